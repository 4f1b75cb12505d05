import type { Point } from '@wigwag/hex';
import { type Box, boxAround, RADIUS } from '../sheet/layout.ts';

const BLOCK = RADIUS * 12;
/** A stroke keeps so near to its point, with all its breadth. */
const REACH = RADIUS * 2;

/** A stroke of some kind, and about where it lies. */
export interface Drawn<K> {
  readonly kind: K;
  readonly at: Point;
  readonly d: string;
}

interface Block {
  readonly d: string;
  readonly within: Box;
}

const boxOf = (column: number, row: number): Box =>
  boxAround({ x: (column + 0.5) * BLOCK, y: (row + 0.5) * BLOCK }, BLOCK + 2 * REACH, BLOCK + 2 * REACH);

/**
 * Strokes of a kind by squares of the plane, a path each. The map is painted in tiles, and the whole of every path that touches
 * one is worked through for it: a network of roads in one path would be painted once a tile.
 */
export function inBlocks<K>(strokes: Iterable<Drawn<K>>): ReadonlyMap<K, readonly Block[]> {
  const kinds = new Map<K, Map<string, Block>>();
  for (const { kind, at, d } of strokes) {
    const blocks = kinds.get(kind) ?? new Map<string, Block>();
    kinds.set(kind, blocks);
    const [column, row] = [Math.floor(at.x / BLOCK), Math.floor(at.y / BLOCK)];
    const block = blocks.get(`${column} ${row}`);
    blocks.set(`${column} ${row}`, { d: (block?.d ?? '') + d, within: block?.within ?? boxOf(column, row) });
  }
  return new Map([...kinds].map(([kind, blocks]) => [kind, [...blocks.values()]]));
}
