import { holds } from '@wigwag/kernel';
import type { Game } from '../game.ts';
import { enemyOf } from '../pieces/pieces.ts';
import type { Side } from '../vocabulary.ts';
import { type LedgerLine, pointsOf, type Result } from './ledger.ts';
import { linesAtEnd } from './score.ts';

export interface Tally {
  /** Points that are in the ledger. */
  readonly scored: readonly LedgerLine[];
  /** Points that would be added if the game ended now; none once it has. */
  readonly pending: readonly LedgerLine[];
  /** What the game would end with, or has. */
  readonly result: Result;
}

export type Points = Readonly<Record<Side, number>>;

export const leadOf = (points: Points, side: Side): number => points[side] - points[enemyOf(side)];

/** SC/degrees: the first row that fits. */
export function verdict(g: Game, points: Points): Result {
  const rows = g.world.scenario.victory?.degrees ?? [];
  const row = rows.find(({ winner, by }) => holds('SC/degrees', leadOf(points, winner) >= by));
  return { winner: row?.winner ?? 'draw', degree: row?.degree ?? 'none', points, suddenDeath: '' };
}

/** The score as if the game ended now; undefined: the scenario knows no victory. */
export function tally(g: Game): Tally | undefined {
  if (g.world.scenario.victory === undefined) return undefined;
  const scored = g.board.ledger;
  if (g.board.result !== undefined) return { scored, pending: [], result: g.board.result };
  const pending = linesAtEnd(g);
  const all = [...scored, ...pending];
  const points = { union: pointsOf(all, 'union'), confederate: pointsOf(all, 'confederate') };
  return { scored, pending, result: verdict(g, points) };
}
