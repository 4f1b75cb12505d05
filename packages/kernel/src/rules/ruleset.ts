import type { Answer, Rolled } from '../play/dice.ts';
import type { Declared } from './things.ts';
import type {
  AnyChoice,
  Back,
  Choice,
  Decider,
  Edit,
  EditName,
  Frame,
  Game,
  Kind,
  Params,
  Position,
  Ready,
  VerbName,
  Vocabulary,
} from './vocabulary.ts';

/** Numbers that explain a refusal. They are shown as they are: none of them is an id. */
export type Numbers = Readonly<Record<string, number>>;

/** The clause that forbids a choice, when it forbids, and the numbers that explain it. The first of a list is the reason a player hears. */
export type ClauseGuard<T extends Vocabulary, K extends Kind<T>, D extends VerbName<T, K> = VerbName<T, K>> = readonly [
  clause: T['clause'],
  forbids: (g: Ready<T>, f: Frame<T, K>, c: Choice<T, K, D>) => boolean,
  params?: (g: Ready<T>, f: Frame<T, K>, c: Choice<T, K, D>) => Numbers,
];

/** Several clauses that are looked for together, because one search finds them all: it answers with the one that forbids. */
export type GuardGroup<T extends Vocabulary, K extends Kind<T>, D extends VerbName<T, K> = VerbName<T, K>> = readonly [
  clauses: readonly T['clause'][],
  finds: (g: Ready<T>, f: Frame<T, K>, c: Choice<T, K, D>) => T['clause'] | undefined,
  params?: (g: Ready<T>, f: Frame<T, K>, c: Choice<T, K, D>) => Numbers,
];

export type Guard<T extends Vocabulary, K extends Kind<T>, D extends VerbName<T, K> = VerbName<T, K>> =
  | ClauseGuard<T, K, D>
  | GuardGroup<T, K, D>;

/** Every clause that a verb's guards may answer with. */
export const guardClauses = (guards: readonly (readonly [string | readonly string[], ...unknown[]])[]): string[] =>
  guards.flatMap(([clause]) => clause);

export interface Verb<T extends Vocabulary, K extends Kind<T>, D extends VerbName<T, K>> {
  /**
   * The options are just the legal ones: they are made by asking what the guards ask, once for all of them, so that the
   * guards need not be asked again for each. For lists that are long and often made; the audits check every one.
   */
  exact?: true;
  /** May be too many, never too few; of a set, a sample. */
  options(g: Ready<T>, f: Frame<T, K>): readonly Choice<T, K, D>[];
  /** Complete without options: any attempt may arrive. */
  guards: readonly Guard<T, K, D>[];
  choose(flow: Flow<T>, f: Frame<T, K>, c: Choice<T, K, D>): void;
}

/** `resume` runs on entry, after a child and after the frame's own choice; it derives what comes next. */
export interface FrameRule<T extends Vocabulary, K extends Kind<T>> {
  clause: T['clause'];
  verbs: { readonly [D in VerbName<T, K>]: Verb<T, K, D> };
  resume(flow: FlowWithoutDice<T>, f: Frame<T, K>, back?: Back<T>): 'ask' | 'on';
}

/** Refusals of a referee's edit are no rulebook's. */
export type EditClause = `wigwag/edit-${string}`;

export type EditGuard<T extends Vocabulary, D extends EditName<T> = EditName<T>> = readonly [
  clause: EditClause,
  forbids: (g: Ready<T>, c: Edit<T, D>) => boolean,
  params?: (g: Ready<T>, c: Edit<T, D>) => Numbers,
];

/** A change that no rule knows: a house rule, a correction, a position set up by hand. It lists no options and rolls nothing. */
export interface EditVerb<T extends Vocabulary, D extends EditName<T>> {
  guards: readonly EditGuard<T, D>[];
  choose(flow: Pick<FlowWithoutDice<T>, 'game' | 'emit'>, c: Edit<T, D>): void;
}

/** Dice are rolled only in `choose`: a `resume` that rolled would seal the choice before it. */
export interface FlowWithoutDice<T extends Vocabulary> {
  readonly game: Ready<T>;
  emit(event: T['event']): void;
  push(frame: Frame<T>): 'on';
  /** Ends the top frame and hands its result to the frame below. */
  pop<K extends Kind<T>>(frame: Frame<T, K>, result: T['shapes'][K]['result']): 'on';
}

export interface Flow<T extends Vocabulary> extends FlowWithoutDice<T> {
  /** What a choice works out before its dice, and does not change: the enumerator, which tries every answer, finds it once. */
  beforeDice<V>(find: () => V): V;
  /** Faces one by one. */
  roll(n: number, why: T['reason']): Answer;
  /** Only the sum counts: the enumerator walks eleven sums, not thirty-six pairs. */
  sum(n: number, why: T['reason']): number;
  /** Two dice, of which only the first less the second counts: the enumerator walks eleven differences. Rolled, shown and recorded as two. */
  difference(why: T['reason']): number;
  /** One die, of which only even or odd counts. Rolled, shown and recorded as one. */
  isEven(why: T['reason']): boolean;
  draw<C>(pool: readonly C[], n: number, why: T['reason']): C[];
}

export interface Ruleset<T extends Vocabulary> {
  readonly name: string;
  readonly version: string;
  readonly sides: readonly T['side'][];
  /** What every field means that a choice, an event or a frame has. */
  readonly declared: Declared<T>;
  readonly frames: { readonly [K in Kind<T>]: FrameRule<T, K> };
  /** What a referee may change; without it, nothing. */
  readonly referee?: { readonly [D in EditName<T>]: EditVerb<T, D> };
  /** Charts and tables that the rules read: part of what a record's rules hash vouches for. */
  readonly charts: object;
  /** Why a verb that other frames have may not be chosen in this one; undefined: there is no such choice here, and no clause says why. */
  untimely?(
    game: Ready<T>,
    frame: Frame<T>,
    verb: string,
  ): { readonly clause: T['clause']; readonly params: Params } | undefined;
  derive(world: T['world'], board: T['board']): T['derived'];
  /** `into` is a cache of the same world that nobody needs any more: it may be written over. */
  copyDerived(derived: T['derived'], into?: T['derived']): T['derived'];
  copyBoard(board: T['board']): T['board'];
  /** Writes an event's final values into the board and keeps the cache. Decides nothing. */
  evolve(game: Ready<T>, event: T['event']): void;
  /** What an event brings with it whoever caused it, such as points: emitted right after it. Decides nothing else. */
  follows?(game: Ready<T>, event: T['event']): readonly T['event'][];
  /** Shows the other side something it could not know: such a decision is sealed. */
  reveals(event: T['event']): boolean;
  view(game: Ready<T>, side: T['side']): T['view'];
  /** What is seen, as a game that can be looked at and reckoned with: what is hidden is not there. */
  shown(world: T['world'], view: T['view']): Game<T>;
  seenBy(game: Ready<T>, event: T['event'], side: T['side']): T['event'] | undefined;
  seenRoll(rolled: Rolled<T['reason']>, by: Decider<T>, side: T['side']): Rolled<T['reason']> | undefined;
  /** A full game that agrees with what a side sees; `below(n)` is a whole number under n. */
  imagine(world: T['world'], view: T['view'], below: (n: number) => number): Game<T>;
  /** For the auditor: a wide universe of attempts, legal and not. */
  attempts(game: Ready<T>): Iterable<AnyChoice<T>>;
  /** For the auditor: the code of the first invariant that this position breaks. */
  broken(game: Ready<T>): string | undefined;
}

export type { Position };
