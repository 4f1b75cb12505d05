import type { Told } from '@wigwag/host';
import type { Rolled, Vocabulary } from '@wigwag/kernel';
import type { Translate } from '@wigwag/words';
import { createContext, type ReactNode, useContext } from 'react';
import type { Question } from './asking.ts';
import type { TitleBook } from './book/titleBook.ts';
import type { TitleDice } from './dice/titleDice.ts';
import type { Hand } from './hand.ts';
import type { LogAction } from './log/action.ts';
import type { PaletteSource } from './palette/entry.ts';
import type { Replay } from './replay/moments.ts';
import type { CatchUp } from './replay/useCatchUp.ts';
import type { Sitting, View } from './view.ts';

/** A line of the log. */
export interface LogLine {
  readonly sentence: string;
  /** The rule by which it happened. */
  readonly clause?: string | undefined;
  /** The place it speaks of. */
  readonly place?: number | undefined;
  readonly isHeading?: boolean;
}

interface Small<T extends Vocabulary> {
  /** The run that a line belongs to, by its name: the lines of one follow each other; undefined: it stands alone. */
  runOf(told: Told<T>): string | undefined;
  sentence(run: readonly Told<T>[]): string;
}

/** Something beside the board. */
export interface Leaf {
  readonly id: string;
  readonly label: string;
  /** Beside its label, such as how much of it is new. */
  readonly mark?: ReactNode;
  readonly body: ReactNode;
  /** What it is about: another thing is read from the top. */
  readonly about?: unknown;
}

/** What every part of the shell may ask for. It knows no game: whatever is a title's own comes from the title. */
export interface ShellRoom<T extends Vocabulary, D> {
  readonly sitting: Sitting<T>;
  readonly view: View<T>;
  readonly question: Question<T, D>;
  readonly hand: Hand<T, D>;
  readonly t: Translate;
  /** What the game is called, and how its files are named. */
  readonly name: string;
  readonly file: string;
  /** Does the curtain open only to somebody who holds its button? */
  readonly holdsCurtain?: boolean;
  /** A lesson is not kept. */
  readonly mayKeep: boolean;
  /** What the last roll came to, over everything beside the board until it is put away. */
  readonly card?: ReactNode;
  /** What that came to, in a sentence; and it is put away. */
  readonly outcome?: string | undefined;
  letGo?(): void;
  /** In the place of the question: whoever decides is not asked at this screen, or is asked something else first. */
  readonly bar?: ReactNode;
  /** Beside the answers. */
  readonly besides?: ReactNode;
  /** Before the log. */
  readonly first?: readonly Leaf[];
  /** After all others: they keep their places when one of these comes and goes. */
  readonly last?: readonly Leaf[];
  /** In the menu. */
  readonly menu?: ReactNode;
  /** Keys of the title's own that work wherever the focus is. */
  readonly keys?: Readonly<Record<string, () => void>>;
  /** A decision that needs more than a line. */
  readonly sheet?: Leaf | undefined;
  /** What of the title can be looked up by its name. */
  readonly palette?: PaletteSource;
  /** The rulebook, where the title has one. */
  readonly book?: TitleBook;
  /** The chart on which a roll is read. */
  chartOf?(rolled: Rolled<T['reason']>): string | undefined;
  lineOf(event: T['event']): LogLine;
  /** How a rule is quoted that forbids something; left out, by its id. */
  citeOf?(clause: string): ReactNode;
  /** The log told in actions, where a title knows how. */
  readonly actions?: readonly LogAction<T>[];
  /** Lights places of the board that a line speaks of; none: puts the light out. */
  light?(places: readonly number[]): void;
  /** Of a game that can be looked at from any point. */
  readonly replay?: Replay<T>;
  /** The whole game told after the fact, where a title knows how: over the board. */
  readonly report?: Pick<Leaf, 'label' | 'body'> | undefined;
  /** What another side did unseen, on its way to the present. */
  readonly catchUp?: CatchUp;
  /** What is done step by step, or without end: the log tells a run of it in one line. */
  readonly small?: Small<T>;
  /** Shows what the dice of a line of the log came to, where there is more to say of them. */
  cardOfRoll?(line: number): (() => void) | undefined;
  /** Whose roll it is, one of those of a line of the log. */
  rollerOf?(told: Told<T>, place: number): T['side'] | undefined;
  /** Whose die it is, where dice have sides. */
  toneOf?(rolled: Rolled<T['reason']>, place: number): T['side'] | undefined;
  /** Of dice that players roll themselves. */
  readonly dice?: TitleDice<T>;
  centreOn(place: number): void;
}

export const ShellContext = createContext<ShellRoom<Vocabulary, unknown> | undefined>(undefined);

export function useShell(): ShellRoom<Vocabulary, unknown> {
  const room = useContext(ShellContext);
  if (room === undefined) throw new Error('no room');
  return room;
}
