import { describe, expect, test } from 'vitest';
import { clockwise, DIRECTION_NAMES, DIRECTIONS, opposite } from './directions.ts';

const OPPOSITE_WIND: Readonly<Record<string, string>> = {
  N: 'S',
  NE: 'SW',
  E: 'W',
  SE: 'NW',
  S: 'N',
  SW: 'NE',
  W: 'E',
  NW: 'SE',
};

describe('directions', () => {
  test.each(['flat', 'pointy'] as const)('opposite winds, %s', orientation => {
    const names = DIRECTION_NAMES[orientation];
    for (const d of DIRECTIONS) {
      expect(names[opposite(d)]).toBe(OPPOSITE_WIND[names[d]]);
      expect(opposite(opposite(d))).toBe(d);
    }
  });

  test('three turns clockwise face the other way', () => {
    for (const d of DIRECTIONS) expect(clockwise(clockwise(clockwise(d)))).toBe(opposite(d));
  });
});
