import type { ClockFace, PaceName } from '@wigwag/clocks';
import { z } from 'zod';
import type { Computer } from './games.ts';

/** One of the people at a table. */
export interface SeatGlance {
  readonly side: string;
  /** Undefined: nobody sits there. */
  readonly name?: string;
  readonly isMe: boolean;
  readonly clock?: ClockFace;
  readonly computer?: Computer;
}

/** A game in a list, with what everybody may know of it. */
export interface GameGlance {
  readonly id: string;
  readonly title: string;
  /** Of a campaign. */
  readonly scenario?: string;
  readonly status: 'inviting' | 'mixing' | 'running' | 'over';
  readonly seats: readonly SeatGlance[];
  /** The side that has to decide. */
  readonly active?: string;
  readonly isMyTurn: boolean;
  readonly pace?: PaceName;
  readonly isRated: boolean;
  readonly unread: number;
  readonly result?: unknown;
  readonly changedAt: number;
}

/** GET /api/my/games: what waits for me, least time first; then the rest, last changed first. */
export interface MyGames {
  readonly games: readonly GameGlance[];
}

/** GET /api/my/ratings: by title; a number that is not sure yet says little. */
export interface MyRatings {
  readonly ratings: readonly {
    readonly title: string;
    readonly games: number;
    readonly number: number;
    readonly isSure: boolean;
  }[];
}

/** GET /api/library: games that are over. Everything may be left out. */
export const librarySearch = z.strictObject({
  title: z.string().max(40).optional(),
  scenario: z.string().max(80).optional(),
  player: z.string().max(40).optional(),
  /** Only my own. */
  mine: z.enum(['yes']).optional(),
  /** From the answer before: what comes after it. */
  after: z.string().max(120).optional(),
});
export type LibrarySearch = z.infer<typeof librarySearch>;

export interface LibraryPage {
  readonly games: readonly GameGlance[];
  /** To be handed in as `after`; undefined: these were the last. */
  readonly next?: string;
}
