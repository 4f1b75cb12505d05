import {
  centre,
  corners,
  DIRECTIONS,
  type Grid,
  type Hex,
  type Hexside,
  type Point,
  sideEnds,
  sideOf,
} from '@wigwag/hex';
import { sway } from './chance.ts';

/** Circumradius of a hex in the picture's own units; at zoom 1 a unit is a pixel. */
export const RADIUS = 40;
const MARGIN = 16;

const scaled = ({ x, y }: Point): Point => ({ x: x * RADIUS, y: y * RADIUS });
export const round = (n: number): number => Math.round(n * 10) / 10;
export const at = ({ x, y }: Point): string => `${round(x)},${round(y)}`;
export const between = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const centreOf = (grid: Grid, hex: Hex): Point => scaled(centre(grid, hex));
export const outlineOf = (grid: Grid, hex: Hex): string => corners(grid, hex).map(scaled).map(at).join(' ');
export const endsOf = (grid: Grid, side: Hexside): readonly [Point, Point] => {
  const [a, b] = sideEnds(grid, side);
  return [scaled(a), scaled(b)];
};

/** Where ways cross a hexside: near its middle, a little to one side. */
export function crossingPoint(grid: Grid, side: Hexside, shift = 0): Point {
  const [a, b] = endsOf(grid, side);
  return between(a, b, 0.5 + sway(side, 1) * 0.09 + shift);
}

export const sidesOf = (grid: Grid, hex: Hex): Hexside[] => DIRECTIONS.map(d => sideOf(grid, hex, d));

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function extent(grid: Grid, hexes: readonly Hex[]): Box {
  const points = hexes.flatMap(hex => corners(grid, hex).map(scaled));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}
