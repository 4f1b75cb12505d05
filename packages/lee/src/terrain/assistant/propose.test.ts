import { describe, expect, test } from 'vitest';
import type { AnyChoice, Game } from '../../game.ts';
import { nearestOnLine } from '../../geometry/line.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { openGame } from '../../ruleset.ts';
import { worldOf } from '../../testing/armies.fixture.ts';
import { whyNot } from '../../testing/play.fixture.ts';
import { NO_COUNTS } from '../board.ts';
import { pointsOf, type StoredPoint } from '../stored.ts';
import {
  A,
  area,
  at,
  B,
  bridge,
  laidLine,
  line,
  linearTurn,
  ordinaryTurn,
  PLAIN,
  rect,
  type Sketch,
  table,
} from '../table.fixture.ts';
import type { Hint } from './near.ts';
import { propose } from './propose.ts';

const proposed = (game: Game, hint?: Hint): AnyChoice => {
  const choice = propose(game, hint);
  if (choice === undefined) throw new Error('nothing');
  expect([choice.do, whyNot(game, choice)]).toEqual([choice.do, undefined]);
  return choice;
};

const ringIn = (choice: AnyChoice): readonly StoredPoint[] => {
  if (!('ring' in choice)) throw new Error(choice.do);
  return choice.ring;
};

const middle = (ring: readonly StoredPoint[]): Point => {
  const points = pointsOf(ring);
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
};

const width = (ring: readonly StoredPoint[]): number => {
  const xs = pointsOf(ring).map(({ x }) => x);
  return Math.max(...xs) - Math.min(...xs);
};

const granted = (ability: 'shift' | 'extra-terrain') => ({
  armies: { ...PLAIN.armies, blue: { ...PLAIN.armies?.blue, abilities: [ability] } },
});

describe('an element in hand', () => {
  test('keeps its kind, its surface and its outline where it may lie', () => {
    const ring = rect(20, 15, 26, 19);
    const hint = { verb: 'layArea', terrain: 'difficult', surface: 'field', ring };
    expect(proposed(ordinaryTurn(A), hint)).toEqual({ do: 'layArea', terrain: 'difficult', surface: 'field', ring });
    expect(proposed(ordinaryTurn(A), { ...hint, surface: 'impassable' })).toMatchObject({ surface: 'impassable' });
    expect(proposed(ordinaryTurn(A), { ...hint, surface: 'lava' })).toMatchObject({ surface: 'plain' });
  });

  test('is made smaller only where it finds no place as it is, and then no smaller than need be', () => {
    const walls = [area('p1', 'hill', rect(0, 0, 30, 36), B), area('p2', 'hill', rect(35, 0, 72, 36), B)];
    const ring = rect(30, 20, 36, 23);
    const game = ordinaryTurn(A, { areas: walls, world: PLAIN });
    const choice = proposed(game, { terrain: 'wood', ring });
    expect(width(ringIn(choice))).toBeCloseTo(4.5, 2);
    expect(distance(middle(ringIn(choice)), { x: 32.5, y: 21.5 })).toBeLessThan(1.5);
  });

  test('another is found where nothing like it has a place near', () => {
    const walls = [area('p1', 'hill', rect(0, 0, 40, 36), B)];
    const game = ordinaryTurn(A, { areas: walls, world: PLAIN });
    expect(middle(ringIn(proposed(game, { terrain: 'wood', ring: rect(0, 20, 6, 23) }))).x).toBeGreaterThan(40);
  });

  test('one of natural size lies around a place that is pointed at', () => {
    const choice = proposed(ordinaryTurn(A), { terrain: 'hill', at: at(50, 20) });
    expect(choice).toMatchObject({ do: 'layArea', terrain: 'hill', surface: 'plain' });
    expect(distance(middle(ringIn(choice)), { x: 50, y: 20 })).toBeLessThan(1);
    expect(width(ringIn(choice))).toBeGreaterThan(4);
    // Two corners are no outline yet.
    const begun = proposed(ordinaryTurn(A), { terrain: 'hill', at: at(50, 20), ring: line([1, 1], [3, 3]) });
    expect(ringIn(begun)).toEqual(ringIn(choice));
  });

  test('is of a kind that is left: the one in hand, or another', () => {
    const pool = { ...NO_COUNTS, wood: 9, 'built-up': 9 };
    expect(proposed(ordinaryTurn(A, { pool }), { terrain: 'built-up' })).toMatchObject({ terrain: 'built-up' });
    expect(proposed(ordinaryTurn(A, { pool }), { terrain: 'hill' })).toMatchObject({ terrain: 'wood' });
    expect(propose(ordinaryTurn(A, { pool: NO_COUNTS }))).toBeUndefined();
  });

  test('is left out where nothing has a place any more', () => {
    const areas = [area('p1', 'hill', rect(0, 0, 72, 36), B)];
    const game = ordinaryTurn(A, { areas, pool: { ...NO_COUNTS, wood: 9 }, world: PLAIN });
    expect(proposed(game, { terrain: 'wood' })).toEqual({
      do: 'leaveOut',
      terrain: 'wood',
    });
  });
});

