import type { Hex, Hexside } from '@wigwag/hex';
import type { Degree } from '../data/victory.ts';
import type { Side } from '../vocabulary.ts';

/** One entry: who has which points, by which of the scenario's rules, and for what. */
export interface LedgerLine {
  readonly turn: number;
  readonly side: Side;
  /** 0: counted, and not yet enough for a point. Negative: taken back. */
  readonly points: number;
  readonly rule: string;
  /** Manpower, units, hexes. */
  readonly count: number;
  /** NOBODY, NOWHERE, NO_HEXSIDE: it is not about one. */
  readonly unit: number;
  readonly hex: Hex;
  readonly hexside: Hexside;
}

export const NO_HEXSIDE = -1;

export interface Result {
  readonly winner: Side | 'draw';
  readonly degree: Degree | 'none';
  readonly points: Readonly<Record<Side, number>>;
  /** The condition that ended the game before its time; none: empty. */
  readonly suddenDeath: string;
}

export const pointsOf = (lines: readonly LedgerLine[], side: Side): number =>
  lines.reduce((sum, line) => (line.side === side ? sum + line.points : sum), 0);
