import {
  assert,
  BYTE_ORDER_MARK,
  bareDecision,
  beginningOf,
  type Change,
  canonicalJson,
  digest,
  type GameHeader,
  isDecision,
  isSeed,
  isShallow,
  type PlaceOfFault,
  type RecordedDecision,
  type RecordProblem,
  readRecord,
  type SavedGame,
} from '@wigwag/kernel';

export const LOG_FORMAT = 'wigwag-log 2';

/** Without seed and chain: nobody can say whether it was changed. */
const FIRST_FORMAT = 'wigwag-log 1';

/** What happened to a game, in the order in which it happened: nothing is ever changed or left out. */
export type Entry =
  | ({ readonly kind: 'decision' } & RecordedDecision)
  /** A choice whose first dice are known. */
  | ({ readonly kind: 'pending' } & RecordedDecision)
  /** From here on the players roll themselves, or they do not. */
  | { readonly kind: 'dice'; readonly by: string; readonly own: boolean }
  /** So many decisions stand; if a choice was waiting for dice, it is not made after all. */
  | { readonly kind: 'undo'; readonly by: string; readonly to: number }
  /** So many decisions that were taken back stand again. */
  | { readonly kind: 'redo'; readonly by: string; readonly count: number }
  | { readonly kind: 'offer'; readonly by: string; readonly to: number }
  | { readonly kind: 'decline'; readonly by: string }
  /** From here on it is played by other rules. */
  | { readonly kind: 'rules'; readonly version: string; readonly rules: string }
  /** The position after so many decisions. */
  | { readonly kind: 'check'; readonly after: number; readonly hash: string };

/** What a log begins with. */
export type LogHeader = GameHeader;

export const headerLine = (header: LogHeader): string =>
  `${JSON.stringify({ format: LOG_FORMAT, ...header, chain: beginningOf(header) })}\n`;

const chainTo = (tip: string, entry: Entry): string => digest(`${tip}\n${canonicalJson(entry)}`);

/** Writes the lines of a log: each is chained to the one before it, so that a change shows where it begins. */
export class LogLines {
  private tip: string;

  /** After the header, or after the last line of a log that goes on. */
  constructor(after: LogHeader | string) {
    this.tip = typeof after === 'string' ? after : beginningOf(after);
  }

  line(entry: Entry): string {
    this.tip = chainTo(this.tip, entry);
    return `${JSON.stringify({ ...entry, chain: this.tip })}\n`;
  }
}

/** A whole log as a text. */
export function logText(header: LogHeader, entries: readonly Entry[]): string {
  const lines = new LogLines(header);
  return headerLine(header) + entries.map(entry => lines.line(entry)).join('');
}

/** A game as a log tells of it, entry by entry. */
class Folding {
  private decisions: RecordedDecision[] = [];
  private undone: RecordedDecision[] = [];
  private pending: RecordedDecision | undefined;
  private checks: { readonly after: number; readonly hash: string }[] = [];
  private rules: Pick<GameHeader, 'version' | 'rules'> | undefined;
  private ownDice: boolean | undefined;

  get standing(): number {
    return this.decisions.length;
  }

  /** Could it have happened after what came before it? If not, nothing is changed. */
  add(entry: Entry): boolean {
    const fits = this.fits(entry);
    if (fits) this.follow(entry);
    return fits;
  }

  saved<H extends Omit<LogHeader, 'seed'>>(header: H): H & SavedGame {
    const { decisions, undone, checks, pending, ownDice } = this;
    return {
      ...{ ...header, ...this.rules, decisions, undone, checks },
      ...(pending && { pending }),
      ...(ownDice !== undefined && { ownDice }),
    };
  }

  private fits(entry: Entry): boolean {
    const { decisions, undone, pending } = this;
    if (entry.kind === 'undo') {
      return pending === undefined ? entry.to < decisions.length : entry.to === decisions.length;
    }
    if (entry.kind === 'redo') return entry.count > 0 && entry.count <= undone.length && pending === undefined;
    return entry.kind !== 'check' || entry.after === decisions.length;
  }

  private follow(entry: Entry): void {
    if (entry.kind === 'decision' || entry.kind === 'pending') {
      const decision = bareDecision(entry);
      this.pending = entry.kind === 'pending' ? decision : undefined;
      if (entry.kind === 'decision') this.decisions.push(decision);
      this.undone = [];
    } else if (entry.kind === 'undo') {
      this.pending = undefined;
      this.undone = this.undone.concat(this.decisions.splice(entry.to).reverse());
      this.checks = this.checks.filter(({ after }) => after <= entry.to);
    } else if (entry.kind === 'redo') {
      this.decisions = this.decisions.concat(this.undone.splice(-entry.count).reverse());
    } else if (entry.kind === 'check') this.checks.push({ after: entry.after, hash: entry.hash });
    else if (entry.kind === 'dice') this.ownDice = entry.own;
    else if (entry.kind === 'rules') this.rules = { version: entry.version, rules: entry.rules };
  }
}

/** The decisions that stand after all of it. */
export function fold(header: LogHeader, entries: readonly Entry[]): SavedGame {
  const folding = new Folding();
  for (const entry of entries) assert(folding.add(entry), 'entry-does-not-fit', { entry });
  return folding.saved(header);
}

export type ReadSaved = { readonly saved: SavedGame } | { readonly problem: RecordProblem };

