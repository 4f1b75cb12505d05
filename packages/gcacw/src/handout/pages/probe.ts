import { DIRECTIONS, makeGrid, neighbour, sideOf } from '@wigwag/hex';
import { HALVES } from '../../charts/terrainCosts.ts';
import type { HexData, HexsideData, MapData } from '../../data/map.ts';
import type { Terrain } from '../../vocabulary.ts';
import type { Conditions } from '../../world/conditions.ts';
import { BARRIERS, type Barrier, edgeAt, groundOf } from '../../world/ground.ts';
import type { World } from '../../world/world.ts';

const GRID = makeGrid({
  orientation: 'flat',
  sheets: [{ name: '', columns: [1, 2], rows: { odd: [1, 1], even: [1, 1] }, at: [0, 0] }],
});

export const DRY: Conditions = { rain: false, major: false, minor: false };
export const RAIN: Conditions = { rain: true, major: false, minor: false };

export const PLAIN_SIDE: HexsideData = {
  ways: [],
  unfinished: false,
  indestructible: false,
  fordRemains: false,
  county: false,
};

interface Found {
  readonly barrier: Barrier | undefined;
  /** To enter, in points. */
  readonly points: number;
  readonly boats: boolean;
}

/** What the ground asks of a march out of clear country into a hex over a hexside: asked of the rules themselves, on a map of two hexes. */
export function stepInto({ options }: World, terrain: Terrain, side: HexsideData, conditions: Conditions): Found {
  const towards = DIRECTIONS.find(direction => neighbour(GRID, 0, direction) === 1) ?? 0;
  const hexOf = (each: Terrain): HexData => ({ terrain: each, station: false, landing: false });
  const hexsides: MapData['hexsides'][number][] = Array.from({ length: GRID.sideCount });
  hexsides[sideOf(GRID, 0, towards)] = side;
  const map = { grid: GRID, hexes: [hexOf('clear'), hexOf(terrain)], hexsides } as unknown as MapData;
  const { passage } = groundOf({ map, inPlay: new Uint8Array([1, 1]), options }, conditions);
  const at = edgeAt(0, towards);
  const { barrier, price, boats } = passage.union;
  return {
    barrier: BARRIERS[(barrier[at] ?? 0) - 1],
    points: (price[at] ?? 0) / HALVES,
    boats: ((boats[0] ?? 0) & (1 << towards)) !== 0,
  };
}
