import type { PaceName } from '@wigwag/clocks';
import { LEVEL_NAMES, type Level } from '@wigwag/rating';
import { z } from 'zod';
import { newGame } from './games.ts';

/** POST /api/challenges: a game that anybody may take up; `id` in the answer is the game's. `side` left out: chance says which. */
export const newChallenge = newGame.omit({ record: true, opponent: true }).extend({
  isPublic: z.boolean().default(true),
  /** How strong whoever takes it up should be. */
  level: z.enum(LEVEL_NAMES).exactOptional(),
  /** It stands so long. */
  days: z.int().min(1).max(30).default(7),
});

/** As it is sent. */
export type NewChallenge = z.input<typeof newChallenge>;

/** GET /api/challenges?title=, and GET /api/watch?title= for games that are being played and open to all. */
export const challengeSearch = z.strictObject({ title: z.string().max(40).exactOptional() });

export interface ShownRating {
  readonly number: number;
  readonly isSure: boolean;
}

/** An open challenge in the list. */
export interface Challenge {
  readonly id: string;
  readonly title: string;
  /** Of a campaign. */
  readonly scenario?: string;
  /** Of the setup, if they are short. */
  readonly options?: unknown;
  readonly by: { readonly name: string; readonly isGuest: boolean; readonly rating?: ShownRating };
  readonly isMine: boolean;
  /** The side that is left; undefined: chance says which. */
  readonly side?: string;
  readonly pace?: PaceName;
  readonly isRated: boolean;
  readonly isPublic: boolean;
  readonly level?: Level;
  /** Is whoever asks as strong as is wanted? */
  readonly isForMe: boolean;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** GET /api/challenges: newest first. */
export interface Challenges {
  readonly challenges: readonly Challenge[];
}

/** WebSocket /api/live: something has changed in these lists, which are to be fetched again. It says no more. */
export const LIVE_LISTS = ['games', 'challenges'] as const;
export type LiveList = (typeof LIVE_LISTS)[number];
export interface LiveNews {
  readonly kind: 'changed';
  readonly what: readonly LiveList[];
}
