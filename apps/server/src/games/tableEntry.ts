import type { Entry } from '@wigwag/host';
import type { Computer } from '@wigwag/protocol';
import type { KeptEntry } from '../store/entries.ts';
import type { GameResult } from '../store/games.ts';

/** What happens to a game at the table, beside the rules: it is kept among the other entries. */
export type TableEntry =
  | { readonly kind: 'resign'; readonly by: string }
  | { readonly kind: 'draw-offer'; readonly by: string }
  /** To the other's offer, or of one's own. */
  | { readonly kind: 'draw-decline'; readonly by: string }
  | { readonly kind: 'draw-agree'; readonly by: string }
  | { readonly kind: 'abort'; readonly by: string }
  /** The other side's time was up. */
  | { readonly kind: 'claim'; readonly by: string }
  /** The computer takes the other side's seat. */
  | { readonly kind: 'seat-computer'; readonly by: string; readonly side: string; readonly computer: Computer };

const KINDS: readonly string[] = [
  'resign',
  'draw-offer',
  'draw-decline',
  'draw-agree',
  'abort',
  'claim',
  'seat-computer',
];

const isTableEntry = (entry: KeptEntry): entry is TableEntry => KINDS.includes(entry.kind);

/** Those that the host wrote. */
export const hostEntries = (entries: readonly KeptEntry[]): readonly Entry[] =>
  entries.filter((entry): entry is Entry => !isTableEntry(entry));

/** What comes of it: how the game ends, and who offers a draw after it. */
export function outcomeOf(
  entry: TableEntry,
  sides: readonly string[],
): { readonly result?: GameResult; readonly drawOffer?: string } {
  const other = sides.find(side => side !== entry.by);
  if (entry.kind === 'resign') return { result: { how: 'resigned', ...(other !== undefined && { winner: other }) } };
  if (entry.kind === 'claim') return { result: { how: 'claimed', winner: entry.by } };
  if (entry.kind === 'draw-agree') return { result: { how: 'drawn' } };
  if (entry.kind === 'abort') return { result: { how: 'aborted' } };
  return entry.kind === 'draw-offer' ? { drawOffer: entry.by } : {};
}
