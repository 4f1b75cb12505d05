import { holds } from '@wigwag/kernel';
import type { ClauseId } from '../../clauses.generated.ts';
import type { Choice, Frame, Game, Kind, Lee } from '../../game.ts';
import type { Point } from '../../geometry/point.ts';
import type { Side } from '../../world.ts';

/** What is lit on the table, in inches: the fault itself, what causes it, and what the measure is taken from. */
export interface Lit {
  readonly role: 'fault' | 'cause' | 'measure';
  readonly form: 'ring' | 'line' | 'point';
  readonly points: readonly Point[];
  /** The id of the piece that it is, where it lies on the table. */
  readonly piece?: string;
}

/** Inches, square inches and counts. */
export type Measures = Readonly<Record<string, number>>;

export interface Finding {
  readonly ok: boolean;
  readonly numbers: Measures;
  readonly shapes: readonly Lit[];
}

/** Whose turn it is in which game. */
export interface Placing {
  readonly game: Game;
  readonly by: Side;
}

/** One condition of a placement. If one that stops fails, what comes after it makes no sense and is not asked. */
export type Check<C> = readonly [clause: ClauseId, find: (at: Placing, choice: C) => Finding, stops?: 'stops'];

export interface Judged extends Finding {
  readonly clause: ClauseId;
}

const NONE: readonly Lit[] = [];

export const finding = (ok: boolean, numbers: Measures = {}, shapes: readonly Lit[] = NONE): Finding => ({
  ok,
  numbers,
  shapes: ok ? NONE : shapes,
});

export const FINE: Finding = finding(true);

/** What lies on the table already has an id; what is about to be laid has none. */
const pieceIn = (piece: string | undefined) => (piece === undefined || piece === '' ? {} : { piece });

export const ringLit = (points: readonly Point[], role: Lit['role'] = 'fault', piece?: string): Lit => ({
  ...{ role, form: 'ring', points },
  ...pieceIn(piece),
});
export const lineLit = (points: readonly Point[], role: Lit['role'] = 'fault', piece?: string): Lit => ({
  ...{ role, form: 'line', points },
  ...pieceIn(piece),
});
export const pointLit = (point: Point, role: Lit['role'] = 'fault'): Lit => ({ role, form: 'point', points: [point] });

/** All checks in their order, as far as they make sense: the first that fails is the reason of the refusal. */
export function judged<C>(checks: readonly Check<C>[], at: Placing, choice: C): Judged[] {
  const list: Judged[] = [];
  for (const [clause, find, stops] of checks) {
    const found = find(at, choice);
    const ok = !holds(clause, !found.ok);
    list.push({ clause, ...found, ok });
    if (!ok && stops === 'stops') break;
  }
  return list;
}

/** The clause that forbids it; undefined: it is legal. */
export function forbiddenBy<C>(checks: readonly Check<C>[], at: Placing, choice: C): ClauseId | undefined {
  for (const [clause, find] of checks) if (!find(at, choice).ok && holds(clause, true)) return clause;
  return undefined;
}

type GuardRow<K extends Kind, D extends keyof Lee['shapes'][K]['choices'] & string> = readonly [
  clause: ClauseId,
  forbids: (game: Game, frame: Frame<K>, choice: Choice<K, D>) => boolean,
  params: (game: Game, frame: Frame<K>, choice: Choice<K, D>) => Measures,
];

/** The checks as guards of a verb: legality has this one definition. */
export function guardsOf<K extends Kind, D extends keyof Lee['shapes'][K]['choices'] & string>(
  checks: readonly Check<Choice<K, D>>[],
): GuardRow<K, D>[] {
  const at = (game: Game, frame: Frame<K>): Placing => ({ game, by: (frame as { by: Side }).by });
  return checks.map(([clause, find]) => [
    clause,
    (game, frame, choice) => !find(at(game, frame), choice).ok,
    (game, frame, choice) => find(at(game, frame), choice).numbers,
  ]);
}
