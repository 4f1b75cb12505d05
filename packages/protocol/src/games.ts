import { PACE_NAMES } from '@wigwag/clocks';
import { z } from 'zod';

/** 64 hexadecimal digits. */
const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** How the computer plays: only campaigns. */
export const computer = z.strictObject({
  level: z.enum(['recruit', 'regular', 'veteran', 'general']),
  style: z.enum(['cautious', 'balanced', 'bold']),
});
export type Computer = z.infer<typeof computer>;

/** Titles that the computer plays. */
export const COMPUTER_PLAYS: readonly string[] = ['gcacw'];

/** POST /api/games: a game, the side that whoever makes it takes, and what he vouches for of his part of the dice. */
export const newGame = z.strictObject({
  title: z.string().max(40),
  setup: z.unknown().optional(),
  /** Left out: chance says which. */
  side: z.string().max(40).optional(),
  /** May anybody look on? */
  isPublic: z.boolean().default(false),
  /** Left out: nobody counts the time. */
  pace: z.enum(PACE_NAMES).exactOptional(),
  /** Between two accounts it counts for their ratings. */
  isRated: z.boolean().default(false),
  /** A game that was begun at one screen, as its record or log: it goes on. Its title and setup are the game's. */
  record: z.string().exactOptional(),
  /** The computer at the other seat: then nobody is invited. */
  opponent: computer.exactOptional(),
  shareCommitment: digest,
});

/** As it is sent. */
export type NewGame = z.input<typeof newGame>;

/**
 * POST /api/invitations/:secret takes the seat that the link is for, POST /api/challenges/:id/join the one that is left.
 * POST /api/games/:id/rematch: once more with sides changed; whoever asks second agrees.
 * PUT /api/games/:id/commitment: another share, from another device. Shares that were told are forgotten: who has told his commits to
 * another and tells that.
 */
export const joinGame = z.strictObject({ shareCommitment: digest });

/** POST /api/games/:id/share: told when everybody has committed to his. */
export const tellShare = z.strictObject({ share: digest });

/** POST /api/games/:id/draw */
export const drawRequest = z.strictObject({ do: z.enum(['offer', 'agree', 'decline']) });

export const GAME_RESULTS = ['played', 'resigned', 'drawn', 'aborted', 'claimed'] as const;

/** What everybody at a table may know of it, beside the board; sent as `{kind: 'table', table}` over a socket. */
export const tableInfo = z.object({
  id: z.string(),
  title: z.string(),
  setup: z.unknown(),
  /** By what code and content the server plays its title: a page that has another is to be loaded again. */
  engine: z.string(),
  isPublic: z.boolean(),
  isRated: z.boolean(),
  /** May a side know something that the other does not? */
  hasSecrets: z.boolean(),
  pace: z.enum(PACE_NAMES).optional(),
  /** The next game of the same players, and the side of this one that asked for it. */
  rematch: z.object({ id: z.string(), by: z.string().optional() }).optional(),
  /** Players are missing; all are there and their shares of the dice are told; it is played; it is over. */
  status: z.enum(['inviting', 'mixing', 'running', 'over']),
  result: z.object({ how: z.enum(GAME_RESULTS), winner: z.string().optional() }).optional(),
  /** The server's program does not play it on. */
  stands: z.boolean().optional(),
  /** Since when it goes on by another program than it was begun by: every position so far is the same by both. */
  movedAt: z.number().optional(),
  /** Who decides, as everybody sees it. */
  active: z.string().optional(),
  /** Who offers a draw. */
  drawOffer: z.string().optional(),
  /** To the root of the dice, told before the first. */
  commitment: z.string(),
  seats: z.array(
    z.object({
      side: z.string(),
      name: z.string().optional(),
      shareCommitment: z.string().optional(),
      hasToldShare: z.boolean(),
      /** The computer plays it. */
      computer: computer.optional(),
      /** What the game did to the player's number. */
      rating: z.object({ before: z.number(), after: z.number() }).optional(),
    }),
  ),
  /** The side of whoever asks; left out: he looks on. */
  you: z.string().optional(),
});
export type TableInfo = z.infer<typeof tableInfo>;

/** What a finished game is checked by: GET /api/games/:id/record. */
export const finishedGame = z.object({
  format: z.literal('wigwag-online 1'),
  /** As it would be kept at one screen, without a seed. */
  record: z.unknown(),
  dice: z.object({
    game: z.string(),
    commitment: z.string(),
    root: z.string(),
    /** In the order of the sides. */
    shares: z.array(z.object({ side: z.string(), commitment: z.string(), share: z.string() })),
    /** It was begun at one screen: the first decisions' dice follow from this seed. */
    before: z.object({ seed: z.string(), decisions: z.number() }).optional(),
  }),
});
export type FinishedGame = z.infer<typeof finishedGame>;
