import { type Grid, type Hex, hexName } from '@wigwag/hex';
import type { Report } from '../../problems.ts';
import type { Draft, Shaped } from '../../shape.ts';
import { lookUpMain } from './hexLookup.ts';
import type { HexFields, MapFile } from './schema.ts';

const MOST_NAMED = 5;
const LAND_FEATURES = ['place', 'station', 'landing', 'redoubt'] as const;

/** Terrain of each listed hex; undefined inside where it is broken. */
export type Terrains = ReadonlyMap<Hex, HexFields['terrain'] | undefined>;

export function checkHexes(
  { draft: map, isBroken }: Shaped<MapFile>,
  grid: Grid | undefined,
  report: Report,
): Terrains {
  const terrains = new Map<Hex, HexFields['terrain'] | undefined>();
  for (const [printed, hex] of Object.entries(map.hexes ?? {})) {
    checkFeatures(printed, hex ?? {}, report);
    const found = grid && lookUpMain(grid, printed, ['hexes', printed], report);
    if (found !== undefined) terrains.set(found, hex?.terrain);
  }
  if (grid === undefined || map.hexes === undefined) return terrains;
  const unlisted = allHexes(grid).filter(hex => !terrains.has(hex) && !isBroken(['hexes', hexName(grid, hex)]));
  if (unlisted.length > 0) reportUnlisted(grid, unlisted, report);
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

const allHexes = (grid: Grid): Hex[] => Array.from({ length: grid.size }, (_, hex) => hex);

function reportUnlisted(grid: Grid, missing: readonly Hex[], report: Report): void {
  const names = missing.slice(0, MOST_NAMED).map(hex => hexName(grid, hex));
  const hexes = [...names, ...(missing.length > MOST_NAMED ? ['…'] : [])].join(', ');
  report(['hexes'], 'hexes-unlisted', { count: missing.length, hexes });
}
