import type { Hex } from '@wigwag/hex';
import { BADGE, writeBadges } from '../pieces/badges.ts';
import type { Seat } from '../pieces/seating.ts';
import { type Box, boxAround } from '../sheet/layout.ts';
import type { Plates } from './names.ts';

/** What the pieces cover: their hexes, and what is written beside stacks. */
export interface Occupied {
  readonly plates: Plates;
  readonly badges: readonly Box[];
}

/** Hexes that hold pieces, and how many of these are leaders' plates. */
function platesIn(seats: readonly Seat[]): Map<Hex, number> {
  const plates = new Map<Hex, number>();
  for (const { hex, kind } of seats.map(({ piece }) => piece))
    plates.set(hex, (plates.get(hex) ?? 0) + (kind === 'leader' ? 1 : 0));
  return plates;
}

/** By pieces in closed stacks. */
export const occupiedBy = (seats: readonly Seat[]): Occupied => ({
  plates: platesIn(seats),
  badges: writeBadges(seats).map(at => boxAround(at, BADGE.width, BADGE.height)),
});
