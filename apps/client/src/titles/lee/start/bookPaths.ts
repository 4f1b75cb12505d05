import type { Book, Source } from '@wigwag/lee';

/** The way to a value of the book that has a source: `movement.data.penalty`. */
type Path = readonly string[];

interface Known {
  readonly value: unknown;
  readonly source: Source;
}

const stepInto = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? (from as Readonly<Record<string, unknown>>)[name] : undefined;

export function knownAt(book: Book, path: Path): Known | undefined {
  const found = path.reduce<unknown>(stepInto, book);
  return typeof found === 'object' && found !== null && 'source' in found ? (found as Known) : undefined;
}

/** A part of a value that has several: the depth of a zone, the first of two years. */
export const partOf = (value: unknown, part: string | undefined): unknown =>
  part === undefined ? value : stepInto(value, part);

const withPart = (value: unknown, part: string | undefined, to: unknown): unknown => {
  if (part === undefined) return to;
  if (Array.isArray(value)) return value.with(Number(part), to);
  return { ...(value as object), [part]: to };
};

const put = (into: unknown, [name, ...rest]: Path, to: unknown): unknown =>
  name === undefined ? to : { ...(into as object), [name]: put(stepInto(into, name), rest, to) };

/** The book with a value of an owner in it. */
export function ownedAt(book: Book, path: Path, part: string | undefined, to: unknown): Book {
  const known = knownAt(book, path);
  if (known === undefined) return book;
  return put(book, path, { value: withPart(known.value, part, to), source: 'owner' }) as Book;
}
