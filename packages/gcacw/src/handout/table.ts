import type { ClauseId } from '../clauses.generated.ts';
import type { ChartTerm } from './terms.ts';

/** A word by its kind and code: what it is in a language is said elsewhere. */
export interface Term {
  readonly of: 'chart' | 'terrain' | 'way' | 'works' | 'side' | 'attackType' | 'leader' | 'rain' | 'crossing';
  readonly code: string;
  readonly values?: Readonly<Record<string, number | string>>;
}

/** As it is printed; a number; a number with its sign; or a word. */
export type Cell = string | number | { readonly plus: number } | Term;

export interface TableRow {
  readonly head: Cell;
  readonly cells: readonly Cell[];
  readonly clause?: ClauseId;
}

/** A table of the handout. Rows and columns go by their place. */
export interface Table {
  readonly id: TableId;
  /** What the heads of its rows are. */
  readonly corner?: Term;
  readonly columns: readonly Cell[];
  readonly rows: readonly TableRow[];
  readonly notes?: readonly Term[];
  /** Where the rules speak of it. */
  readonly clause?: ClauseId;
}

export const TABLE_IDS = [
  ...['entry', 'ways', 'hexsides', 'groundCombat'],
  ...['allowance', 'forceFoot', 'forceCavalry', 'extended', 'extendedPlus', 'friendly', 'otherCosts'],
  ...['defender', 'attacker', 'types', 'ratio', 'flanks', 'flankChanges', 'caps'],
  ...['guns'],
  ...['lengths', 'chart1', 'chart2'],
  ...['delay', 'evasion'],
  ...['worksAction', 'worksRecovery', 'worksEffect'],
  ...['crossingRolls', 'buildModifiers', 'destroyModifiers', 'repairModifiers', 'pontoons'],
  ...['initiative', 'assaultNumber', 'grandNumber', 'activationLimit'],
  ...['roster', 'reachOfCommand'],
  ...['strength', 'rest'],
  ...['randomEvents', 'rainNumbers'],
] as const;
export type TableId = (typeof TABLE_IDS)[number];

export const term = (code: ChartTerm, values?: Term['values']): Term => ({
  of: 'chart',
  code,
  ...(values !== undefined && { values }),
});

export const word = (of: Exclude<Term['of'], 'chart'>, code: string): Term => ({ of, code });

export const plus = (value: number): Cell => ({ plus: value });

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** One column of numbers with their signs. */
export const modifierRow = (head: Term, value: number, clause?: ClauseId): TableRow => ({
  head,
  cells: [plus(value)],
  ...(clause !== undefined && { clause }),
});
