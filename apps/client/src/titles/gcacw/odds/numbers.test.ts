import { describe, expect, it } from 'vitest';
import { percent } from './numbers.ts';

describe('percent', () => {
  it('is round, and never tells of what may happen that it cannot, or of what may fail that it is sure', () => {
    expect([0, 1 / 216, 1 / 36, 0.5, 35 / 36, 215 / 216, 1].map(percent)).toEqual([
      '0\u00a0%',
      '<1\u00a0%',
      '3\u00a0%',
      '50\u00a0%',
      '97\u00a0%',
      '>99\u00a0%',
      '100\u00a0%',
    ]);
    expect(percent(1 - 1e-15)).toBe('100\u00a0%');
  });
});
