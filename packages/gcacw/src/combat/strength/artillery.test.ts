import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { attackOf, field } from '../../testing/attackOf.ts';
import { Table } from '../../testing/table.ts';
import { assess, netModifier } from '../attack/resolve.ts';
import { artilleryModifier } from './artillery.ts';

const rule = ruleTests<ClauseId>();

/** Hill with so many guns in 0302 against Newton in 0303, on this terrain; what Newton's line says besides. */
function shelled(terrain: string, guns: number, newton: string, ...lines: string[]): Table {
  return new Table(
    [...lines, field({ '0303': terrain }), `C Hill 0302 8 a${guns}`, `U Newton 0303 8 ${newton}`].join('\n'),
  );
}

/** As the table prints it: a number, +1* for even only, +2† for even 2 and odd 1. */
function printed(t: Table, ...units: string[]): string {
  const { even, odd } = artilleryModifier(t.game, attackOf(t, '0303', units.length > 0 ? units : ['hill']));
  const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`);
  if (even === odd) return signed(even);
  return `${signed(even)}${odd === 0 ? '*' : `†${signed(odd)}`}`;
}

/** Attacker's and defender's guns for a differential, such that no special case applies. */
const gunsFor = (differential: number): readonly [number, number] =>
  differential < -3 ? [0, -differential] : differential < 2 ? [differential + 3, 3] : [differential, 0];

const row = (terrain: string, differentials: readonly number[]): string[] =>
  differentials.map(differential => {
    const [attacker, defender] = gunsFor(differential);
    return printed(shelled(terrain, attacker, `a${defender}`));
  });

/** Plays Hill's attack on Newton: the row of the chart, with an artillery die if one is given. */
function rowOf(t: Table, ...dice: (number | number[])[]): number {
  t.atAction('confederate').do({ do: 'march', unit: 'hill' }, 3);
  t.do({ do: 'attack', target: '0303', type: 'normal' });
  for (const event of t.do({ do: 'roll' }, ...dice)) if (event.type === 'combatResolved') return event.row;
  throw new Error('no combat');
}

/** The edges of the five columns. */
const EDGES = [-9, -4, -3, 1, 2, 4, 5, 7, 8, 9] as const;

describe('the table', () => {
  rule('7.4/artillery-table', 'column by differential, line by the terrain of the defender', () => {
    const middles = [-5, -1, 3, 6, 9];
    expect(row('.', middles)).toEqual(['-3', '-2', '0', '+1', '+2†+1']);
    expect(row('o', middles)).toEqual(['-2', '-1', '0', '+1*', '+1']);
    expect(row('r', middles)).toEqual(['-1', '-1*', '0', '0', '+1*']);
    // the attacker's own ground is nothing to it
    const t = new Table(`${field({ '0302': 'w' })}\nC Hill 0302 8 a0\nU Newton 0303 8 a5`);
    expect(printed(t)).toBe('-3');
    // it goes to the attacker's die
    expect(netModifier(assess(t.game, attackOf(t, '0303', ['hill'])), true)).toBe(-3);
  });

  rule('7.4/artillery-columns', 'the columns are up to -4, -3 to +1, +2 to +4, +5 to +7, and from +8', () => {
    const expected = ['-3', '-3', '-2', '-2', '0', '0', '+1', '+1', '+2†+1', '+2†+1'];
    expect(row('.', EDGES)).toEqual(expected);
  });

  rule('7.4/artillery-hill-row', 'a hill is as rough ground', () => {
    expect(row('h', EDGES)).toEqual(row('r', EDGES));
    expect(row('h', [-5, -1, 3, 6, 9])).toEqual(['-1', '-1*', '0', '0', '+1*']);
  });

  test('a provisional swamp is as rough ground while it is dry', () => {
    expect(row('p', EDGES)).toEqual(row('r', EDGES));
  });

  rule('7.4/artillery-no-effect-terrain', 'woods, cities, mountains and swamps know no artillery and no die', () => {
    for (const terrain of ['w', 'c', 'm', 's']) {
      expect(row(terrain, EDGES), terrain).toEqual(EDGES.map(() => '0'));
    }
    for (const terrain of ['w', 'c']) expect(rowOf(shelled(terrain, 9, 'a0'), [3, 3]), terrain).toBe(0);
    expect(() => rowOf(shelled('.', 9, 'a0'), [3, 3])).toThrow();
  });
});

describe('one more die', () => {
  rule('7.4/artillery-star', 'of a star the modifier applies on an even die, and nothing on an odd one', () => {
    // rolling, +5 to +7: +1*
    for (const die of [2, 4, 6]) expect(rowOf(shelled('o', 9, 'a3'), die, [3, 3]), `${die}`).toBe(1);
    for (const die of [1, 3, 5]) expect(rowOf(shelled('o', 9, 'a3'), die, [3, 3]), `${die}`).toBe(0);
    // rough, -3 to +1: -1*
    for (const die of [2, 4, 6]) expect(rowOf(shelled('r', 3, 'a3'), die, [3, 3]), `${die}`).toBe(-1);
    for (const die of [1, 3, 5]) expect(rowOf(shelled('r', 3, 'a3'), die, [3, 3]), `${die}`).toBe(0);
    expect(() => rowOf(shelled('r', 3, 'a3'), [3, 3])).toThrow();
    expect(rowOf(shelled('r', 6, 'a3'), [3, 3])).toBe(0);
  });

  rule('7.4/artillery-dagger', 'in the open, eight guns more give +2 on an even die and +1 on an odd one', () => {
    for (const die of [2, 4, 6]) expect(rowOf(shelled('.', 8, 'a0'), die, [3, 3]), `${die}`).toBe(2);
    for (const die of [1, 3, 5]) expect(rowOf(shelled('.', 8, 'a0'), die, [3, 3]), `${die}`).toBe(1);
    expect(rowOf(shelled('.', 7, 'a0'), [3, 3])).toBe(1);
  });
});

describe('weak batteries', () => {
  rule('7.4/artillery-both-zero', 'where neither side has guns there is no modifier', () => {
    expect(printed(shelled('.', 0, 'a0'))).toBe('0');
    expect(printed(shelled('o', 0, 'a0'))).toBe('0');
    expect(printed(shelled('.', 0, 'a3'))).toBe('-2');
    // nothing but demoralized guns is nothing
    expect(printed(shelled('.', 0, 'a5 demoralized1'))).toBe('0');
  });

  rule('7.4/artillery-defender-zero', 'a defender without guns takes nothing off, but suffers what he suffers', () => {
    expect(printed(shelled('.', 1, 'a0'))).toBe('0');
    expect(printed(shelled('o', 1, 'a0'))).toBe('0');
    expect(printed(shelled('r', 1, 'a0'))).toBe('0');
    expect(printed(shelled('.', 1, 'a1'))).toBe('-1');
    expect(printed(shelled('.', 5, 'a0'))).toBe('+1');
    expect(printed(shelled('.', 8, 'a0'))).toBe('+2†+1');
  });

  rule('7.4/artillery-printed-one', 'against one printed gun -2 becomes -1, whatever its works', () => {
    expect(printed(shelled('.', 0, 'a1 fort'))).toBe('-1');
    expect(printed(shelled('.', 0, 'a1'))).toBe('-1');
    expect(printed(shelled('.', 0, 'a2'))).toBe('-2');
    expect(printed(shelled('o', 0, 'a1'))).toBe('-1');
    expect(printed(shelled('r', 0, 'a1'))).toBe('-1*');
  });

  rule('7.4/artillery-printed-two', 'against two printed guns -3 becomes -2, and -2 stays', () => {
    expect(printed(shelled('.', 0, 'a2 breastwork'))).toBe('-2');
    expect(printed(shelled('.', 0, 'a2 fort'))).toBe('-2');
    expect(printed(shelled('.', 0, 'a2'))).toBe('-2');
    expect(printed(shelled('.', 0, 'a3 breastwork'))).toBe('-3');
    expect(printed(shelled('o', 0, 'a2 breastwork'))).toBe('-2');
  });
});

describe('whose guns', () => {
  rule('7.4/artillery-differential', 'the guns of all attackers less those of all defenders', () => {
    const t = new Table(`${field()}
      C Hill 0302 8 a2
      C Ewell 0302 8 a3
      C Idle 0302 8 a4
      U Newton 0303 8 a2
      U Getty 0303 8 a1
      U Far 0304 8 a9`);
    expect(printed(t, 'hill', 'ewell')).toBe('0');
    expect(printed(t, 'hill')).toBe('-2');
    expect(printed(t, 'hill', 'ewell', 'idle')).toBe('+1');
  });

  rule('7.4/artillery-entrench-round-up', "works multiply a unit's guns, and the hex is rounded up once", () => {
    // E34: 1.5 + 1 = 2.5, so 3; a third gun makes it -4
    const pair = (guns: number, newton: string, getty: string, ...lines: string[]): string => {
      const t = new Table(
        [
          'game GTC',
          field(),
          ...lines,
          `C Hill 0302 8 a${guns}`,
          `U Newton 0303 8 ${newton}`,
          `U Getty 0303 8 ${getty}`,
        ].join('\n'),
      );
      return printed(t);
    };
    // 8 guns less 3 is 5, +1; less 2 would be 6, less 4 is 4
    expect(pair(5, 'a1 abatis', 'a1')).toBe('0');
    expect(pair(4, 'a1 abatis', 'a1')).toBe('-2');
    expect(pair(8, 'a1 abatis', 'a1')).toBe('+1');
    expect(pair(7, 'a1 abatis', 'a1')).toBe('0');
    // two markers: 1.5 + 1.5 = 3, not 4
    expect(pair(5, 'a1 abatis', 'a1 abatis')).toBe('0');
    // a redoubt: (1 + 2) times 1.5 = 4.5, so 5; by units it would be 2 + 3 as well, but 1 + 1 is 3 and not 4
    expect(pair(7, 'a1', 'a2', 'redoubt 0303 union')).toBe('0');
    expect(pair(6, 'a1', 'a2', 'redoubt 0303 union')).toBe('-2');
    expect(pair(5, 'a1', 'a1', 'redoubt 0303 union')).toBe('0');
  });

  rule('7.4/artillery-assault-includes-joiners', 'the guns of units that join a grand assault count', () => {
    const launched = (...joiners: string[]): readonly number[] => {
      const t = new Table(`${field()}
        C Hill 0302 8 a1; leader Jackson corps c5
        C Early 0304 5 a2
        C Guns 0304 art 1 a2
        C Staff 0301 1; leader Lee army c4
        U Newton 0303 7 a0`).atAction('confederate');
      t.do({ do: 'assault', leader: 'jackson', units: ['hill'], target: '0303' });
      t.do({ do: 'roll' }, 2);
      if (joiners.length === 0) t.do({ do: 'proceed' });
      else {
        t.do({ do: 'grand', leader: 'lee' });
        t.do({ do: 'roll' }, 1);
        t.do({ do: 'commit', units: joiners });
      }
      const { attack } = t.top as unknown as { attack: ReturnType<typeof attackOf> };
      const { even, odd } = artilleryModifier(t.game, attack);
      return [even, odd];
    };
    expect(launched()).toEqual([0, 0]);
    expect(launched('early')).toEqual([0, 0]);
    expect(launched('early', 'guns')).toEqual([1, 1]);
  });
});
