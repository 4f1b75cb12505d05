import { ready } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { randomPosition } from '@wigwag/tests/randomPosition';
import { playSharing } from '@wigwag/tests/sharedCache';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { engine, gcacw } from './ruleset.ts';
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

/** Occupation and zones, as a cache has them and as the board says. */
const kept = ({ derived }: Game): string => new Uint8Array(derived.bytes).join('');
const anew = ({ world, board }: Game): string => new Uint8Array(gcacw.derive(world, board).bytes).join('');

test('every outcome has the cache of its own board: while it is visited, and for good where all are kept', () => {
  let visited = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const { game } = new Table(randomPosition(random(seed))).atAction('union');
    for (const choice of engine.choices(game)) {
      engine.visitOutcomes(game, choice, outcome => {
        expect(kept(outcome.game)).toBe(anew(outcome.game));
        visited += 1;
      });
      const all = engine.outcomes(game, choice);
      for (const outcome of all) expect(kept(outcome.game)).toBe(anew(outcome.game));
      expect(new Set(all.map(outcome => outcome.game.derived)).size).toBe(all.length);
    }
    expect(kept(ready(gcacw, game))).toBe(anew(game));
  }
  expect(visited).toBeGreaterThan(150);
});
