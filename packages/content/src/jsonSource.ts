import { clip } from './nearest.ts';
import type { Params, Path, ProblemCode } from './problems.ts';
import { Notebook, type Place, type Source } from './source.ts';
import type { YamlReading } from './yamlSource.ts';

const MOST_DEPTH = 32;

interface Node {
  readonly value: unknown;
  readonly offset: number;
  readonly inside?: ReadonlyMap<string | number, Node>;
}

/** Where the text stops being JSON, and why. */
class NotJson extends Error {
  readonly offset: number;
  readonly code: ProblemCode;
  readonly params: Params;

  constructor(offset: number, code: ProblemCode, params: Params = {}) {
    super(code);
    this.offset = offset;
    this.code = code;
    this.params = params;
  }
}

/** Finds line and column of any place in a text. */
function placesIn(text: string): (offset: number) => Place {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return offset => {
    let [line, beyond] = [0, starts.length];
    while (beyond - line > 1) {
      const middle = (line + beyond) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else beyond = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** The parser of the language says what is wrong but not reliably where; files of others need the place. */
export function readJson(text: string, file: string): YamlReading {
  const plain = text.replace(/^\ufeff/, '');
  const placeOf = placesIn(plain);
  const notes = new Notebook(file, () => ({ line: 1, column: 1 }));
  try {
    const root = new Reader(plain, placeOf).document();
    const source: Source = { file, raw: root.value, locate: path => placeOf(offsetOf(root, path)) };
    return { source, problems: [] };
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    notes.at(placeOf(error.offset), [], error.code, error.params);
    return { source: undefined, problems: notes.problems };
  }
}

/** A field that is not there has the place of what it should be in. */
function offsetOf(root: Node, path: Path): number {
  let node = root;
  for (const step of path) {
    const next = node.inside?.get(step);
    if (next === undefined) break;
    node = next;
  }
  return node.offset;
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

class Reader {
  readonly #text: string;
  readonly #placeOf: (offset: number) => Place;
  #at = 0;

  constructor(text: string, placeOf: (offset: number) => Place) {
    this.#text = text;
    this.#placeOf = placeOf;
  }

  document(): Node {
    const root = this.#value(0);
    this.#skip();
    if (this.#at < this.#text.length) throw new NotJson(this.#at, 'json-more');
    return root;
  }

  #value(depth: number): Node {
    this.#skip();
    const offset = this.#at;
    if (depth > MOST_DEPTH) throw new NotJson(offset, 'json-depth', { maximum: MOST_DEPTH });
    if (this.#take('{')) return this.#object(offset, depth);
    if (this.#take('[')) return this.#array(offset, depth);
    const text = this.#string();
    if (text !== undefined) return { value: text, offset };
    const scalar = this.#match(NUMBER) ?? this.#match(WORD);
    if (scalar === undefined) throw new NotJson(offset, 'json-value');
    return { value: JSON.parse(scalar), offset };
  }

  #object(offset: number, depth: number): Node {
    const inside = new Map<string, Node>();
    const keys = new Map<string, number>();
    for (let first = true; !this.#ends('}', first); first = false) {
      this.#skip();
      const start = this.#at;
      const name = this.#string();
      if (name === undefined) throw this.#wrong('"');
      const earlier = keys.get(name);
      if (earlier !== undefined)
        throw new NotJson(start, 'duplicate-key', { found: clip(name), line: this.#placeOf(earlier).line });
      keys.set(name, start);
      this.#skip();
      if (!this.#take(':')) throw this.#wrong(':');
      inside.set(name, this.#value(depth + 1));
    }
    return { value: Object.fromEntries([...inside].map(([name, node]) => [name, node.value])), offset, inside };
  }

  #array(offset: number, depth: number): Node {
    const items: Node[] = [];
    for (let first = true; !this.#ends(']', first); first = false) items.push(this.#value(depth + 1));
    return { value: items.map(({ value }) => value), offset, inside: new Map(items.entries()) };
  }

  /** Undefined where none begins; one that does not end, or has in it what JSON does not allow, is named by its beginning. */
  #string(): string | undefined {
    if (this.#text[this.#at] !== '"') return undefined;
    let end = this.#at + 1;
    while (end < this.#text.length && this.#text[end] !== '"') end += this.#text[end] === '\\' ? 2 : 1;
    try {
      const text = String(JSON.parse(this.#text.slice(this.#at, end + 1)));
      this.#at = end + 1;
      return text;
    } catch {
      throw this.#wrong('"…"');
    }
  }

  /** Whether the list is over; if not, the comma before its next item is read. */
  #ends(close: string, first: boolean): boolean {
    this.#skip();
    if (this.#take(close)) return true;
    if (!first && !this.#take(',')) throw this.#wrong(`, ${close}`);
    return false;
  }

  #skip(): void {
    this.#match(SPACE);
  }

  #take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #wrong(expected: string): NotJson {
    return new NotJson(this.#at, 'json-syntax', { expected });
  }
}
