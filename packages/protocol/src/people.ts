import { z } from 'zod';

/** One line that has something on it: no control characters, no half of a pair, no turning of the writing direction. */
const LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+$/u;

export const personName = z.string().trim().min(1).max(40).regex(LINE);

/** POST /api/guests: whoever has no account has a name. */
export const newGuest = z.strictObject({ name: personName });

/** Whoever a browser is: GET /api/me. */
export const me = z.object({ id: z.string(), name: z.string(), isGuest: z.boolean() });
export type Me = z.infer<typeof me>;
