import type { Course, HexData, HexsideData, MapData } from '@wigwag/gcacw';
import { findHex, findSide, type Grid, hexName, type Sheet } from '@wigwag/hex';
import { type Loaded, unexpected } from '../../problems.ts';
import { shaped } from '../../shape.ts';
import { Notebook, type Source } from '../../source.ts';
import { MAP_FORMAT } from '../files/formats.ts';
import { readAs } from '../files/readAs.ts';
import { checkCourses } from './courseChecks.ts';
import { checkHexes } from './hexChecks.ts';
import { checkHexsides } from './hexsideChecks.ts';
import { type CourseFields, type HexFields, type HexsideFields, type MapFile, mapSchema } from './schema.ts';
import { gridOf } from './sheets.ts';

export function loadMap(text: string, file: string): Loaded<MapData> {
  return readAs(MAP_FORMAT, text, file, mapFrom);
}

export function mapFrom(source: Source): Loaded<MapData> {
  const notes = new Notebook(source.file, source.locate);
  const shape = shaped(mapSchema, spellOut(source.raw), notes.report);
  const { draft, whole } = shape;
  const ground = gridOf(draft, notes.report);
  const terrains = checkHexes(shape, ground?.grid, notes.report);
  checkHexsides(shape, ground?.grid, terrains, notes.report);
  checkCourses(shape, ground?.grid, notes.report);
  if (whole === undefined || ground === undefined || notes.problems.length > 0) return { problems: notes.sorted() };
  return { ok: build(whole, ground.grid, ground.sheets) };
}

/** The map of a file that was checked before, byte for byte. */
export function checkedMap(raw: unknown): MapData {
  const file = spellOut(raw) as MapFile;
  const ground = gridOf(file, unexpected);
  if (ground === undefined) throw new Error(`checked-before: ${file.id}`);
  return build(file, ground.grid, ground.sheets);
}

/** `N0101: rough` is short for `N0101: { terrain: rough }`. */
function spellOut(raw: unknown): unknown {
  if (!isRecord(raw) || !isRecord(raw.hexes)) return raw;
  const hexes = Object.entries(raw.hexes).map(([name, hex]) => [
    name,
    isRecord(hex) || Array.isArray(hex) ? hex : terrainOnly(hex),
  ]);
  return { ...raw, hexes: Object.fromEntries(hexes) };
}

const terrainOnly = (terrain: unknown) => (terrain === null ? {} : { terrain });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function build(file: MapFile, grid: Grid, sheets: readonly Sheet[]): MapData {
  const hexes = grid.names.map((_, hex) => hexData(file.hexes[hexName(grid, hex)]));
  const hexsides: (HexsideData | undefined)[] = Array.from({ length: grid.sideCount }, () => undefined);
  for (const [name, fields] of Object.entries(file.hexsides ?? {})) {
    const side = findSide(grid, name);
    if (side !== undefined) hexsides[side] = hexsideData(fields, grid);
  }
  return {
    id: file.id,
    title: file.title,
    sheets,
    grid,
    hexes,
    hexsides,
    courses: (file.courses ?? []).map(each => courseData(each, grid)),
  };
}

const courseData = ({ title, hexsides }: CourseFields, grid: Grid): Course => ({
  title,
  hexsides: hexsides.map(name => findSide(grid, name)).filter(side => side !== undefined),
});

function hexData(fields: HexFields | undefined): HexData {
  const { terrain = 'off-map', place, name, station = false, landing = false, redoubt } = fields ?? {};
  return {
    terrain,
    ...(place && { place }),
    ...(name !== undefined && { name }),
    station,
    landing,
    ...(redoubt && { redoubt: redoubtData(redoubt) }),
  };
}

function redoubtData({ for: sides, from, until }: NonNullable<HexFields['redoubt']>) {
  return { for: sides, ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

function hexsideData(fields: HexsideFields, grid: Grid): HexsideData {
  const { water, crossing, ways = [], ridge, name } = fields;
  const top = ridge === undefined ? undefined : findHex(grid, ridge);
  return {
    ...(water && { water }),
    ...(crossing && { crossing }),
    ways,
    unfinished: fields.unfinished ?? false,
    ...(top !== undefined && { ridge: top }),
    indestructible: fields.indestructible ?? false,
    fordRemains: fields.fordRemains ?? false,
    county: fields.county ?? false,
    ...(name !== undefined && { name }),
  };
}
