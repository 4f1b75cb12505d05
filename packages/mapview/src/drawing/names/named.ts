import type { Hex } from '@wigwag/hex';
import type { HexPicture, MapPicture } from '../../picture.ts';
import { type Box, drawnHexes, extent, sidesOf } from '../sheet/layout.ts';

export interface Lettering {
  readonly text: string;
  readonly style: 'village' | 'town' | 'ground';
}

const styleOf = ({ place, terrain, station }: HexPicture): Lettering['style'] => {
  if (place === 'town' || terrain === 'city') return 'town';
  return place === 'village' || station ? 'village' : 'ground';
};

/** A place that is marked comes before every town. */
const MARKED = 1000;
export const NOTHING_MARKED: ReadonlySet<Hex> = new Set();

const WORTH = { town: 100, village: 0, ground: 0 } as const;

/** A place is worth naming as a town, for its station, and for the ways that meet there. */
function importance({ grid, hexes, hexsides }: MapPicture, hex: Hex): number {
  const data = hexes[hex];
  if (data === undefined) return 0;
  const ways = sidesOf(grid, hex).flatMap(side => hexsides[side]?.ways ?? []);
  const pikes = ways.filter(way => way === 'pike').length;
  return WORTH[styleOf(data)] + ways.length + pikes * 1.5 + (data.station ? 3 : 0);
}

export interface Named extends Lettering {
  readonly hex: Hex;
}

interface Worthy {
  readonly named: Named;
  readonly worth: number;
}

/** Of a map, whoever stands on it: how far the sheet goes, and the named places, the important first. */
interface Known {
  readonly sheet: Box;
  readonly places: readonly Worthy[];
}

const byWorth = (a: Worthy, b: Worthy): number => b.worth - a.worth || a.named.hex - b.named.hex;

function studied(map: MapPicture): Known {
  const places = map.hexes
    .flatMap((data, hex) => (data.name === undefined ? [] : [{ hex, text: data.name, style: styleOf(data) }]))
    .map(named => ({ named, worth: importance(map, named.hex) }))
    .sort(byWorth);
  return { sheet: extent(map.grid, drawnHexes(map)), places };
}

const knownMaps = new WeakMap<MapPicture, Known>();

function knownOf(map: MapPicture): Known {
  const known = knownMaps.get(map) ?? studied(map);
  knownMaps.set(map, known);
  return known;
}

/** The named places, the important first. */
export function namedOn(map: MapPicture, marked: ReadonlySet<Hex>): readonly Named[] {
  const { places } = knownOf(map);
  if (marked.size === 0) return places.map(({ named }) => named);
  return places
    .map(({ named, worth }) => ({ named, worth: worth + (marked.has(named.hex) ? MARKED : 0) }))
    .sort(byWorth)
    .map(({ named }) => named);
}

/** How far the map goes. */
export const sheetOf = (map: MapPicture): Box => knownOf(map).sheet;
