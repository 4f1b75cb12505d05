import { ORDINARY } from '@wigwag/lee';
import { describe, expect, test } from 'vitest';
import { areaSized, areaTurned, halvesTurned, newArea, ringIn } from './area.ts';
import { between, curveThrough, lengthOf } from './curves.ts';
import { fenceBetween, firstStretch } from './fence.ts';
import { bendAdded, bendMoved, bendRemoved, firstWater, lineIn, lineMoved, lineTurned } from './line.ts';
import {
  cornerFixed,
  cutShort,
  hasBegun,
  legBack,
  legSettled,
  marchTurned,
  newMarch,
  ontoRoad,
  pointerGone,
  stepsOf,
} from './march.ts';
import { anchorTurned, NEW_ROAD } from './road.ts';
import { cutsOf } from './shapes.ts';
import { atEdge, snapped } from './snapping.ts';

const TABLE = { width: 72, height: 48 };

describe('snapping', () => {
  test('goes to quarters of an inch unless it is switched off', () => {
    expect(snapped({ x: 3.1, y: 4.9 })).toEqual({ x: 3, y: 5 });
    expect(snapped({ x: 3.1, y: 4.9 }, true)).toEqual({ x: 3.1, y: 4.9 });
  });

  test('brings the end of a water to the nearest edge', () => {
    expect(atEdge({ x: 3, y: 20 }, TABLE)).toEqual({ x: 0, y: 20 });
    expect(atEdge({ x: 40, y: 46 }, TABLE)).toEqual({ x: 40, y: 48 });
  });
});

describe('a water in hand', () => {
  const river = firstWater('river', TABLE, 24);

  test('runs from edge to edge and winds a little, and a straight one is no longer for being a curve', () => {
    expect(lineIn(river).at(0)).toEqual({ x: 0, y: 24 });
    expect(lineIn(river).at(-1)).toEqual({ x: 72, y: 24 });
    expect(lengthOf(lineIn(river))).toBeGreaterThan(72.1);
    expect(lengthOf(lineIn(river))).toBeLessThan(73);
    const straight = { ...river, bends: river.bends.map(({ x }) => ({ x, y: 24 })) };
    expect(lengthOf(lineIn(straight))).toBeCloseTo(72, 6);
  });

  test('its ends stay on the edges, its bends go where they are dragged', () => {
    expect(bendMoved(river, 0, { x: 5, y: 30 }, TABLE).bends[0]).toEqual({ x: 0, y: 30 });
    expect(bendMoved(river, 1, { x: 20.1, y: 30 }, TABLE).bends[1]).toEqual({ x: 20.1, y: 30 });
  });

  test('a bend is added where the line is nearest, and removed again; two ends remain', () => {
    const added = bendAdded(river, { x: 36, y: 28 });
    expect(added.bends[2]).toEqual({ x: 36, y: 28 });
    expect(bendRemoved(added, 2).bends).toEqual(river.bends);
    expect(bendRemoved({ ...river, bends: river.bends.slice(0, 2) }, 0).bends).toHaveLength(2);
  });

  test('a curve passes through all its bends', () => {
    const bends = [
      { x: 0, y: 0 },
      { x: 10, y: 5 },
      { x: 20, y: 0 },
    ];
    for (const bend of bends) expect(curveThrough(bends)).toContainEqual(bend);
  });
});

describe('the pool', () => {
  test.each([
    ['twelveBySix', 12, 6],
    ['nineByFour', 9, 4],
  ] as const)('offers only sizes within what was agreed: %s', (size, long, short) => {
    for (const terrain of ORDINARY) {
      const cuts = cutsOf(terrain, size);
      expect(new Set(cuts.map(cut => JSON.stringify(cut))).size).toBe(cuts.length);
      for (const { width, depth } of cuts) expect(width <= long && depth <= short).toBe(true);
      expect(newArea(terrain, { x: 9, y: 9 }, size).cut).toEqual(cuts[0]);
    }
  });
});

