import type { Game, Opening, Request, Ruleset, Vocabulary } from '@wigwag/kernel';

/** A game as it is handed to the host: what it is played by, how it begins, and what the host may do by itself. */
export interface Hosted<T extends Vocabulary> {
  readonly ruleset: Ruleset<T>;
  readonly opening: Opening<T>;
  /** What the game was opened from: whoever opens its record needs it again. */
  readonly setup: unknown;
  /** May a side know something that the other does not? */
  readonly hasSecrets: boolean;
  /** Is nothing left to decide but that it is finished? Without secrets the host says so for the player. */
  isFormality(game: Game<T>): boolean;
  /** Where players roll themselves: is this theirs to type in? Left out: everything is. */
  isTyped?(request: Request<T['reason']>): boolean;
  /** Which turn it is: those who look on at secrets are a turn late. Left out: they see nothing before the end. */
  turnOf?(game: Game<T>): number;
  /** Who has won a game that is over. Left out, or undefined: the rules do not say. */
  winnerOf?(game: Game<T>): T['side'] | 'draw' | undefined;
}

/** A game without a title around it: nothing is done for a player. */
export const hostedOf = <T extends Vocabulary>(
  ruleset: Ruleset<T>,
  opening: Opening<T>,
  setup: unknown = null,
  hasSecrets = true,
): Hosted<T> => ({ ruleset, opening, setup, hasSecrets, isFormality: () => false });
