import { expect, test } from 'vitest';
import type { AnyChoice, Game } from '../game.ts';
import { judgePlacement } from './judgePlacement.ts';
import type { StoredPoint } from './stored.ts';
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
  RIVER_ACROSS,
  rect,
  type Sketch,
  table,
} from './table.fixture.ts';

const lay = (terrain: 'hill' | 'difficult' | 'wood' | 'built-up', ring: StoredPoint[], surface = 'plain') =>
  ({ do: 'layArea', terrain, surface, ring }) as AnyChoice;
const halves = (ring: StoredPoint[], other: StoredPoint[]) =>
  ({ do: 'layHalves', terrain: 'wood', surface: 'plain', ring, other }) as AnyChoice;
const water = (kind: 'layRiver' | 'layStream', course: StoredPoint[]) => ({ do: kind, line: course }) as AnyChoice;
const road = (course: StoredPoint[]) => ({ do: 'layRoad', line: course, sunken: false }) as AnyChoice;
const railway = (course: StoredPoint[], bed = 'flat') => ({ do: 'layRailway', line: course, bed }) as AnyChoice;
const fence = (along: string, course: StoredPoint[]) =>
  ({ do: 'layBarrier', barrier: 'fence', along, line: course }) as AnyChoice;
const placed = (x: number, y: number) => ({ do: 'placeBridge', at: at(x, y) }) as AnyChoice;

const fenceTurn = (sketch: Sketch) => table({ kind: 'barriers', by: A }, { barriersLeft: 3, world: PLAIN, ...sketch });
const bridgeTurn = (sketch: Sketch) => table({ kind: 'bridges', by: B, left: 1 } as never, { world: PLAIN, ...sketch });
const worksTurn = () => table({ kind: 'works', by: A, left: 1 } as never, { world: PLAIN });

const WOOD = area('p9', 'wood', rect(10, 20, 16, 24), A);
const HILL = area('p8', 'hill', rect(18, 20, 22, 24), A);
const ROAD = laidLine('p1', 'road', line([36, 0], [36, 48]), A);
const FIELD = area('p5', 'difficult', rect(10, 14, 18, 18), A, { surface: 'field' });

/** The reason as the table tells it: the clause, its numbers, and what is lit. Of a copy nothing is known from before. */
function told(game: Game, choice: AnyChoice) {
  const copy = { ...game, board: structuredClone(game.board) };
  const found = judgePlacement(copy, structuredClone(choice)).find(({ ok }) => !ok);
  const numbers = Object.entries(found?.numbers ?? {}).map(
    ([name, value]) => `${name} ${Math.round(value * 100) / 100}`,
  );
  const lit = (found?.shapes ?? []).map(({ role, form, points }) => `${role} ${form} ${points.length}`);
  return [found?.clause, numbers.join(', '), lit.join(', ')];
}

