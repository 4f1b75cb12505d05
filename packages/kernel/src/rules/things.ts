import type { AnyChoice, EditName, Kind, Vocabulary } from './vocabulary.ts';

/**
 * How a thing is written in JSON. A `code` is a word of the rules' own, such as the step of a procedure: no choice
 * carries one. An `edit` is a change by the referee. The other forms are made of things, by their names.
 */
export type Form<N extends string = string> =
  | 'boolean'
  | 'integer'
  | 'text'
  | 'code'
  | 'edit'
  | { readonly oneOf: readonly string[] }
  | { readonly listOf: N }
  | { readonly pairOf: readonly [N, N] }
  | { readonly fields: Readonly<Record<string, N>> };

/** The kinds of things that a ruleset speaks of, each with its form. A form made of a thing that there is not does not compile. */
export const thingsOf = <const H extends { readonly [N in keyof H]: Form<keyof H & string> }>(things: H): H => things;

export type Thing<T extends Vocabulary> = keyof T['things'] & string;

type Is<A, B> = [A] extends [B] ? true : false;
type Both<A, B> = A extends true ? B : false;
type Same<A, B> = Both<Is<A, B>, Is<B, A>>;

/** May a value of this type be the thing? */
type Fits<H, N, V> = [V] extends [never] ? false : N extends keyof H ? FitsForm<H, H[N], V> : false;

type FitsForm<H, F, V> = F extends 'boolean'
  ? Same<V, boolean>
  : F extends 'integer'
    ? Is<V, number>
    : F extends 'text'
      ? Same<V, string>
      : F extends 'code'
        ? Is<V, string>
        : F extends 'edit'
          ? Is<V, { readonly do: string }>
          : FitsMade<H, F, V>;

type FitsMade<H, F, V> = F extends { readonly oneOf: readonly (infer S)[] }
  ? Same<V, S>
  : F extends { readonly listOf: infer E }
    ? FitsEach<H, E, V>
    : F extends { readonly pairOf: readonly [infer A, infer B] }
      ? FitsPair<H, A, B, V>
      : F extends { readonly fields: infer R }
        ? FitsFields<H, R, V>
        : false;

type FitsEach<H, E, V> = [V] extends [readonly (infer I)[]] ? Fits<H, E, I> : false;

type FitsPair<H, A, B, V> = [V] extends [readonly [infer X, infer Y]] ? Both<Fits<H, A, X>, Fits<H, B, Y>> : false;

/** The same names, and each fits. */
type FitsFields<H, R, V> = Both<
  Same<keyof R, keyof V>,
  false extends { [F in keyof V]-?: Fits<H, R[F & keyof R], Exclude<V[F], undefined>> }[keyof V] ? false : true
>;

/** The things that a field of this type may be declared as. */
type ThingFor<T extends Vocabulary, V> = {
  [N in Thing<T>]: Fits<T['things'], N, V> extends true ? N : never;
}[Thing<T>];

/** Every field of a frame or an event with the thing that it is. A field may be absent. */
type FieldsOf<T extends Vocabulary, O> = { readonly [F in keyof O]-?: ThingFor<T, Exclude<O[F], undefined>> };

/** Things that no choice may carry, since the door could not tell a right one from a wrong one. */
type Inward<T extends Vocabulary> = { [N in Thing<T>]: T['things'][N] extends 'code' | 'edit' ? N : never }[Thing<T>];

/** Every field of a choice with the thing that it is. None may be absent. */
type ChoiceFieldsOf<T extends Vocabulary, O> = { readonly [F in keyof O]-?: Exclude<ThingFor<T, O[F]>, Inward<T>> };

type KeysOfAll<U> = U extends unknown ? keyof U : never;

/** The choices of one verb in all frames: if their fields differ, the verb has two meanings, and does not compile. */
type VerbFieldsOf<T extends Vocabulary, C> =
  Same<KeysOfAll<C>, keyof C> extends true ? ChoiceFieldsOf<T, Omit<C, 'do'>> : never;

/**
 * What every field of a choice, a change by the referee, an event and a frame means: said once, and read by the door,
 * by the views and by the words. A field that is missing here, or one too many, does not compile.
 */
export interface Declared<T extends Vocabulary> {
  readonly things: T['things'];
  readonly choices: {
    readonly [D in AnyChoice<T>['do']]: VerbFieldsOf<T, Extract<AnyChoice<T>, { readonly do: D }>>;
  };
  readonly edits: { readonly [D in EditName<T>]: ChoiceFieldsOf<T, T['edits'][D]> };
  readonly events: {
    readonly [E in T['event']['type']]: FieldsOf<T, Omit<Extract<T['event'], { readonly type: E }>, 'type'>>;
  };
  readonly frames: { readonly [K in Kind<T>]: FieldsOf<T, T['shapes'][K]['data']> };
}
