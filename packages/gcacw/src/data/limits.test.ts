import { expect, it } from 'vitest';
import { GAMES } from '../vocabulary.ts';
import { GAME_LIMITS, MAX_MANPOWER, worksOfYear } from './limits.ts';
import { redoubtServes } from './map.ts';

it('2.2/max-manpower: 18 but for seven games', () => {
  const others = GAMES.filter(game => GAME_LIMITS[game].manpower !== 18);
  expect(Object.fromEntries(others.map(game => [game, GAME_LIMITS[game].manpower]))).toEqual({
    RTG: 17,
    SIV: 8,
    OTR: 21,
    BAC: 14,
    AGA: 7,
    AIO: 16,
    HSN: 11,
  });
  expect(Math.max(...GAMES.map(game => GAME_LIMITS[game].manpower))).toBe(MAX_MANPOWER);
});

it('9.0/procedure-by-year: 1864 holds for later years', () => {
  expect(worksOfYear(1861)).toContain('abatis-build');
  expect(worksOfYear(1862)).not.toContain('abatis');
  expect(worksOfYear(1863)).toEqual(worksOfYear(1862));
  expect(worksOfYear(1865)).toEqual(worksOfYear(1864));
  expect(worksOfYear(1864)).not.toContain('fort-build');
});

it('9.0/redoubt-maryland: a redoubt serves its sides in its years', () => {
  const maryland = { for: ['union'], from: 1863 } as const;
  expect(redoubtServes(maryland, 'union', 1864)).toBe(true);
  expect(redoubtServes(maryland, 'union', 1862)).toBe(false);
  expect(redoubtServes(maryland, 'confederate', 1864)).toBe(false);
});
