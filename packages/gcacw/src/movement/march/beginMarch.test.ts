import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { Table, told } from '../../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** A road along which units march; Far keeps the enemy in play. */
const ROAD = `
  ties union union union confederate confederate confederate
  map
    .   .   .   .   .
      .   .   .   .
    .   .   .   .   .
  road 0101-0201-0301-0401-0501
`;
const NEWTON = `${ROAD}
  C Far 0902 8
  U Newton 0101 7
`;
const HILL = `${ROAD}
  U Far 0902 8
  C Hill 0101 7
`;

const marching = (text: string, unit: string): Table =>
  new Table(text).atAction(unit === 'hill' ? 'confederate' : 'union');

/** The march of a unit, allowance 4 rolled; the die of an extended march if one is due. */
function march(text: string, unit: string, ...dice: number[]) {
  const t = marching(text, unit);
  const events = t.do({ do: 'march', unit }, 4, ...dice);
  return { t, events, extended: events.find(event => event.type === 'extendedMarch') };
}

describe('March, Steps 2 and 5', () => {
  rule('5.1/fatigue-plus-one', 'a march costs a Fatigue Level before it moves, even if it does not', () => {
    const t = marching(NEWTON, 'newton');
    const events = told(t.do({ do: 'march', unit: 'newton' }, 4));
    expect(events).toEqual(['actionBegan', 'allowanceRolled', 'fatigued 5.1/fatigue-plus-one']);
    expect([t.unit('newton').fatigue, t.unit('newton').at]).toEqual([1, '0101']);
    t.do({ do: 'stop' });
    expect([t.unit('newton').fatigue, t.unit('newton').at]).toEqual([1, '0101']);
  });

  rule('5.1/spend-mp', 'each hex takes its price from the allowance, and what is left is all there is', () => {
    const t = marching(NEWTON, 'newton');
    t.do({ do: 'march', unit: 'newton' }, 4);
    expect(t.do({ do: 'step', to: '0201' })).toContainEqual(expect.objectContaining({ type: 'unitMoved', left: 6 }));
    expect(t.do({ do: 'step', to: '0301' })).toContainEqual(expect.objectContaining({ type: 'unitMoved', left: 4 }));
    expect(t.refusal({ do: 'step', to: '0302' })).toEqual({
      clause: '6.2/minimum-one-hex',
      params: { cost: 3, left: 2 },
    });
    expect(t.why({ do: 'step', to: '0401' })).toBeUndefined();
  });

  rule(
    '5.1/march-ends',
    'a march ends at 0, or before when its owner says so; at 0 one first hex is still open',
    () => {
      const spent = marching(NEWTON, 'newton');
      spent.do({ do: 'march', unit: 'newton' }, 2);
      expect(told(spent.walk('0201'))).toEqual(['unitMoved']);
      expect(told(spent.walk('0301'))).toEqual(['unitMoved', 'marchEnded 5.1/march-ends']);
      expect(spent.asked).toBe('initiative table');

      const stopped = marching(NEWTON, 'newton');
      stopped.do({ do: 'march', unit: 'newton' }, 4);
      stopped.walk('0201');
      stopped.do({ do: 'stop' });
      expect([stopped.unit('newton').at, stopped.asked]).toEqual(['0201', 'initiative table']);

      const delayed = marching(NEWTON, 'newton');
      delayed.do({ do: 'march', unit: 'newton' }, 4);
      Object.assign(delayed.top ?? {}, { left: 0 });
      expect(told(delayed.walk('0102'))).toEqual(['unitMoved', 'marchEnded 5.1/march-ends']);
    },
  );
});

