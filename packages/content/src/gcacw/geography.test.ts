import { readFileSync } from 'node:fs';
import { type HexsideData, isLand, type MapData } from '@wigwag/gcacw';
import { type Hexside, hexName, OFF_MAP, type Point, sideEnds } from '@wigwag/hex';
import { describe, expect, it } from 'vitest';
import { loadMap } from './loadMap.ts';

const file = new URL('../../gcacw/maps/laurel-bend.yaml', import.meta.url);
const { ok } = loadMap(readFileSync(file, 'utf8'), 'laurel-bend.yaml');
if (ok === undefined) throw new Error('laurel-bend does not load');
const map: MapData = ok;
const { grid } = map;

const sidesWith = (test: (side: HexsideData) => boolean): Hexside[] =>
  map.hexsides.flatMap((side, index) => (side !== undefined && test(side) ? [index] : []));
const endsOf = (side: Hexside): [number, number] => [grid.sideHexes[side * 2] ?? 0, grid.sideHexes[side * 2 + 1] ?? 0];
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
function outlets(): Set<string> {
  const isOpen = (hex: number): boolean => hex === OFF_MAP || map.hexes[hex]?.terrain === 'water';
  const shores = Array.from({ length: grid.sideCount }, (_, side) => side).filter(side => endsOf(side).some(isOpen));
  return new Set(shores.flatMap(side => sideEnds(grid, side).map(corner)));
}

describe('Laurel Bend makes sense on the ground', () => {
  it('every river and creek runs on to another, to the edge or to open water', () => {
    const waters = sidesWith(side => side.water !== undefined);
    const meetings = new Map<string, number>();
    for (const point of waters.flatMap(side => sideEnds(grid, side).map(corner)))
      meetings.set(point, (meetings.get(point) ?? 0) + 1);
    const open = outlets();
    expect([...meetings].filter(([point, count]) => count < 2 && !open.has(point))).toEqual([]);
    const links = waters.map(side => {
      const [from, to] = sideEnds(grid, side);
      return [corner(from), corner(to)] as const;
    });
    expect(networks(links)).toBe(1);
  });

  it('the railroad is one line, and every station lies on it', () => {
    const rails = sidesWith(side => side.ways.includes('railroad') && !side.unfinished).map(endsOf);
    expect(networks(rails)).toBe(1);
    const served = new Set(rails.flat());
    expect(
      map.hexes.flatMap((hex, index) => (hex.station && !served.has(index) ? [hexName(grid, index)] : [])),
    ).toEqual([]);
  });

  it('all ways make one network, which every village and town is on', () => {
    const ways = sidesWith(side => side.ways.length > 0).map(endsOf);
    expect(networks(ways)).toBe(1);
    const served = new Set(ways.flat());
    expect(map.hexes.flatMap((hex, index) => (hex.place && !served.has(index) ? [hex.name] : []))).toEqual([]);
  });

  it('has about two hundred hexes, nearly all of them land', () => {
    expect(grid.size).toBe(200);
    expect(map.hexes.filter(isLand).length).toBeGreaterThan(190);
  });
});
