import { DEFAULT_OPTIONS, METHODS, YEAR_MAKERS } from '@wigwag/lee';
import * as z from 'zod';
import { armySchema } from '../armies/schema.ts';
import { bookSchema } from '../books/schema.ts';
import { flag, measure, whole } from '../fields.ts';

const side = measure(24, 240);

/** What a game of Lee is set up from: everything in it, so that a record opens anywhere. */
export const setupSchema = z.strictObject({
  table: z.strictObject({ width: side, height: side }),
  armies: z.strictObject({ blue: armySchema, grey: armySchema }),
  book: bookSchema,
  options: z.strictObject({
    yearBy: z.enum(YEAR_MAKERS),
    year: whole(0, 1900),
    method: z.enum(METHODS),
    special: flag,
    passageOfLines: flag,
    cavalryTactics: flag,
    /** Whoever does not say so lets the program roll. */
    ownDice: flag.default(DEFAULT_OPTIONS.ownDice),
  }),
});

export type SetupFields = z.infer<typeof setupSchema>;
