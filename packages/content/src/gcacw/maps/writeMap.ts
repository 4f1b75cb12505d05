import type { Course, HexData, HexsideData, MapData } from '@wigwag/gcacw';
import { type Grid, type Hex, type Hexside, hexName, type Sheet, sideName } from '@wigwag/hex';
import { document, type Fields, fields, ifSet, list, section, type Value } from '../files/canonical.ts';
import { MAP_FORMAT } from '../files/formats.ts';

export function writeMap(map: MapData): string {
  const { id, title, grid } = map;
  return document(
    fields({ format: MAP_FORMAT, id, title, orientation: grid.orientation }),
    list('sheets', map.sheets.map(sheetFields)),
    section(
      'hexes',
      map.hexes.map((hex, index) => [hexName(grid, index), hexValue(hex)]),
    ),
    section('hexsides', hexsideEntries(map)),
    map.courses.length === 0 ? [] : list('courses', map.courses.map(courseFields(grid))),
  );
}

const sheetFields = ({ name, columns, rows, at }: Sheet): Fields => ({
  name,
  columns,
  oddRows: rows.odd,
  evenRows: rows.even,
  at,
});

function hexValue({ terrain, place, name, station, landing, redoubt }: HexData): Value {
  const features = {
    place,
    name,
    station: ifSet(station),
    landing: ifSet(landing),
    redoubt: redoubt && { ...redoubt },
  };
  const bare = Object.values(features).every(value => value === undefined);
  return bare ? terrain : { terrain, ...features };
}

function hexsideEntries({ grid, hexsides }: MapData): (readonly [string, Value])[] {
  const entries: (readonly [string, Value])[] = [];
  hexsides.forEach((data, side) => {
    const [first, second] = endsOf(grid, side);
    if (data !== undefined)
      entries.push([`${hexName(grid, first)}-${hexName(grid, second)}`, hexsideFields(grid, data)]);
  });
  return entries;
}

const endsOf = ({ sideHexes }: Grid, side: Hexside): readonly [Hex, Hex] => [
  sideHexes[side * 2] ?? side,
  sideHexes[side * 2 + 1] ?? side,
];

const courseFields =
  (grid: Grid) =>
  ({ title, hexsides }: Course): Fields => ({
    title: { ...title },
    hexsides: hexsides.map(side => sideName(grid, side)),
  });

const hexsideFields = (grid: Grid, side: HexsideData): Fields => ({
  water: side.water,
  crossing: side.crossing,
  ways: side.ways.length === 0 ? undefined : side.ways,
  unfinished: ifSet(side.unfinished),
  ridge: side.ridge === undefined ? undefined : hexName(grid, side.ridge),
  indestructible: ifSet(side.indestructible),
  fordRemains: ifSet(side.fordRemains),
  county: ifSet(side.county),
  name: side.name,
});
