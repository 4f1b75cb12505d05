import { hexAt, makeGrid, sideOf } from '@wigwag/hex';
import type { HexPicture, HexsidePicture, LeaderPicture, MapPicture, UnitPicture } from '../picture.ts';
import type { Drawn } from './ground/blocks.ts';
import { sightOf } from './sheet/sight.ts';

export const grid = makeGrid({
  orientation: 'flat',
  sheets: [{ name: '', columns: [1, 5], rows: { odd: [1, 5], even: [1, 4] }, at: [0, 0] }],
});
const CLEAR: HexPicture = { terrain: 'clear', station: false, landing: false };
const BARE: HexsidePicture = { ways: [], unfinished: false };
export const middle = hexAt(grid, 3, 3);

export function mapOf(
  hexes: Readonly<Record<number, Partial<HexPicture>>>,
  sides: Readonly<Record<number, Partial<HexsidePicture>>>,
): MapPicture {
  return {
    grid,
    hexes: Array.from({ length: grid.size }, (_, hex) => ({ ...CLEAR, ...hexes[hex] })),
    hexsides: Array.from({ length: grid.sideCount }, (_, side) =>
      sides[side] ? { ...BARE, ...sides[side] } : undefined,
    ),
  };
}

export const unit = (id: string, over: Partial<UnitPicture> = {}): UnitPicture => ({
  kind: 'unit',
  id,
  hex: middle,
  side: 'union',
  name: id,
  label: id,
  emphasis: 'quiet',
  arm: 'infantry',
  size: 'division',
  tint: '#fff',
  manpower: 5,
  tactical: '1',
  artillery: 0,
  fatigue: 0,
  disorganized: false,
  exhausted: false,
  demoralized: 0,
  works: 0,
  ...over,
});

export const plate = (id: string, over: Partial<LeaderPicture> = {}): LeaderPicture => ({
  ...{ kind: 'leader', id, hex: middle, side: 'union', name: id, label: id, emphasis: 'quiet' },
  ...{ with: 'a', stars: 2, value: 5 },
  ...over,
});

/** From afar, at work, close by. */
export const SIGHTS = {
  whole: sightOf(0.35),
  far: sightOf(0.6),
  middle: sightOf(1),
  near: sightOf(1.5),
  close: sightOf(2.5),
};

/** Each kind as one path. */
export function joined<K>(strokes: readonly Drawn<K>[]): ReadonlyMap<K, string> {
  const paths = new Map<K, string>();
  for (const { kind, d } of strokes) paths.set(kind, (paths.get(kind) ?? '') + d);
  return paths;
}

export const sides = (...ds: (0 | 1 | 2 | 3 | 4 | 5)[]) => ds.map(d => sideOf(grid, middle, d));
