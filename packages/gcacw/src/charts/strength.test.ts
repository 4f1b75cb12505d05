import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { combatValueOf } from '../pieces/pieces.ts';
import { setupProblems } from '../testing/files.ts';
import { Table } from '../testing/table.ts';
import { combatValue, QUARTERS } from './strength.ts';

const rule = ruleTests<ClauseId>();

/** In OTR, which has every Strength marker. */
const one = (words: string): Table => new Table(`game OTR\nmap\n  .\n    .\nU Newton 0101 ${words}`);
const combatValueIn = (t: Table): number => combatValueOf(t.game, t.unitId('newton')) / QUARTERS;

describe('Strength markers', () => {
  rule('2.2/strength-organized-value', 'organized, Manpower from 1 to 21 is the Combat value too', () => {
    for (let manpower = 1; manpower <= 21; manpower++) expect(combatValueIn(one(`${manpower}`))).toBe(manpower);
    for (const manpower of [0, 22]) expect(() => one(`${manpower}`)).toThrow();
  });

  // biome-ignore format: a table
  rule('2.2/strength-disorganized-value', 'disorganized, the Combat value is a smaller number of its own and Manpower stays', () => {
    const printed = [
      [1, 0.5], [2, 1], [3, 2], [4, 3], [5, 3], [6, 4], [7, 5], [8, 5], [9, 6], [10, 7], [11, 7],
      [12, 8], [13, 9], [14, 10], [15, 10], [16, 11], [17, 12], [18, 12], [19, 13], [20, 14], [21, 14],
    ] as const;
    for (const [manpower, value] of printed) {
      expect(combatValue(manpower, true), `${manpower}`).toBe(value * QUARTERS);
      const t = one(`${manpower} disorganized`);
      expect(combatValueIn(t)).toBe(value);
      expect(t.unit('newton').manpower).toBe(manpower);
    }
  });

  rule('2.2/strength-initial', 'a unit begins organized with its Manpower, unless the scenario says otherwise', () => {
    expect(one('7').unit('newton')).toMatchObject({ manpower: 7, disorganized: false });
    expect(one('7 disorganized').unit('newton')).toMatchObject({ manpower: 7, disorganized: true });
  });

  rule('2.2/one-strength-marker', 'a unit on the map has one Manpower, and there is none without a unit', () => {
    const text = 'map\n  .\n    .\nU Newton 0101 7\nC Hill 0201 7; leader Jackson';
    expect(setupProblems(text, 'newton: { hex: 0101, manpower: 7 }')).toEqual([]);
    expect(setupProblems(text, 'newton: { hex: 0101 }')).toEqual(['setup.newton.manpower missing-field']);
    expect(setupProblems(text, 'newton: { hex: 0101, manpower: [3, 4] }')).not.toEqual([]);
    expect(setupProblems(text, 'nobody: { hex: 0101, manpower: 3 }')).not.toEqual([]);
    const t = one('1').atAction('union');
    t.do({ do: 'march', unit: 'newton' }, 3);
    t.do({ do: 'force' }, 5);
    expect(t.unit('newton')).toMatchObject({ at: 'nowhere', manpower: 0 });
  });

  rule('2.2/strength-follows-unit', 'it goes where its unit goes and is changed when men are lost', () => {
    const t = one('7').atAction('union');
    t.do({ do: 'march', unit: 'newton' }, 3);
    t.do({ do: 'force' }, 5);
    expect(t.unit('newton')).toMatchObject({ at: '0101', manpower: 6, disorganized: true });
    t.walk('0201');
    expect(t.unit('newton')).toMatchObject({ at: '0201', manpower: 6, disorganized: true });
    expect(combatValueIn(t)).toBe(4);
  });
});
