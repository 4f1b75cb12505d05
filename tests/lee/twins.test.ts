import { expect, test } from 'vitest';
import { newTally, SECRETS } from './pair.ts';
import { playPair } from './playing.ts';

/** `npm run -s lee-twins -- --comparisons 5000` makes more of them. */
test('battles that differ only in what a side may not see are the same to it and to the public', () => {
  const tally = newTally();
  const ofOneGame = 130;
  for (const seed of [1, 2, 4, 5, 6, 8, 17]) {
    const enough = tally.comparisons + ofOneGame;
    playPair(seed, () => tally.comparisons >= enough, tally);
  }
  expect(tally.differences).toEqual([]);
  for (const secret of SECRETS) expect(tally.apart[secret], secret).toBeGreaterThan(0);
  expect(tally.refusals).toBeGreaterThan(500);
});