describe('two halves in hand', () => {
  const hint = (ring: StoredPoint[], other: StoredPoint[]): Hint => ({
    verb: 'layHalves',
    terrain: 'wood',
    ring,
    other,
  });

  test('stay where they are if they may, and move together if that helps', () => {
    const [one, two] = [rect(40, 15, 42, 17), rect(46, 15, 48, 17)];
    expect(proposed(ordinaryTurn(A), hint(one, two))).toEqual({
      do: 'layHalves',
      terrain: 'wood',
      surface: 'plain',
      ring: one,
      other: two,
    });
    const both = proposed(ordinaryTurn(A), hint(rect(40, 35, 42, 37), rect(46, 35, 48, 37)));
    if (both.do !== 'layHalves') throw new Error(both.do);
    expect(middle(both.other).x - middle(both.ring).x).toBeCloseTo(6, 6);
    expect(middle(both.other).y).toBe(middle(both.ring).y);
    expect(middle(both.ring).y).toBeLessThan(35.1);
    expect(middle(both.ring).y).toBeGreaterThan(33);
  });

  test('that lie on each other are drawn apart: only one of them moves', () => {
    const ring = rect(40, 15, 42, 17);
    const apart = proposed(ordinaryTurn(A), hint(ring, rect(41, 15, 43, 17)));
    if (apart.do !== 'layHalves') throw new Error(apart.do);
    expect(apart.ring).toEqual(ring);
    expect(distance(middle(apart.other), { x: 42, y: 16 })).toBeLessThan(1.7);
  });

  test('one alone is not enough: a pair is proposed', () => {
    const pair = proposed(ordinaryTurn(A), { verb: 'layHalves', terrain: 'wood', ring: rect(40, 15, 42, 17) });
    expect(pair.do).toBe('layHalves');
    expect(proposed(ordinaryTurn(A), { verb: 'layHalves' }).do).toBe('layHalves');
  });
});

