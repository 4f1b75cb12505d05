import type { ClockFace, Pace } from '@wigwag/clocks';
import { z } from 'zod';

const DATE = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const minute = z.int().min(0).max(1439);

/** When somebody's time stands still. The server says what is wrong with it besides: no zone, too long a night, too many days. */
export const calendar = z.strictObject({
  zone: z.string().min(1).max(60),
  night: z.strictObject({ from: minute, to: minute }).exactOptional(),
  weekends: z.boolean(),
  vacations: z
    .array(z.strictObject({ from: DATE, to: DATE }))
    .max(40)
    .readonly(),
});

/** GET and PUT /api/me/settings */
export const personSettings = z.strictObject({ language: z.enum(['en', 'pl']), calendar });
export type PersonSettings = z.infer<typeof personSettings>;

/** PUT /api/games/:id/presence, every half minute and when it changes. The lag is what the browser measured, in milliseconds. */
export const presence = z.strictObject({
  state: z.enum(['here', 'idle', 'away']),
  lag: z.int().min(0).max(60_000).exactOptional(),
});
/** `dropped`: the line was cut. */
export type Presence = z.infer<typeof presence>['state'] | 'dropped';

/** POST /api/games/:id/pause: both agree to begin one, either ends it. */
export const pauseStep = z.strictObject({ do: z.enum(['offer', 'withdraw', 'accept', 'decline', 'end']) });
export type PauseStep = z.infer<typeof pauseStep>['do'];

/** POST /api/games/:id/claim: the other side's time and grace are used up. The game is won, or the computer takes that seat. */
export const claimRequest = z.strictObject({ do: z.enum(['claim', 'computer']) });

/**
 * GET /api/games/:id/time; over a game's socket as `{kind: 'time', time}` whenever the decision passes on, somebody comes or goes or a pause
 * changes. `{kind: 'chat'}` over the same socket: there are new lines.
 */
export interface GameTimes {
  /** Undefined: nobody counts the time. */
  readonly pace?: Pace;
  readonly clocks: Readonly<Record<string, ClockFace>>;
  /** Who is there; undefined: not for a while. */
  readonly presence: Readonly<Record<string, Presence>>;
  readonly isPaused: boolean;
  /** The side that offers a pause. */
  readonly pauseOfferedBy?: string;
  /** By the server's clock. */
  readonly now: number;
}
