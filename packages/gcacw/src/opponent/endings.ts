import type { DegreeRow, SuddenDeath } from '../data/victory.ts';
import type { Game } from '../game.ts';
import { leadOf, type Points, tally } from '../victory/tally.ts';
import type { Side } from '../vocabulary.ts';

/** Points of both sides if the game ended now. */
export const standing = (g: Game): Points => tally(g)?.result.points ?? { union: 0, confederate: 0 };

/** By how much a side leads if the game ended now; below 0: it is behind. */
export const leadNow = (g: Game, side: Side): number => leadOf(standing(g), side);

/** The leads that degrees of victory ask for, the first that fits; none: nobody wins. */
export const degreesOf = ({ world }: Game): readonly DegreeRow[] => world.scenario.victory?.degrees ?? [];

/** What ends the game before its time. */
export const suddenDeathsOf = ({ world }: Game): readonly SuddenDeath[] => world.scenario.victory?.suddenDeath ?? [];

/** The least lead with which a side wins at all; undefined: it cannot. */
export function leadToWin(g: Game, side: Side): number | undefined {
  const leads = degreesOf(g).flatMap(({ winner, by }) => (winner === side ? [by] : []));
  return leads.length === 0 ? undefined : Math.min(...leads);
}
