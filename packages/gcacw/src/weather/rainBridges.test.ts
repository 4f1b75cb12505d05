import { ruleTests } from '@wigwag/tests/rule';
import { expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { Table } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** Newton between a bare river, a ruined bridge and one that stands. */
const banks = (weather: string): Table =>
  new Table(`
    ${weather}
    map
      .   .
        .
      .   .
        .
      .   .
    minor-river 0102 | 0101 0103 0201
    bridge 0102-0103
    destroyed 0102-0103
    bridge 0102-0201
    U Newton 0102 9
    C Hill 0303 9
  `);

const recovering = (weather: string): Table => banks(weather).atRecovery('union');

rule('12.0/rain-bridges', 'in rain nothing is built or repaired over a river, but a bridge may be destroyed', () => {
  const build = { do: 'build', unit: 'newton', hexside: '0101-0102' };
  const repair = { do: 'repair', unit: 'newton', hexside: '0102-0103' };
  expect([build, repair].map(choice => recovering('').why(choice))).toEqual([undefined, undefined]);
  expect([build, repair].map(choice => recovering('rain 1').why(choice))).toEqual(['10.1/not-rain', '10.3/not-rain']);
  for (const weather of ['', 'rain 1']) {
    const t = banks(weather).atAction('union');
    t.do({ do: 'march', unit: 'newton' }, 3);
    expect(t.why({ do: 'destroy', hexside: '0102-0201' })).toBeUndefined();
  }
});
