import type { Army } from '@wigwag/lee';
import * as z from 'zod';
import { ARMY_FORMAT } from '../../gcacw/files/formats.ts';
import { readAs } from '../../gcacw/files/readAs.ts';
import type { Loaded } from '../../problems.ts';
import { shaped } from '../../shape.ts';
import { Notebook, type Source } from '../../source.ts';
import { armyOf } from './army.ts';
import { checkArmy } from './armyChecks.ts';
import { armySchema } from './schema.ts';

const armyFile = z.strictObject({ format: z.literal(ARMY_FORMAT), ...armySchema.shape });

export const loadArmy = (text: string, file: string): Loaded<Army> => readAs(ARMY_FORMAT, text, file, armyFrom);

export function armyFrom(source: Source): Loaded<Army> {
  const notes = new Notebook(source.file, source.locate);
  const shape = shaped(armyFile, source.raw, notes.report);
  checkArmy(shape, source.locate, notes.report);
  if (shape.whole === undefined || notes.problems.length > 0) return { problems: notes.sorted() };
  const { format: _, ...army } = shape.whole;
  return { ok: armyOf(army) };
}