const problem = (
  code: RecordProblem['code'],
  params: RecordProblem['params'],
): { readonly problem: RecordProblem } => ({
  problem: { code, params },
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const ENTRIES: { readonly [K in Entry['kind']]: (entry: Record<string, unknown>) => boolean } = {
  decision: isDecision,
  pending: isDecision,
  dice: ({ by, own }) => typeof by === 'string' && typeof own === 'boolean',
  undo: ({ by, to }) => typeof by === 'string' && isCount(to),
  redo: ({ by, count }) => typeof by === 'string' && isCount(count),
  offer: ({ by, to }) => typeof by === 'string' && isCount(to),
  decline: ({ by }) => typeof by === 'string',
  rules: ({ version, rules }) => typeof version === 'string' && typeof rules === 'string',
  check: ({ after, hash }) => isCount(after) && typeof hash === 'string',
};

const isEntry = (value: unknown): value is Entry =>
  isObject(value) &&
  typeof value.kind === 'string' &&
  Object.hasOwn(ENTRIES, value.kind) &&
  ENTRIES[value.kind as Entry['kind']](value);

function wrongIn(header: Record<string, unknown>): string | undefined {
  const words = ['ruleset', 'version', 'rules'].find(name => typeof header[name] !== 'string');
  if (words !== undefined) return words;
  if (!('setup' in header) || !isShallow(header.setup)) return 'setup';
  return header.format === FIRST_FORMAT || isSeed(header.seed) ? undefined : 'seed';
}

const parsed = (line: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(line) };
  } catch {
    return undefined;
  }
};

const BLANK = { value: undefined } as const;

interface Line {
  readonly entry: Entry;
  readonly chain?: string;
}

/** Where a log was changed first; undefined: it is as it was kept. */
class Checking {
  private tip: string;
  change: Change | undefined;

  constructor(header: LogHeader, chain: unknown) {
    this.tip = beginningOf(header);
    if (this.tip !== chain) this.change = { sound: 0, code: 'changed-beginning' };
  }

  /** Is the line, after so many decisions, as it was kept? */
  follows({ entry, chain }: Line, standing: number): boolean {
    const tip = chainTo(this.tip, entry);
    if (this.change === undefined && tip !== chain) this.change = { sound: standing, code: 'changed' };
    if (this.change === undefined) this.tip = tip;
    return this.change === undefined;
  }

  get found(): Pick<SavedGame, 'isChained' | 'change' | 'tip'> {
    return { isChained: true, tip: this.tip, ...(this.change && { change: this.change }) };
  }
}

/** The chain vouches for every field of a line, also one that no entry has: all of them are walked through. */
const isLine = (value: unknown, isChained: boolean): boolean =>
  isEntry(value) && (!isChained || (typeof (value as { chain?: unknown }).chain === 'string' && isShallow(value)));

function lineOf(value: unknown): Line {
  const { chain, ...entry } = value as Entry & { readonly chain?: string };
  return { entry: entry as Entry, ...(chain !== undefined && { chain }) };
}

/** Reads a log: a header, then an entry on each line. What was changed after it was kept is not read, nor what follows it. */
function readLog(text: string, placeOfFault: PlaceOfFault): ReadSaved {
  const lines = text.split('\n');
  const values = lines.map(line => (line.trim() === '' ? BLANK : parsed(line)));
  const fault = values.indexOf(undefined);
  if (fault >= 0) return problem('not-json', { line: fault + 1, column: placeOfFault(lines[fault] ?? '').column });
  const [first, ...entries] = values.filter(each => each !== BLANK).map(each => each?.value);
  const wrong = isObject(first) ? wrongIn(first) : 'format';
  if (wrong !== undefined) return problem('wrong-field', { field: wrong });
  const { format, chain, ...rest } = first as unknown as LogHeader & { format: string; chain?: unknown };
  const checking = format === LOG_FORMAT ? new Checking(rest, chain) : undefined;
  const bad = entries.findIndex(entry => !isLine(entry, checking !== undefined));
  if (bad >= 0) return problem('wrong-field', { field: `entries[${bad}]` });
  return foldLines(headerIn(rest, checking !== undefined), entries.map(lineOf), checking);
}

type HeaderRead = Omit<LogHeader, 'seed'> & Pick<SavedGame, 'seed'>;

/** Nothing but what the beginning vouches for: any other field would be taken for a part of the game. */
function headerIn({ ruleset, version, rules, setup, seed }: LogHeader, isChained: boolean): HeaderRead {
  return { ruleset, version, rules, setup, ...(isChained && { seed }) };
}

function foldLines(header: HeaderRead, lines: readonly Line[], checking: Checking | undefined): ReadSaved {
  const folding = new Folding();
  for (const [at, line] of lines.entries()) {
    if (checking?.follows(line, folding.standing) === false) break;
    if (!folding.add(line.entry)) return problem('wrong-field', { field: `entries[${at}]` });
  }
  return { saved: { ...folding.saved(header), ...(checking?.found ?? { isChained: false }) } };
}

/** Reads a game as it was kept while it was played, or as it was saved to a file. */
export function readSaved(text: string, placeOfFault: PlaceOfFault): ReadSaved {
  const unmarked = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const isLog = [LOG_FORMAT, FIRST_FORMAT].some(format => unmarked.startsWith(`{"format":"${format}"`));
  return isLog ? readLog(unmarked, placeOfFault) : readRecord(text, placeOfFault);
}
