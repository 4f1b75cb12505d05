import type { Hex } from '@wigwag/hex';
import { NOWHERE } from '../board.ts';
import type { LedgerLine } from '../victory/ledger.ts';
import type { Tally } from '../victory/tally.ts';
import type { Side } from '../vocabulary.ts';

/** Points that a side has by one of the scenario's rules. */
export interface PointCause {
  readonly side: Side;
  readonly rule: string;
  readonly points: number;
  /** Of the points, those that would be added if the game ended now. */
  readonly pending: number;
  /** Where, if the rule is about places. */
  readonly hexes: readonly Hex[];
}

/** Where the points came from, the most first. What gave none is left out. */
export function causesOf({ scored, pending }: Tally): readonly PointCause[] {
  const causes = new Map<string, PointCause>();
  const add = (line: LedgerLine, isPending: boolean): void => {
    const { side, rule, points, hex } = line;
    const before = causes.get(`${side} ${rule}`) ?? { side, rule, points: 0, pending: 0, hexes: [] };
    causes.set(`${side} ${rule}`, {
      ...before,
      points: before.points + points,
      pending: before.pending + (isPending ? points : 0),
      hexes: hex === NOWHERE || before.hexes.includes(hex) ? before.hexes : [...before.hexes, hex],
    });
  };
  for (const line of scored) add(line, false);
  for (const line of pending) add(line, true);
  return [...causes.values()].filter(({ points }) => points !== 0).sort((one, other) => other.points - one.points);
}
