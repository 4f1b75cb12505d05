import * as z from 'zod';

const isPrinted = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'number';

/** A text, a number that stands for it, or nothing. */
const printed = z.custom<string | number | null>(isPrinted, { params: { problem: 'expected-text' } }).optional();

/** Notes are marks that a footnote explains: a list of them, or one. */
const isNotes = (value: unknown): boolean => (Array.isArray(value) ? value.every(isPrinted) : isPrinted(value));
const notes = z
  .custom<readonly (string | number | null)[] | string | number | null>(isNotes, {
    params: { problem: 'expected-text' },
  })
  .optional();

const entry = z.looseObject({
  name: z.string(),
  size: printed,
  command: printed,
  type: printed,
  manpowerValue: printed,
  hexLocation: printed,
  notes,
});

const footnotes = z.record(z.string(), printed).optional();
const gunboats = z.array(z.unknown()).optional();

const scenario = z.looseObject({
  number: printed,
  name: printed,
  gameLength: printed,
  mapInfo: printed,
  confederateFootnotes: footnotes,
  unionFootnotes: footnotes,
  confederateUnits: z.array(entry),
  unionUnits: z.array(entry),
  confederateGunboats: gunboats,
  unionGunboats: gunboats,
});

/** Rosters as players keep them: the set-up of every scenario of one game, a row a counter. */
export const rosterSchema = z.looseObject({ id: printed, name: printed, scenarios: z.array(scenario).min(1) });

export type RosterFile = z.infer<typeof rosterSchema>;
export type RosterScenario = z.infer<typeof scenario>;
export type RosterEntry = z.infer<typeof entry>;

const namesOf = (schema: z.ZodObject): ReadonlySet<string> => new Set(Object.keys(schema.shape));
export const KNOWN_FIELDS = {
  game: namesOf(rosterSchema),
  scenario: namesOf(scenario),
  piece: namesOf(entry),
} as const;