const CASES: readonly (readonly [string, Game, AnyChoice, string, string, string])[] = [
  [
    'off the table',
    ordinaryTurn(A),
    lay('wood', rect(-1, 20, 3, 24)),
    '13.10/ordinary-rest',
    'corners 4',
    'fault ring 4',
  ],
  [
    'one that crosses itself',
    ordinaryTurn(A),
    lay('wood', line([20, 20], [24, 24], [24, 20], [20, 24])),
    '13.10/alternate-b-first',
    'corners 4',
    'fault ring 4',
  ],
  [
    'a small piece alone',
    ordinaryTurn(A),
    lay('wood', rect(10, 20, 12, 22)),
    '13.10/half-2x2',
    'limit 2, pieces 1',
    'fault ring 4',
  ],
  [
    'a large half',
    ordinaryTurn(A),
    halves(rect(10, 20, 12, 22), rect(20, 20, 24, 22)),
    '13.10/half-2x2',
    'limit 2, pieces 2',
    'fault ring 4',
  ],
  [
    'too large',
    ordinaryTurn(A),
    lay('wood', rect(10, 13, 22.1, 19)),
    '13.2/max-12x6',
    'long 12.1, short 6, limitLong 12, limitShort 6, surface 72.6, limitSurface 72',
    'fault ring 4',
  ],
  [
    'in the enemy’s zone',
    ordinaryTurn(A),
    lay('wood', rect(30, 33, 36, 37)),
    '13.10/ordinary-not-enemy',
    'area 6',
    'fault ring 4, cause ring 4',
  ],
  [
    'on another',
    ordinaryTurn(A, { areas: [WOOD] }),
    lay('hill', rect(14, 20, 20, 24)),
    '13.10/no-stack',
    'area 8',
    'fault ring 4, cause ring 4',
  ],
  [
    'on two others',
    ordinaryTurn(A, { areas: [WOOD, HILL] }),
    lay('wood', rect(15, 20, 20, 24)),
    '13.10/no-stack',
    'area 8',
    'fault ring 4, cause ring 4',
  ],
  [
    'halves on each other',
    ordinaryTurn(A),
    halves(rect(10, 20, 12, 22), rect(11, 20, 13, 22)),
    '13.10/no-stack',
    'area 2',
    'fault ring 4, cause ring 4',
  ],
  [
    'a hill on the river',
    ordinaryTurn(A, { lines: [RIVER_ACROSS] }),
    lay('hill', rect(10, 16, 14, 20)),
    '13.10/river-no-hill',
    'area 4',
    'fault ring 4, cause ring 4',
  ],
  [
    'a village on the river',
    ordinaryTurn(A, { lines: [RIVER_ACROSS] }),
    lay('built-up', rect(10, 16, 14, 20)),
    '13.10/river-no-built-up',
    'area 4',
    'fault ring 4, cause ring 4',
  ],
  [
    'impassable under a point',
    ordinaryTurn(A),
    lay('difficult', rect(34, 22, 38, 26), 'impassable'),
    '13.7/sp-terrain-allowed',
    'points 1',
    'fault ring 4, cause point 1',
  ],
  [
    'impassable near a bridge',
    ordinaryTurn(A, { lines: [RIVER_ACROSS], bridges: [bridge('p2', 20, 20), bridge('p3', 60, 20)] }),
    lay('difficult', rect(24.5, 19, 27, 21), 'impassable'),
    '13.10/bridge-no-inaccessible',
    'gap 4, limit 6',
    'fault ring 4, cause ring 4',
  ],
  ['a wood as a field', ordinaryTurn(A), lay('wood', rect(10, 20, 16, 24), 'field'), '7.2/field-is-difficult', '', ''],
  [
    'a fifth line',
    linearTurn(A, { linearLeft: 0 }),
    water('layRiver', line([0, 20], [72, 20])),
    '13.10/linear-max-4',
    'left 0',
    '',
  ],
  [
    'a second river',
    linearTurn(A, { lines: [RIVER_ACROSS] }),
    water('layRiver', line([0, 5], [30, 0])),
    '13.10/river-max-1',
    'standing 1, limit 1',
    '',
  ],
  [
    'a river that ends inside',
    linearTurn(A),
    water('layRiver', line([0, 20], [40, 20])),
    '13.10/river-edges',
    'edges 1',
    'fault point 1',
  ],
  [
    'a river that begins and ends inside',
    linearTurn(A),
    water('layRiver', line([20, 20], [40, 20])),
    '13.10/river-edges',
    'edges 0',
    'fault point 1, fault point 1',
  ],
  [
    'a river to the same edge',
    linearTurn(A),
    water('layRiver', line([0, 14], [10, 20], [0, 26])),
    '13.10/river-edges',
    'edges 1',
    'fault point 1, fault point 1',
  ],
  [
    'a river along an edge',
    linearTurn(A),
    water('layRiver', line([0, 20], [20, 0], [72, 20])),
    '13.10/river-edges',
    'edges 2',
    'fault point 1, fault point 1, fault point 1',
  ],
  ['a river of one point', linearTurn(A), water('layRiver', line([0, 20])), '13.10/river-edges', 'corners 1', ''],
  [
    'a river in the enemy’s zone',
    linearTurn(A),
    water('layRiver', line([0, 36], [72, 36])),
    '13.10/river-zones',
    'area 72',
    'fault ring 4',
  ],
  [
    'a stream beside the river',
    linearTurn(B, { lines: [RIVER_ACROSS] }),
    water('layStream', line([0, 25], [72, 25])),
    '13.10/water-perpendicular',
    'gap 3.75, limit 6, angle 0',
    'fault line 289, cause line 2',
  ],
  [
    'a stream across the river askew',
    linearTurn(B, { lines: [RIVER_ACROSS] }),
    water('layStream', line([0, 14], [72, 32])),
    '13.10/water-perpendicular',
    'gap 0, limit 6, angle 14.04',
    'fault line 219, cause line 2',
  ],
  [
    'a detour',
    linearTurn(A),
    road(line([36, 0], [18, 18], [24, 48])),
    '13.10/road-shortest',
    'length 56.05, shortest 55.46, slack 0.5',
    'fault line 3, cause line 3',
  ],
  [
    'a railway by a detour',
    linearTurn(A),
    railway(line([36, 0], [18, 18], [24, 48])),
    '13.10/road-shortest',
    'length 56.05, shortest 55.46, slack 0.5',
    'fault line 3, cause line 3',
  ],
  ['a road off the points', linearTurn(A), road(line([10, 0], [10, 48])), '13.10/road-form-two-sp', '', 'fault line 2'],
  [
    'a railway off the points',
    linearTurn(A),
    railway(line([10, 0], [10, 48])),
    '13.10/rail-as-road',
    '',
    'fault line 2',
  ],
  [
    'a railway without a word about its bed',
    linearTurn(A),
    railway(line([36, 0], [18, 18], [18, 48]), 'unsaid'),
    '13.10/rail-embankment',
    '',
    '',
  ],
  ['a road of one point', linearTurn(A), road(line([36, 0])), '13.10/road-shortest', 'corners 1', 'fault line 1'],
  [
    'a road whose bridge is too near',
    linearTurn(A, { lines: [RIVER_ACROSS], bridges: [bridge('p2', 33, 20)] }),
    road(line([36, 0], [36, 48])),
    '13.10/bridge-spacing-3',
    'gap 2, limit 3',
    'fault ring 4, cause ring 4, measure line 2',
  ],
  [
    'a bridge beside the river',
    bridgeTurn({ lines: [RIVER_ACROSS] }),
    placed(20, 22),
    '13.10/bridge-other-player',
    'off 2',
    'fault point 1, cause line 2',
  ],
  [
    'a bridge near another',
    bridgeTurn({ lines: [RIVER_ACROSS], bridges: [bridge('p2', 20, 20), bridge('p3', 27.5, 20)] }),
    placed(23.9, 20),
    '13.10/bridge-spacing-3',
    'gap 2.6, limit 3',
    'fault ring 4, cause ring 4, measure line 2',
  ],
  [
    'a bridge near impassable ground',
    bridgeTurn({
      lines: [RIVER_ACROSS],
      areas: [area('p9', 'difficult', rect(10, 14, 14, 16), A, { surface: 'impassable' })],
    }),
    placed(14, 20),
    '13.10/bridge-no-inaccessible',
    'gap 3, limit 6',
    'fault ring 4, cause ring 4',
  ],
  [
    'a fence along another’s road',
    fenceTurn({ lines: [{ ...ROAD, by: B }, laidLine('p2', 'road', line([0, 18], [18, 18], [36, 24], [72, 24]), A)] }),
    fence('p1', line([36.6, 5], [36.6, 30])),
    '13.10/fence-road-owner',
    '',
    'cause line 2',
  ],
  [
    'a fence along nothing',
    fenceTurn({ lines: [ROAD] }),
    fence('p7', line([36.6, 5], [36.6, 30])),
    '13.10/fence-road-owner',
    '',
    '',
  ],
  [
    'a fence at another’s field',
    fenceTurn({ lines: [ROAD], areas: [{ ...FIELD, by: B }] }),
    fence('p5', line([10, 14], [18, 14])),
    '13.10/fence-field-owner',
    '',
    'cause ring 4',
  ],
  [
    'a fence off its road',
    fenceTurn({ lines: [ROAD] }),
    fence('p1', line([37.1, 0], [37.1, 48])),
    '13.10/fence-road-length',
    'length 48, limit 48, off 1.1, reach 1',
    'fault line 2, cause line 2',
  ],
  [
    'a fence longer than its road',
    fenceTurn({ lines: [ROAD] }),
    fence('p1', line([36.6, 0], [36.6, 40], [35.4, 40], [35.4, 0])),
    '13.10/fence-road-length',
    'length 81.2, limit 48, off 0, reach 1',
    'fault line 4, cause line 2',
  ],
  ['a fence of no point', fenceTurn({ lines: [ROAD] }), fence('p1', []), '13.10/fence-road-length', 'corners 0', ''],
  [
    'a fence along half a side',
    fenceTurn({ areas: [FIELD] }),
    fence('p5', line([10, 14], [14, 14])),
    '13.10/fence-field-edge',
    'length 4, off 0, reach 0.25',
    'fault line 2, cause ring 4',
  ],
  [
    'a fence off its field',
    fenceTurn({ areas: [FIELD] }),
    fence('p5', line([10, 13.5], [18, 13.5])),
    '13.10/fence-field-edge',
    'length 8, off 0.5, reach 0.25',
    'fault line 2, cause ring 4',
  ],
  [
    'a fence of one point at a field',
    fenceTurn({ areas: [FIELD] }),
    fence('p5', line([10, 14])),
    '13.10/fence-field-edge',
    'corners 1',
    '',
  ],
  [
    'works that are too long',
    worksTurn(),
    { do: 'layWorks', line: line([10, 5], [30, 5]) } as AnyChoice,
    '13.7/bonus-defensive',
    'length 20, limit 6',
    'fault line 2',
  ],
  [
    'works of one point',
    worksTurn(),
    { do: 'layWorks', line: line([10, 5]) } as AnyChoice,
    '13.7/bonus-defensive',
    'length 0, limit 6',
    'fault line 1',
  ],
  [
    'works in the enemy’s zone',
    worksTurn(),
    { do: 'layWorks', line: line([10, 40], [12, 40]) } as AnyChoice,
    '13.10/enemy-zone-exempt',
    'area 0.2',
    'fault ring 4',
  ],
];

