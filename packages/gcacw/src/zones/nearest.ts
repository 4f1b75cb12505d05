import { distance, type Hex } from '@wigwag/hex';
import { NOWHERE } from '../board.ts';
import type { Game } from '../game.ts';
import { enemyOf, hexOf } from '../pieces/pieces.ts';
import type { Side } from '../vocabulary.ts';

/**
 * How far the nearest enemy is, markers included. Where none is near, nobody stands in the way, and the searches for a
 * way round need not be made.
 */
export function nearestEnemy(g: Game, side: Side, from: Hex): number {
  const { grid, unitsOfSide } = g.world;
  let nearest = Number.POSITIVE_INFINITY;
  for (const unit of unitsOfSide[enemyOf(side)]) {
    const hex = hexOf(g, unit);
    if (hex !== NOWHERE) nearest = Math.min(nearest, distance(grid, from, hex));
  }
  for (const force of g.board.forces)
    if (force.side !== side) nearest = Math.min(nearest, distance(grid, from, force.hex));
  return nearest;
}
