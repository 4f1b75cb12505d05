import { z } from 'zod';

/** Ready phrases, which everybody reads in his own language: `online.phrase.<phrase>`. */
export const PHRASES = ['good-luck', 'one-moment', 'well-played', 'thanks'] as const;
export type Phrase = (typeof PHRASES)[number];

/** Lines may be many; nothing that turns the writing direction or cannot be written down. */
const WRITTEN = /^(?:[\n\t]|[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069])*$/u;

/** POST /api/games/:id/chat */
export const newChat = z.union([
  z.strictObject({ text: z.string().trim().min(1).max(500).regex(WRITTEN) }),
  z.strictObject({ phrase: z.enum(PHRASES) }),
]);

/** GET /api/games/:id/chat?after=N: lines in their own numbering, oldest first. */
export interface ChatLine {
  readonly n: number;
  /** Undefined: whoever wrote it has deleted the account. */
  readonly by?: string;
  readonly isMine: boolean;
  readonly text?: string;
  readonly phrase?: Phrase;
  readonly at: number;
}

/** POST /api/games/:id/chat/report: this line should not stand there. Whoever runs the server reads it. */
export const chatReport = z.strictObject({
  n: z
    .int()
    .min(1)
    .max(2 ** 31 - 1),
});

/** PUT /api/games/:id/chat/read: so many lines were seen. */
export const chatRead = z.strictObject({ n: z.int().min(0) });

/** PUT /api/games/:id/notes: they are the writer's alone. */
export const notes = z.strictObject({ text: z.string().max(20_000).regex(WRITTEN) });
export type Notes = z.infer<typeof notes>;
