import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { Table, told } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

const FIELD = `
  turns 3
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
  U Newton 0102; leader Reynolds
  C Hill 0703; leader Jackson
`;

const field = (...lines: string[]): Table => new Table([FIELD, ...lines].join('\n'));

const pass = { do: 'pass' };
const finish = { do: 'finish' };

/** On to the start of the next turn. */
const nextTurn = (t: Table): string[] =>
  told(
    [finish, finish, { do: 'roll' }, pass, pass, finish, finish].flatMap(c =>
      t.do(c, ...(c.do === 'roll' ? [[6, 1]] : [])),
    ),
  );

describe('reinforcements', () => {
  rule('SC/arrival-turn', 'enter at the start of their turn, before leaders are transferred, the Union first', () => {
    const t = field('C Early 0701/0702 turn2', 'U Sykes 0101/0201 turn2', 'C Rodes 0702 turn3');
    expect([t.unit('sykes').at, t.unit('early').at, t.asked]).toEqual(['nowhere', 'nowhere', 'transfer union']);
    nextTurn(t);
    expect([t.asked, t.game.board.phase]).toEqual(['arrival union', 'reinforcements']);
    t.do({ do: 'enter', to: '0201' });
    expect(t.asked).toBe('arrival confederate');
    t.do({ do: 'enter', to: '0701' });
    expect([t.unit('sykes').at, t.unit('early').at, t.asked]).toEqual(['0201', '0701', 'transfer union']);
    expect(t.unit('rodes').at).toBe('nowhere');
  });

  rule('SC/arrival-hex', 'enter in one of their entry hexes', () => {
    const t = field('U Sykes 0101/0201 turn1');
    expect(t.asked).toBe('arrival union');
    expect(t.why({ do: 'enter', to: '0202' })).toBe('SC/arrival-hex');
    expect(t.why({ do: 'enter', to: '0101' })).toBeUndefined();
    expect(t.open('enter').length).toBe(2);
    expect(field('U Sykes 0101 turn1').unit('sykes').at).toBe('0101');
  });

  rule('SC/arrival-enemy', 'not in a hex that holds an enemy', () => {
    const t = field('U Sykes 0101/0201/0703 turn1');
    expect(t.why({ do: 'enter', to: '0703' })).toBe('SC/arrival-enemy');
    expect(t.why({ do: 'enter', to: '0201' })).toBeUndefined();
    t.do({ do: 'enter', to: '0201' });
    // A zone of control bars nobody.
    expect(field('U Sykes 0702/0701 turn1').why({ do: 'enter', to: '0702' })).toBeUndefined();
  });

  rule('SC/arrival-blocked', 'wait while enemies hold all their hexes, and come when one is free', () => {
    const t = field('U Sykes 0703 turn1', 'U Meade 0101 turn1');
    expect([t.unit('sykes').at, t.unit('meade').at]).toEqual(['nowhere', '0101']);
    nextTurn(t);
    expect(t.unit('sykes').at).toBe('nowhere');
    t.put('hill', { hex: t.hex('0501') });
    t.game.board.leaders[t.leaderId('jackson')] = { with: t.unitId('hill'), hex: t.hex('0501') };
    expect(nextTurn(t)).toContain('unitArrived SC/arrival-turn');
    expect(t.unit('sykes').at).toBe('0703');
  });

  rule('SC/arrival-leader', 'bring their leaders with them', () => {
    const t = field('U Sykes 0101/0201 3 f2 exhausted cmd=V turn2; leader Porter cmd=V', 'U Meade 0101 turn2');
    expect(t.leader('porter').at).toBe('nowhere');
    nextTurn(t);
    t.do({ do: 'enter', to: '0201' });
    expect(t.leader('porter')).toMatchObject({ unit: 'sykes', at: '0201' });
    expect(t.unit('sykes')).toMatchObject({ manpower: 3, fatigue: 2, exhausted: true });
    expect(t.unit('meade').at).toBe('0101');
  });
});
