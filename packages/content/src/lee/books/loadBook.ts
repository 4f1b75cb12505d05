import type { Book } from '@wigwag/lee';
import * as z from 'zod';
import { BOOK_FORMAT } from '../../gcacw/files/formats.ts';
import { readAs } from '../../gcacw/files/readAs.ts';
import type { Loaded } from '../../problems.ts';
import { shaped } from '../../shape.ts';
import { Notebook, type Source } from '../../source.ts';
import { id } from '../fields.ts';
import { checkBook } from './bookChecks.ts';
import { bookSchema } from './schema.ts';

const bookFile = z.strictObject({ format: z.literal(BOOK_FORMAT), id, ...bookSchema.shape });

export const loadBook = (text: string, file: string): Loaded<Book> => readAs(BOOK_FORMAT, text, file, bookFrom);

export function bookFrom(source: Source): Loaded<Book> {
  const notes = new Notebook(source.file, source.locate);
  const shape = shaped(bookFile, source.raw, notes.report);
  checkBook(shape, source.locate, notes.report);
  if (shape.whole === undefined || notes.problems.length > 0) return { problems: notes.sorted() };
  return { ok: bookOf(shape.whole) };
}

function bookOf({ format: _, id: __, ...book }: z.infer<typeof bookFile>): Book {
  return book;
}
