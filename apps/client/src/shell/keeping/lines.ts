import { type Entry, entryLine, headerLine, type LogHeader } from '@wigwag/host';
import type { SavedGame } from '@wigwag/kernel';

/** Puts what happens in a game into the lines of its log. */
export class LogWriter {
  private hasHeader: boolean;

  constructor(hasHeader: boolean) {
    this.hasHeader = hasHeader;
  }

  /** The header is asked for when there is none yet. */
  linesOf(header: () => LogHeader, entry: Entry): string[] {
    const first = this.hasHeader ? [] : [headerLine(header())];
    this.hasHeader = true;
    return [...first, entryLine(entry)];
  }
}

/** What happened in a saved game, as far as it still stands. */
function entriesOf({ decisions, checks = [], hash, pending }: SavedGame): Entry[] {
  const last = hash === undefined || pending !== undefined ? [] : [{ after: decisions.length, hash }];
  const vouched = new Map([...last, ...checks].map(check => [check.after, check]));
  const entries = decisions.flatMap(({ by, choice, dice }, at): Entry[] => {
    const check = vouched.get(at + 1);
    return [
      { kind: 'decision', by, choice, dice },
      ...(check === undefined ? [] : [{ kind: 'check', ...check } as const]),
    ];
  });
  return pending === undefined ? entries : [...entries, { kind: 'pending', ...pending }];
}

/** A saved game as the lines of a log, whatever it was read from. */
export function logOf(saved: SavedGame): string[] {
  const { ruleset, version, rules, setup } = saved;
  const writer = new LogWriter(false);
  return entriesOf(saved).flatMap(entry => writer.linesOf(() => ({ ruleset, version, rules, setup }), entry));
}