describe('extended march: when', () => {
  /** The levels from which a march rolls on the table; a die that is not asked for, or missing, throws. */
  function expectExtended(state: string, { from, notFrom }: { from: number[]; notFrom: number[] }): void {
    const hill = (level: number): string => HILL.replace('0101 7', `0101 7 f${level} ${state}`);
    for (const level of from) expect(march(hill(level), 'hill', 1).extended).toMatchObject({ die: 1 });
    for (const level of notFrom) expect(march(hill(level), 'hill').extended).toBeUndefined();
  }

  rule(
    '5.1/extended-trigger-normal',
    'a unit on its normal side is on an extended march to FL 3 and 4, not below',
    () => expectExtended('', { from: [2, 3], notFrom: [0, 1] }),
  );

  rule('5.1/extended-trigger-exhausted', 'an exhausted unit already is to FL 2, not to FL 1', () =>
    expectExtended('exhausted', { from: [1, 2, 3], notFrom: [0] }),
  );

  rule('5.1/extended-only-marches', 'burning and entrenching tire without an extended march, a march with one', () => {
    const text = `game GTC\n${NEWTON.replace('U Newton 0101 7', 'U Newton 0101 7 f2 exhausted')}\nstation 0101 Gaines`;
    for (const verb of ['burn', 'entrench']) {
      const t = marching(text, 'newton');
      expect(told(t.do({ do: verb, unit: 'newton' }))).not.toContain('extendedMarch');
      expect(t.unit('newton')).toMatchObject({ fatigue: 3, manpower: 7, disorganized: false });
    }
    expect(march(text, 'newton', 1).extended).toBeDefined();
  });
});

describe('extended march: the roll', () => {
  // biome-ignore format: a table
  const MODIFIERS = [
    // to FL 3   4    exhausted to FL 2   3    4
    [  0,        1,                   0,  1,   3, 'SJW C' ],
    [  0,        1,                   0,  1,   3, 'RWH C cav' ],
    [  1,        2,                   1,  2,   4, 'AIO U' ],
    [  1,        2,                   1,  2,   4, 'SJW U army=potomac' ],
    [  2,        3,                   2,  3,   5, 'SJW U' ],
    [  2,        3,                   2,  3,   5, 'HCR U' ],
    [  2,        3,                   2,  3,   5, 'HCR U cav' ],
    [  1,        2,                   1,  2,   4, 'HCR U cav army=potomac' ],
    [  1,        2,                   1,  2,   4, 'RTG U army=potomac' ],
    [  2,        3,                   2,  3,   5, 'RTG U' ],
    [  0,        1,                   0,  1,   3, 'RTG U cav army=potomac' ],
    [  2,        3,                   2,  3,   5, 'RTG U cav' ],
    [  0,        1,                   0,  1,   3, 'GTC U cav army=potomac' ],
    [  1,        2,                   1,  2,   4, 'GTC U army=potomac' ],
    [  1,        2,                   1,  2,   4, 'GTC U cav' ],
    [  2,        3,                   2,  3,   5, 'RWH U' ],
    [  1,        2,                   1,  2,   4, 'RWH U army=regular' ],
    [  1,        2,                   1,  2,   4, 'RWH U cav' ],
    [  0,        1,                   0,  1,   3, 'RWH U cav army=regular' ],
    [  1,        2,                   1,  2,   4, 'OTR U cav' ],
  ] as const;
  const STATES = ['f2', 'f3', 'f1 exhausted', 'f2 exhausted', 'f3 exhausted'];

  rule('5.1/extended-compulsory', 'before anything else the die is rolled, with all modifiers of the table', () => {
    for (const [...row] of MODIFIERS) {
      const [game, side, ...words] = String(row.pop()).split(' ');
      const found = STATES.map(state => {
        const unit = side === 'U' ? 'newton' : 'hill';
        const piece = `${words.join(' ')} ${state}`;
        const text = `game ${game}\n${(side === 'U' ? NEWTON : HILL).replace('0101 7', `0101 7 ${piece}`)}`;
        const t = marching(text, unit);
        const allowance = words.includes('cav') ? [2, 2] : [4];
        const events = t.do({ do: 'march', unit }, allowance, 1);
        return events.flatMap(event => (event.type === 'extendedMarch' ? [event.modifier] : []))[0];
      });
      expect(found, `${game} ${side} ${words.join(' ')}`).toEqual(row);
    }
  });

  rule('5.1/extended-compulsory', 'W02: outside the Army of the Potomac, exhausted, to FL 3: plus 3', () => {
    const text = `game RTG\n${NEWTON.replace('U Newton 0101 7', 'U Newton 0101 7 f2 exhausted')}`;
    expect(march(text, 'newton', 2).extended).toMatchObject({ die: 2, modifier: 3, result: 'NE' });
    expect(march(text, 'newton', 3).extended).toMatchObject({ die: 3, modifier: 3, result: 'D' });
  });

  rule('5.1/extended-trigger-exhausted', 'an exhausted unit going to FL 4 adds 3: only a 1 or a 2 spares it', () => {
    const tired = HILL.replace('C Hill 0101 7', 'C Hill 0101 7 f3 exhausted');
    expect(march(tired, 'hill', 2).extended).toMatchObject({ modifier: 3, result: 'NE' });
    expect(march(tired, 'hill', 3).t.unit('hill')).toMatchObject({ fatigue: 4, manpower: 7, disorganized: true });
    const worn = tired.replace('exhausted', 'exhausted disorganized');
    expect(march(worn, 'hill', 4).t.unit('hill')).toMatchObject({ fatigue: 4, manpower: 6 });
    expect(march(worn, 'hill', 5).t.unit('hill')).toMatchObject({ fatigue: 4, manpower: 5 });
  });
});

