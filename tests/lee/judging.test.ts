import { expect, test } from 'vitest';
import { judged } from './judging/judgements.ts';

const JUDGEMENTS = 400;

test('the engine and the slow judge say the same of placements and moves, most of them just off a limit', () => {
  const { judgements, disagreements, near, tooClose, byVerb } = judged(1, JUDGEMENTS);
  expect(disagreements).toEqual([]);
  expect(judgements).toBe(JUDGEMENTS);
  expect(near / judgements).toBeGreaterThan(0.4);
  expect(tooClose / judgements).toBeLessThan(0.05);
  expect(Object.keys(byVerb).sort()).toEqual([
    'convert',
    'exchange',
    'force',
    'layArea',
    'layBarrier',
    'layHalves',
    'layRailway',
    'layRiver',
    'layRoad',
    'layStream',
    'move normal',
    'move support',
    'occupy',
    'placeBridge',
    'placeMarker',
  ]);
});
