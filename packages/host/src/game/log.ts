import {
  type Answer,
  assert,
  BYTE_ORDER_MARK,
  type GameRecord,
  isDecision,
  isShallow,
  type PlaceOfFault,
  type RecordedDecision,
  type RecordProblem,
  readRecord,
  type SavedGame,
} from '@wigwag/kernel';

export const LOG_FORMAT = 'wigwag-log 1';

/** What happened to a game, in the order in which it happened: nothing is ever changed or left out. */
export type Entry =
  | { readonly kind: 'decision'; readonly by: string; readonly choice: unknown; readonly dice: readonly Answer[] }
  /** A choice whose first dice are known. */
  | { readonly kind: 'pending'; readonly by: string; readonly choice: unknown; readonly dice: readonly Answer[] }
  /** So many decisions stand. */
  | { readonly kind: 'undo'; readonly by: string; readonly to: number }
  /** So many decisions that were taken back stand again. */
  | { readonly kind: 'redo'; readonly by: string; readonly count: number }
  | { readonly kind: 'offer'; readonly by: string; readonly to: number }
  | { readonly kind: 'decline'; readonly by: string }
  /** The position after so many decisions. */
  | { readonly kind: 'check'; readonly after: number; readonly hash: string };

/** What a log begins with: what the game was opened from, and by which rules. */
export type LogHeader = Pick<GameRecord, 'ruleset' | 'version' | 'rules' | 'setup'>;

export const headerLine = (header: LogHeader): string => `${JSON.stringify({ format: LOG_FORMAT, ...header })}\n`;
export const entryLine = (entry: Entry): string => `${JSON.stringify(entry)}\n`;

/** A game as a log tells of it, entry by entry. */
class Folding {
  private decisions: RecordedDecision[] = [];
  private undone: RecordedDecision[] = [];
  private pending: RecordedDecision | undefined;
  private checks: { readonly after: number; readonly hash: string }[] = [];

  /** Could it have happened after what came before it? If not, nothing is changed. */
  add(entry: Entry): boolean {
    const fits = this.fits(entry);
    if (fits) this.follow(entry);
    return fits;
  }

  saved(header: LogHeader): SavedGame {
    const { decisions, checks, pending } = this;
    return { ...header, decisions, checks, ...(pending && { pending }) };
  }

  private fits(entry: Entry): boolean {
    const { decisions, undone, pending } = this;
    if (entry.kind === 'undo') return entry.to < decisions.length && pending === undefined;
    if (entry.kind === 'redo') return entry.count > 0 && entry.count <= undone.length && pending === undefined;
    return entry.kind !== 'check' || entry.after === decisions.length;
  }

  private follow(entry: Entry): void {
    if (entry.kind === 'decision' || entry.kind === 'pending') {
      const { by, choice, dice } = entry;
      this.pending = entry.kind === 'pending' ? { by, choice, dice } : undefined;
      if (entry.kind === 'decision') this.decisions.push({ by, choice, dice });
      this.undone = [];
    } else if (entry.kind === 'undo') {
      this.undone = this.undone.concat(this.decisions.splice(entry.to).reverse());
      this.checks = this.checks.filter(({ after }) => after <= entry.to);
    } else if (entry.kind === 'redo') {
      this.decisions = this.decisions.concat(this.undone.splice(-entry.count).reverse());
    } else if (entry.kind === 'check') this.checks.push({ after: entry.after, hash: entry.hash });
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
  undo: ({ by, to }) => typeof by === 'string' && isCount(to),
  redo: ({ by, count }) => typeof by === 'string' && isCount(count),
  offer: ({ by, to }) => typeof by === 'string' && isCount(to),
  decline: ({ by }) => typeof by === 'string',
  check: ({ after, hash }) => isCount(after) && typeof hash === 'string',
};

const isEntry = (value: unknown): value is Entry =>
  isObject(value) &&
  typeof value.kind === 'string' &&
  Object.hasOwn(ENTRIES, value.kind) &&
  ENTRIES[value.kind as Entry['kind']](value);

const wrongIn = (header: Record<string, unknown>): string | undefined =>
  ['ruleset', 'version', 'rules'].find(name => typeof header[name] !== 'string') ??
  ('setup' in header && isShallow(header.setup) ? undefined : 'setup');

const parsed = (line: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(line) };
  } catch {
    return undefined;
  }
};

const BLANK = { value: undefined } as const;

/** Reads a log: a header, then an entry on each line. */
function readLog(text: string, placeOfFault: PlaceOfFault): ReadSaved {
  const lines = text.split('\n');
  const values = lines.map(line => (line.trim() === '' ? BLANK : parsed(line)));
  const fault = values.indexOf(undefined);
  if (fault >= 0) return problem('not-json', { line: fault + 1, column: placeOfFault(lines[fault] ?? '').column });
  const [header, ...entries] = values.filter(each => each !== BLANK).map(each => each?.value);
  const wrong = isObject(header) ? wrongIn(header) : 'format';
  if (wrong !== undefined) return problem('wrong-field', { field: wrong });
  const bad = entries.findIndex(entry => !isEntry(entry));
  if (bad >= 0) return problem('wrong-field', { field: `entries[${bad}]` });
  const { format: _, ...rest } = header as unknown as LogHeader & { format: string };
  const folding = new Folding();
  const misfit = entries.findIndex(entry => !folding.add(entry as Entry));
  return misfit < 0 ? { saved: folding.saved(rest) } : problem('wrong-field', { field: `entries[${misfit}]` });
}

/** Reads a game as it was kept while it was played, or as it was saved to a file. */
export function readSaved(text: string, placeOfFault: PlaceOfFault): ReadSaved {
  const unmarked = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  if (unmarked.startsWith(`{"format":"${LOG_FORMAT}"`)) return readLog(unmarked, placeOfFault);
  const read = readRecord(text, placeOfFault);
  return 'problem' in read ? read : { saved: read.record };
}
