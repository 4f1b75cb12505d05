import { type Grid, type Hex, hexName } from '@wigwag/hex';
import type { Report } from '../problems.ts';
import type { Draft } from '../shape.ts';
import { lookUpMain } from './hexLookup.ts';
import type { HexFields, MapFile } from './schema/map.ts';

const MOST_NAMED = 5;
const LAND_FEATURES = ['place', 'station', 'landing', 'redoubt'] as const;

/** Terrain of each listed hex; undefined inside where it is broken. */
export type Terrains = ReadonlyMap<Hex, HexFields['terrain'] | undefined>;

export function checkHexes(map: Draft<MapFile>, grid: Grid | undefined, report: Report): Terrains {
  const terrains = new Map<Hex, HexFields['terrain'] | undefined>();
  for (const [printed, hex] of Object.entries(map.hexes ?? {})) {
    checkFeatures(printed, hex ?? {}, report);
    const found = grid && lookUpMain(grid, printed, ['hexes', printed], report);
    if (found !== undefined) terrains.set(found, hex?.terrain);
  }
  if (grid !== undefined && map.hexes !== undefined) reportUnlisted(grid, terrains, report);
  return terrains;
}

function checkFeatures(printed: string, hex: Draft<HexFields>, report: Report): void {
  if (hex.terrain === 'water' || hex.terrain === 'off-map') {
    for (const feature of LAND_FEATURES)
      if (hex[feature])
        report(['hexes', printed, feature], 'feature-off-land', { name: feature, terrain: hex.terrain });
  }
  const { from, until } = hex.redoubt ?? {};
  if (from !== undefined && until !== undefined && from > until)
    report(['hexes', printed, 'redoubt', 'until'], 'redoubt-years', { from, until });
}

function reportUnlisted(grid: Grid, listed: Terrains, report: Report): void {
  const missing = Array.from({ length: grid.size }, (_, hex) => hex).filter(hex => !listed.has(hex));
  if (missing.length === 0) return;
  const names = missing.slice(0, MOST_NAMED).map(hex => hexName(grid, hex));
  const hexes = [...names, ...(missing.length > MOST_NAMED ? ['…'] : [])].join(', ');
  report(['hexes'], 'hexes-unlisted', { count: missing.length, hexes });
}
