/**
 * The rulebook's clauses in code: guards, automatic ends and modifiers are tables whose rows begin with a clause id.
 *
 * The sabotage tool proves that a clause is tested by switching it off and expecting its tests to fail.
 * The switch is the one piece of state outside a game; nothing but that tool sets it.
 */
let switchedOff: string | undefined;

export function switchClauseOff(clause: string | undefined): void {
  switchedOff = clause;
}

/** A condition that a clause imposes: an automatic end, the trigger of a modifier. */
export function holds<C extends string>(clause: C, condition: boolean): boolean {
  return condition && clause !== switchedOff;
}

/** One row of a clause table: the clause, and when it speaks. */
export type ClauseRow<C extends string, A extends readonly unknown[]> = readonly [
  clause: C,
  speaks: (...args: A) => boolean,
];

/** The first clause of a table that speaks: why a march ends, why a unit may not recover. */
export function firstToSpeak<C extends string, A extends readonly unknown[]>(
  table: readonly ClauseRow<C, A>[],
  ...args: A
): C | undefined {
  for (const [clause, speaks] of table) if (speaks(...args) && clause !== switchedOff) return clause;
  return undefined;
}

/** One row of a table of modifiers: the clause, and what it adds (0: it does not apply). */
export type ModifierRow<C extends string, A extends readonly unknown[]> = readonly [
  clause: C,
  value: (...args: A) => number,
];

export interface Modifier<C extends string> {
  readonly clause: C;
  readonly value: number;
}

export function modifiersOf<C extends string, A extends readonly unknown[]>(
  table: readonly ModifierRow<C, A>[],
  ...args: A
): Modifier<C>[] {
  return table
    .map(([clause, value]) => ({ clause, value: value(...args) }))
    .filter(({ clause, value }) => holds(clause, value !== 0));
}
