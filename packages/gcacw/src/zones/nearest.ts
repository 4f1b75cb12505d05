import { distance, type Hex } from '@wigwag/hex';
import { NOWHERE } from '../board.ts';
import type { Game } from '../game.ts';
import { enemyOf, hexOf } from '../pieces/pieces.ts';
import type { Side } from '../vocabulary.ts';

/**
 * Is an enemy so near, or a marker of his? Where none is, nobody stands in the way, and the searches for a way round need
 * not be made.
 */
export function isEnemyWithin(g: Game, side: Side, from: Hex, steps: number): boolean {
  const { grid, unitsOfSide } = g.world;
  for (const unit of unitsOfSide[enemyOf(side)]) {
    const hex = hexOf(g, unit);
    if (hex !== NOWHERE && distance(grid, from, hex) <= steps) return true;
  }
  return g.board.forces.some(force => force.side !== side && distance(grid, from, force.hex) <= steps);
}
