import type { Hex } from '@wigwag/hex';
import { badgeBox, writeBadges } from '../seats/badges.ts';
import { type Seat, seatBox } from '../seats/seat.ts';
import { type Sign, signBox } from '../seats/signs.ts';
import { type Box, boxOver } from '../sheet/layout.ts';

/** What the pieces of each occupied hex cover, there or beside it. */
export type Covered = ReadonlyMap<Hex, Box>;

/** What the pieces cover: their hexes, and what is written beside stacks. */
export interface Occupied {
  readonly covered: Covered;
  readonly badges: readonly Box[];
  /** The hexes whose signs are among what is covered: their names are to be read from afar too. */
  readonly marked?: ReadonlySet<Hex>;
}

/** With the signs of places, which names keep clear of as well. */
export const withSigns = (occupied: Occupied, signs: readonly Sign[], k: number): Occupied => ({
  ...occupied,
  badges: [...occupied.badges, ...signs.map(sign => signBox(sign, k))],
  marked: new Set(signs.map(({ hex }) => hex)),
});

export function occupiedBy(seats: readonly Seat[], k: number): Occupied {
  const covered = new Map<Hex, Box>();
  for (const seat of seats) {
    const { hex } = seat.piece;
    const [box, before] = [seatBox(seat), covered.get(hex)];
    covered.set(hex, before === undefined ? box : boxOver(before, box));
  }
  return { covered, badges: writeBadges(seats, k).map(badgeBox) };
}
