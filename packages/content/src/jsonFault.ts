import { type JSONVisitor, printParseErrorCode, visit } from 'jsonc-parser';
import type { Params, Path, ProblemCode } from './problems.ts';
import type { Spot } from './source.ts';

/** Where a text stops being what it should be, and what is wrong there. */
export interface JsonFault {
  readonly place: Spot;
  readonly code: ProblemCode;
  readonly params: Params;
}

/** What somebody wants to know of a text on the way through it. */
export interface JsonWalk {
  /** A text that is nested deeper has a fault: going through it would use up the stack. */
  readonly mostDepth: number;
  onValue?(place: Spot, pathOf: () => Path): void;
  /** `pathOf` gives the path of the object that has the name. */
  onName?(name: string, place: Spot, pathOf: () => Path): JsonFault | undefined;
}

/** Goes through a text up to its first fault; undefined where it has none. */
export function walkJson(text: string, walk: JsonWalk): JsonFault | undefined {
  try {
    visit(text, new Walker(walk).visitor, { disallowComments: true });
    return undefined;
  } catch (error) {
    if (error instanceof Stopped) return error.fault;
    throw error;
  }
}

class Stopped extends Error {
  readonly fault: JsonFault;

  constructor(fault: JsonFault) {
    super(fault.code);
    this.fault = fault;
  }
}

type Closer = '}' | ']';
type Before = 'opening' | 'name' | 'colon' | 'comma' | 'value';

const placeAt = (line: number, character: number): Spot => ({ line: line + 1, column: character + 1 });

class Walker {
  readonly #walk: JsonWalk;
  readonly #closers: Closer[] = [];
  #before: Before = 'opening';

  constructor(walk: JsonWalk) {
    this.#walk = walk;
  }

  readonly visitor: JSONVisitor = {
    onObjectBegin: (_, __, line, character, pathOf) => this.#open('}', placeAt(line, character), pathOf),
    onArrayBegin: (_, __, line, character, pathOf) => this.#open(']', placeAt(line, character), pathOf),
    onObjectEnd: () => this.#close(),
    onArrayEnd: () => this.#close(),
    onObjectProperty: (name, _, __, line, character, pathOf) => this.#name(name, placeAt(line, character), pathOf),
    onSeparator: character => {
      this.#before = character === ':' ? 'colon' : 'comma';
    },
    onLiteralValue: (_, __, ___, line, character, pathOf) => {
      this.#walk.onValue?.(placeAt(line, character), pathOf);
      this.#before = 'value';
    },
    onError: (error, _, __, line, character) => {
      const [code, params] = missing(printParseErrorCode(error), this.#before, this.#closers.at(-1));
      throw new Stopped({ place: placeAt(line, character), code, params });
    },
  };

  #open(closer: Closer, place: Spot, pathOf: () => Path): void {
    const { mostDepth, onValue } = this.#walk;
    if (this.#closers.length > mostDepth)
      throw new Stopped({ place, code: 'json-depth', params: { maximum: mostDepth } });
    onValue?.(place, pathOf);
    this.#closers.push(closer);
    this.#before = 'opening';
  }

  #close(): void {
    this.#closers.pop();
    this.#before = 'value';
  }

  #name(name: string, place: Spot, pathOf: () => Path): void {
    const fault = this.#walk.onName?.(name, place, pathOf);
    if (fault !== undefined) throw new Stopped(fault);
    this.#before = 'name';
  }
}

const BAD_TEXT: readonly string[] = [
  'UnexpectedEndOfString',
  'InvalidUnicode',
  'InvalidEscapeCharacter',
  'InvalidCharacter',
];

/** The library says what it has met; what should have been there depends on what came before. */
function missing(error: string, before: Before, closer: Closer | undefined): [ProblemCode, Params] {
  if (BAD_TEXT.includes(error)) return ['json-syntax', { expected: '"…"' }];
  if (before === 'value')
    return closer === undefined ? ['json-more', {}] : ['json-syntax', { expected: `, ${closer}` }];
  if (before === 'name') return ['json-syntax', { expected: ':' }];
  return closer === '}' && before !== 'colon' ? ['json-syntax', { expected: '"' }] : ['json-value', {}];
}
