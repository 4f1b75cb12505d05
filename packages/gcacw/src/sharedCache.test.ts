import { random } from '@wigwag/tests/random';
import { randomPosition } from '@wigwag/tests/randomPosition';
import { playSharing } from '@wigwag/tests/sharedCache';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gcacw } from './ruleset.ts';
import { Table } from './testing/table.ts';

test('games that were made from one another keep zones, occupation and ground each of its own board', () => {
  let [decided, interrupted] = [0, 0];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), seed => {
      const found = playSharing(gcacw, new Table(randomPosition(random(seed))).game, seed, 40);
      expect(found.wrong).toBe(0);
      decided += found.decided;
      interrupted += found.interrupted;
    }),
    { seed: 31, numRuns: 12 },
  );
  expect(decided).toBeGreaterThan(1000);
  expect(interrupted).toBeGreaterThan(20);
});
