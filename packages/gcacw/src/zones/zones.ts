import { type Direction, directionTo, type Hex } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import type { Game } from '../game.ts';
import type { Side } from '../vocabulary.ts';

/** Does the side hold a neighbour from which its zone of control reaches this hex? */
export const inNormalZone = (g: Game, of: Side, hex: Hex): boolean =>
  ((g.derived.held[of][hex] ?? 0) & (g.derived.ground.normal[hex] ?? 0)) !== 0;

const inRestrictedZone = (g: Game, of: Side, hex: Hex): boolean =>
  ((g.derived.held[of][hex] ?? 0) & (g.derived.ground.restricted[hex] ?? 0)) !== 0;

/** Normal or restricted: what a rule means that does not tell them apart. */
export const inZone = (g: Game, of: Side, hex: Hex): boolean =>
  inNormalZone(g, of, hex) || holds('2.4/restricted-default', inRestrictedZone(g, of, hex));

/** Does the side hold any neighbour of this hex? One look instead of six. */
export const holdsNeighbour = (g: Game, side: Side, hex: Hex): boolean => (g.derived.held[side][hex] ?? 0) !== 0;

export const isHeld = (g: Game, by: Side, hex: Hex): boolean => (g.derived.count[by][hex] ?? 0) > 0;

export const direction = (g: Game, from: Hex, to: Hex): Direction | undefined =>
  to >= 0 && to < g.world.grid.size ? directionTo(g.world.grid, from, to) : undefined;

/** A road, pike, railroad or trail that the side may use leads from the one hex to the other. */
export function isLinkedTo(g: Game, by: Side, from: Hex, to: Hex): boolean {
  const towards = direction(g, from, to);
  return towards !== undefined && ((g.derived.ground.passage[by].linked[from] ?? 0) & (1 << towards)) !== 0;
}
