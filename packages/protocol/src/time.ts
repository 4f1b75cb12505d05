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
export type Presence = z.infer<typeof presence>['state'];

/** POST /api/games/:id/pause: both agree to begin one, either ends it. */
export const pauseStep = z.strictObject({ do: z.enum(['offer', 'withdraw', 'accept', 'decline', 'end']) });
export type PauseStep = z.infer<typeof pauseStep>['do'];

/** GET /api/games/:id/time */
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
