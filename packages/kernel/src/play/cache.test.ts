import { newGame, pickets } from '@wigwag/pickets';
import { playSharing } from '@wigwag/tests/sharedCache';
import { expect, test } from 'vitest';
import { copyOf, decide, ready, rolling, scripted } from '../index.ts';

test('games that were made from one another stay right, whichever is decided, and when dice are missing or nonsense', () => {
  let [decided, interrupted] = [0, 0];
  for (let seed = 1; seed <= 12; seed++) {
    const found = playSharing(pickets, newGame(), seed, 60);
    expect(found.wrong, `seed ${seed}`).toBe(0);
    decided += found.decided;
    interrupted += found.interrupted;
  }
  expect(decided).toBeGreaterThan(1000);
  expect(interrupted).toBeGreaterThan(100);
});

test('the cache moves on with the decision; a copy that pointed at it builds its own', () => {
  const game = newGame();
  const [copy, cache] = [{ ...game }, game.derived];
  const verdict = decide(
    pickets,
    game,
    'table',
    { do: 'deal' },
    rolling(() => 0),
  );
  if (!('decided' in verdict)) throw new Error('refused');
  expect(verdict.decided.game.derived).toBe(cache);
  expect(ready(pickets, copy).derived).not.toBe(cache);
  expect(ready(pickets, game).derived).not.toBe(cache);
});

test('a cache built or copied elsewhere is taken as it is, once', () => {
  const game = newGame();
  const derived = pickets.copyDerived(game.derived);
  const own = copyOf(pickets, game, derived);
  expect(ready(pickets, own).derived).toBe(derived);
  expect(ready(pickets, copyOf(pickets, game, derived)).derived).not.toBe(derived);
});

test('a cache that a decision without dice has left half changed is nobody’s', () => {
  const game = newGame();
  const [copy, cache] = [{ ...game }, game.derived];
  expect(decide(pickets, game, 'table', { do: 'deal' }, scripted([[0, 1]]))).toHaveProperty('needsDice');
  expect(ready(pickets, copy).derived).not.toBe(cache);
});
