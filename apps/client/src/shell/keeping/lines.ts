import { type Entry, headerLine, type LogHeader, LogLines } from '@wigwag/host';
import { bareDecision, type SavedGame } from '@wigwag/kernel';

/** Puts what happens in a game into the lines of its log. */
export class LogWriter {
  private lines: LogLines | undefined;

  /** `tip`: what the next line of a log that goes on is chained to. */
  constructor(tip?: string) {
    this.lines = tip === undefined ? undefined : new LogLines(tip);
  }

  /** The header is asked for when there is none yet. */
  linesOf(header: () => LogHeader, entry: Entry): string[] {
    if (this.lines !== undefined) return [this.lines.line(entry)];
    const first = header();
    this.lines = new LogLines(first);
    return [headerLine(first), this.lines.line(entry)];
  }
}

/** What happened in a saved game, as far as it still stands or can be made again. */
function entriesOf({ decisions, undone = [], checks = [], hash, pending, ownDice }: SavedGame): Entry[] {
  const last = hash === undefined || pending !== undefined ? [] : [{ after: decisions.length, hash }];
  const vouched = new Map([...last, ...checks].map(check => [check.after, check]));
  const made = decisions.flatMap((decision, at): Entry[] => {
    const check = vouched.get(at + 1);
    return [
      { kind: 'decision', ...bareDecision(decision) },
      ...(check === undefined ? [] : [{ kind: 'check', ...check } as const]),
    ];
  });
  const entries: Entry[] = ownDice === undefined ? made : [{ kind: 'dice', by: 'table', own: ownDice }, ...made];
  if (pending !== undefined) return [...entries, { kind: 'pending', ...pending }];
  const [first] = undone.slice(-1);
  if (first === undefined) return entries;
  const again = undone.toReversed().map((decision): Entry => ({ kind: 'decision', ...bareDecision(decision) }));
  return [...entries, ...again, { kind: 'undo', by: first.by, to: decisions.length }];
}

/** A saved game as the lines of a log, whatever it was read from; `seed`: what its dice follow from, if it does not say. */
export function logOf(saved: SavedGame, seed: string): string[] {
  const { ruleset, version, rules, setup } = saved;
  const header = { ruleset, version, rules, setup, seed: saved.seed || seed };
  const writer = new LogWriter();
  return entriesOf(saved).flatMap(entry => writer.linesOf(() => header, entry));
}
