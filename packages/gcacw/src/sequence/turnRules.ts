import { holds } from '@wigwag/kernel';
import type { SkippedPhase, TurnRule } from '../data/victory.ts';
import type { Game } from '../game.ts';
import type { Side } from '../vocabulary.ts';

const ruleOf = ({ world, board }: Game): TurnRule | undefined =>
  world.scenario.turnRules.find(({ turn }) => turn === board.turn);

/** SC/turn-phase */
export const isSkipped = (g: Game, phase: SkippedPhase): boolean =>
  holds('SC/turn-phase', ruleOf(g)?.skip?.includes(phase) ?? false);

/** SC/turn-initiative: whom the scenario gives this Initiative Segment. */
export function givenInitiative(g: Game): Side | undefined {
  const rule = ruleOf(g);
  return rule?.initiative ?? (g.board.actions === 0 ? rule?.first : undefined);
}

/** SC/turn-actions */
export const isSpentTurn = (g: Game): boolean => g.board.actions >= (ruleOf(g)?.actions ?? Number.POSITIVE_INFINITY);
