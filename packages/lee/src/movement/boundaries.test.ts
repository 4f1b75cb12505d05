import { describe, expect, test } from 'vitest';
import { judgeForced } from './forced.ts';
import { judgeMove } from './judgeMove.ts';
import type { MoveStep } from './mover.ts';
import {
  area,
  band,
  barrier,
  bridge,
  enemy,
  forward,
  friend,
  ground,
  line,
  mover,
  pivot,
  pose,
  rectangle,
  road,
} from './table.fixture.ts';

/** Just on the permitted side of the tolerance of 0.01, and just beyond it. */
const WITHIN = 0.009;
const BEYOND = 0.011;

type Case = readonly [string, (slip: number) => boolean];

const isLegal = (on: Parameters<typeof ground>[0], unit: Parameters<typeof mover>[0], ...steps: MoveStep[]) =>
  judgeMove(ground(on), mover(unit), steps).legal;
const pays = (on: Parameters<typeof ground>[0], ...steps: MoveStep[]) => judgeMove(ground(on), mover(), steps).paid;

const WOOD = area('wood', rectangle(10, 20, 40, 36));

const CASES: readonly Case[] = [
  ['range', slip => isLegal({}, {}, forward(9 + slip))],
  ['range after contact', slip => isLegal({ areas: [WOOD] }, {}, forward(6 + slip))],
  ['range from inside', slip => isLegal({ areas: [area('wood', rectangle(10, 20, 40, 46))] }, {}, forward(6 + slip))],
  [
    'contact in what the tolerance adds to the range',
    slip => isLegal({ areas: [area('wood', rectangle(10, 20, 40, 31.004 + (slip - WITHIN)))] }, {}, forward(9.005)),
  ],
  ['cap', slip => isLegal({}, { modifiers: [{ origin: 'card', inches: 12 }] }, forward(18 + slip))],
  ['floor', slip => isLegal({ areas: [area('wood', rectangle(10, 20, 40, 46))] }, { movement: 4 }, forward(3 + slip))],
  ['no contact with an area ahead', slip => !pays({ areas: [WOOD] }, forward(4 + slip))],
  [
    'no contact with a fence ahead',
    slip => !pays({ barriers: [barrier('fence', line([10, 36], [40, 36]))] }, forward(4 + slip)),
  ],
  [
    'no contact with a bank ahead',
    slip => !pays({ bands: [band('stream', line([10, 35.75], [40, 35.75]), 0.5)] }, forward(4 + slip)),
  ],
  ['no contact with a friend ahead', slip => !pays({ friends: [friend(22.8, 34, 25.2, 36)] }, forward(4 + slip))],
  [
    'no contact with an area beside',
    slip => !pays({ areas: [area('wood', rectangle(25.2 - slip, 35, 30, 38))] }, forward(6)),
  ],
  ['no contact with a friend beside', slip => !pays({ friends: [friend(25.2 - slip, 35, 28, 36)] }, forward(6))],
  [
    'no contact with a fence beside',
    slip => !pays({ barriers: [barrier('fence', line([25.2 - slip, 38], [25.2 - slip, 36]))] }, forward(6)),
  ],
  [
    'impassable ahead',
    slip => isLegal({ areas: [area('impassable', rectangle(10, 20, 40, 36))] }, {}, forward(4 + slip)),
  ],
  ['river ahead', slip => isLegal({ bands: [band('river', line([0, 35], [72, 35]), 2)] }, {}, forward(4 + slip))],
  [
    'middle on the bridge',
    slip =>
      isLegal(
        { bands: [band('river', line([0, 36], [72, 36]), 2)], bridges: [bridge(23.5 - slip, 36)] },
        {},
        forward(7),
      ),
  ],
  [
    'along the bridge',
    slip =>
      isLegal(
        { bands: [band('river', line([0, 36], [72, 36]), 2)], bridges: [bridge(24, 36, 10 + slip)] },
        {},
        forward(7),
      ),
  ],
  ['table edge', slip => isLegal({}, { pose: pose(24, 4) }, forward(4 + slip))],
  ['table edge beside', slip => isLegal({}, { pose: pose(1.2 - slip, 40, 90) }, pivot(-90))],
  ['zone ahead', slip => isLegal({ enemies: [enemy()] }, { pose: pose(24, 27) }, forward(4 + slip))],
  ['zone beside', slip => isLegal({ enemies: [enemy()] }, { pose: pose(29.4 - slip, 23) }, forward(6))],
  ['inch ahead', slip => isLegal({ enemies: [enemy({ pinned: true })] }, { pose: pose(24, 27) }, forward(6 + slip))],
  ['zone after a pivot', slip => isLegal({ enemies: [enemy()] }, { pose: pose(24, 24.2 - slip) }, pivot(180))],
  ['nearer than at the start', slip => isLegal({ enemies: [enemy()] }, { pose: pose(24, 22.5) }, forward(slip))],
  ['room after a pivot', slip => isLegal({ friends: [friend(20, 38.9, 22.8 + slip, 39.9)] }, {}, pivot(180))],
  ['place behind a friend', slip => isLegal({ friends: [friend(22.8, 36, 25.2, 37.2)] }, {}, forward(5.2 - slip))],
  [
    'on the road',
    slip => isLegal({ roads: [road(line([24.5 + slip, 48], [24.5 + slip, 0]))] }, {}, forward(3, 'road')),
  ],
  [
    'along the road',
    slip => isLegal({ roads: [road(line([24, 48], [24, 0]))] }, { pose: pose(24, 40, 10 + slip) }, forward(1, 'road')),
  ],
  ['straight ahead', slip => isLegal({}, {}, { do: 'to', at: { x: 24 + slip, y: 38 } })],
  ['forced distance, less', slip => judgeForced(ground(), mover(), { cause: 'push-back', distance: 4 - slip }).legal],
  ['forced distance, more', slip => judgeForced(ground(), mover(), { cause: 'push-back', distance: 4 + slip }).legal],
];

describe('within 0.01 of every limit the one who acts is in the right', () => {
  test.each(CASES)('%s', (_name, holds) => {
    expect([holds(0), holds(WITHIN)]).toEqual([true, true]);
    expect(holds(BEYOND)).toBe(false);
  });
});

test('a base stands in terrain when, drawn in by 0.01, it covers more than 0.01 square inches of it', () => {
  const rearAt = (over: number) =>
    isLegal({ bands: [band('river', line([0, 36], [72, 36]), 2)], bridges: [bridge(24, 36)] }, {}, forward(6.2 - over));
  expect([0, WITHIN, 0.014].map(rearAt)).toEqual([true, true, true]);
  expect(rearAt(0.0145)).toBe(false);
});
