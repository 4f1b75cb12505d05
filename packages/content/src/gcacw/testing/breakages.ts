import { isMap, isScalar, isSeq, LineCounter, type Pair, parseDocument } from 'yaml';
import * as z from 'zod';
import type { Path } from '../../problems.ts';
import { isOptional, schemaAt } from '../../schemaWalk.ts';

export const BREAKAGES = ['missing', 'wrong-type', 'out-of-range', 'unknown-name', 'duplicate'] as const;
export type Breakage = (typeof BREAKAGES)[number];

/** A text broken in one place, the line to be named, and the fields any of which names the place exactly. */
export interface Mutant {
  readonly kind: Breakage;
  readonly path: Path;
  readonly text: string;
  readonly line: number;
  readonly fields: readonly string[];
}

/** What the schema alone does not tell about a format. */
export interface Format {
  readonly schema: z.ZodType;
  /** Free words: any name will do. */
  readonly free: RegExp;
  /** Sections whose keys are ids defined there; other sections refer to what is elsewhere. */
  readonly definitions: RegExp;
  /** Fields that the schema lets go but the checks do not. */
  readonly needed: RegExp;
}

interface Entry {
  readonly path: Path;
  readonly key?: Span;
  readonly value: Span;
  readonly shape: 'scalar' | 'list' | 'map';
  readonly inFlow: boolean;
}
type Span = readonly [start: number, end: number];

export function mutantsOf(text: string, format: Format): readonly Mutant[] {
  const lines = new LineCounter();
  const root = parseDocument(text, { lineCounter: lines, schema: 'failsafe' }).contents;
  const lineOf = (offset: number): number => lines.linePos(offset).line;
  const entries = [...entriesOf(root, [], false)];
  const places = new Map(entries.map(entry => [entry.path.join('.'), lineOf((entry.key ?? entry.value)[0])]));
  const breaker = new Breaker(text, format, lineOf, places);
  return entries.flatMap(entry => breaker.mutants(entry));
}

function* entriesOf(node: unknown, path: Path, inFlow: boolean): Generator<Entry> {
  if (isSeq(node)) {
    for (const [index, item] of node.items.entries())
      yield* entry(item, [...path, index], undefined, Boolean(node.flow));
  } else if (isMap(node)) {
    for (const pair of node.items as Pair[])
      if (isScalar(pair.key))
        yield* entry(pair.value, [...path, String(pair.key.value)], spanOf(pair.key), Boolean(node.flow) || inFlow);
  }
}

function* entry(value: unknown, path: Path, key: Span | undefined, inFlow: boolean): Generator<Entry> {
  const shape = isMap(value) ? 'map' : isSeq(value) ? 'list' : 'scalar';
  yield { path, ...(key && { key }), value: spanOf(value), shape, inFlow };
  yield* entriesOf(value, path, inFlow);
}

function spanOf(node: unknown): Span {
  if (!(isMap(node) || isSeq(node) || isScalar(node)) || !node.range) throw new Error('a node without a range');
  return [node.range[0], node.range[1]];
}

class Breaker {
  readonly #text: string;
  readonly #format: Format;
  readonly #lineOf: (offset: number) => number;
  readonly #places: ReadonlyMap<string, number>;

  constructor(text: string, format: Format, lineOf: (offset: number) => number, places: ReadonlyMap<string, number>) {
    this.#text = text;
    this.#format = format;
    this.#lineOf = lineOf;
    this.#places = places;
  }

  mutants(entry: Entry): Mutant[] {
    return [
      ...this.#missing(entry),
      ...this.#wrongTypes(entry),
      ...this.#outOfRange(entry),
      ...this.#unknown(entry),
      ...this.#duplicate(entry),
    ];
  }

