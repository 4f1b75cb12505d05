import { outcomes } from '@wigwag/kernel';
import type { Choice, Game } from '../game.ts';
import { gcacw } from '../ruleset.ts';

type Attempt = Choice<'march', 'destroy'> | Choice<'recovery', 'repair'>;

/** The exact chance that an attempt on a crossing succeeds: what stood is destroyed, what was destroyed stands. */
export function crossingChance(g: Game, attempt: Attempt): number {
  const isGone = ({ board }: Pick<Game, 'board'>): boolean =>
    board.crossings.some(({ hexside, destroyed }) => hexside === attempt.hexside && destroyed);
  return outcomes(gcacw, g, attempt)
    .filter(({ game }) => isGone(game) !== isGone(g))
    .reduce((sum, { ways, of }) => sum + ways / of, 0);
}
