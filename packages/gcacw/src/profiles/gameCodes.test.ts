import { readFileSync } from 'node:fs';
import { filesBelow, isGenerated, isTest, ROOT } from '@wigwag/tests/sources';
import { describe, expect, test } from 'vitest';

const CODES = ['SJW', 'HCR', 'RTG', 'SIV', 'SLB', 'OTR', 'GTC', 'BAC', 'AGA', 'AIO', 'HSN', 'RWH', 'BTC'];
const CODE = new RegExp(`\\b(${CODES.join('|')})\\b`);

/** Where a game may be called by its code: its profile and the list of games. */
const MAY_NAME = /^packages\/gcacw\/src\/(profiles\/|data\/|vocabulary\.ts$)/;

const rules = filesBelow('packages/gcacw/src', /\.ts$/).filter(
  file => !isTest(file) && !isGenerated(file) && !MAY_NAME.test(file),
);

describe('no rule names a game', () => {
  test('there are rules to read', () => {
    expect(rules).toEqual(expect.arrayContaining(['packages/gcacw/src/sequence/initiative.ts']));
    expect(rules.length).toBeGreaterThan(25);
  });

  test.each(rules)('%s', file => {
    const lines = readFileSync(ROOT + file, 'utf8').split('\n');
    expect(lines.flatMap((line, at) => (CODE.test(line) ? [`${at + 1}: ${line.trim()}`] : []))).toEqual([]);
  });

  test('one that did would be found', () => {
    expect(CODE.test("if (g.world.profile.code === 'OTR') return 1;")).toBe(true);
    expect(CODE.test("['5.2/otr-union-limit', g => g.world.profile.burnStations]")).toBe(false);
  });
});
