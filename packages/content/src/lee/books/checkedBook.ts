import type { Book } from '@wigwag/lee';

type BookFile = Book & { readonly format: string; readonly id: string };

/** The book of a file that was checked before, byte for byte: no schema is needed for it. */
export function checkedBook(raw: unknown): Book {
  const { format: _, id: __, ...book } = raw as BookFile;
  return book;
}
