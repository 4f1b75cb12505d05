import * as z from 'zod';
import { hexName, id, passage, titlesUpTo } from '../files/fields.ts';
import { BRIEFING_FORMAT } from '../files/formats.ts';

const MOST_HINTS = 6;

const passages = z.strictObject({ en: passage, pl: passage });

const first = z.strictObject({ piece: id, to: hexName, why: passages });

export const briefingSchema = z.strictObject({
  format: z.literal(BRIEFING_FORMAT),
  id,
  history: passages,
  tasks: z.strictObject({ union: passages, confederate: passages }),
  hints: titlesUpTo(MOST_HINTS, passages),
  first: z.strictObject({ union: first, confederate: first }),
});

export type BriefingFile = z.infer<typeof briefingSchema>;