describe('a piece in hand', () => {
  const wood = newArea('wood', { x: 20, y: 10 });
  const extent = (values: number[]): number => Math.max(...values) - Math.min(...values);

  test('is as large as it says, and keeps its size when it is turned a quarter', () => {
    const sized = areaSized(wood, 8, 4);
    expect(extent(ringIn(sized).map(({ x }) => x))).toBeCloseTo(8, 6);
    expect(extent(ringIn(sized).map(({ y }) => y))).toBeCloseTo(4, 6);
    expect(extent(ringIn(areaTurned(sized, 90)).map(({ x }) => x))).toBeCloseTo(4, 6);
  });

  test('becomes two of 2 x 2, and one again', () => {
    const halves = halvesTurned(wood);
    expect(halves.cut).toMatchObject({ width: 2, depth: 2 });
    expect(halvesTurned(halves).other).toBeUndefined();
  });
});

describe('a march in hand', () => {
  const pose = { at: { x: 10, y: 20 }, heading: 0 };
  const size = { width: 2.4, depth: 1.2 };

  test('is a turn to each place and ahead to it', () => {
    const draft = { ...newMarch('u'), corners: [{ x: 10, y: 16 }], target: { x: 13, y: 16 } };
    expect(stepsOf(draft, pose, size)).toEqual([
      { do: 'forward', turn: 0, ahead: 4, onRoad: '' },
      { do: 'pivotFront', turn: 90, ahead: 0, onRoad: '' },
      { do: 'forward', turn: 0, ahead: 3, onRoad: '' },
    ]);
  });

  test('turns where it stands before it goes, afterwards at its end; one leg back undoes the last', () => {
    expect(marchTurned(newMarch('u'), 5).startTurn).toBe(5);
    const gone = cornerFixed({ ...newMarch('u'), target: { x: 10, y: 16 } });
    expect(gone.corners).toHaveLength(1);
    const turned = marchTurned(gone, -5);
    expect(turned.endTurn).toBe(-5);
    expect(legBack(turned).endTurn).toBe(0);
    expect(legBack(legBack(turned)).corners).toHaveLength(0);
  });

  test('follows the pointer until it is settled; then only a leg more or back changes it', () => {
    const [one, two] = [
      { x: 10, y: 16 },
      { x: 13, y: 16 },
    ];
    const following = { ...newMarch('u'), target: one };
    expect(pointerGone(following).target).toBeUndefined();
    const settled = legSettled(following);
    expect(pointerGone(settled)).toBe(settled);
    const further = legSettled({ ...cornerFixed(settled), target: two });
    expect([further.corners, further.target]).toEqual([[one], two]);
    expect(legBack(further)).toEqual(settled);
    expect([hasBegun(settled), hasBegun(legBack(settled)), legBack(settled).isFollowing]).toEqual([true, false, true]);
    expect(marchTurned(newMarch('u'), 5).isFollowing).toBe(false);
  });

  test('is cut short where its way ends that was judged', () => {
    const path = [pose.at, { x: 10, y: 16 }, { x: 10, y: 16 }, { x: 12, y: 16 }];
    const short = cutShort({ ...newMarch('u'), target: { x: 30, y: 16 }, endTurn: 5 }, path);
    expect(short).toMatchObject({ corners: [path[1]], target: path[3], endTurn: 0, isFollowing: false });
  });

  test('goes along a road from one place on it to another, and straight where one of them is off it', () => {
    const line = [
      { x: 10, y: 24 },
      { x: 10, y: 16 },
      { x: 18, y: 16 },
    ];
    const roads = [{ id: 'p3', line, reach: 0.5 }];
    const draft = { ...newMarch('u'), corners: [{ x: 13, y: 16.2 }], target: { x: 13, y: 12 } };
    const alongIt = [
      { do: 'forward', turn: 0, ahead: 4, onRoad: 'p3' },
      { do: 'pivotFront', turn: 90, ahead: 0, onRoad: '' },
      { do: 'forward', turn: 0, ahead: 3, onRoad: 'p3' },
    ];
    const steps = stepsOf(draft, pose, size, roads);
    expect(steps.slice(0, 3)).toEqual(alongIt);
    expect(steps.slice(3)).toEqual([
      { do: 'pivotFront', turn: -90, ahead: 0, onRoad: '' },
      { do: 'forward', turn: 0, ahead: 4, onRoad: '' },
    ]);
    expect(stepsOf({ ...draft, keepsToRoads: false }, pose, size, roads).map(({ onRoad }) => onRoad)).not.toContain(
      'p3',
    );
  });

  test('keeps to a road between two places beside it', () => {
    const road = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
    ];
    expect(between(road, { x: 2, y: 1 }, { x: 9, y: 6 })).toEqual([
      { x: 2, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 6 },
    ]);
  });
});

