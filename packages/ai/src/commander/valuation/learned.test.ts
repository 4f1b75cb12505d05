import { expect, test } from 'vitest';
import { learnedChance } from './learned.ts';

const TENTHS = Array.from({ length: 11 }, (_, tenth) => tenth * 100);

test('more force about a place never makes it less likely to have it', () => {
  for (const stands of ['own', 'enemy', 'nobody'] as const) {
    for (const isLastTurn of [true, false]) {
      for (const fresh of [0, 130, 500, 1000]) {
        const chances = TENTHS.map(share => learnedChance(stands, isLastTurn, fresh, share));
        expect(chances).toEqual([...chances].sort((a, b) => a - b));
      }
    }
  }
});

test('between two entries it lies between them, and whoever stands there has the better chance', () => {
  const [low, middle, high] = [400, 450, 500].map(share => learnedChance('own', true, 250, share));
  expect([low, high]).toEqual([899, 943]);
  expect(middle).toBe(921);
  expect(learnedChance('own', true, 500, 500)).toBeGreaterThan(learnedChance('nobody', true, 500, 500));
});