describe('extended march: results', () => {
  /** Hill to FL 4, so that 1 is added to the die. */
  const hill = (state: string): string => HILL.replace('C Hill 0101 7', `C Hill 0101 f3 ${state}`);

  rule('5.1/extended-columns', 'the marching unit’s own order and Manpower choose the column', () => {
    const results = (state: string): unknown[] =>
      [4, 5, 6].map(die => march(hill(state), 'hill', die).extended?.result);
    expect(results('18')).toEqual(['NE', 'D', 'D']);
    expect(results('5 disorganized')).toEqual(['NE', '1', '1']);
    expect(results('6 disorganized exhausted')).toEqual(['1', '2', '2']);
    expect(results('9 disorganized')).toEqual(['NE', '1', '1']);
    expect(results('10 disorganized')).toEqual(['NE', '1', '2']);
    expect(results('10 disorganized exhausted')).toEqual(['2', '3', '3']);
  });

  rule('5.1/extended-ne', 'no effect leaves order and Manpower as they are', () => {
    for (const disorganized of [false, true]) {
      const { t } = march(hill(disorganized ? '7 disorganized' : '7'), 'hill', 4);
      expect(t.unit('hill')).toMatchObject({ manpower: 7, disorganized, fatigue: 4, exhausted: false });
    }
  });

  rule('5.1/extended-d', 'D disorganizes and costs no Manpower; the unit may then not force march', () => {
    const { t, events } = march(hill('7'), 'hill', 5);
    expect(told(events)).toContain('disorganized 5.1/extended-d');
    expect(t.unit('hill')).toMatchObject({ manpower: 7, disorganized: true });
    expect(t.why({ do: 'force' })).toBe('5.1/force-needs-organized');
    expect(march(hill('7'), 'hill', 4).t.why({ do: 'force' })).toBeUndefined();
  });

  rule('5.1/extended-loss', 'a number costs so much Manpower and leaves the unit disorganized', () => {
    const left = (state: string, die: number) => {
      const { t } = march(hill(`${state} disorganized`), 'hill', die);
      return [t.unit('hill').manpower, t.unit('hill').disorganized];
    };
    expect(left('7', 5)).toEqual([6, true]);
    expect(left('7 exhausted', 5)).toEqual([5, true]);
    expect(left('10 exhausted', 5)).toEqual([7, true]);
    expect(left('2', 6)).toEqual([1, true]);
  });

  rule('5.1/extended-resume', 'a unit that is left marches on; one that is not ends the action', () => {
    const { t } = march(hill('2 disorganized'), 'hill', 5);
    t.walk('0201', '0301');
    expect(t.unit('hill')).toMatchObject({ manpower: 1, at: '0301' });
    const lost = march(hill('1 disorganized'), 'hill', 5);
    expect(told(lost.events)).toContain('unitEliminated 5.1/extended-loss');
    expect([lost.t.unit('hill').at, lost.t.game.board.phase]).toEqual(['nowhere', 'action-cycle']);
    expect(lost.t.asked).toBe('offer union');
  });
});
