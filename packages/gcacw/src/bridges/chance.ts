import { outcomes } from '@wigwag/kernel';
import type { Choice, Game } from '../game.ts';
import { gcacw } from '../ruleset.ts';

type Attempt = Choice<'march', 'destroy'> | Choice<'recovery', 'repair' | 'build'>;

/** The exact chance that an attempt on a crossing succeeds: what stood is destroyed, what was destroyed stands, a pontoon lies. */
export function crossingChance(g: Game, attempt: Attempt): number {
  const changeIn = ({ board }: Pick<Game, 'board'>) =>
    board.crossings.find(({ hexside }) => hexside === attempt.hexside);
  const stateIn = (game: Pick<Game, 'board'>): string =>
    `${changeIn(game)?.destroyed ?? false} ${changeIn(game)?.pontoon}`;
  return outcomes(gcacw, g, attempt)
    .filter(({ game }) => stateIn(game) !== stateIn(g))
    .reduce((sum, { ways, of }) => sum + ways / of, 0);
}
