import type { TableInfo } from '@wigwag/protocol';

const PREFIX = 'wigwag-online.seal.';

/** What this browser saw of a game's dice before the first of them: what the server and the players had vouched for. */
export interface SeenSeal {
  readonly commitment: string;
  readonly shares: readonly (string | undefined)[];
  readonly at: number;
}

/** The first time counts: what is told later proves less. */
export function noteSeal({ id, commitment, seats }: TableInfo): void {
  try {
    if (localStorage.getItem(PREFIX + id) !== null) return;
    const seen: SeenSeal = { commitment, shares: seats.map(({ shareCommitment }) => shareCommitment), at: Date.now() };
    localStorage.setItem(PREFIX + id, JSON.stringify(seen));
  } catch {
    // Without a place to note it the page says that it did not see it.
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Undefined: this browser has not seen the game begin. */
export function sealSeen(id: string): SeenSeal | undefined {
  try {
    const seen = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as Partial<SeenSeal> | null;
    const isSeal =
      seen !== null && isText(seen.commitment) && Array.isArray(seen.shares) && typeof seen.at === 'number';
    return isSeal ? (seen as SeenSeal) : undefined;
  } catch {
    return undefined;
  }
}
