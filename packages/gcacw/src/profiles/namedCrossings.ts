import { type Hexside, hexName, sideName } from '@wigwag/hex';
import type { ClauseId } from '../clauses.generated.ts';
import type { MapData } from '../data/map.ts';
import type { Crossing } from '../vocabulary.ts';
import type { NamedCrossings } from './profile.ts';

export interface MisplacedCrossing {
  readonly hexside: string;
  readonly crossing: Crossing;
  readonly because: ClauseId;
}

/** Crossings that a map has and the game does not: other ferries and dams than the ones it names. */
export function misplacedCrossings({ ferries, dams, notDams }: NamedCrossings, map: MapData): MisplacedCrossing[] {
  const touches = (side: Hexside, names: readonly string[]): boolean =>
    [0, 1].some(end => names.includes(nameAt(map, map.grid.sideHexes[side * 2 + end] ?? -1)));
  return map.hexsides.flatMap((data, side) => {
    const because =
      data?.crossing === 'ferry' && ferries !== undefined && !touches(side, ferries)
        ? '6.2/ferries-siv-slb'
        : data?.crossing === 'dam' && dams !== undefined && !touches(side, dams)
          ? '6.2/dams-slb'
          : data?.crossing === 'dam' && notDams !== undefined && touches(side, notDams)
            ? '6.2/striders-dam'
            : undefined;
    if (because === undefined || data?.crossing === undefined) return [];
    return [{ hexside: sideName(map.grid, side), crossing: data.crossing, because }];
  });
}

const nameAt = (map: MapData, hex: number): string => (hex < 0 ? '' : hexName(map.grid, hex));
