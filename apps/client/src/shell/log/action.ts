import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';

/** What of a line of the log belongs to an action. */
export interface LogPart<T extends Vocabulary> extends Told<T> {
  /** Its place in the log. */
  readonly line: number;
}

/** Several lines told as one: what players would call a move. What it says is asked only of those in sight. */
export interface LogAction<T extends Vocabulary> {
  /** A side; the table: both, or neither. */
  readonly by: string;
  readonly sentence: string;
  /** As short as can be; empty: none were rolled. */
  readonly dice: string;
  /** What it stands under: actions of one heading follow each other. */
  readonly heading: string;
  readonly isBattle: boolean;
  /** What its line leads to on the board. */
  readonly places: readonly number[];
  readonly parts: readonly LogPart<T>[];
  /** What shows more of it than the log does, such as a battle card; where there are several, each with its place. */
  readonly cards?: readonly { readonly line: number; readonly place: string; open(): void }[];
  /** Shows why it was done, where whoever did it explains himself. */
  readonly why?: (() => void) | undefined;
}

/** Were any of its dice typed in? */
export const hasTyped = <T extends Vocabulary>({ parts }: LogAction<T>): boolean =>
  parts.some(({ rolled }) => rolled.some(({ typed }) => typed));

/** What of the log is shown: everything, one side's actions, battles; and only what the words are found in. */
export interface LogFilter {
  readonly show: string;
  readonly words: string;
}

export const EVERYTHING: LogFilter = { show: 'all', words: '' };

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Each word has to be somewhere in what is told of the action. */
export function isShown<T extends Vocabulary>(
  { show, words }: LogFilter,
  action: LogAction<T>,
  textOf: (part: LogPart<T>) => string,
): boolean {
  if (show === 'battles' && !action.isBattle) return false;
  if (show !== 'all' && show !== 'battles' && action.by !== show) return false;
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return true;
  const text = folded([action.sentence, action.dice, ...action.parts.map(textOf)].join(' '));
  return wanted.every(word => text.includes(word));
}