test.each(CASES)(
  '%s: the reason has its numbers and lights what it is about',
  (_name, game, choice, clause, numbers, lit) => {
    expect(told(game, choice)).toEqual([clause, numbers, lit]);
  },
);

test('what lies on the table already is lit by its id, what is about to be laid is not', () => {
  const lit = (game: Game, choice: AnyChoice) =>
    judgePlacement(game, choice)
      .find(({ ok }) => !ok)
      ?.shapes.map(({ role, piece }) => [role, piece]);
  expect(lit(ordinaryTurn(A, { areas: [FIELD] }), lay('wood', rect(12, 15, 16, 20)))).toEqual([
    ['fault', undefined],
    ['cause', 'p5'],
  ]);
});

test('what is legal has no reason, and what the frame does not ask is not judged', () => {
  expect(told(ordinaryTurn(A), lay('wood', rect(10, 20, 16, 24)))).toEqual([undefined, '', '']);
  expect(judgePlacement(ordinaryTurn(A), lay('wood', rect(10, 20, 16, 24))).length).toBeGreaterThan(5);
  expect(judgePlacement(ordinaryTurn(A), water('layRiver', line([0, 20], [72, 20])))).toEqual([]);
  const game = ordinaryTurn(A);
  expect(judgePlacement({ ...game, stack: [] }, lay('wood', rect(10, 20, 16, 24)))).toEqual([]);
  expect(judgePlacement({ ...game, stack: game.stack.slice(0, 1) }, lay('wood', rect(10, 20, 16, 24)))).toEqual([]);
});