describe('a line in hand', () => {
  const ends = (choice: AnyChoice): Point[] => {
    if (!('line' in choice)) throw new Error(choice.do);
    const points = pointsOf(choice.line);
    return [points[0] ?? { x: 1, y: 1 }, points.at(-1) ?? { x: 1, y: 1 }];
  };

  test('water that is legal stays as it is, and its ends are drawn to the nearest edges', () => {
    const course = line([0, 20], [30, 22], [72, 20]);
    expect(proposed(linearTurn(A), { verb: 'layRiver', line: course })).toEqual({ do: 'layRiver', line: course });
    const snapped = proposed(linearTurn(A), { verb: 'layRiver', line: line([2, 20], [30, 22], [70, 21]) });
    expect(snapped).toEqual({ do: 'layRiver', line: line([0, 20], [30, 22], [72, 21]) });
    const top = proposed(linearTurn(A), { verb: 'layStream', line: line([1, 20], [20, 18], [40, 2]) });
    expect(top).toEqual({ do: 'layStream', line: line([0, 20], [20, 18], [40, 0]) });
    const outside = proposed(linearTurn(A), { verb: 'layStream', line: line([-3, 20], [20, 18], [40, -2]) });
    expect(outside).toEqual(top);
    const bottom = proposed(linearTurn(B), { verb: 'layStream', line: line([75, 30], [50, 32], [40, 47]) });
    expect(bottom).toEqual({ do: 'layStream', line: line([72, 30], [50, 32], [40, 48]) });
  });

  test('water in the enemy’s zone is shifted, or another course is found near it', () => {
    const shifted = proposed(linearTurn(A), { verb: 'layRiver', line: line([0, 38], [30, 37], [72, 38]) });
    expect(ends(shifted).every(({ y }) => y > 28 && y < 36)).toBe(true);
    const near = (y: number) => ends(proposed(linearTurn(A), { verb: 'layRiver', at: at(0, y) }))[0]?.y ?? 0;
    expect(Math.abs(near(8) - 8)).toBeLessThan(6);
    expect(Math.abs(near(30) - 30)).toBeLessThan(6);
    const far = proposed(linearTurn(A), { verb: 'layRiver', line: line([0, 47], [36, 47], [72, 47]) });
    expect(far.do).toBe('layRiver');
    const one = proposed(linearTurn(A), { verb: 'layRiver', line: line([0, 30]) });
    expect(Math.abs((ends(one)[0]?.y ?? 0) - 30)).toBeLessThan(6);
  });

  test('a way becomes the legal form that is nearest to it', () => {
    const road = (points: StoredPoint[]) => proposed(linearTurn(B), { verb: 'layRoad', line: points });
    expect(road(line([36, 0], [17, 18], [18, 48]))).toEqual({
      do: 'layRoad',
      line: line([36, 0], [18, 18], [18, 48]),
      sunken: false,
    });
    expect(road(line([36, 0], [53, 30], [55, 48]))).toMatchObject({ line: line([36, 0], [54, 30], [54, 48]) });
    const railway = proposed(linearTurn(B, { world: PLAIN }), { verb: 'layRailway', line: line([0, 18], [72, 24]) });
    expect(railway).toMatchObject({ do: 'layRailway', bed: 'flat' });
    expect(ends(railway)).toEqual([
      { x: 0, y: 18 },
      { x: 72, y: 24 },
    ]);
    const used = [laidLine('p1', 'road', line([36, 0], [18, 18], [18, 48]), A)];
    expect(proposed(linearTurn(B, { lines: used }), { verb: 'layRoad', at: at(60, 20) }).do).toBe('layRoad');
  });

  test('a way is not proposed on one that lies there already', () => {
    for (const verb of ['layRoad', 'layRailway']) {
      const first = proposed(linearTurn(B, { world: PLAIN }), { verb });
      if (!('line' in first)) throw new Error(first.do);
      const lines = [laidLine('p1', 'road', [...first.line], A)];
      const next = proposed(linearTurn(B, { lines, world: PLAIN }), { verb });
      expect('line' in next && next.line).not.toEqual(first.line);
    }
  });

  test('a way of which only a point is chosen runs through it', () => {
    for (const [x, y] of [
      [18, 18],
      [36, 24],
      [54, 30],
    ] as const) {
      const road = proposed(linearTurn(B), { verb: 'layRoad', line: line([x, y]) });
      expect('line' in road && road.line).toContainEqual(at(x, y));
    }
  });

  test('the kind that is in hand, and a pass where it may not be laid', () => {
    expect(proposed(linearTurn(A), {}).do).toBe('layRoad');
    expect(proposed(linearTurn(B), { verb: 'layRiver' })).toEqual({ do: 'passLinear' });
    expect(proposed(linearTurn(A), { verb: 'layStream' }).do).toBe('layStream');
    const roads = [10, 20, 50, 60].map((x, i) => laidLine(`p${i}`, 'road', line([x, 0], [x, 48]), A));
    expect(proposed(linearTurn(A, { lines: roads, world: PLAIN }), {}).do).not.toBe('layRoad');
    expect(proposed(linearTurn(A, { linearLeft: 0 }), {})).toEqual({ do: 'passLinear' });
  });
});

