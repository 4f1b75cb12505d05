import type { YAMLError } from 'yaml';
import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { clip } from './nearest.ts';
import type { Path, Problem, ProblemCode } from './problems.ts';
import { checkSize } from './size.ts';
import { Notebook, type Source, type Spot } from './source.ts';

const MOST_DEPTH = 12;
const START: Spot = { line: 1, column: 1 };

export interface YamlReading {
  readonly source: Source | undefined;
  readonly problems: readonly Problem[];
}

export function readYaml(text: string, file: string): YamlReading {
  const notes = new Notebook(file, () => START);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what betrays a binary file
  if (/[\u0000-\u0008\u000e-\u001f\ufffd]/.test(text)) notes.at(START, [], 'not-text');
  else if (text.trim() === '') notes.at(START, [], 'empty-file');
  else checkSize(text, notes);
  if (notes.problems.length > 0) return { source: undefined, problems: notes.problems };
  return parse(text, file, notes);
}

function parse(text: string, file: string, notes: Notebook): YamlReading {
  const lines = new LineCounter();
  const placeOf = (offset: number): Spot => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const yaml = parsed(text, lines);
  if (yaml === undefined) {
    notes.at(START, [], 'yaml-syntax');
    return { source: undefined, problems: notes.problems };
  }
  for (const error of yaml.errors) notes.at(placeOf(error.pos[0]), [], syntaxCode(error));
  if (notes.problems.length > 0) return { source: undefined, problems: notes.sorted() };
  const root = yaml.contents;
  if (root === null) notes.at(START, [], 'empty-file');
  if (root === null) return { source: undefined, problems: notes.problems };
  const raw = new Reader(notes, placeOf).value(root, []);
  if (notes.problems.some(problem => problem.code.startsWith('yaml-')))
    return { source: undefined, problems: notes.sorted() };
  return { source: { file, raw, locate: path => placeOf(offsetOf(root, path)) }, problems: notes.problems };
}

/** Scalars stay text here and are typed by `typed`: YAML would read hex 0832 as a number. Undefined where nesting is past all measure. */
function parsed(text: string, lineCounter: LineCounter): Document.Parsed | undefined {
  try {
    return parseDocument(text, {
      lineCounter,
      schema: 'failsafe',
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'error',
    });
  } catch {
    return undefined;
  }
}

function syntaxCode(error: YAMLError): ProblemCode {
  switch (error.code) {
    case 'TAB_AS_INDENT':
      return 'yaml-tab';
    case 'BAD_INDENT':
      return /end with/.test(error.message) ? 'yaml-unclosed' : 'yaml-indent';
    case 'BLOCK_IN_FLOW':
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return 'yaml-indent';
    case 'MISSING_CHAR':
      return 'yaml-unclosed';
    case 'MULTIPLE_DOCS':
      return 'yaml-documents';
    case 'BAD_ALIAS':
    case 'ALIAS_PROPS':
    case 'MULTIPLE_ANCHORS':
      return 'yaml-alias';
    case 'MULTIPLE_TAGS':
    case 'TAG_RESOLVE_FAILED':
      return 'yaml-tag';
    default:
      return 'yaml-syntax';
  }
}

class Reader {
  readonly #notes: Notebook;
  readonly #placeOf: (offset: number) => Spot;

  constructor(notes: Notebook, placeOf: (offset: number) => Spot) {
    this.#notes = notes;
    this.#placeOf = placeOf;
  }

  value(node: unknown, path: Path): unknown {
    if (path.length > MOST_DEPTH) return undefined;
    if (isAlias(node)) return this.#refuse(node, path, 'yaml-alias');
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return null;
    if (node.anchor !== undefined) return this.#refuse(node, path, 'yaml-alias');
    if (node.tag !== undefined) return this.#refuse(node, path, 'yaml-tag');
    if (isScalar(node)) return typed(node.type === 'PLAIN', String(node.value ?? ''));
    if (isSeq(node)) return node.items.map((item, index) => this.value(item, [...path, index]));
    return this.#map(node.items, path);
  }

  #map(pairs: readonly Pair[], path: Path): unknown {
    const result: Record<string, unknown> = {};
    const lines = new Map<string, number>();
    for (const { key, value } of pairs) {
      const name = isScalar(key) ? String(key.value ?? '') : undefined;
      const place = this.#placeOf(offset(key) ?? offset(value) ?? 0);
      if (name === undefined || name === '' || name === '__proto__') {
        this.#notes.at(place, path, 'bad-key', { found: clip(String(key)) });
        continue;
      }
      const first = lines.get(name);
      if (first !== undefined)
        this.#notes.at(place, [...path, name], 'duplicate-key', { found: clip(name), line: first });
      if (first !== undefined) continue;
      lines.set(name, place.line);
      result[name] = this.value(value, [...path, name]);
    }
    return result;
  }

  #refuse(node: Node | Alias, path: Path, code: ProblemCode): undefined {
    this.#notes.at(this.#placeOf(offset(node) ?? 0), path, code);
    return undefined;
  }
}

/** Only numbers that print as they are written are numbers: 0832 is the name of a hex. */
function typed(plain: boolean, text: string): unknown {
  if (!plain) return text;
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === '' || text === '~' || text === 'null') return null;
  return /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text) ? Number(text) : text;
}

const offset = (node: unknown): number | undefined =>
  isMap(node) || isSeq(node) || isScalar(node) || isAlias(node) ? node.range?.[0] : undefined;

const known = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();

/** The pairs of a map by their keys, the first of each: gathered once, for a file may have thousands of problems. */
function pairsOf(map: YAMLMap): ReadonlyMap<string, Pair> {
  const found = known.get(map) ?? firstPairs(map);
  known.set(map, found);
  return found;
}

function firstPairs({ items }: YAMLMap): ReadonlyMap<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const pair of items) {
    const name = isScalar(pair.key) ? String(pair.key.value) : undefined;
    if (name !== undefined && !pairs.has(name)) pairs.set(name, pair);
  }
  return pairs;
}

/** Of a scalar its own place, of a list or map that of its key; of what is missing, that of the entry that lacks it. */
function offsetOf(root: unknown, path: Path): number {
  let node = root;
  let found = offset(root) ?? 0;
  for (const step of path) {
    const pair = isMap(node) ? pairsOf(node).get(String(step)) : undefined;
    const next: unknown = isSeq(node) && typeof step === 'number' ? node.items[step] : pair?.value;
    if (next === undefined && pair === undefined) return found;
    const own = offset(next);
    const plainPlace = isScalar(next) && next.value !== '' ? own : undefined;
    found = plainPlace ?? offset(pair?.key) ?? own ?? found;
    node = next;
  }
  return found;
}
