import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { Event } from '../board.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { Table, told } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

/** Two armies out of each other's way; two turns. */
const APART = `
  turns 2
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
  U Newton 0101; leader Reynolds
  U Sykes 0102
  C Hill 0703; leader Jackson
  C Ewell 0702
`;

const finish = { do: 'finish' };
const pass = { do: 'pass' };

const phases = (events: readonly Event[]): string[] =>
  events.flatMap(event =>
    event.type === 'phaseBegan' ? [event.phase] : event.type === 'turnBegan' ? [`turn ${event.turn}`] : [],
  );

/** Both leader transfers are over. */
function begun(text = APART): Table {
  const t = new Table(text);
  t.do(finish);
  t.do(finish);
  return t;
}

/** One Action Phase in which the Union marches a unit on the spot. */
function marchInPlace(t: Table, unit: string): readonly Event[] {
  return [
    ...t.do({ do: 'roll' }, [6, 1]),
    ...t.do({ do: 'take' }),
    ...t.do({ do: 'march', unit }, 3),
    ...t.do({ do: 'stop' }),
  ];
}

describe('the sequence of play', () => {
  rule('3.0/turn-order', 'leader transfer, action cycle, recovery, turn indication; then the next turn', () => {
    const t = new Table(APART);
    expect([t.game.board.turn, t.game.board.phase]).toEqual([1, 'leader-transfer']);
    const events = [finish, finish].flatMap(choice => t.do(choice));
    expect(phases(events)).toEqual(['action-cycle']);
    events.push(...t.do({ do: 'roll' }, [6, 1]), ...t.do(pass), ...t.do(pass));
    expect(phases(events)).toEqual(['action-cycle', 'recovery']);
    events.push(...t.do(finish), ...t.do(finish));
    expect(phases(events)).toEqual(['action-cycle', 'recovery', 'turn-indication', 'turn 2', 'leader-transfer']);
    expect(t.asked).toBe('transfer union');
  });

  rule(
    '3.0/leader-transfer-phase',
    'each side may move its own leaders between its units, and in no other phase',
    () => {
      const t = new Table(APART);
      expect(t.why({ do: 'transfer', leader: 'reynolds', unit: 'sykes' })).toBeUndefined();
      expect(t.why({ do: 'transfer', leader: 'jackson', unit: 'ewell' })).toBe('6.3/leader-no-own-move');
      t.do({ do: 'transfer', leader: 'reynolds', unit: 'sykes' });
      expect(t.leader('reynolds').unit).toBe('sykes');
      t.do(finish);
      expect(t.asked).toBe('transfer confederate');
      t.do({ do: 'transfer', leader: 'jackson', unit: 'ewell' });
      expect(t.leader('jackson').unit).toBe('ewell');
      t.do(finish);
      expect(t.why({ do: 'transfer', leader: 'reynolds', unit: 'newton' })).toBe('kernel/no-such-choice');
    },
  );

  rule('3.0/action-cycle', 'Action Phases follow one another, each with its roll, until the cycle ends', () => {
    const t = begun();
    for (const unit of ['newton', 'sykes', 'newton']) {
      expect(t.asked).toBe('initiative table');
      expect(told(marchInPlace(t, unit))).not.toContain('cycleEnded');
    }
    expect(t.asked).toBe('initiative table');
    t.do({ do: 'roll' }, [1, 6]);
    t.do(pass);
    expect(told(t.do(pass))).toContain('cycleEnded 4.4/both-pass');
    expect(t.asked).toBe('recovery union');
  });

  rule('3.0/recovery-phase', 'units may dig in, then shed fatigue, disorganization, exhaustion, demoralization', () => {
    const t = begun(`${APART}
      U Weary 0103 f4
      U Mixed 0103 f1 disorganized exhausted demoralized1
    `);
    t.do({ do: 'roll' }, [1, 6]);
    t.do(pass);
    expect(t.why({ do: 'entrench', unit: 'newton' })).toBe('kernel/no-such-choice');
    t.do(pass);
    expect(t.why({ do: 'entrench', unit: 'newton' })).toBeUndefined();
    expect(t.why({ do: 'entrench', unit: 'hill' })).not.toBeUndefined();
    t.do({ do: 'entrench', unit: 'newton' });
    t.do(finish);
    t.do({ do: 'entrench', unit: 'hill' });
    t.do(finish);
    expect([t.unit('newton').works, t.unit('hill').works]).toEqual(['breastwork-build', 'breastwork-build']);
    expect(t.unit('weary')).toMatchObject({ fatigue: 1, exhausted: true });
    expect(t.unit('mixed')).toMatchObject({ fatigue: 0, disorganized: false, exhausted: false, demoralized: 0 });
  });

  rule('3.0/turn-indication', 'the turn goes one on, and after the last there is none', () => {
    const t = begun();
    const endTurn = () => {
      t.do({ do: 'roll' }, [6, 1]);
      t.do(pass);
      t.do(pass);
      t.do(finish);
      return t.do(finish);
    };
    expect(told(endTurn())).toContain('turnBegan');
    expect(t.game.board.turn).toBe(2);
    expect(t.asked).toBe('transfer union');
    t.do(finish);
    t.do(finish);
    const last = told(endTurn());
    expect(last).toContain('gameEnded');
    expect(last).not.toContain('turnBegan');
    expect(t.asked).toBe('over');
  });

  rule('4.0/one-cycle-per-turn', 'a turn has one Action Cycle, of as many Action Phases as it takes', () => {
    for (const units of [[], ['newton'], ['newton', 'sykes', 'newton', 'sykes']]) {
      const t = begun();
      const events = units.flatMap(unit => marchInPlace(t, unit));
      events.push(...t.do({ do: 'roll' }, [6, 1]), ...t.do(pass), ...t.do(pass), ...t.do(finish), ...t.do(finish));
      expect(events.filter(({ type }) => type === 'cycleEnded')).toHaveLength(1);
      expect(phases(events)).toEqual(['recovery', 'turn-indication', 'turn 2', 'leader-transfer']);
      expect(events.filter(({ type }) => type === 'initiativeRolled')).toHaveLength(units.length + 1);
    }
  });

  rule('4.1/phase-structure', 'an initiative segment, then one action; then a new phase begins with a roll', () => {
    const t = begun();
    const asked = [t.asked];
    const go = (...args: Parameters<Table['do']>) => {
      t.do(...args);
      asked.push(t.asked);
    };
    go({ do: 'roll' }, [6, 1]);
    go({ do: 'take' });
    go({ do: 'march', unit: 'newton' }, 3);
    go({ do: 'stop' });
    expect(asked).toEqual(['initiative table', 'offer union', 'action union', 'march union', 'initiative table']);
  });
});