describe('a bridge in hand', () => {
  const placing = (sketch: Sketch = {}) =>
    table(
      { kind: 'bridges', by: B, river: 'p1', left: 1 },
      { lines: [laidLine('p1', 'river', line([0, 20], [72, 20]), A)], world: PLAIN, ...sketch },
    );

  test('goes to the foot on the river, or to the nearest place where that is taken', () => {
    expect(proposed(placing(), { at: at(33, 26) })).toEqual({ do: 'placeBridge', at: at(33, 20) });
    const taken = proposed(placing({ bridges: [bridge('p2', 33, 20)] }), { at: at(33.5, 26) });
    if (taken.do !== 'placeBridge') throw new Error(taken.do);
    expect(taken.at.x).toBeGreaterThan(36_900);
    expect(taken.at.x).toBeLessThan(39_100);
    expect(taken.at.y).toBe(20_000);
    const left = proposed(placing({ bridges: [bridge('p2', 33, 20)] }), { at: at(32.5, 26) });
    if (left.do === 'placeBridge') expect(left.at.x).toBeLessThan(29_100);
  });

  test('somewhere without a place in hand, and nowhere without room', () => {
    expect(proposed(placing()).do).toBe('placeBridge');
    const rocks = [area('p3', 'hill', rect(0, 22, 72, 26), A, { surface: 'impassable' })];
    expect(proposed(placing({ areas: rocks }), { at: at(33, 20) }).do).not.toBe('placeBridge');
  });

  test('a road is no river', () => {
    const lines = [
      laidLine('p2', 'road', line([30, 0], [30, 48]), A),
      laidLine('p1', 'river', line([0, 20], [72, 20]), A),
    ];
    expect(proposed(placing({ lines }), { at: at(40, 28) })).toEqual({ do: 'placeBridge', at: at(40, 20) });
  });
});

describe('a fence in hand', () => {
  const fencing = (sketch: Sketch = {}) =>
    table({ kind: 'barriers', by: A }, { world: PLAIN, barriersLeft: 2, ...sketch });
  const ROADS = () => [
    laidLine('p1', 'road', line([20, 0], [20, 48]), A),
    laidLine('p2', 'road', line([50, 0], [50, 48]), A),
    laidLine('p3', 'road', line([40, 0], [40, 48]), B),
  ];

  test('runs along the host that is named, else along the nearest of one’s own', () => {
    const along = (hint: Hint) => {
      const choice = proposed(fencing({ lines: ROADS() }), hint);
      return choice.do === 'layBarrier' ? choice.along : choice.do;
    };
    expect(along({ piece: 'p1', at: at(50, 20) })).toBe('p1');
    expect(along({ piece: 'p2' })).toBe('p2');
    expect(along({ at: at(42, 20) })).toBe('p2');
    expect(along({ at: at(22, 20) })).toBe('p1');
    const areas = [area('p4', 'difficult', rect(30, 10, 36, 14), A, { surface: 'field' })];
    const field = proposed(fencing({ lines: ROADS(), areas }), { at: at(31, 12) });
    expect(field).toMatchObject({ do: 'layBarrier', along: 'p4' });
  });

  test('stays as it was drawn where it may, moves a little where it may not', () => {
    const drawn = line([20.7, 5], [20.7, 20]);
    expect(proposed(fencing({ lines: ROADS() }), { piece: 'p1', line: drawn })).toEqual({
      do: 'layBarrier',
      barrier: 'fence',
      along: 'p1',
      line: drawn,
    });
    const moved = proposed(fencing({ lines: ROADS() }), { piece: 'p1', line: line([22, 5], [22, 20]) });
    if (moved.do !== 'layBarrier') throw new Error(moved.do);
    expect(pointsOf(moved.line).every(({ x }) => x <= 21.01 && x > 20)).toBe(true);
    expect(nearestOnLine({ x: 21, y: 12 }, pointsOf(moved.line)).distance).toBeLessThan(1);
  });

  test('another is found near where it was drawn too far off', () => {
    const near = (y: number) => {
      const choice = proposed(fencing({ lines: ROADS() }), { piece: 'p1', at: at(21, y) });
      if (choice.do !== 'layBarrier') throw new Error(choice.do);
      return nearestOnLine({ x: 21, y }, pointsOf(choice.line)).distance;
    };
    expect([near(6), near(20), near(34)].every(far => far < 5)).toBe(true);
  });

  test('a pass where there is nothing to put one along', () => {
    expect(proposed(fencing({ lines: ROADS().slice(2) }), { at: at(40, 20) })).toEqual({ do: 'passBarrier' });
  });
});

