import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { attackOf, field, RING } from '../../testing/attackOf.ts';
import { Table } from '../../testing/table.ts';
import { ATTACK_TYPES, type Attack } from '../attack/attack.ts';
import { assess, netModifier, resolve } from '../attack/resolve.ts';
import { odds } from '../results/odds.ts';

const rule = ruleTests<ClauseId>();

/** Clause, die and value of every modifier. */
const listed = (t: Table, attack: ReturnType<typeof attackOf>): string[] =>
  assess(t.game, attack).modifiers.map(({ clause, die, value }) => `${clause} ${die} ${value}`);

describe('adding up', () => {
  /** Hill over a creek up into Newton's hill: many things at once. */
  const MANY = `${field({ '0303': 'h' })}
    creek 0302 | 0303
    C Hill 0302 14 t3 a0
    C Early 0403 5
    C Ewell 0203 5
    U Newton 0303 7 t1 a3 demoralized2`;

  rule('7.4/cumulative', "all modifiers are summed, those of ground and Demoralize-2 on the defender's die", () => {
    const t = new Table(MANY);
    const attack = attackOf(t, '0303', ['hill'], { type: 'hasty' });
    expect(listed(t, attack)).toEqual([
      '7.4/ratio-modifier attacker 1',
      '7.4/tactical-highest attacker 2',
      '7.4/type-modifiers attacker -1',
      '7.4/flank-apply attacker 4',
      '7.4/terrain-creek defender 1',
      '7.4/terrain-hill defender 1',
      '7.4/demoralize2-alone defender -1',
    ]);
    const assessed = assess(t.game, attack);
    expect([netModifier(assessed, true), netModifier(assessed, false)]).toEqual([5, 5]);
    t.put('newton', { demoralized: 0 });
    const steady = assess(t.game, attack);
    expect([netModifier(steady, true), netModifier(steady, false)]).toEqual([3, 4]);
  });

  test('each says what it comes from: the units, leaders or hexes that it points at', () => {
    const t = new Table(MANY.replace('t3 a0', 't3 a0; leader Longstreet corps; leader Lee army commander=lee'));
    const pointed = (attack: Attack, clause: string) => {
      const { units, leaders, hexes } = assess(t.game, attack).modifiers.find(each => each.clause === clause) ?? {};
      return [units, leaders, hexes];
    };
    const march = attackOf(t, '0303', ['hill']);
    const [target, newton] = [t.hex('0303'), t.unitId('newton')];
    for (const clause of ['7.4/terrain-creek', '7.4/terrain-hill'])
      expect(pointed(march, clause), clause).toEqual([[], [], [target]]);
    expect(pointed(march, '7.4/demoralize2-alone')).toEqual([[newton], [], []]);
    expect(pointed(march, '7.4/flank-apply')).toEqual([[], [], RING.map(hex => t.hex(hex))]);
    expect(pointed(march, '7.4/ratio-modifier')).toEqual([[], [], []]);
    const assault = attackOf(t, '0303', ['hill'], { leader: 'longstreet', lee: true });
    expect(pointed(assault, '7.4/lee-bonus')).toEqual([[], [t.leaderId('lee')], []]);
  });

  test('so does the ground: crossing, creek in rain, mountain, ridge', () => {
    for (const [clause, ground, ...lines] of [
      ['7.4/terrain-crossing', '.', 'minor-river 0302 | 0303', 'bridge 0302-0303'],
      ['7.4/terrain-creek-rain', '.', 'creek 0302 | 0303', 'road 0302-0303', 'rain 1'],
      ['7.4/terrain-mountain', 'm', 'road 0302-0303'],
      ['7.4/terrain-ridge-up', '.', 'ridge 0303 | 0302'],
    ]) {
      const text = [field({ '0303': ground ?? '.' }), ...lines, 'C Hill 0302', 'U Newton 0303'];
      const t = new Table(text.join('\n'));
      const found = assess(t.game, attackOf(t, '0303', ['hill'])).modifiers.find(each => each.clause === clause);
      expect(found, clause).toMatchObject({ die: 'defender', value: 2, hexes: [t.hex('0303')] });
    }
  });

  rule('7.4/type-modifiers', 'column of route -3, hasty -1, normal nothing, prepared +1', () => {
    const t = new Table(`${field()}\nC Hill 0302; leader Jackson corps\nU Newton 0303`);
    const net = ATTACK_TYPES.map(type => netModifier(assess(t.game, attackOf(t, '0303', ['hill'], { type })), true));
    expect(ATTACK_TYPES).toEqual(['column', 'hasty', 'normal', 'prepared']);
    expect(net).toEqual([-3, -1, 0, 1]);
  });

  rule('7.4/assault-plus1', 'every assault has +1 and nothing for its type', () => {
    const t = new Table(`${field()}\nC Hill 0302; leader Ewell corps\nC Early 0304 1\nU Newton 0303`);
    const plain = attackOf(t, '0303', ['hill'], { leader: 'ewell' });
    const grand = attackOf(t, '0303', ['hill', 'early'], { leader: 'ewell', grand: true });
    for (const attack of [plain, grand]) {
      expect(listed(t, attack)).toContain('7.4/assault-plus1 attacker 1');
      expect(listed(t, attack).join()).not.toContain('7.4/type-modifiers');
    }
    expect(listed(t, attackOf(t, '0303', ['hill'], { type: 'prepared' }))).toEqual(['7.4/type-modifiers attacker 1']);
  });
});

