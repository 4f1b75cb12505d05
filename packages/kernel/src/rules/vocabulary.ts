import type { Form } from './things.ts';

/**
 * What a ruleset names. Every other type of the kernel is indexed out of this one,
 * so that a rule is checked against its own frames, choices, events and clauses.
 */
export interface Vocabulary {
  side: string;
  /** Map, roster, options, charts: frozen, shared, never copied, saved by name. */
  world: object;
  /** With the stack, the position: plain JSON at every moment. */
  board: object;
  /** A cache of the board: built when missing, kept by events, never saved. */
  derived: object;
  event: { readonly type: string };
  clause: string;
  /** Why dice are rolled or cards drawn. */
  reason: string;
  /** What one side may see. */
  view: object;
  /** Kinds of things that fields of choices, events and frames are, each with its form. */
  things: Readonly<Record<string, Form>>;
  shapes: Record<string, Shape>;
  /** What a referee may change, by verb; a ruleset without a referee has none. */
  edits: Record<string, object>;
}

/** One kind of frame: whose decision it is, what it remembers, what may be chosen in it, what it hands back. */
export interface Shape {
  /** Who may be asked: a side, or the table. */
  by: string;
  data: object;
  choices: Record<string, object>;
  result: object;
}

export type Decider<T extends Vocabulary> = T['side'] | 'table';
/** Who a decision may come from: whoever is asked, or the referee, who is never asked. */
export type Author<T extends Vocabulary> = Decider<T> | 'referee';
export type Kind<T extends Vocabulary> = keyof T['shapes'] & string;
export type VerbName<T extends Vocabulary, K extends Kind<T>> = keyof T['shapes'][K]['choices'] & string;

/** A pending decision. The top frame of the stack says whose it is; the table's are rolls that no choice causes. */
export type Frame<T extends Vocabulary, K extends Kind<T> = Kind<T>> = {
  [P in K]: { readonly kind: P; by: T['shapes'][P]['by'] & Decider<T> } & T['shapes'][P]['data'];
}[K];

export type Choice<T extends Vocabulary, K extends Kind<T>, D extends VerbName<T, K> = VerbName<T, K>> = {
  [V in D]: { readonly do: V } & Readonly<T['shapes'][K]['choices'][V]>;
}[D];

export type AnyChoice<T extends Vocabulary> = { [K in Kind<T>]: Choice<T, K> }[Kind<T>];

export type EditName<T extends Vocabulary> = keyof T['edits'] & string;

/** A change by the referee. */
export type Edit<T extends Vocabulary, D extends EditName<T> = EditName<T>> = {
  [V in D]: { readonly do: V } & Readonly<T['edits'][V]>;
}[D];

/** What a child frame handed back to the frame below it. */
export type Back<T extends Vocabulary> = { [K in Kind<T>]: { readonly from: K } & T['shapes'][K]['result'] }[Kind<T>];

export interface Game<T extends Vocabulary> {
  readonly world: T['world'];
  readonly board: T['board'];
  readonly stack: Frame<T>[];
  /** `decide` moves the cache on to the new game; the old game, and any copy of it, builds its own when asked (`ready`). */
  derived: T['derived'] | undefined;
}

/** A game whose cache is built: what rules see. */
export type Ready<T extends Vocabulary> = Game<T> & { derived: T['derived'] };

export type Position<T extends Vocabulary> = Pick<Game<T>, 'board' | 'stack'>;

/** Numbers and names that a sentence needs. */
export type Params = Readonly<Record<string, string | number>>;
