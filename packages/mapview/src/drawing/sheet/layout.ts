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
import type { MapPicture } from '../../picture.ts';
import { sway } from './noise.ts';

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

/** The name of a corner, whichever hex it is reached from. */
export const cornerKey = ({ x, y }: Point): number => Math.round(x) * 65_536 + Math.round(y);

/** Nature keeps to no compass: where waters and grounds meet, a corner lies a little off the printed one. */
export function shaken(corner: Point): Point {
  const seed = cornerKey(corner);
  return { x: corner.x + sway(seed, 5) * RADIUS * 0.12, y: corner.y + sway(seed, 6) * RADIUS * 0.12 };
}

/**
 * Where a shore passes the middle of its hexside, and ways cross it: a little along it and a little beside. What is shifted
 * keeps to the same side of the rest, whichever way the hexsides run.
 */
export function crossingPoint(grid: Grid, side: Hexside, shift = 0): Point {
  const [a, b] = endsOf(grid, side);
  const southeast = b.x - a.x + (b.y - a.y) * 0.3 > 0 ? 1 : -1;
  const { x, y } = between(a, b, 0.5 + sway(side, 1) * 0.09 + shift * southeast);
  const aside = sway(side, 4) * 0.055;
  return { x: x - (b.y - a.y) * aside, y: y + (b.x - a.x) * aside };
}

export const sidesOf = (grid: Grid, hex: Hex): Hexside[] => DIRECTIONS.map(d => sideOf(grid, hex, d));

export const drawnHexes = ({ hexes }: Pick<MapPicture, 'hexes'>): Hex[] =>
  hexes.flatMap(({ terrain }, hex) => (terrain === 'off-map' ? [] : [hex]));

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** As a drawing of its own, in the page's pixels at zoom 1. */
export const placeOf = ({ x, y, width, height }: Box) => ({ width, height, viewBox: `${x} ${y} ${width} ${height}` });

export const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The least box that holds both. */
export function boxOver(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: bottom - y };
}

/** The area two boxes have in common. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

export function extent(grid: Grid, hexes: readonly Hex[]): Box {
  const centres = hexes.map(hex => centreOf(grid, hex));
  const reach = RADIUS + MARGIN;
  const [left, right] = spread(centres.map(({ x }) => x));
  const [top, bottom] = spread(centres.map(({ y }) => y));
  return { x: left - reach, y: top - reach, width: right - left + 2 * reach, height: bottom - top + 2 * reach };
}

const spread = (values: readonly number[]): readonly [number, number] =>
  values.reduce<readonly [number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
