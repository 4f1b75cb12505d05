import { readFileSync } from 'node:fs';
import { type HexsideData, isLand, type MapData } from '@wigwag/gcacw';
import { type Hexside, hexName, OFF_MAP, type Point, sideEnds } from '@wigwag/hex';
import { describe, expect, it } from 'vitest';
import { loadMap } from './loadMap.ts';

function mapOf(id: string): MapData {
  const file = new URL(`../../gcacw/maps/${id}.yaml`, import.meta.url);
  const { ok } = loadMap(readFileSync(file, 'utf8'), `${id}.yaml`);
  if (ok === undefined) throw new Error(`${id} does not load`);
  return ok;
}

const sidesWith = ({ hexsides }: MapData, test: (side: HexsideData) => boolean): Hexside[] =>
  hexsides.flatMap((side, index) => (side !== undefined && test(side) ? [index] : []));
const endsOf = ({ grid }: MapData, side: Hexside): [number, number] => [
  grid.sideHexes[side * 2] ?? 0,
  grid.sideHexes[side * 2 + 1] ?? 0,
];
const corner = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** How many separate networks the links make. */
function networks(links: readonly (readonly [number | string, number | string])[]): number {
  const group = new Map<number | string, number | string>();
  const root = (node: number | string): number | string => {
    const up = group.get(node) ?? node;
    return up === node ? node : root(up);
  };
  for (const [a, b] of links) group.set(root(a), root(b));
  return new Set(links.map(([a]) => root(a))).size;
}

/** Corners on the edge of the map or on open water, where a river may begin or end. */
function outlets(map: MapData): Set<string> {
  const { grid } = map;
  const isOpen = (hex: number): boolean => hex === OFF_MAP || map.hexes[hex]?.terrain === 'water';
  const shores = Array.from({ length: grid.sideCount }, (_, side) => side).filter(side =>
    endsOf(map, side).some(isOpen),
  );
  return new Set(shores.flatMap(side => sideEnds(grid, side).map(corner)));
}

/** Corners at which a water begins or ends in the middle of the country. */
function looseEnds(map: MapData, waters: readonly Hexside[]): string[] {
  const meetings = new Map<string, number>();
  for (const point of waters.flatMap(side => sideEnds(map.grid, side).map(corner)))
    meetings.set(point, (meetings.get(point) ?? 0) + 1);
  const open = outlets(map);
  return [...meetings].flatMap(([point, count]) => (count < 2 && !open.has(point) ? [point] : []));
}

/** The invented maps, which are drawn to make sense; creeks may have their springs on them. */
describe.each([
  { id: 'laurel-bend', size: 200, land: 190, springs: 0 },
  { id: 'tallowee-river', size: 385, land: 385, springs: 2 },
])('$id makes sense on the ground', ({ id, size, land, springs }) => {
  const map = mapOf(id);
  const { grid } = map;

  it('every river and creek runs on to another, to the edge or to open water', () => {
    const waters = sidesWith(map, side => side.water !== undefined);
    const loose = looseEnds(map, waters);
    const creekEnds = sidesWith(map, side => side.water === 'creek').flatMap(side => sideEnds(grid, side).map(corner));
    expect(loose).toHaveLength(springs);
    expect(loose.filter(point => !creekEnds.includes(point))).toEqual([]);
    const links = waters.map(side => {
      const [from, to] = sideEnds(grid, side);
      return [corner(from), corner(to)] as const;
    });
    expect(networks(links)).toBe(1);
  });

  it('the railroad is one line, and every station lies on it', () => {
    const rails = sidesWith(map, side => side.ways.includes('railroad') && !side.unfinished).map(s => endsOf(map, s));
    expect(networks(rails)).toBe(1);
    const served = new Set(rails.flat());
    expect(
      map.hexes.flatMap((hex, index) => (hex.station && !served.has(index) ? [hexName(grid, index)] : [])),
    ).toEqual([]);
  });

  it('all ways make one network, which every village and town is on', () => {
    const ways = sidesWith(map, side => side.ways.length > 0).map(side => endsOf(map, side));
    expect(networks(ways)).toBe(1);
    const served = new Set(ways.flat());
    expect(map.hexes.flatMap((hex, index) => (hex.place && !served.has(index) ? [hex.name] : []))).toEqual([]);
  });

  it('is as large as it is said to be, and nearly all of it is land', () => {
    expect(grid.size).toBe(size);
    expect(map.hexes.filter(isLand).length).toBeGreaterThanOrEqual(land);
  });
});
