import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { Table, told } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** A road 0101-0201-0302-0402 through clear and woods, Newton on it, Hill beyond its end. */
const ROAD = `
  map
    .   .   .   .
      .   w   .
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
  road 0101-0201-0302-0402
  U Newton 0101 inf div 7
  C Hill 0703 8
`;

describe('zones of control stop a march', () => {
  rule(
    '6.2/enter-zoc-stop',
    'a unit that enters an enemy normal zone stops there, one that stays outside does not',
    () => {
      const t = new Table(ROAD).atAction('union');
      t.do({ do: 'march', unit: 'newton' }, 6);
      t.walk('0201', '0302', '0402');
      expect(t.asked).toBe('march union');
      expect(told(t.do({ do: 'step', to: '0503' }))).toEqual(['unitMoved', 'marchEnded 5.1/march-ends']);
      const near = new Table(ROAD.replace('0703', '0603')).atAction('union');
      near.do({ do: 'march', unit: 'newton' }, 6);
      near.walk('0201', '0302');
      expect(told(near.do({ do: 'step', to: '0402' }))).toEqual(['unitMoved']);
      expect(told(near.do({ do: 'step', to: '0503' }))).toEqual(['unitMoved', 'marchEnded 6.2/enter-zoc-stop']);
    },
  );
});
