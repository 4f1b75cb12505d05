import { holds } from '@wigwag/kernel';
import { removePontoonsBeside } from '../../bridges/pontoons/removal.ts';
import type { FlowWithoutDice, Frame, Game, Rule } from '../../game.ts';
import { settleLeaders } from '../../leaders/displaced.ts';
import { disorganize, eliminate, loseManpower } from '../../movement/losses.ts';
import { survivors, unitState } from '../../pieces/pieces.ts';
import { dropRefused, isRefusedStill } from '../strength/refusedFlanks.ts';
import { lossOf, nextSteps, type Rank, whyNotEnd, whyNotRetreatTo } from './retreatPaths.ts';

type F = Frame<'retreat'>;

export interface RetreatStep {
  readonly to: number;
  /** Men that every retreating unit loses by it. */
  readonly loss: number;
  readonly because: Rank['clause'];
}

/** Where a retreat may go next, and at what price. */
export const retreatSteps = (g: Game, f: F): RetreatStep[] =>
  nextSteps(g, f).map(({ to, rank }) => ({ to, loss: lossOf(f, rank), because: rank.clause }));

/** All retreating units go together, each paying the loss of the hex; works and refused flanks stay behind. */
function moveTo(flow: FlowWithoutDice, f: F, to: number, rank: Rank): void {
  const { game } = flow;
  const from = f.path[f.path.length - 1] ?? to;
  for (const unit of f.units) {
    if (holds('7.2/entrench-lost-on-leaving', unitState(game, unit).works !== 'none'))
      flow.emit({ type: 'worksLost', unit, because: '7.2/entrench-lost-on-leaving' });
    flow.emit({ type: 'unitRetreated', unit, from, to, because: rank.clause });
  }
  if (holds('7.6/retreat-drops-markers', !isRefusedStill(game, from)))
    dropRefused(flow, from, '7.6/retreat-drops-markers');
  f.path = [...f.path, to];
  const loss = lossOf(f, rank);
  for (const unit of loss > 0 ? f.units : []) {
    if (holds('7.6/loss-new-marker', true)) disorganize(flow, unit, '7.6/loss-new-marker');
    loseManpower(flow, unit, loss, rank.clause);
  }
}

function end(flow: FlowWithoutDice, f: F): 'on' {
  for (const unit of f.units) removePontoonsBeside(flow, unit);
  return flow.pop(f, {});
}

function surrender(flow: FlowWithoutDice, f: F): void {
  for (const unit of f.units) eliminate(flow, unit, '7.6/surrender');
}

/** The reasons a player may hear, in the order they are looked for. */
const STEP_CLAUSES = [
  '7.6/procedure-each-hex',
  '7.6/restrict-offmap',
  '6.2/water',
  '7.6/restrict-river',
  '7.6/restrict-rain',
  '7.6/restrict-unfordable',
  '7.6/restrict-mountain-swamp',
  '7.6/restrict-active-hex',
  '7.6/restrict-start-hex',
  '7.6/restrict-same-hex',
  '7.6/restrict-closer',
  '7.6/procedure-lowest-priority',
] as const;

const END_CLAUSES = [
  '7.6/retreat-normal-length',
  '7.6/retreat-rout-length',
  '7.7/step3-distance',
  '7.6/enemy-hex-not-end',
  '7.6/restrict-adjacent-end',
] as const;

/** A retreat, rout, voluntary or cavalry retreat: hex by hex, by restrictions and priorities. */
export const retreat: Rule<'retreat'> = {
  clause: '7.6/procedure-each-hex',
  verbs: {
    retreat: {
      exact: true,
      options: (g, f) => nextSteps(g, f).map(({ to }) => ({ do: 'retreat', to })),
      guards: [[STEP_CLAUSES, (g, f, c) => whyNotRetreatTo(g, f, c.to)]],
      choose: (flow, f, c) => {
        const step = nextSteps(flow.game, f).find(({ to }) => to === c.to);
        if (step === undefined) return;
        if (step.overrides) f.overridden = true;
        moveTo(flow, f, c.to, step.rank);
      },
    },
    halt: {
      options: () => [{ do: 'halt' }],
      guards: [[END_CLAUSES, (g, f) => whyNotEnd(g, f)]],
      choose: (flow, f) => void end(flow, f),
    },
  },
  resume(flow, f) {
    if (settleLeaders(flow) === 'on') return 'on';
    f.units = survivors(flow.game, f.units);
    if (f.units.length === 0) return flow.pop(f, {});
    if (nextSteps(flow.game, f).length > 0) return 'ask';
    if (whyNotEnd(flow.game, f) === undefined) return end(flow, f);
    surrender(flow, f);
    return 'on';
  },
};