  #missing(entry: Entry): Mutant[] {
    const parent = entry.path.slice(0, -1);
    if (!this.#isRequired(entry, parent)) return [];
    const line = this.#places.get(parent.join('.')) ?? 1;
    return [this.#mutant('missing', entry, this.#removed(entry), line, [entry.path, parent])];
  }

  #isRequired({ path, key }: Entry, parent: Path): boolean {
    const dotted = path.join('.');
    if (this.#format.needed.test(dotted)) return true;
    const holder = bare(schemaAt(this.#format.schema, parent));
    if (key === undefined) return holder instanceof z.ZodTuple;
    return holder instanceof z.ZodObject && !isOptional(schemaAt(this.#format.schema, path));
  }

  #wrongTypes(entry: Entry): Mutant[] {
    const schema = bare(schemaAt(this.#format.schema, entry.path));
    const wrong =
      entry.shape === 'list' ? ['7', '{ a: 1 }'] : entry.shape === 'map' ? ['7', '[1]'] : wrongScalars(schema);
    // A hex entry may be a bare word.
    const inside = schema instanceof z.ZodObject ? [...entry.path, 'terrain'] : entry.path;
    return wrong.map(value =>
      this.#mutant('wrong-type', entry, this.#replaced(entry, value), this.#valueLine(entry), [entry.path, inside]),
    );
  }

  #outOfRange(entry: Entry): Mutant[] {
    return outOfRange(bare(schemaAt(this.#format.schema, entry.path)), entry, /\.name$/.test(entry.path.join('.'))).map(
      value =>
        this.#mutant('out-of-range', entry, this.#replaced(entry, value), this.#valueLine(entry), [
          entry.path,
          [...entry.path, 'terrain'],
        ]),
    );
  }

  #unknown(entry: Entry): Mutant[] {
    const { path, key, shape } = entry;
    const dotted = path.join('.');
    const schema = bare(schemaAt(this.#format.schema, path));
    const mutants: Mutant[] = [];
    const isWord =
      schema instanceof z.ZodString ||
      schema instanceof z.ZodEnum ||
      schema instanceof z.ZodLiteral ||
      schema instanceof z.ZodObject;
    if (shape === 'scalar' && isWord && !this.#format.free.test(dotted))
      mutants.push(
        this.#mutant('unknown-name', entry, this.#replaced(entry, 'zzz-zzz'), this.#valueLine(entry), [
          path,
          [...path, 'terrain'],
        ]),
      );
    if (key !== undefined && !this.#format.definitions.test(dotted)) {
      const renamed = `${this.#text.slice(0, key[0])}zzz-zzz${this.#text.slice(key[1])}`;
      mutants.push(
        this.#mutant('unknown-name', entry, renamed, this.#lineOf(key[0]), [
          [...path.slice(0, -1), 'zzz-zzz'],
          ...(dotted === 'format' ? [path] : []),
        ]),
      );
    }
    return mutants;
  }

  #duplicate(entry: Entry): Mutant[] {
    const { path, key, inFlow } = entry;
    const parent = path.slice(0, -1);
    if (key === undefined) return this.#duplicateItem(entry, parent);
    if (inFlow) {
      const pair = this.#text.slice(key[0], entry.value[1]);
      const text = `${this.#text.slice(0, key[0])}${pair}, ${this.#text.slice(key[0])}`;
      return [this.#mutant('duplicate', entry, text, this.#lineOf(key[0]), [path])];
    }
    const [start, end] = this.#wholeLines(entry);
    const block = this.#text.slice(start, end);
    const line = this.#lineOf(key[0]) + block.split('\n').length - 1;
    return [this.#mutant('duplicate', entry, this.#text.slice(0, end) + block + this.#text.slice(end), line, [path])];
  }

  #duplicateItem(entry: Entry, parent: Path): Mutant[] {
    const { value, inFlow, path } = entry;
    const item = this.#text.slice(...value);
    const next = [...parent, Number(path.at(-1)) + 1];
    if (inFlow) {
      const text = `${this.#text.slice(0, value[0])}${item}, ${this.#text.slice(value[0])}`;
      return [this.#mutant('duplicate', entry, text, this.#lineOf(value[0]), [parent, next])];
    }
    const [start, end] = this.#wholeLines(entry);
    const block = this.#text.slice(start, end);
    const line = this.#lineOf(value[0]) + block.split('\n').length - 1;
    return [
      this.#mutant('duplicate', entry, this.#text.slice(0, end) + block + this.#text.slice(end), line, [
        next,
        [...next, 'name'],
      ]),
    ];
  }

  #mutant(kind: Breakage, { path }: Entry, text: string, line: number, fields: readonly Path[]): Mutant {
    return { kind, path, text, line, fields: fields.map(field => field.join('.')) };
  }

  #valueLine({ key, value }: Entry): number {
    return this.#lineOf((key ?? value)[0]);
  }

  #replaced({ value: [start, end], shape, inFlow, key }: Entry, value: string): string {
    const isBlock = shape !== 'scalar' && !inFlow && key !== undefined && this.#lineOf(start) !== this.#lineOf(key[0]);
    if (!isBlock || key === undefined) return this.#text.slice(0, start) + value + this.#text.slice(end);
    return `${this.#text.slice(0, key[1])}: ${value}\n${this.#text.slice(this.#lineEnd(end))}`;
  }

  #removed(entry: Entry): string {
    if (!entry.inFlow) {
      const [from, to] = this.#wholeLines(entry);
      return this.#text.slice(0, from) + this.#text.slice(to);
    }
    const [start, end] = [(entry.key ?? entry.value)[0], entry.value[1]];
    const after = /^\s*,\s*/.exec(this.#text.slice(end))?.[0];
    if (after !== undefined) return this.#text.slice(0, start) + this.#text.slice(end + after.length);
    return this.#text.slice(0, start).replace(/,\s*$/, ' ') + this.#text.slice(end);
  }

  #wholeLines({ key, value }: Entry): Span {
    return [this.#text.lastIndexOf('\n', (key ?? value)[0] - 1) + 1, this.#lineEnd(value[1])];
  }

  /** A block ends with its last line, whether or not the range counts the line break. */
  #lineEnd(end: number): number {
    if (this.#text[end - 1] === '\n') return end;
    const next = this.#text.indexOf('\n', end);
    return next < 0 ? this.#text.length : next + 1;
  }
}

function bare(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? bare(schema.unwrap()) : schema;
}

function wrongScalars(schema: unknown): string[] {
  if (schema instanceof z.ZodNumber) return ['many', 'true', '[1]', '{ a: 1 }', '~'];
  if (schema instanceof z.ZodBoolean) return ['maybe', '1', '[true]', '{ a: 1 }', '~'];
  if (schema instanceof z.ZodCustom) return ['true', '[1]', '{ a: 1 }', '~'];
  if (schema instanceof z.ZodObject) return ['7', 'true', '[1]', '~'];
  return ['7', 'true', '[1]', '{ a: 1 }', '~'];
}

function outOfRange(schema: unknown, { shape, path }: Entry, mayBeEmpty: boolean): string[] {
  if (schema instanceof z.ZodNumber) return ['100000', '-100000', '1.5'];
  if (schema instanceof z.ZodCustom) return ['77', '9/1', '-9'];
  if (schema instanceof z.ZodArray || schema instanceof z.ZodTuple) return ['[]'];
  const long = 'x'.repeat(2000);
  const isSheetName = path[0] === 'sheets' && mayBeEmpty;
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral)
    return isSheetName ? [long] : ["''", long];
  return schema instanceof z.ZodObject && shape === 'scalar' ? ["''", long] : [];
}
