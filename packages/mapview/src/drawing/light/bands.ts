import { DIRECTIONS, type Grid, type Hex, neighbour } from '@wigwag/hex';
import type { Highlights } from '../../picture.ts';

type Reach = Highlights['reach'];

/** Hexes side by side of which the same is said. */
export interface Band {
  readonly label: string;
  readonly chance: number;
  readonly forced: boolean;
  readonly hexes: readonly Hex[];
}

const isSame = (reach: Reach, a: Hex, b: Hex): boolean => {
  const [one, other] = [reach.get(a), reach.get(b)];
  return one !== undefined && one.label === other?.label && one.chance === other.chance;
};

/** Hexes that hang together and of which the same is said, with the one it began with. */
function spreadFrom(grid: Grid, reach: Reach, first: Hex): Set<Hex> {
  const found = new Set([first]);
  for (const hex of found) {
    for (const direction of DIRECTIONS) {
      const next = neighbour(grid, hex, direction);
      if (isSame(reach, hex, next)) found.add(next);
    }
  }
  return found;
}

/** Shaded hexes by what is said of them: contours of equal chance run between the bands. */
export function bandsOf(grid: Grid, reach: Reach): Band[] {
  const seen = new Set<Hex>();
  return [...reach].flatMap(([hex, { label, chance, forced = false }]) => {
    if (seen.has(hex)) return [];
    const hexes = spreadFrom(grid, reach, hex);
    for (const each of hexes) seen.add(each);
    return [{ label, chance, forced, hexes: [...hexes] }];
  });
}
