import { type Game, HALVES, NOWHERE, type Side } from '@wigwag/gcacw';
import { WHOLE } from './decay.ts';

export const MOST_FATIGUE = 4;
/** Marches of a rested unit in a turn that is still to come: the fourth costs more than it brings. */
const MARCHES_A_TURN = 3;
const MEAN_OF_A_DIE = 7;

/** How much time there is, as a commander counts it: turns to come, and the marches that units still have in them. */
export interface Clock {
  readonly turnsToCome: number;
  /** By side: the share of its marches of this turn that is left. */
  readonly fresh: Readonly<Record<Side, number>>;
  /** By side: the share of the game that is over for it. */
  readonly used: Readonly<Record<Side, number>>;
}

const isActing = ({ board }: Game): boolean => board.phase !== 'recovery' && board.phase !== 'turn-indication';

/** Actions that a turn has, for both sides together, where the scenario limits them. */
const actionsOf = ({ world }: Game, turn: number): number =>
  world.scenario.turnRules.find(rule => rule.turn === turn)?.actions ?? Number.POSITIVE_INFINITY;

/** Marches that a unit still has in it this turn: no more than there are actions left. */
function marchesLeft(g: Game, unit: number, fatigue: number): number {
  if (!isActing(g) || g.board.turn < (g.world.notBefore[unit] ?? 0)) return 0;
  return Math.max(0, Math.min(MOST_FATIGUE - fatigue, actionsOf(g, g.board.turn) - g.board.actions));
}

/** Marches of a rested unit in the turns to come. */
function marchesToCome(g: Game, turnsToCome: number): number {
  if (g.world.scenario.turnRules.every(({ actions }) => actions === undefined)) return MARCHES_A_TURN * turnsToCome;
  let sum = 0;
  for (let turn = g.board.turn + 1; turn <= g.board.turn + turnsToCome; turn++)
    sum += Math.min(MARCHES_A_TURN, actionsOf(g, turn));
  return sum;
}

/** Halves of a point that the dice of a march bring on average. */
function meanMarch({ world }: Game, unit: number): number {
  const data = world.units[unit];
  if (data === undefined) return 0;
  const { cavalry, foot } = world.profile.allowances[data.side];
  const { dice, plus } = data.arm === 'cavalry' ? cavalry : foot;
  return (HALVES * (dice * MEAN_OF_A_DIE + 2 * plus)) >> 1;
}

/** Halves of a point that a unit can march before the game ends; of the turns to come as much as is foreseen, in hundredths. */
export function marchable(g: Game, unit: number, fatigue: number, turnsToCome: number, foresight = 100): number {
  const toCome = Math.trunc((meanMarch(g, unit) * marchesToCome(g, turnsToCome) * foresight) / 100);
  return meanMarch(g, unit) * marchesLeft(g, unit, fatigue) + toCome;
}

function freshOf(g: Game, side: Side): number {
  let [left, all] = [0, 0];
  for (const unit of g.world.unitsOfSide[side]) {
    const state = g.board.units[unit];
    if (state === undefined || state.hex === NOWHERE) continue;
    left += state.manpower * marchesLeft(g, unit, state.fatigue);
    all += state.manpower * MOST_FATIGUE;
  }
  return all === 0 ? 0 : Math.trunc((WHOLE * left) / all);
}

export function clockOf(g: Game): Clock {
  const turnsToCome = Math.max(0, g.world.turns - g.board.turn);
  const fresh = { union: freshOf(g, 'union'), confederate: freshOf(g, 'confederate') };
  const usedOf = (side: Side): number => {
    const left = turnsToCome * WHOLE + fresh[side];
    return Math.max(0, WHOLE - Math.trunc(left / Math.max(1, g.world.turns)));
  };
  return { turnsToCome, fresh, used: { union: usedOf('union'), confederate: usedOf('confederate') } };
}
