import { clockwise, DIRECTIONS, type Orientation, type SixOf } from './directions.ts';
import { type Grid, type Hex, type Hexside, sideOf } from './grid.ts';
import { noSuchHex, noSuchSide } from './hexError.ts';

/** For drawing: the circumradius of a hex is 1, x grows east and y south, global hex (0, 0) is the origin. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const SQRT3 = Math.sqrt(3);
const INRADIUS = SQRT3 / 2;

/** Clockwise, so that side d runs from corner d to the next. */
const CORNERS: Readonly<Record<Orientation, SixOf<Point>>> = {
  flat: [
    { x: -0.5, y: -INRADIUS },
    { x: 0.5, y: -INRADIUS },
    { x: 1, y: 0 },
    { x: 0.5, y: INRADIUS },
    { x: -0.5, y: INRADIUS },
    { x: -1, y: 0 },
  ],
  pointy: [
    { x: 0, y: -1 },
    { x: INRADIUS, y: -0.5 },
    { x: INRADIUS, y: 0.5 },
    { x: 0, y: 1 },
    { x: -INRADIUS, y: 0.5 },
    { x: -INRADIUS, y: -0.5 },
  ],
};

export function centre(grid: Grid, hex: Hex): Point {
  const q = grid.q[hex] ?? noSuchHex(hex);
  const r = grid.r[hex] ?? noSuchHex(hex);
  return grid.orientation === 'flat' ? { x: 1.5 * q, y: SQRT3 * (r + q / 2) } : { x: SQRT3 * (q + r / 2), y: 1.5 * r };
}

export function corners(grid: Grid, hex: Hex): Point[] {
  const { x, y } = centre(grid, hex);
  return CORNERS[grid.orientation].map(corner => ({ x: x + corner.x, y: y + corner.y }));
}

/** Clockwise as seen from the first of the side's hexes. */
export function sideEnds(grid: Grid, side: Hexside): readonly [Point, Point] {
  const hex = grid.sideHexes[side * 2] ?? noSuchSide(side);
  const { x, y } = centre(grid, hex);
  const d = DIRECTIONS.find(each => sideOf(grid, hex, each) === side) ?? noSuchSide(side);
  const from = CORNERS[grid.orientation][d];
  const to = CORNERS[grid.orientation][clockwise(d)];
  return [
    { x: x + from.x, y: y + from.y },
    { x: x + to.x, y: y + to.y },
  ];
}
