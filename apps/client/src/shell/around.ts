import { createContext, type ReactNode, useContext } from 'react';
import type { Leaf } from './room.ts';

/** What is around a table besides the game: who is there, what time they have, what they say to each other. */
export interface Around {
  /** Over the board; the score stands among it. */
  plates?(score: ReactNode): ReactNode;
  /** Slips of paper on the board. */
  readonly slips?: ReactNode;
  /** Beside the board, after the log. */
  readonly leaves?: readonly Leaf[];
  /** In place of the question: the game ended at the table, or is looked through first. */
  readonly bar?: ReactNode;
  /** Who decides, while it is nobody at this screen: then there is nothing to answer here. */
  readonly decides?: string;
  /** Beside the answers. */
  readonly besides?: ReactNode;
  /** Over the board: how the game ended at the table, beside the rules. */
  readonly over?: ReactNode;
  readonly menu?: ReactNode;
  /** What came of it for those who played, wherever its end is told. */
  readonly aftermath?: ReactNode;
  /** What can be done after the end. */
  readonly afterwards?: ReactNode;
  /** Keys that work wherever the focus is. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** A class of the whole page. */
  readonly className?: string;
}

const NOTHING: Around = {};

/** Around a table at one screen there is nothing. */
export const AroundContext = createContext<Around>(NOTHING);

export const useAround = (): Around => useContext(AroundContext);
