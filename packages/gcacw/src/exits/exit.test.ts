import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { Table, told } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

const FIELD = `
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
  road 0101-0102-0202
  U Newton 0102 6; leader Reynolds; leader Pope army
  U Buford 0102 cav 3
  C Hill 0702 8; leader Jackson
`;

const exit = { do: 'exit' };

function marching(unit: string, die: number, ...lines: string[]): Table {
  const t = new Table([FIELD, ...lines].join('\n')).atAction('union');
  t.do({ do: 'march', unit }, unit === 'buford' ? [die, 1] : [die]);
  return t;
}

describe('leaving the map', () => {
  rule('SC/exit-hex', 'only from a hex that is open to the side and the unit', () => {
    expect(marching('newton', 3, 'exit union 0102').why(exit)).toBeUndefined();
    expect(marching('newton', 3).why(exit)).toBe('SC/exit-hex');
    expect(marching('newton', 3, 'exit union 0101').why(exit)).toBe('SC/exit-hex');
    expect(marching('newton', 3, 'exit confederate 0102').why(exit)).toBe('SC/exit-hex');
    expect(marching('newton', 3, 'exit union 0102 arms=cavalry').why(exit)).toBe('SC/exit-hex');
    expect(marching('newton', 3, 'exit union 0102 units=buford').why(exit)).toBe('SC/exit-hex');
    expect(marching('buford', 3, 'exit union 0102 units=buford').why(exit)).toBeUndefined();
  });

  rule(
    'SC/exit-cost',
    'costs 1 unless the scenario says otherwise; one hex is always free, and out of a zone it comes first',
    () => {
      const t = marching('newton', 2, 'exit union 0101 cost=3');
      t.walk('0101');
      expect(t.refusal(exit)).toMatchObject({ clause: 'SC/exit-cost', params: { cost: 3 } });
      const cheap = marching('newton', 2, 'exit union 0101');
      cheap.walk('0101');
      expect(cheap.why(exit)).toBeUndefined();
      expect(marching('newton', 1, 'exit union 0102 cost=9').why(exit)).toBeUndefined();
      const watched = new Table(`${FIELD}\nexit union 0101 0102\nC Early 0202`).atAction('union');
      watched.do({ do: 'march', unit: 'newton' }, 3);
      expect(watched.why(exit)).toBeUndefined();
      Object.assign(watched.top ?? {}, { moved: true });
      expect(watched.why(exit)).toBe('6.2/exit-zoc-first-activity');
    },
  );

  rule('5.1/march-ends', 'not after a march that is over, though a crossing may still be broken', () => {
    const t = marching('newton', 6, 'minor-river 0102 | 0202', 'bridge 0102-0202', 'exit union 0102');
    expect(t.why(exit)).toBeUndefined();
    t.do({ do: 'refuse' });
    expect([t.asked, t.why(exit)]).toEqual(['march union', '5.1/march-ends']);
  });

  rule('SC/exit-gone', 'for good, with its leaders, and without being lost', () => {
    const t = marching(
      'newton',
      3,
      'exit union 0102',
      'victory confederate losses 1',
      'victory confederate eliminated 1',
    );
    const events = told(t.do(exit));
    expect(events).toContain('unitExited SC/exit-gone');
    expect(events.filter(event => /^(unitEliminated|manpowerLost|leaderRemoved|scored)/.test(event))).toEqual([]);
    expect([t.unit('newton').at, t.leader('reynolds').at, t.leader('pope').at]).toEqual([
      'nowhere',
      'nowhere',
      'nowhere',
    ]);
    expect(t.game.board.exited).toEqual([t.unitId('newton')]);
    expect(t.unit('buford').at).toBe('0102');
    t.atAction('union');
    expect(t.why({ do: 'march', unit: 'newton' })).toBe('5.1/one-unit');
  });
});
