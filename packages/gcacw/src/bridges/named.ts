import { findSide } from '@wigwag/hex';
import { holds } from '@wigwag/kernel';
import type { MapData } from '../data/map.ts';
import type { CrossingSetup } from '../data/scenario.ts';
import type { Bridging } from '../profiles/bridging.ts';

const isRiver = ({ hexsides }: MapData, hexside: number): boolean =>
  hexsides[hexside]?.water?.endsWith('-river') ?? false;

/** The river hexsides of a map that a game names. */
const namedRivers = (map: MapData, names: readonly string[]): number[] =>
  names
    .map(name => findSide(map.grid, name))
    .filter((hexside): hexside is number => hexside !== undefined && isRiver(map, hexside));

/** 10.1/chatham-sjw: the map without the printed bridges that are pontoons in this game. Their roads lead to the banks. */
export function mapAsPlayed({ printedPontoons }: Bridging, map: MapData): MapData {
  const pontoons = namedRivers(
    map,
    printedPontoons.map(({ hexside }) => hexside),
  );
  if (!holds('10.1/chatham-sjw', pontoons.length > 0)) return map;
  const hexsides = map.hexsides.map((data, hexside) => {
    if (data === undefined || !pontoons.includes(hexside)) return data;
    const { crossing: _, ...rest } = data;
    return rest;
  });
  return { ...map, hexsides };
}

/** What the game itself changes before the first turn; a scenario that speaks of the same hexside is right. */
export function crossingsAtStart(
  { printedPontoons, destroyedAtStart }: Bridging,
  map: MapData,
  bySetup: readonly CrossingSetup[],
): CrossingSetup[] {
  const pontoons = printedPontoons.flatMap(({ hexside: name, owner }) =>
    namedRivers(map, [name]).map((hexside): CrossingSetup => ({ hexside, destroyed: false, pontoon: owner })),
  );
  const destroyed = namedRivers(map, destroyedAtStart)
    .filter(hexside => map.hexsides[hexside]?.crossing === 'bridge')
    .map((hexside): CrossingSetup => ({ hexside, destroyed: true }));
  const own = [
    ...pontoons.filter(() => holds('10.1/chatham-sjw', true)),
    ...destroyed.filter(() => holds('10.1/chatham-slb-destroyed', true)),
  ];
  return [...own.filter(({ hexside }) => bySetup.every(change => change.hexside !== hexside)), ...bySetup];
}
