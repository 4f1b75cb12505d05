import type { DueDice } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';

/** What a title knows of dice that players roll themselves. */
export interface TitleDice<T extends Vocabulary> {
  /** Whose each die, or the draw, is; undefined: nobody's in particular. */
  ownersOf(due: DueDice<T>): readonly (T['side'] | undefined)[];
  /** What a side is called at this table; left out, as everywhere. */
  nameOf?(side: T['side']): string;
  /** May nobody else see what comes? */
  isSecret?(due: DueDice<T>): boolean;
  /** The pool of a draw by name; undefined: it has only places. */
  poolOf?(due: DueDice<T>): readonly string[] | undefined;
}
