import { CROSSINGS, FIRST_YEAR, LAST_YEAR, PLACES, SIDES, TERRAINS, WATERS, WAYS } from '@wigwag/gcacw';
import * as z from 'zod';
import { flag, hexName, hexsideName, id, listOf, sheetName, text, title, whole } from '../files/fields.ts';
import { MAP_FORMAT } from '../files/formats.ts';

const LARGEST_PRINTED = 99;
const LARGEST_SHIFT = 999;
const MOST_SHEETS = 12;

const printedRange = z.tuple([whole(0, LARGEST_PRINTED), whole(0, LARGEST_PRINTED)]);
const shift = whole(-LARGEST_SHIFT, LARGEST_SHIFT);
const year = whole(FIRST_YEAR, LAST_YEAR);

const sheet = z.strictObject({
  name: sheetName,
  columns: printedRange,
  oddRows: printedRange,
  evenRows: printedRange,
  at: z.tuple([shift, shift]),
});

const redoubt = z.strictObject({
  for: listOf(z.enum(SIDES), 1),
  from: year.optional(),
  until: year.optional(),
});

const hex = z.strictObject({
  terrain: z.enum(TERRAINS),
  place: z.enum(PLACES).optional(),
  name: text.optional(),
  station: flag.optional(),
  landing: flag.optional(),
  redoubt: redoubt.optional(),
});

const hexside = z.strictObject({
  water: z.enum(WATERS).optional(),
  crossing: z.enum(CROSSINGS).optional(),
  ways: listOf(z.enum(WAYS), 1).optional(),
  unfinished: flag.optional(),
  ridge: hexName.optional(),
  indestructible: flag.optional(),
  fordRemains: flag.optional(),
  county: flag.optional(),
  name: text.optional(),
});

const course = z.strictObject({ title, hexsides: z.array(hexsideName).min(1) });

export const mapSchema = z.strictObject({
  format: z.literal(MAP_FORMAT),
  id,
  title,
  orientation: z.enum(['flat', 'pointy']),
  sheets: z.array(sheet).min(1).max(MOST_SHEETS),
  hexes: z.record(z.string(), hex),
  hexsides: z.record(z.string(), hexside).optional(),
  courses: z.array(course).min(1).optional(),
});

export type MapFile = z.infer<typeof mapSchema>;
export type HexFields = MapFile['hexes'][string];
export type HexsideFields = z.infer<typeof hexside>;
export type CourseFields = z.infer<typeof course>;
export type SheetFields = z.infer<typeof sheet>;
