import type { Entry, LogHeader } from '@wigwag/host';
import type { SavedGame } from '@wigwag/kernel';
import type { Keeping } from './writer.ts';

/** What a keeper asks of the game that it keeps. */
export interface Played {
  readonly decisions: number;
  /** Undefined: the game is over. */
  readonly decider: string | undefined;
  header(): LogHeader;
  /** What a list may show of it; undefined: nothing. */
  glance?(): unknown;
}

/** `keeping`: what is kept, or who plays, is other than it was. `saved`: the game has to be laid out from what is kept. */
export interface Change {
  readonly saved?: SavedGame;
  /** Who plays by himself may be another, too. */
  readonly seats?: { readonly kept: unknown };
}

/** Where a game in the page is kept while it is played. */
export interface Keeper {
  readonly keeping: Keeping;
  /** Does this page play the game, or does it follow another that does? */
  readonly isPlaying: boolean;
  /** Is nothing of it there yet? */
  readonly isEmpty: boolean;
  /** One entry more. Nobody waits for it. */
  append(entry: Entry, game: Played): void;
  /** Who plays by himself, as it is kept with this game and those that come after it. */
  seat(seats: unknown): void;
  subscribe(listener: (change: Change) => void): () => void;
  /** Asks whoever plays to let go, and plays. */
  playHere(): Promise<void>;
  /** For another game, which the player may call by a name of its own; this one stays as it is. */
  another(name?: string): Keeper;
  /** The same, for a game in which nobody has decided anything: it is not missed. */
  instead(): Keeper;
}

/** For a game of a few minutes, which begins from the start at the next visit. */
export const FORGETFUL: Keeper = {
  keeping: 'kept',
  isPlaying: true,
  isEmpty: true,
  append: () => undefined,
  seat: () => undefined,
  subscribe: () => () => undefined,
  playHere: async () => undefined,
  another: () => FORGETFUL,
  instead: () => FORGETFUL,
};
