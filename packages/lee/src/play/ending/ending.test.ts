import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import type { AnyChoice, Game } from '../../game.ts';
import { at, battle, listed, played, verdict } from '../battle.fixture.ts';
import type { Report } from '../report.ts';
import { proposedReport } from './proposed.ts';

const rule = ruleTests<ClauseId>();

const ended = (): Game =>
  battle(
    {
      blue: { 'i-1-a': at(18, 19), 'i-1-b': at(50, 44, 0, ['destroyed']) },
      grey: { 'first-1-a': at(54, 29, 180) },
      change: board => {
        board.step = 'end';
        board.field.points = [
          [18, 18],
          [36, 24],
          [54, 30],
        ].map(([x = 0, y = 0]) => ({ x: x * 1000, y: y * 1000 }));
        board.field.bases = [
          { side: 'grey', at: { x: 36_000, y: 1181 } },
          { side: 'blue', at: { x: 36_000, y: 46_819 } },
        ];
        board.tactics.army = { blue: 'cautious', grey: 'neutral' };
        board.tactics.chosen = ['blue', 'grey'];
      },
    },
    { kind: 'ending', by: 'grey' },
  );
const REPORT: Report = {
  points: ['blue', 'nobody', 'grey'],
  baseBlue: 'blue',
  baseGrey: 'grey',
  lostBlue: 1,
  lostGrey: 0,
  brokenBlue: false,
  brokenGrey: false,
};
const say = (more: Partial<Report> = {}): AnyChoice => ({ do: 'report', ...REPORT, ...more });

describe('the end', () => {
  test('what the table shows is proposed', () => {
    expect(listed(ended())).toEqual([say()]);
  });
  test('a place is proposed for whoever stands nearest within 6 inches, and for nobody where both are as near', () => {
    const points = (blue: number, grey: number) => {
      const game = ended();
      game.board.play.units = {
        blue: { 'i-1-a': at(36, 24 + blue), 'i-1-b': at(36, 40) },
        grey: { 'first-1-a': at(36, 24 - grey, 180), 'first-1-b': at(36, 2, 180) },
      };
      return proposedReport(game).points[1];
    };
    expect([points(6, 7), points(6.1, 7), points(7, 6), points(3, 4), points(4, 3), points(3, 3)]).toEqual([
      'blue',
      'nobody',
      'grey',
      'blue',
      'grey',
      'nobody',
    ]);
  });
  test('a base is its own side’s until an enemy alone is near it, and morale at nothing is broken', () => {
    const game = ended();
    game.board.play.units = { blue: { 'i-1-a': at(36, 3) }, grey: { 'first-1-a': at(60, 20, 180) } };
    game.board.field.morale = { blue: 0, grey: 1 };
    expect(proposedReport(game)).toMatchObject({
      baseBlue: 'blue',
      baseGrey: 'blue',
      brokenBlue: true,
      brokenGrey: false,
    });
    game.board.field.bases = [];
    expect(proposedReport(game)).toMatchObject({ baseBlue: 'blue', baseGrey: 'grey' });
  });
  rule('house/report', 'a holder for every point, no more lost units than there are', () => {
    expect(verdict(ended(), say())).toBe('legal');
    const wrong = [say({ points: ['blue'] }), say({ lostBlue: -1 }), say({ lostGrey: 1000 })];
    expect(wrong.map(choice => verdict(ended(), choice))).toEqual(Array(3).fill('house/report'));
  });
  test('the other side confirms, or reports itself', () => {
    const reported = played(ended(), say()).game;
    expect(reported.stack.at(-1)).toMatchObject({ kind: 'confirmEnd', by: 'blue' });
    const disputed = played(reported, { do: 'disputeReport' }).game;
    expect(disputed.stack.at(-1)).toMatchObject({ kind: 'ending', by: 'blue' });
    expect(disputed.board.play.report).toBeUndefined();
  });
  test('what was reported, disputed and confirmed is told, and who has chosen no tactic is paid nothing', () => {
    const said = played(ended(), say());
    expect(said.events).toEqual([{ type: 'endReported', side: 'grey', ...REPORT }]);
    expect(listed(said.game)).toEqual([{ do: 'confirmReport' }, { do: 'disputeReport' }]);
    const disputed = played(said.game, { do: 'disputeReport' });
    expect(disputed.events).toEqual([{ type: 'reportAnswered', side: 'blue', agreed: false }]);
    const again = played(disputed.game, say({ lostBlue: 0 }));
    expect(again.game.stack.at(-1)).toMatchObject({ kind: 'confirmEnd', by: 'grey' });
    const game = ended();
    delete game.board.tactics.army.grey;
    const { events } = played(played(game, say()).game, { do: 'confirmReport' });
    expect(events.flatMap(event => (event.type === 'battleScored' ? [event.side] : []))).toEqual(['blue']);
  });
  test('each side is paid for what it took, held and broke', () => {
    const paid = (report: Partial<Report>) => {
      const game = ended();
      game.board.tactics.army = { blue: 'aggressive', grey: 'aggressive' };
      const { events } = played(played(game, say(report)).game, { do: 'confirmReport' });
      return events.flatMap(event => (event.type === 'battleScored' ? [[event.side, event.goals]] : []));
    };
    expect(paid({ brokenGrey: true })).not.toEqual(paid({}));
    expect(paid({ baseGrey: 'blue' })).not.toEqual(paid({}));
    expect(paid({ baseBlue: 'grey' })).not.toEqual(paid({}));
  });
  rule('13.12/secret', 'the tactics are shown at the end, and then paid for', () => {
    const reported = played(ended(), say({ points: ['blue', 'blue', 'grey'], lostGrey: 4 })).game;
    expect(reported.board.tactics.shown).toEqual([]);
    const { events, game } = played(reported, { do: 'confirmReport' });
    expect(events.slice(0, 5)).toMatchObject([
      { type: 'reportAnswered', agreed: true },
      { type: 'armyTacticShown', side: 'blue', tactic: 'cautious' },
      { type: 'armyTacticShown', side: 'grey', tactic: 'neutral' },
      { type: 'battleScored', side: 'blue', goals: [1, 2, 3], percent: 100, victoryPoints: 2000 },
      { type: 'battleScored', side: 'grey', goals: [2], percent: 0, victoryPoints: 0 },
    ]);
    expect(game.stack).toHaveLength(0);
    expect(game.board.play.score).toHaveLength(2);
  });
});
