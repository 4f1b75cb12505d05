import type { Hex } from '@wigwag/hex';
import type { CounterPicture } from '../picture.ts';

/** Hexes that hold pieces, and how many of these are leaders' plates. */
export function platesIn(counters: readonly CounterPicture[]): Map<Hex, number> {
  const plates = new Map<Hex, number>();
  for (const { hex, kind } of counters) plates.set(hex, (plates.get(hex) ?? 0) + (kind === 'leader' ? 1 : 0));
  return plates;
}
