import type { Direction, Hex } from '@wigwag/hex';
import type { Game } from '../../game.ts';
import type { Side } from '../../vocabulary.ts';
import { type Barrier, barrierAt } from '../../world/ground.ts';
import { direction } from '../../zones/zones.ts';

export function barrierBetween(g: Game, by: Side, from: Hex, to: Hex): Barrier | undefined {
  const towards = direction(g, from, to);
  return towards === undefined ? undefined : barrierAt(g.derived.ground, by, from, towards);
}

/** Does one of these bar a side's way over the hexside? */
export function isBarredBy(g: Game, by: Side, from: Hex, to: Hex, ...barriers: readonly Barrier[]): boolean {
  const found = barrierBetween(g, by, from, to);
  return found !== undefined && barriers.includes(found);
}

/** Into or out of mountain or swamp without road, pike or railroad for the side, nor a trail that serves there. */
export const isPathlessTowards = (g: Game, by: Side, from: Hex, towards: Direction): boolean =>
  ((g.derived.ground.passage[by].pathless[from] ?? 0) & (1 << towards)) !== 0;

/** The same, of two neighbours. */
export function isPathless(g: Game, by: Side, from: Hex, to: Hex): boolean {
  const towards = direction(g, from, to);
  return towards !== undefined && isPathlessTowards(g, by, from, towards);
}