test('works are moved and turned as a whole', () => {
  const bends = [
    { x: 10, y: 20 },
    { x: 16, y: 20 },
  ];
  const works = { kind: 'line', drawn: 'works', bends } as const;
  expect(lineMoved(works, { x: 33.1, y: 9.9 }).bends).toEqual([
    { x: 30, y: 10 },
    { x: 36, y: 10 },
  ]);
  const [top, bottom] = lineTurned(works, 90).bends;
  expect([top?.x, top?.y, bottom?.x, bottom?.y].map(n => Math.round(n ?? 0))).toEqual([13, 17, 13, 23]);
});

test('a road has its base first, and points in the order in which they were chosen', () => {
  const two = anchorTurned(anchorTurned(NEW_ROAD, 2), 0);
  expect(anchorTurned(two, 'top').anchors).toEqual(['top', 2, 0]);
  expect(anchorTurned(two, 2).anchors).toEqual([0]);
});

describe('a fence in hand', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 20 },
  ];

  test('follows a road round its bend and does not come back over itself', () => {
    const host = { as: 'course', line, width: 1 } as const;
    const round = fenceBetween(host, { x: 10, y: 0.5 }, { x: 19.5, y: 10 }, 5) ?? [];
    expect(round).toHaveLength(3);
    expect(lengthOf(round)).toBeCloseTo(19.2, 0);
    const back = fenceBetween(host, { x: 10, y: 0.5 }, { x: 4, y: 0.5 }, 19) ?? [];
    expect(back).toHaveLength(2);
    expect(lengthOf(back)).toBeCloseTo(6);
    expect(back.every(({ y }) => Math.abs(y - 0.5) < 1e-6)).toBe(true);
  });

  test('goes round a corner of a field, whichever way it was going', () => {
    const ring = [...line, { x: 0, y: 20 }];
    const way = fenceBetween({ as: 'field', ring }, { x: 10, y: 0 }, { x: 0, y: 5 }, 14) ?? [];
    expect(way).toEqual([
      { x: 10, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 5 },
    ]);
  });

  test('begins with a foot of the road that nothing crosses', () => {
    const road = [
      { x: 0, y: 24 },
      { x: 72, y: 24 },
    ];
    const river = {
      width: 2,
      line: [
        { x: 36, y: 0 },
        { x: 36, y: 48 },
      ],
    };
    const first = firstStretch(road, 1, [river]);
    expect(lengthOf(first)).toBeCloseTo(12);
    expect(first.every(({ x }) => Math.abs(x - 36) > 2)).toBe(true);
    expect(
      lengthOf(
        firstStretch(
          road.map(({ x }) => ({ x: x / 9, y: 0 })),
          1,
          [],
        ),
      ),
    ).toBeCloseTo(8);
  });
});

test('a drag that comes onto a road goes along it from there, until it leaves the road', () => {
  const road = {
    id: 'p1',
    line: [
      { x: 0, y: 20 },
      { x: 40, y: 20 },
    ],
    reach: 0.5,
  };
  const from = { x: 5, y: 10 };
  const onto = ontoRoad([road], { from, to: { x: 6, y: 19.8 } }, undefined);
  expect(onto).toEqual({ id: 'p1', at: { x: 6, y: 20 } });
  expect(ontoRoad([road], { from, to: { x: 25, y: 20 } }, onto)).toBe(onto);
  expect(ontoRoad([road], { from, to: { x: 25, y: 25 } }, onto)).toBeUndefined();
  // Whoever stands on it needs no way to it.
  expect(ontoRoad([road], { from: { x: 1, y: 20 }, to: { x: 25, y: 20 } }, undefined)).toBeUndefined();
});
