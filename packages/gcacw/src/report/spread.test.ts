import { describe, expect, test } from 'vitest';
import { bandOf, DIE, expectedOf, NOTHING, type Spread, together } from './spread.ts';

const dice = (n: number): Spread => Array.from({ length: n }, () => DIE).reduce(together, NOTHING);

/** Every way in which so many dice can fall, one by one. */
function slowShare(n: number, within: number): number {
  let held = 0;
  for (let way = 0; way < 6 ** n; way++) {
    let sum = 0;
    for (let die = 0; die < n; die++) sum += 1 + (Math.floor(way / 6 ** die) % 6);
    if (Math.abs(sum - 3.5 * n) <= within + 1e-9) held += 1;
  }
  return held / 6 ** n;
}

describe('what may come up', () => {
  test('adds up to one, with the expectation of its parts', () => {
    for (const n of [0, 1, 2, 5]) {
      expect([...dice(n).values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
      expect(expectedOf(dice(n))).toBeCloseTo(3.5 * n, 12);
    }
  });

  test('the band holds two games of three, and the next narrower one does not', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const band = bandOf(dice(n));
      expect(slowShare(n, band), `${n} dice within ${band}`).toBeGreaterThanOrEqual(2 / 3 - 1e-9);
      expect(slowShare(n, band - 1), `${n} dice within ${band - 1}`).toBeLessThan(2 / 3);
    }
    expect(bandOf(NOTHING)).toBe(0);
  });

  test('a spread that is lopsided is measured both ways from its expectation', () => {
    const lopsided: Spread = new Map([
      [0, 0.7],
      [10, 0.3],
    ]);
    expect(bandOf(lopsided)).toBe(3);
  });
});
