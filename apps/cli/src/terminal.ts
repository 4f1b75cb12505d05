import type { Language, Translate } from '@wigwag/words';

/** Where a command reads and writes: the process, or a test. */
export interface Terminal {
  readonly language: Language;
  readonly t: Translate;
  /** What was asked for, one line. */
  out(line: string): void;
  /** What is wrong, one line. */
  err(line: string): void;
  /** Whether somebody sits there who says yes. */
  agrees(question: string): boolean;
}

/** Something a person typed or a file held that a command cannot work with: told in sentences, exit code 2. */
export class Complaint extends Error {
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** A message has its subject at the beginning and its remedy at the end: what is too long loses its middle. */
const LONGEST_LINE = 2000;
const LINES_OF_A_SCREEN = 40;

/** Controls of both sets, line and paragraph separators, what turns the direction of writing, halves of characters. */
const UNFIT = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Text of files and file names is shown and not obeyed: no control character reaches the terminal. Escaped as in JSON. */
export function shownLine(line: string): string {
  const cut =
    line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE / 2)} … ${line.slice(-LONGEST_LINE / 2)}` : line;
  return cut.replace(UNFIT, escaped);
}

/** As many lines as a person reads, and how many there are besides. */
export const screenful = (t: Translate, lines: readonly string[]): readonly string[] =>
  lines.length <= LINES_OF_A_SCREEN
    ? lines
    : [...lines.slice(0, LINES_OF_A_SCREEN), t('cli.and-more', { count: lines.length - LINES_OF_A_SCREEN })];
