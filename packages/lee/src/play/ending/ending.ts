import { playerA } from '../../field/initiative.ts';
import type { Choice, FlowWithoutDice, Game, PushedFrame, Rule } from '../../game.ts';
import { showTactics } from '../../tactics/armyTactic.ts';
import type { Outcome } from '../../tactics/goals.ts';
import { scoreOf } from '../../tactics/scoring.ts';
import { enemyOf, listOf, SIDES, type Side } from '../../world.ts';
import type { Report } from '../report.ts';
import { rosterOf } from '../roster.ts';
import { proposedReport } from './proposed.ts';

const reportIn = ({ do: _, ...report }: Choice<'ending', 'report'>): Report => report;

const isCount = (lost: number, most: number): boolean => lost >= 0 && lost <= most;

function fits(game: Game, { points, lostBlue, lostGrey }: Report): boolean {
  const [blue, grey] = SIDES.map(side => rosterOf(game, side).size);
  return (
    points.length === game.board.field.points.length && isCount(lostBlue, blue ?? 0) && isCount(lostGrey, grey ?? 0)
  );
}

/** The end as one side sees it. */
function outcomeFor(game: Game, side: Side, report: Report): Outcome {
  const enemy = enemyOf(side);
  const by = <T>(blue: T, grey: T): Record<Side, T> => ({ blue, grey });
  const [bases, lost] = [by(report.baseBlue, report.baseGrey), by(report.lostBlue, report.lostGrey)];
  return {
    points: report.points.length,
    held: report.points.filter(holder => holder === side).length,
    holdsOwnBase: bases[side] === side,
    tookEnemyBase: bases[enemy] === side,
    lost: lost[side],
    enemyLost: lost[enemy],
    enemyUnits: rosterOf(game, enemy).size,
    brokeEnemyMorale: by(report.brokenBlue, report.brokenGrey)[enemy],
  };
}

/** 13.12: the tactics are shown, and each is paid for. */
function settle(flow: FlowWithoutDice): void {
  const { world, board } = flow.game;
  const { report } = board.play;
  showTactics(flow);
  if (report === undefined) return;
  for (const side of SIDES) {
    const tactic = board.tactics.army[side];
    if (tactic === undefined) continue;
    const value = listOf(world, side, board.armies.lists[side])?.value ?? 0;
    const { goals, percent, points } = scoreOf(tactic, outcomeFor(flow.game, side, report), value);
    flow.emit({ type: 'battleScored', side, goals, percent, victoryPoints: points });
  }
}

/** 14.2 and 14.3 are missing: one side reports how the battle ended, the other confirms it. */
export const ending: Rule<'ending'> = {
  clause: '13.12/secret',
  verbs: {
    report: {
      options: game => [{ do: 'report', ...proposedReport(game) }],
      guards: [['house/report', (game, _f, choice) => !fits(game, reportIn(choice))]],
      choose: (flow, f, choice) => {
        flow.emit({ type: 'endReported', side: f.by, ...reportIn(choice) });
        flow.push({ kind: 'confirmEnd', by: enemyOf(f.by) });
      },
    },
  },
  resume(flow, f, back) {
    if (back?.from !== 'confirmEnd') return 'ask';
    if (!back.agreed) {
      f.by = enemyOf(f.by);
      return 'ask';
    }
    settle(flow);
    return flow.pop(f, {});
  },
};

export const confirmEnd: Rule<'confirmEnd'> = {
  clause: '13.12/secret',
  verbs: {
    confirmReport: {
      options: () => [{ do: 'confirmReport' }],
      guards: [],
      choose: (flow, f) => {
        flow.emit({ type: 'reportAnswered', side: f.by, agreed: true });
        flow.pop(f, { agreed: true });
      },
    },
    disputeReport: {
      options: () => [{ do: 'disputeReport' }],
      guards: [],
      choose: (flow, f) => {
        flow.emit({ type: 'reportAnswered', side: f.by, agreed: false });
        flow.pop(f, { agreed: false });
      },
    },
  },
  resume: () => 'ask',
};

export const enterEnding = ({ game }: FlowWithoutDice): PushedFrame => ({ kind: 'ending', by: playerA(game) });
