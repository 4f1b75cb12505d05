import type { DiceAt, Loaded } from '@wigwag/host';
import type { SavedGame, Vocabulary } from '@wigwag/kernel';
import type { TitleAtTable } from '@wigwag/titles';
import type { Keeper } from '../keeping/keeper.ts';
import type { Seating } from '../seating.ts';

export interface SittingSettings<T extends Vocabulary> {
  readonly title: TitleAtTable<T>;
  readonly world: T['world'];
  /** What the record of a game in a world is opened from again. */
  setupOf(world: T['world']): unknown;
  /** A game that goes on here. */
  readonly saved?: SavedGame | undefined;
  /** The same, if it has been played through already. */
  readonly loaded?: Loaded<T> | undefined;
  readonly keeper: Keeper;
  /** What the dice of a new game follow from; a saved one has its own. */
  seed(): string;
  /** Other dice than fair ones. */
  readonly dice?: DiceAt<T>;
  /** Do the players roll their own dice and type them in, until they switch? Left out: they may not. */
  ownDice?(world: T['world']): boolean;
  /** Who plays the sides that nobody at this screen plays, and what it is kept as; left out: nobody. */
  readonly seating?: Seating<T> | undefined;
  /** The same by what is kept with a game, where another page may have changed it. */
  seatingOf?(kept: unknown): Seating<T>;
}
