import type { Terrain } from '@wigwag/gcacw';
import { type Grid, type Hex, type Hexside, sideBetween } from '@wigwag/hex';
import type { Path, Report } from '../../problems.ts';
import type { Draft, Shaped } from '../../shape.ts';
import type { Terrains } from './hexChecks.ts';
import { lookUpMain } from './hexLookup.ts';
import type { HexsideFields, MapFile } from './schema.ts';

type HexsideDraft = Draft<HexsideFields>;
interface Ends {
  readonly first: string;
  readonly second: string;
}

export function checkHexsides(
  { draft: map, isBroken }: Shaped<MapFile>,
  grid: Grid | undefined,
  terrains: Terrains,
  report: Report,
): void {
  const seen = new Map<Hexside, string>();
  for (const [printed, fields] of Object.entries(map.hexsides ?? {})) {
    const path = ['hexsides', printed];
    const hexside = fields ?? {};
    if (!isBroken(path)) checkFields(hexside, path, report);
    const ends = endsOf(printed, path, report);
    if (ends === undefined) continue;
    checkRidge(hexside, ends, path, report);
    if (grid !== undefined) checkPlace(grid, ends, hexside, { terrains, seen, path, report });
  }
}

function checkFields(hexside: HexsideDraft, path: Path, report: Report): void {
  const { water, crossing, ways, unfinished, indestructible, fordRemains } = hexside;
  const river = water === 'minor-river' || water === 'major-river';
  if (Object.values(hexside).every(value => value === undefined)) report(path, 'hexside-empty');
  if (crossing !== undefined && !river) report([...path, 'crossing'], 'crossing-without-river', { crossing });
  if (river && ways !== undefined && crossing === undefined)
    report([...path, 'ways'], 'way-without-crossing', { water });
  if (water === 'all-water' && ways !== undefined) report([...path, 'ways'], 'way-over-water');
  if (unfinished && !ways?.includes('railroad')) report([...path, 'unfinished'], 'unfinished-without-railroad');
  if (indestructible && crossing !== 'bridge') report([...path, 'indestructible'], 'indestructible-not-bridge');
  if (fordRemains && crossing !== 'ferry') report([...path, 'fordRemains'], 'ford-remains-not-ferry');
}

function endsOf(printed: string, path: Path, report: Report): Ends | undefined {
  const [first, second, ...rest] = printed.split('-');
  if (first && second && rest.length === 0) return { first, second };
  report(path, 'bad-hexside', { found: printed.slice(0, 40) });
  return undefined;
}

function checkRidge({ ridge }: HexsideDraft, { first, second }: Ends, path: Path, report: Report): void {
  if (ridge !== undefined && ridge !== first && ridge !== second)
    report([...path, 'ridge'], 'ridge-elsewhere', { found: ridge, first, second });
}

interface Surroundings {
  readonly terrains: Terrains;
  readonly seen: Map<Hexside, string>;
  readonly path: Path;
  readonly report: Report;
}

function checkPlace(grid: Grid, { first, second }: Ends, hexside: HexsideDraft, around: Surroundings): void {
  const { terrains, seen, path, report } = around;
  const a = lookUpMain(grid, first, path, report);
  const b = lookUpMain(grid, second, path, report);
  if (a === undefined || b === undefined) return;
  const side = sideBetween(grid, a, b);
  const earlier = side === undefined ? undefined : seen.get(side);
  if (side === undefined) report(path, 'not-adjacent', { first, second });
  else if (earlier !== undefined) report(path, 'hexside-twice', { found: `${first}-${second}`, earlier });
  if (side === undefined || earlier !== undefined) return;
  seen.set(side, `${first}-${second}`);
  const ends = [
    [a, first],
    [b, second],
  ] as const;
  checkGround(hexside, ends, terrains, path, report);
}

function checkGround(
  hexside: HexsideDraft,
  ends: readonly (readonly [Hex, string])[],
  terrains: Terrains,
  path: Path,
  report: Report,
): void {
  for (const [hex, name] of ends) {
    const terrain = terrains.get(hex);
    if (terrain === undefined || isGround(terrain)) continue;
    if (hexside.ways !== undefined) report([...path, 'ways'], 'way-off-land', { hex: name, terrain });
    else if (hexside.crossing !== undefined) report([...path, 'crossing'], 'way-off-land', { hex: name, terrain });
    if (hexside.ridge === name) report([...path, 'ridge'], 'ridge-off-land', { hex: name, terrain });
  }
}

const isGround = (terrain: Terrain): boolean => terrain !== 'water' && terrain !== 'off-map';