describe('Demoralize-2 in the defence', () => {
  const die = (...newton: string[]): number => {
    const lines = newton.map((words, at) => `U Newton${at} 0303 ${words}`);
    const t = new Table([field(), 'C Hill 0302 8', ...lines].join('\n'));
    const { modifiers } = assess(t.game, attackOf(t, '0303', ['hill']));
    return modifiers.filter(each => each.die === 'defender').reduce((sum, { value }) => sum + value, 0);
  };

  rule('7.4/demoralize2-alone', 'a lone unit of Demoralize-2 rolls with -1, of Demoralize-1 with nothing', () => {
    expect(die('4 demoralized2')).toBe(-1);
    expect(die('4 demoralized1')).toBe(0);
    expect(die('4')).toBe(0);
  });

  rule('7.4/demoralize2-stack', 'a stack only if more than half of its value is of Demoralize-2', () => {
    expect(die('4 demoralized2', '4')).toBe(0);
    expect(die('5 demoralized2', '4')).toBe(-1);
    expect(die('3 demoralized2', '3 demoralized2', '5')).toBe(-1);
    expect(die('3 demoralized2', '3 demoralized1', '1')).toBe(0);
    // by the marker: 5 disorganized is 3, and works do not count (ruling I12)
    expect(die('5 demoralized2 disorganized', '4')).toBe(0);
    expect(die('5 demoralized2', '4 breastwork')).toBe(-1);
    expect(die('4 demoralized2 breastwork', '4')).toBe(0);
  });
});

describe('the row', () => {
  // W08
  rule('7.2/entrench-x2', 'a Breastwork doubles in the ratio and leaves the column alone', () => {
    const t = new Table(`${field()}\nC Hill 0302 16\nU Hindman 0303 8 breastwork`);
    const assessed = assess(t.game, attackOf(t, '0303', ['hill']));
    expect(assessed.defenceValue).toBe(16 * 4);
    expect(assessed.columns).toEqual({ attacker: '12-18', defender: '7-11' });
    expect(netModifier(assessed, true)).toBe(0);
  });

  // E46
  rule('7.4/ratio-limits', 'beyond the chart its last rows are read, whatever the ratio', () => {
    const t = new Table(`${field()}\nC Hill 0302 14\nU Newton 0303 1`);
    const strong = assess(t.game, attackOf(t, '0303', ['hill']));
    expect(netModifier(strong, true)).toBe(13);
    expect(resolve(t.game, strong, 5, true)).toMatchObject({
      row: 10,
      defender: { cell: '3DR*' },
      attacker: { cell: 'a' },
    });
    const weak = new Table(`${field()}\nC Hill 0302 1 disorganized\nU Newton 0303 18`);
    const assessed = assess(weak.game, attackOf(weak, '0303', ['hill']));
    expect(netModifier(assessed, true)).toBe(-12);
    expect(resolve(weak.game, assessed, -5, true)).toMatchObject({ row: -8, attacker: { cell: '3D' } });
    const { chances, of } = odds(t.game, attackOf(t, '0303', ['hill']));
    expect([of, chances.map(({ row, ways }) => [row, ways])]).toEqual([
      36,
      [
        [8, 1],
        [9, 2],
        [10, 33],
      ],
    ]);
  });
});
