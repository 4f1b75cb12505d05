import { z } from 'zod';
import type { GameGlance } from './lists.ts';

/** Whoever is kept out: why, and until when. */
export interface Ban {
  readonly reason?: string;
  /** Left out: for good. */
  readonly until?: number;
}

/** What a node and its database do. */
export interface HealthFigures {
  /** Of the process that answered; where several serve one database each tells its own. */
  readonly node: {
    readonly startedAt: number;
    readonly memoryBytes: number;
    readonly sockets: number;
    readonly liveGames: number;
    readonly entries: number;
    readonly answers: number;
    /** Of those, answers that were its own fault. */
    readonly failures: number;
  };
  readonly databaseBytes: number;
  /** Notices that are due for longer than a minute. */
  readonly lateNotices: number;
  readonly sendsMail: boolean;
}

/** Games that are played by the same rules. */
export interface RulesPlayed {
  readonly title: string;
  readonly version: string;
  readonly hash: string;
  readonly games: number;
  /** Are they the rules of this program? */
  readonly isOwn: boolean;
}

/** Players are missing; their shares of the dice are; it is played; it is over. */
export const GAME_STATUSES = ['inviting', 'mixing', 'running', 'over'] as const;
type Status = (typeof GAME_STATUSES)[number];

/** GET /api/admin: what whoever runs the server looks at. Nothing of it is on a board. */
export interface AdminView {
  readonly games: Readonly<Record<Status, number>>;
  readonly people: { readonly accounts: number; readonly guests: number };
  /** Lines of chat that somebody complains about. */
  readonly reports: readonly {
    readonly id: number;
    readonly game: string;
    /** May anybody look at that game? */
    readonly isPublic: boolean;
    readonly text: string;
    readonly about?: { readonly id: string; readonly name: string };
    readonly by?: string;
    readonly at: number;
  }[];
  readonly banned: readonly ({ readonly id: string; readonly name: string } & Ban)[];
  /** Without a mail server they stand here: links in them are for whoever they are addressed to. */
  readonly letters: readonly {
    readonly id: number;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly at: number;
  }[];
  /** Games that the rules of this program do not play on. */
  readonly standing: readonly { readonly id: string; readonly title: string; readonly why: string }[];
  readonly rules: readonly RulesPlayed[];
  readonly health: HealthFigures;
}

/** GET /api/admin/games: by a game's id, its battle or a player's name. */
export const adminGameSearch = z.strictObject({
  search: z.string().max(80).optional(),
  status: z.enum(GAME_STATUSES).optional(),
  /** From the answer before: what comes after it. */
  after: z.string().max(120).optional(),
});
export type AdminGameSearch = z.infer<typeof adminGameSearch>;

export interface AdminGame extends GameGlance {
  readonly isPublic: boolean;
  /** Why the rules of this program do not play it on. */
  readonly stands?: string;
}

export interface AdminGames {
  readonly games: readonly AdminGame[];
  /** To be handed in as `after`; undefined: these were the last. */
  readonly next?: string;
}

/** GET /api/admin/people: by a part of the name or address; without one those who came last. */
export const adminPeopleSearch = z.strictObject({ search: z.string().max(80).optional() });

export interface AdminPeople {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly isGuest: boolean;
    readonly isAdmin: boolean;
    readonly email?: string;
    readonly createdAt: number;
    readonly games: number;
    readonly ban?: Ban;
  }[];
}

/** PUT /api/admin/people/:id/ban; POST /api/admin/reports/:id/close and /api/admin/games/:id/check or abort have no body. */
export const ban = z.strictObject({
  isBanned: z.boolean(),
  /** He is told it. */
  reason: z.string().trim().max(200).exactOptional(),
  /** Left out: for good. */
  days: z.int().min(1).max(3650).exactOptional(),
});
export type BanRequest = z.input<typeof ban>;

export const CHECK_OUTCOMES = ['same', 'moved', 'stands'] as const;

/** POST /api/admin/games/:id/check: is the game replayed by the rules of this program? `moved`: it was begun by others and goes on by these. */
export interface RulesChecked {
  readonly id: string;
  readonly outcome: (typeof CHECK_OUTCOMES)[number];
  readonly why?: string;
}