describe('changes in hand', () => {
  const AREAS = () => [area('p1', 'wood', rect(20, 15, 26, 19), A), area('p2', 'hill', rect(40, 15, 46, 19), B)];
  const changing = (sketch: Sketch) => table({ kind: 'changes', by: A }, { areas: AREAS(), world: PLAIN, ...sketch });

  test('a piece is shifted to where it is wanted, or as near to it as may be', () => {
    const game = () => changing({ world: granted('shift') });
    const hint = { verb: 'shift', piece: 'p1' };
    expect(proposed(game(), { ...hint, at: at(3, 2) })).toEqual({ do: 'shift', piece: 'p1', by: at(3, 2) });
    const near = proposed(game(), { ...hint, at: at(20, 0) });
    if (near.do !== 'shift') throw new Error(near.do);
    const off = distance({ x: near.by.x / 1000, y: near.by.y / 1000 }, { x: 20, y: 0 });
    expect(off).toBeGreaterThan(3.5);
    expect(off).toBeLessThan(5);
    expect(proposed(game(), hint)).toEqual({ do: 'changed' });
    expect(proposed(game(), { verb: 'shift', at: at(3, 2) })).toEqual({ do: 'changed' });
    expect(proposed(game(), { piece: 'p1', at: at(3, 2) })).toEqual({ do: 'changed' });
    expect(proposed(game(), { ...hint, piece: 'p9', at: at(3, 2) })).toEqual({ do: 'changed' });
  });

  test('an extra element keeps its kind and its outline', () => {
    const game = () => changing({ world: granted('extra-terrain'), pool: NO_COUNTS });
    const ring = rect(50, 20, 56, 24);
    expect(proposed(game(), { verb: 'layExtra', terrain: 'hill', ring })).toEqual({
      do: 'layExtra',
      terrain: 'hill',
      surface: 'plain',
      ring,
    });
    expect(proposed(game(), { verb: 'layExtra', ring })).toMatchObject({ do: 'layExtra', ring });
    expect(proposed(game(), { verb: 'layExtra', terrain: 'hill' })).toEqual({ do: 'changed' });
    expect(proposed(game(), { terrain: 'hill', ring })).toEqual({ do: 'changed' });
  });

  test('nobody is told to change anything', () => {
    expect(proposed(changing({ battlefield: 'offensive' }))).toEqual({ do: 'changed' });
  });
});

describe('works and free maps', () => {
  const digging = (left: number, world: Sketch['world'] = PLAIN) => table({ kind: 'works', by: A, left }, { world });

  test('a section in hand stays, is moved out of the enemy’s zone, and another is found without one', () => {
    const drawn = line([20, 8], [25, 9]);
    expect(proposed(digging(1), { line: drawn })).toEqual({ do: 'layWorks', line: drawn });
    const moved = proposed(digging(1), { line: line([20, 37], [25, 37]) });
    if (moved.do !== 'layWorks') throw new Error(moved.do);
    const [from, to] = pointsOf(moved.line);
    expect(from?.y).toBeGreaterThan(34);
    expect(from?.y).toBeLessThanOrEqual(36.1);
    expect((to?.x ?? 0) - (from?.x ?? 0)).toBeCloseTo(5, 6);
    expect(proposed(digging(1), { line: line([20, 8]) }).do).toBe('layWorks');
  });

  test('nothing is proposed to whoever has none left but in his cards', () => {
    const cards = [{ id: 'x', title: { en: '', pl: '' }, count: 1, abilities: ['works'] }] as const;
    expect(proposed(digging(0, { armies: { blue: { cards } } }), { line: line([20, 8], [25, 9]) })).toEqual({
      do: 'noWorks',
    });
  });

  test('on a free map an element in hand, else that it is confirmed', () => {
    const map = () =>
      table({ kind: 'whole', by: A, confirmed: false }, { world: { ...PLAIN, options: { method: 'agreement' } } });
    const ring = rect(50, 40, 56, 44);
    expect(proposed(map(), { verb: 'layArea', ring })).toEqual({
      do: 'layArea',
      terrain: 'wood',
      surface: 'plain',
      ring,
    });
    expect(proposed(map(), { ring })).toEqual({ do: 'confirmTerrain' });
    expect(proposed(map())).toEqual({ do: 'confirmTerrain' });
  });

  test('to leave an element out is agreed to', () => {
    expect(proposed(table({ kind: 'leaveOut', by: B, terrain: 'wood' }))).toEqual({ do: 'agreeToLeaveOut' });
  });

  test('nothing where no frame of this chapter asks', () => {
    const { game } = openGame(worldOf());
    expect(propose(game as Game)).toBeUndefined();
    expect(propose({ ...(game as Game), stack: [] })).toBeUndefined();
  });
});
