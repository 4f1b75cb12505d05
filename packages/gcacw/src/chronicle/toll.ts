import type { Event } from '../board.ts';
import type { LedgerLine } from '../victory/ledger.ts';

/** What a stretch of a game cost and brought. */
export interface Toll {
  /** Manpower lost, by unit, in the order of their first loss. */
  readonly losses: ReadonlyMap<number, number>;
  readonly eliminated: readonly number[];
  readonly scored: readonly LedgerLine[];
}

export function tollOf(events: readonly Event[]): Toll {
  const losses = new Map<number, number>();
  const eliminated: number[] = [];
  const scored: LedgerLine[] = [];
  for (const event of events) {
    if (event.type === 'manpowerLost') losses.set(event.unit, (losses.get(event.unit) ?? 0) + event.lost);
    else if (event.type === 'unitEliminated') eliminated.push(event.unit);
    else if (event.type === 'scored') {
      const { type: _, ...line } = event;
      scored.push(line);
    }
  }
  return { losses, eliminated, scored };
}
