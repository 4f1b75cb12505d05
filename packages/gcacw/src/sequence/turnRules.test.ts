import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { Table, told } from '../testing/table.ts';

const rule = ruleTests<ClauseId>();

const FIELD = `
  turns 2
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
  station 0102 Depot
  U Newton 0102 6; leader Reynolds
  U Sykes 0102 6
  C Hill 0702 8; leader Jackson
`;

const field = (...lines: string[]): Table => new Table([FIELD, ...lines].join('\n'));
const finish = { do: 'finish' };
const pass = { do: 'pass' };

describe('special turns', () => {
  rule('SC/turn-phase', 'a turn may lack leader transfer, the action cycle or recovery', () => {
    expect(field('turn 1 skip=leader-transfer').asked).toBe('initiative table');
    expect(field('turn 2 skip=leader-transfer').asked).toBe('transfer union');
    const night = field('turn 1 skip=action-cycle').put('newton', { fatigue: 3 });
    night.do(finish);
    night.do(finish);
    expect(night.asked).toBe('recovery union');
    night.do(finish);
    night.do(finish);
    expect(night.unit('newton').fatigue).toBe(0);
    const restless = field('turn 1 skip=leader-transfer,recovery').put('newton', { fatigue: 3 });
    restless.do({ do: 'roll' }, [6, 1]);
    restless.do(pass);
    restless.do(pass);
    expect([restless.asked, restless.game.board.turn, restless.unit('newton').fatigue]).toEqual([
      'transfer union',
      2,
      3,
    ]);
  });

  rule('SC/turn-initiative', 'a side may be given the first initiative of a turn, or all of them', () => {
    const spend = (t: Table): void => {
      t.do({ do: 'take' });
      t.do({ do: 'march', unit: 'newton' }, 3);
      t.do({ do: 'stop' });
    };
    const first = field('turn 1 skip=leader-transfer first=union');
    expect([first.asked, first.game.board.initiative.winner]).toEqual(['offer union', 'union']);
    spend(first);
    expect(first.asked).toBe('initiative table');
    const all = field('turn 1 skip=leader-transfer initiative=union');
    spend(all);
    expect(all.asked).toBe('offer union');
    const spent = field('turn 1 first=union').put('newton', { fatigue: 4 }).put('sykes', { fatigue: 4 });
    spent.do(finish);
    spent.do(finish);
    expect(spent.asked).toBe('offer confederate');
  });

  rule('SC/turn-actions', 'the Action Cycle may end after so many Action Phases', () => {
    const t = field('turn 1 skip=leader-transfer initiative=union actions=2');
    const act = () => {
      t.do({ do: 'take' });
      t.do({ do: 'march', unit: 'newton' }, 3);
      return told(t.do({ do: 'stop' }));
    };
    expect(act()).not.toContain('cycleEnded SC/turn-actions');
    expect(act()).toContain('cycleEnded SC/turn-actions');
    expect(t.asked).toBe('recovery union');
  });

  rule('SC/not-before', 'a unit held back may take no action before its turn, alone or with a leader', () => {
    const held = (notBefore: number, year = ''): Table =>
      new Table(
        [FIELD, year, `U Meade 0102 6 notbefore${notBefore}; leader Porter cmd=V`, 'C Early 0202']
          .join('\n')
          .replace('Meade 0102 6', 'Meade 0102 6 cmd=V'),
      ).atAction('union');
    for (const [t, why] of [
      [held(2), 'SC/not-before'],
      [held(1), undefined],
    ] as const) {
      expect(t.why({ do: 'march', unit: 'meade' })).toBe(why);
      expect(t.why({ do: 'burn', unit: 'meade' })).toBe(why);
      expect(t.open('activate').some(choice => 'leader' in choice && choice.leader === t.leaderId('porter'))).toBe(
        !why,
      );
      expect(t.open('assault').some(choice => 'leader' in choice && choice.leader === t.leaderId('porter'))).toBe(!why);
    }
    const mixed = new Table(`${FIELD}\n U Meade 0102 6 notbefore2\n C Early 0202`).atAction('union');
    const [leader, units] = ['reynolds', ['newton', 'meade']];
    expect(mixed.why({ do: 'activate', leader, units, digging: [] })).toBe('SC/not-before');
    expect(mixed.why({ do: 'assault', leader, units, target: '0202' })).toBe('SC/not-before');
    expect(mixed.why({ do: 'activate', leader, units: ['newton', 'sykes'], digging: [] })).toBeUndefined();
    const late = new Table(`game GTC\n${FIELD}\n U Meade 0102 6 notbefore2`).atAction('union');
    expect(late.why({ do: 'entrench', unit: 'meade' })).toBe('SC/not-before');
    expect(late.why({ do: 'entrench', unit: 'sykes' })).toBeUndefined();
    // A side with nobody free to act is not asked.
    const idle = new Table(
      FIELD.replace('Newton 0102 6', 'Newton 0102 6 notbefore2').replace('Sykes 0102 6', 'Sykes 0102 6 notbefore2'),
    );
    idle.do(finish);
    idle.do(finish);
    expect(idle.asked).toBe('offer confederate');
  });
});
