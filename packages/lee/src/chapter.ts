import type { Board } from './board.ts';
import type { AnyChoice, Event, Game, Rule, Shapes } from './game.ts';
import type { Side } from './world.ts';

/** The rules of a chapter's frames. */
export type Rules<S> = { readonly [K in keyof S & keyof Shapes]: Rule<K> };

/** What a chapter has to say besides its frames and the writers of its events. */
export interface Chapter {
  /** Takes what a side may not see out of a board that is its own copy. */
  hide?(board: Board, from: Side): void;
  /** What a side sees of an event: the event itself, or one with less in it; 'other': this chapter hides nothing of it. */
  seen?(game: Game, event: Event, by: Side): Event | 'hidden' | 'other';
  /** Events that show the other side something it could not know: such a decision is not taken back alone. */
  readonly reveals?: readonly Event['type'][];
  /** Deals to a board what `hide` took out, somehow: `below(n)` is a whole number under n. */
  imagine?(game: Pick<Game, 'world' | 'board'>, side: Side, below: (n: number) => number): void;
  /** For the auditor: a wide universe of attempts, legal and not. */
  attempts?(game: Game): Iterable<AnyChoice>;
  /** For the auditor: the first invariant of the chapter that is broken. */
  broken?(game: Game): string | undefined;
}
