import type { Answer, Intent, Told } from '@wigwag/host';
import type { AnyChoice, Frame, GameRecord, Ready, Refusal, Vocabulary } from '@wigwag/kernel';
import type { Title } from '@wigwag/titles';

/** What whoever sits at this screen sees of the game, all at one moment. */
export interface View<T extends Vocabulary> {
  readonly world: T['world'];
  readonly game: Ready<T>;
  /** The pending decision; undefined when the game is over. */
  readonly frame: Frame<T> | undefined;
  readonly choices: readonly AnyChoice<T>[];
  /** The dice, or a side that plays by itself, decide next. */
  readonly isAutomatic: boolean;
  /** It begins with what happened before the first decision. */
  readonly log: readonly Told<T>[];
  /** Somebody has decided something, be it shown here or not. */
  readonly isBegun: boolean;
  readonly mayUndo: boolean;
  readonly mayRedo: boolean;
  /** Will the game be there at the next visit? */
  readonly isKept: boolean;
  /** Whose eyes are on the screen: with secrets, only theirs are shown. */
  readonly eyes: T['side'];
  /** Where there are secrets: the side that has to take the seat before anything is shown. */
  readonly curtain?: T['side'];
}

/** The only way from the screen to a game: seats of an authority in the page today, at a server tomorrow. */
export interface Sitting<T extends Vocabulary> {
  readonly title: Title<T>;
  /** The same object until something happens. */
  view(): View<T>;
  subscribe(listener: () => void): () => void;
  /** Why it may not be chosen now; undefined: it may. */
  whyNot(attempt: AnyChoice<T>): Refusal<T> | undefined;
  /** For the side that sits at the screen. */
  send(intent: Intent): Promise<Answer<T>>;
  /** The side that decides has taken the seat. */
  sit(): void;
  restart(): void;
  /** In another world, such as one with other options; only before somebody has decided something. */
  reopen(world: T['world']): void;
  /** The whole game, with what each side has hidden: for a file, never for the screen. */
  record(): GameRecord;
}
