import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { pointsLeft } from '../../testing/points.ts';
import { Table } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

interface Entered {
  readonly terrain?: string;
  /** Who comes: infantry unless said. */
  readonly comes?: string;
  /** A line such as `game GTC` or `options …`. */
  readonly setting?: string;
}

/** Points on top of the road's 1 for a unit that enters a hex held by friends. */
function surcharge(friends: readonly string[], { terrain = '.', comes = 'inf 5', setting = '' }: Entered = {}): number {
  const host = friends.map((friend, i) => `U Host${i} 0102 ${friend}`);
  const t = new Table(
    [setting, `map\n.\n.\n${terrain}\nroad 0101-0102`, `U Comer 0101 ${comes}`, ...host].join('\n'),
  ).atAction('union');
  t.do({ do: 'march', unit: 'comer' }, 6);
  t.walk('0102');
  return 6 - 1 - pointsLeft(t);
}

const OPEN = ['c', '.', 'r', 'o', 'h'];
const CLOSE = ['w', 's', 'm'];

describe('entering a hex held by friends', () => {
  rule('6.2/friendly-hex-who-pays', 'infantry and artillery pay from a combined Combat value of 3 on', () => {
    for (const comes of ['inf 5', 'art 2']) {
      expect(surcharge([], { comes })).toBe(0);
      expect(surcharge(['inf 2'], { comes })).toBe(0);
      expect(surcharge(['inf 3'], { comes })).toBe(1);
      expect(surcharge(['art 3'], { comes })).toBe(1);
      expect(surcharge(['inf 2', 'art 1'], { comes })).toBe(1);
      // Combat value, not Manpower: 3 disorganized fight as 2, 4 as 3.
      expect(surcharge(['inf 3 disorganized'], { comes })).toBe(0);
      expect(surcharge(['inf 4 disorganized'], { comes })).toBe(1);
    }
  });

  rule('6.2/friendly-hex-cavalry', 'cavalry pays nothing and counts for nothing', () => {
    expect(surcharge(['cav 6'])).toBe(0);
    expect(surcharge(['inf 2', 'cav 18'])).toBe(0);
    expect(surcharge(['inf 11', 'cav 18'])).toBe(1);
    expect(surcharge(['inf 11', 'art 5'], { comes: 'cav 4', terrain: 'w' })).toBe(0);
    expect(surcharge(['inf 11', 'art 5'], { comes: 'inf 4', terrain: 'w' })).toBe(4);
  });

  rule('6.2/friendly-hex-table', 'so much by the terrain of the hex and the value of those in it', () => {
    for (const [terrains, some, many] of [
      [OPEN, 1, 2],
      [CLOSE, 3, 4],
    ] as const) {
      for (const terrain of terrains) {
        const by = (...friends: string[]) => surcharge(friends, { terrain });
        expect([by('2'), by('3'), by('8'), by('11')], terrain).toEqual([0, some, some, some]);
        expect([by('12'), by('18'), by('6', '6')], terrain).toEqual([many, many, many]);
      }
    }
  });

  rule('6.2/friendly-hex-not-cumulative', 'several friends in the hex cost no more than the highest line', () => {
    expect(surcharge(['3', '3', '3'])).toBe(1);
    expect(surcharge(['15', '15', 'art 12', '3'])).toBe(2);
    expect(surcharge(['15', '15', 'art 12', '3'], { terrain: 'w' })).toBe(4);
  });

  rule('6.2/friendly-hex-rounding', '11.5 is more than 11; 2.5 is less than 3 unless the setting rounds it up', () => {
    // Manpower 1 disorganized fights as a half.
    const half = '1 disorganized';
    const rounds = 'options friendlyHexRoundsAtThree';
    for (const [terrain, some, many] of [
      ['.', 1, 2],
      ['w', 3, 4],
    ] as const) {
      expect(surcharge(['11', half], { terrain })).toBe(many);
      expect(surcharge(['10', half], { terrain })).toBe(some);
      expect(surcharge(['2', half], { terrain })).toBe(0);
      expect(surcharge(['2', half], { terrain, setting: 'options -friendlyHexRoundsAtThree' })).toBe(0);
      expect(surcharge(['2', half], { terrain, setting: rounds })).toBe(some);
      expect(surcharge(['2'], { terrain, setting: rounds })).toBe(0);
      expect(surcharge(['11'], { terrain, setting: rounds })).toBe(some);
    }
  });

  rule('6.2/friendly-hex-no-entrenchment', 'works do not make friends count for more', () => {
    const setting = 'game GTC';
    expect(surcharge(['2 fort'], { setting })).toBe(0);
    expect(surcharge(['8 fort'], { setting })).toBe(1);
    expect(surcharge(['3 fort'], { setting })).toBe(1);
  });
});
