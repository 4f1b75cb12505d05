import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { reach } from '../../reach/reach.ts';
import { flee, strike, union } from '../../testing/battle.ts';
import { Table } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

const FIELD = `
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
  road 0101-0102-0202-0302
`;

const marching = (unit: string): Table => {
  const t = new Table(`${FIELD}\n${unit}\n C Hill 0702`).atAction('union');
  t.do({ do: 'march', unit: 'newton' }, 6);
  return t;
};

/** Hill has been driven out of 0505. */
function won(newton: string): Table {
  const t = union(`U Newton 0504 12 ${newton}\n C Hill 0505 4\n C Far 0809 5`);
  strike(t, 'newton', '0505', 6, 'hasty');
  if (t.top?.kind === 'retreat') {
    flee(t, '0506', '0507', '0407', '0308');
    t.do({ do: 'halt' });
  }
  return t;
}

describe('a unit bound to a part of the map', () => {
  rule('SC/within', 'may not march or advance out of it, and may come back into it', () => {
    const t = marching('U Newton 0102 within=0101-0202');
    expect(t.why({ do: 'step', to: '0101' })).toBeUndefined();
    t.walk('0202');
    expect(t.why({ do: 'step', to: '0302' })).toBe('SC/within');
    const reached = reach(t.game, t.unitId('newton')).hexes.map(({ hex }) => hex);
    expect(reached).not.toContain(t.hex('0302'));
    const free = marching('U Newton 0102');
    free.walk('0202');
    expect(free.why({ do: 'step', to: '0302' })).toBeUndefined();
    const strayed = marching('U Newton 0302 within=0101-0202');
    expect(strayed.why({ do: 'step', to: '0202' })).toBeUndefined();

    const advance = { do: 'advance', units: ['newton'], leaders: [], attachedTo: [] };
    expect(won('within=0101-0504').why(advance)).toBe('SC/within');
    expect(won('within=0101-0505').why(advance)).toBeUndefined();
  });
});
