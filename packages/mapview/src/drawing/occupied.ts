import type { Grid, Hex } from '@wigwag/hex';
import type { CounterPicture } from '../picture.ts';
import { BADGE, placeBadges } from './badges.ts';
import { type Box, boxAround } from './layout.ts';
import type { Plates } from './names.ts';
import { seatsOf } from './seating.ts';

/** What the pieces cover: their hexes, and what is written beside stacks. */
export interface Occupied {
  readonly plates: Plates;
  readonly badges: readonly Box[];
}

/** Hexes that hold pieces, and how many of these are leaders' plates. */
function platesIn(counters: readonly CounterPicture[]): Map<Hex, number> {
  const plates = new Map<Hex, number>();
  for (const { hex, kind } of counters) plates.set(hex, (plates.get(hex) ?? 0) + (kind === 'leader' ? 1 : 0));
  return plates;
}

export const occupiedBy = (grid: Grid, counters: readonly CounterPicture[]): Occupied => ({
  plates: platesIn(counters),
  badges: placeBadges(seatsOf(grid, counters, undefined)).map(at => boxAround(at, BADGE.width, BADGE.height)),
});
