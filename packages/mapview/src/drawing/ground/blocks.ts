import type { Point } from '@wigwag/hex';
import { RADIUS } from '../sheet/layout.ts';

const BLOCK = RADIUS * 12;

/** A stroke of some kind, and about where it lies. */
export interface Drawn<K> {
  readonly kind: K;
  readonly at: Point;
  readonly d: string;
}

/**
 * Strokes of a kind by squares of the plane, a path each. A browser paints in tiles, and works through the whole of every path
 * that touches one: a network of roads in one path would be painted once a tile.
 */
export function inBlocks<K>(strokes: Iterable<Drawn<K>>): ReadonlyMap<K, readonly string[]> {
  const kinds = new Map<K, Map<string, string>>();
  for (const { kind, at, d } of strokes) {
    const blocks = kinds.get(kind) ?? new Map<string, string>();
    kinds.set(kind, blocks);
    const block = `${Math.floor(at.x / BLOCK)} ${Math.floor(at.y / BLOCK)}`;
    blocks.set(block, (blocks.get(block) ?? '') + d);
  }
  return new Map([...kinds].map(([kind, blocks]) => [kind, [...blocks.values()]]));
}
