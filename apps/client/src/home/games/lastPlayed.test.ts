import { translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import { lastPlayed } from './lastPlayed.ts';

const NOW = Date.UTC(2026, 10, 17);
const DAY = 86_400_000;
const played = (then: number) => lastPlayed(translator('en'), 'en', then, NOW);

test.each([1e300, Number.NaN, -1, Number.POSITIVE_INFINITY])('of a game last played at %s no time is shown', then => {
  expect(played(then)).toBeUndefined();
});

test('a game is shown with the time it was last played', () => {
  expect(played(NOW - 3 * DAY)).toMatchObject({ when: '3 days ago', iso: '2026-11-14T00:00:00.000Z' });
  expect(played(NOW + DAY)?.when).toBe(translator('en')('client.games.now'));
});