describe('the Action Cycle is over', () => {
  rule('4.4/then-recovery', 'whatever ended it, play goes to the Recovery phase', () => {
    const spent = (text: string, ...names: string[]) =>
      names.reduce((before, name) => before.replace(new RegExp(`(${name} \\d{4})`), '$1 f4'), text);
    const bothPass = begun();
    bothPass.do({ do: 'roll' }, [6, 1]);
    bothPass.do(pass);
    const onePasses = begun(spent(APART, 'Newton', 'Sykes'));
    for (const t of [bothPass, onePasses]) expect(phases(t.do(pass))).toEqual(['recovery']);
    const nobody = begun(spent(APART, 'Newton', 'Sykes', 'Hill', 'Ewell'));
    for (const t of [bothPass, onePasses, nobody]) expect(t.asked).toBe('recovery union');
  });

  rule('4.4/scenario-early-end', 'a tie may end the turn, with or without recovery, where the scenario says so', () => {
    const tied = (game: string, number: number) => {
      const table = 'ties union confederate end-turn end-turn-without-recovery confederate union';
      const t = begun(`game ${game}\n${table}\n${APART}\nU Weary 0103 f3`);
      return { t, events: told(t.do({ do: 'roll' }, [number, number])) };
    };
    for (const game of ['BAC', 'GTC']) {
      expect(tied(game, 2).t.asked).toBe('offer confederate');
      const late = tied(game, 3);
      expect(late.events).toEqual(['cycleEnded 4.4/scenario-early-end', 'phaseBegan']);
      expect(late.t.asked).toBe('recovery union');
      const early = tied(game, 4);
      expect(early.events[0]).toBe('cycleEnded 4.4/scenario-early-end');
      expect([early.t.asked, early.t.game.board.turn]).toEqual(['transfer union', 2]);
      expect(early.t.unit('weary').fatigue).toBe(3);
    }
  });

  rule('4.4/scenario-early-end', 'nowhere else, and by no other roll', () => {
    const t = begun(`ties end-turn end-turn end-turn end-turn end-turn end-turn\n${APART}`);
    t.do({ do: 'roll' }, [6, 5]);
    expect(t.asked).toBe('offer union');
    const plain = begun();
    plain.do({ do: 'roll' }, [3, 3]);
    expect(plain.asked).toBe('offer confederate');
  });
});
