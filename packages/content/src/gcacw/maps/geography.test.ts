import { isLand } from '@wigwag/gcacw';
import { hexName } from '@wigwag/hex';
import { describe, expect, it } from 'vitest';
import { cornersOf, endsOf, networks, outlets, shippedMap, sidesWith } from './testing/geography.ts';

/** The invented maps, which are drawn to make sense; creeks may have their springs on them. */
describe.each([
  { id: 'laurel-bend', size: 200, land: 191, springs: 0 },
  { id: 'tallowee-river', size: 385, land: 385, springs: 2 },
])('$id makes sense on the ground', ({ id, size, land, springs }) => {
  const map = shippedMap(id);
  const { grid } = map;

  it('every river and creek runs on to another, to the edge or to open water', () => {
    const waters = sidesWith(map, side => side.water !== undefined).map(side => cornersOf(map, side));
    const meetings = new Map<string, number>();
    for (const point of waters.flat()) meetings.set(point, (meetings.get(point) ?? 0) + 1);
    const open = outlets(map);
    const loose = [...meetings].flatMap(([point, count]) => (count < 2 && !open.has(point) ? [point] : []));
    const creeks = sidesWith(map, side => side.water === 'creek').flatMap(side => cornersOf(map, side));
    expect(loose).toHaveLength(springs);
    expect(loose.filter(point => !creeks.includes(point))).toEqual([]);
    expect(networks(waters)).toHaveLength(1);
  });

  it('the railroad is one line, and every station lies on it', () => {
    const rails = sidesWith(map, side => side.ways.includes('railroad') && !side.unfinished);
    const links = rails.map(side => endsOf(map, side));
    expect(networks(links)).toHaveLength(1);
    const served = new Set(links.flat());
    expect(
      map.hexes.flatMap((hex, index) => (hex.station && !served.has(index) ? [hexName(grid, index)] : [])),
    ).toEqual([]);
  });

  it('all ways make one network, which every village and town is on', () => {
    const ways = sidesWith(map, side => side.ways.length > 0).map(side => endsOf(map, side));
    expect(networks(ways)).toHaveLength(1);
    const served = new Set(ways.flat());
    expect(map.hexes.flatMap((hex, index) => (hex.place && !served.has(index) ? [hex.name] : []))).toEqual([]);
  });

  it('is as large as it should be, nearly all of it land', () => {
    expect(grid.size).toBe(size);
    expect(map.hexes.filter(isLand).length).toBeGreaterThanOrEqual(land);
  });
});
