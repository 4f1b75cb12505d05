import { hexName, sideName } from '@wigwag/hex';
import { type ClauseRow, firstToSpeak } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';
import type { MapData } from '../data/map.ts';
import type { Crossing } from '../vocabulary.ts';
import { endsOf } from '../world/crossings.ts';
import type { NamedCrossings } from './profile.ts';

export interface MisplacedCrossing {
  readonly hexside: string;
  readonly crossing: Crossing;
  readonly because: ClauseId;
}

/** The names of the one or two hexes a crossing joins. */
type Ends = readonly string[];

const isAt = (ends: Ends, names: readonly string[] | undefined): boolean =>
  names?.some(name => ends.includes(name)) ?? false;

/** Why a game does not have a crossing that the map has. */
const MISPLACED: readonly ClauseRow<ClauseId, [NamedCrossings, Crossing, Ends]>[] = [
  [
    '6.2/ferries-siv-slb',
    ({ ferries }, crossing, ends) => crossing === 'ferry' && ferries !== undefined && !isAt(ends, ferries),
  ],
  ['6.2/dams-slb', ({ dams }, crossing, ends) => crossing === 'dam' && dams !== undefined && !isAt(ends, dams)],
  ['6.2/striders-dam', ({ notDams }, crossing, ends) => crossing === 'dam' && isAt(ends, notDams)],
];

/** Crossings that a map has and the game does not: other ferries and dams than the ones it names. */
export function misplacedCrossings(named: NamedCrossings, map: MapData): MisplacedCrossing[] {
  return map.hexsides.flatMap((data, side) => {
    if (data?.crossing === undefined) return [];
    const because = firstToSpeak(
      MISPLACED,
      named,
      data.crossing,
      endsOf(map.grid, side).map(hex => hexName(map.grid, hex)),
    );
    return because === undefined ? [] : [{ hexside: sideName(map.grid, side), crossing: data.crossing, because }];
  });
}
