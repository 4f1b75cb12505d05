import { position } from '@wigwag/content/position';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { Table } from '../testing/table.ts';
import { OPTIONS } from '../vocabulary.ts';
import { optionsOf } from './world.ts';

const rule = ruleTests<ClauseId>();

const GROUND = `
  game RTG
  map
    .   .
      .   .
  U Spent 0101 f4
  U Fresh 0101
  C Hill 0401
`;

const chosen = (line: string) => optionsOf(position(`${line}\n${GROUND}`).scenario);

describe('optional rules', () => {
  rule('1.0/optional-rules-selectable', 'each may be switched on or off without the others', () => {
    const usual = chosen('');
    for (const name of OPTIONS) {
      expect(chosen(`options ${name}`)).toEqual({ ...usual, [name]: true });
      expect(chosen(`options -${name}`)).toEqual({ ...usual, [name]: false });
    }
    expect(Object.keys(usual).filter(name => usual[name as keyof typeof usual])).toEqual(['trailsOpenSwamps']);
  });

  rule('1.0/optional-rules-selectable', 'marching at FL 4 and digging in 1863 do not depend on each other', () => {
    for (const march of [true, false]) {
      for (const dig of [true, false]) {
        const options = `options ${march ? '' : '-'}fatigue4March ${dig ? '' : '-'}entrenchActions1863`;
        const t = new Table(`${options}\n${GROUND}`).atAction('union');
        expect(t.why({ do: 'march', unit: 'spent' }) === undefined, options).toBe(march);
        expect(t.why({ do: 'entrench', unit: 'fresh' }) === undefined, options).toBe(dig);
      }
    }
  });

  rule('1.0/optional-rules-selectable', 'a rule that is not optional may not be switched off', () => {
    for (const name of ['zonesOfControl', 'extendedMarch', 'forceMarch']) {
      expect(() => chosen(`options -${name}`)).toThrow(/unknown-field/);
    }
  });
});
