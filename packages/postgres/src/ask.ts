export type Row = Readonly<Record<string, unknown>>;
type Rows = readonly object[];

/** What is sent: places of values are `$1`, `$2`; a name is for what is asked again and again, and is read once by each line. */
export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
}

type Send = (sent: Sent) => Promise<Rows>;

/** Part of a question that is no value: a word of SQL. */
class Words {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A question to the database: asked when somebody waits for the answer, or part of another question. */
export class Question<T extends Rows> implements Promise<T> {
  readonly [Symbol.toStringTag] = 'Question';
  private readonly strings: TemplateStringsArray | readonly string[];
  private readonly values: readonly unknown[];
  private readonly send: Send;
  private asked: Promise<T> | undefined;

  constructor(send: Send, strings: TemplateStringsArray | readonly string[], values: readonly unknown[]) {
    this.send = send;
    this.strings = strings;
    this.values = values;
  }

  // biome-ignore lint/suspicious/noThenProperty: it is a promise, kept when somebody asks.
  then<A = T, B = never>(
    kept?: ((rows: T) => A | PromiseLike<A>) | null,
    broken?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.asked ??= this.send(this.whole()) as unknown as Promise<T>;
    return this.asked.then(kept, broken);
  }

  catch<B = never>(broken?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(undefined, broken);
  }

  finally(act?: (() => void) | null): Promise<T> {
    return this.then().finally(act);
  }

  /** All of it, with what it is made of. */
  whole(): Sent {
    const values: unknown[] = [];
    const text = this.written(values);
    return values.length === 0 ? { text, values } : { text, values, name: nameOf(text) };
  }

  private written(values: unknown[]): string {
    return this.strings.reduce((text, next, at) => text + this.place(this.values[at - 1], values) + next);
  }

  private place(value: unknown, values: unknown[]): string {
    if (value instanceof Question) return value.written(values);
    if (value instanceof Words) return value.text;
    if (value === undefined) throw new TypeError('a value of a question is undefined');
    values.push(value instanceof Date ? value.toISOString() : value);
    return `$${values.length}${typeOf(value)}`;
  }
}

/** What a value is goes with it where the database could take it for a text. */
function typeOf(value: unknown): string {
  if (typeof value === 'boolean') return '::boolean';
  if (value instanceof Date) return '::timestamptz';
  return value instanceof Uint8Array ? '::bytea' : '';
}

const names = new Map<string, string>();

/** Texts are written in the program: there are only so many. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `wigwag_${names.size}`;
  names.set(text, name);
  return name;
}

/** Asks: ``ask`select name from users where id = ${id}` ``. What stands in braces is a value, or part of a question. */
export interface Ask {
  <T extends Rows = readonly Row[]>(strings: TemplateStringsArray, ...values: readonly unknown[]): Question<T>;
  /** Text that the program has written: nothing that somebody typed. Alone it may be several statements. */
  raw(text: string): Question<readonly Row[]>;
  /** Names of tables or columns. */
  names(...given: readonly string[]): unknown;
}

export function askingBy(send: Send): Ask {
  const ask = <T extends Rows>(strings: TemplateStringsArray, ...values: readonly unknown[]) =>
    new Question<T>(send, strings, values);
  return Object.assign(ask, {
    raw: (text: string) => new Question<readonly Row[]>(send, [text], []),
    names: (...given: readonly string[]) => new Words(given.map(each => `"${each.replaceAll('"', '""')}"`).join(', ')),
  }) as Ask;
}
