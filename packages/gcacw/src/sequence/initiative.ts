import { assert, type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import { type Initiative, NOWHERE } from '../board.ts';
import type { ClauseId } from '../clauses.generated.ts';
import type { Flow, FlowWithoutDice, Frame, Game, Rule } from '../game.ts';
import { concealVerb } from '../intelligence/markers/conceal.ts';
import { hasForces } from '../intelligence/markers/forces.ts';
import { revealVerb } from '../intelligence/markers/reveal.ts';
import { enemyOf, hexOf, unitState } from '../pieces/pieces.ts';
import { SIDES, type Side, type TieResult } from '../vocabulary.ts';
import { isHeldBack } from './notBefore.ts';
import { givenInitiative, isSpentTurn } from './turnRules.ts';

/** 4.2/eligible-for-activation; under the FL 4 option an organized unit at FL 4 counts too. */
export function mayAct(g: Game, unit: number): boolean {
  const { fatigue, disorganized } = unitState(g, unit);
  if (holds('SC/not-before', isHeldBack(g, unit))) return false;
  return fatigue < 4 || (g.world.options.fatigue4March && !disorganized);
}

/** A dummy can be activated too, and where a force marker lies one can be had: what is under it makes no difference. */
export const isEligible = (g: Game, side: Side): boolean =>
  hasForces(g, side) || g.world.unitsOfSide[side].some(unit => hexOf(g, unit) !== NOWHERE && mayAct(g, unit));

/** 4.2/forced-roll-exception: where a tie can end the turn, both roll every time. */
const mustRoll = (g: Game): boolean =>
  holds('4.2/forced-roll-exception', g.world.ties?.some(tie => !isSide(tie)) ?? false);

/** Why the Action Cycle is over before anybody rolls. */
const ENDS: readonly ClauseRow<ClauseId, [Game]>[] = [
  ['4.4/none-eligible', g => SIDES.every(side => !isEligible(g, side))],
  ['SC/turn-actions', isSpentTurn],
];

const isSide = (result: TieResult): result is Side => result === 'union' || result === 'confederate';

type Settled = Pick<Game, 'world'>;

/** What a tie brings by the scenario's table; a game that settles no ties by number needs none. */
const tieOf = (g: Settled, number: number): TieResult => g.world.ties?.[number - 1] ?? 'confederate';

const isByNumber = (g: Settled, tie: TieResult): boolean =>
  g.world.profile.tie === 'by-number' || tie !== 'confederate';

/** What two dice bring: the higher wins; a tie goes by the game, or by the scenario's table. */
const RESULTS: readonly ClauseRow<ClauseId, [Settled, union: number, confederate: number]>[] = [
  ['4.2/roll-high-wins', (_g, union, confederate) => union !== confederate],
  ['4.4/scenario-early-end', (g, union) => !isSide(tieOf(g, union))],
  ['4.2/tie-bac-aio', (g, union) => isSide(tieOf(g, union)) && isByNumber(g, tieOf(g, union))],
  ['4.2/tie-confederate', () => true],
];

export function initiativeOf(g: Settled, union: number, confederate: number): { result: TieResult; because: ClauseId } {
  const because = firstToSpeak(RESULTS, g, union, confederate);
  assert(because !== undefined, 'nobody-wins', { union, confederate });
  if (because === '4.2/roll-high-wins') return { result: union > confederate ? 'union' : 'confederate', because };
  return { result: because === '4.2/tie-confederate' ? 'confederate' : tieOf(g, union), because };
}

function roll(flow: Flow, f: Frame<'initiative'>): void {
  const [union = 0, confederate = 0] = flow.roll(2, 'initiative');
  const { result, because } = initiativeOf(flow.game, union, confederate);
  if (isSide(result)) {
    flow.emit({ type: 'initiativeRolled', initiative: { winner: result, union, confederate }, because });
    f.step = 'offer';
    return;
  }
  flow.emit({ type: 'cycleEnded', because });
  flow.pop(f, { cycleEnded: true, recovery: result === 'end-turn' });
}

/** 4.2/auto-win: the only side with an eligible unit, where dice would change nothing. */
function automaticWinner(g: Game): Side | undefined {
  const eligible = SIDES.filter(side => isEligible(g, side));
  return holds('4.2/auto-win', eligible.length === 1 && !mustRoll(g)) ? eligible[0] : undefined;
}

/** SC/turn-initiative: only a side that can use it has it. */
function givenWinner(g: Game): Side | undefined {
  const side = givenInitiative(g);
  return side !== undefined && holds('SC/turn-initiative', isEligible(g, side)) ? side : undefined;
}

const unrolled = (winner: Side): Initiative => ({ winner, union: 0, confederate: 0 });

/** The cycle is over before anybody rolls, or somebody has the initiative without dice; false: it takes dice. */
function settleUnrolled(flow: FlowWithoutDice, f: Frame<'initiative'>): boolean {
  const { game } = flow;
  const because = firstToSpeak(ENDS, game);
  if (because !== undefined) {
    flow.emit({ type: 'cycleEnded', because });
    flow.pop(f, { cycleEnded: true, recovery: true });
    return true;
  }
  const given = givenWinner(game);
  const winner = given ?? automaticWinner(game);
  if (winner === undefined) return false;
  const unopposed = given === undefined ? '4.2/auto-win' : 'SC/turn-initiative';
  flow.emit({ type: 'initiativeRolled', initiative: unrolled(winner), because: unopposed });
  f.step = 'offer';
  return true;
}

export const initiative: Rule<'initiative'> = {
  clause: '4.1/phase-structure',
  verbs: {
    roll: {
      options: () => [{ do: 'roll' }],
      guards: [],
      choose: (flow, f) => {
        if (!settleUnrolled(flow, f)) roll(flow, f);
      },
    },
  },
  resume(flow, f, back) {
    const { board, world } = flow.game;
    if (back?.from === 'offer' && !back.taken) return flow.pop(f, { cycleEnded: true, recovery: true });
    if (back !== undefined) return flow.pop(f, { cycleEnded: false, recovery: true });
    if (f.step === 'offer') return flow.push({ kind: 'offer', by: board.initiative.winner, handed: false });
    // In one line with the last step of a marker it would tell that nothing was left: what follows is the table's.
    const isApart = holds('LI/secret-force-display', world.options.limitedIntelligence);
    return !isApart && settleUnrolled(flow, f) ? 'on' : 'ask';
  },
};

/** Why a pass ends the Action Cycle. */
const PASS_ENDS: readonly ClauseRow<ClauseId, [Game, Frame<'offer'>]>[] = [
  ['4.4/both-pass', (_, f) => f.handed],
  ['4.4/pass-against-ineligible', (g, f) => !isEligible(g, enemyOf(f.by))],
];

/** Take the initiative, or hand it on. */
export const offer: Rule<'offer'> = {
  clause: '4.2/winner-options',
  verbs: {
    take: {
      options: () => [{ do: 'take' }],
      guards: [['4.2/ineligible-winner-passes', (g, f) => !isEligible(g, f.by)]],
      choose: (flow, f) => {
        flow.emit({ type: 'initiativeTaken', side: f.by });
        flow.push({ kind: 'action', by: f.by, handed: f.handed, done: false });
      },
    },
    pass: {
      options: () => [{ do: 'pass' }],
      guards: [],
      choose: (flow, f) => {
        flow.emit({ type: 'passed', side: f.by });
        const because = firstToSpeak(PASS_ENDS, flow.game, f);
        if (because === undefined) {
          f.by = enemyOf(f.by);
          f.handed = true;
          return;
        }
        flow.emit({ type: 'cycleEnded', because });
        flow.pop(f, { taken: false });
      },
    },
    conceal: concealVerb,
    reveal: revealVerb,
  },
  resume: (flow, f, back) => (back?.from === 'action' ? flow.pop(f, { taken: true }) : 'ask'),
};
