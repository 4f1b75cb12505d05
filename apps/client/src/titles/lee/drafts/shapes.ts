import { forwardOf, type Ordinary, type Point, rightOf, SIZE_LIMITS, type Size } from '@wigwag/lee';

/** Outlines that pieces of terrain are cut in; each fills a square from -1/2 to 1/2. */
export const SHAPES = ['oval', 'bean', 'drop', 'block', 'slant'] as const;
export type Shape = (typeof SHAPES)[number];

export interface Cut {
  readonly shape: Shape;
  readonly width: number;
  readonly depth: number;
}

const ROUND = 24;

/** A closed wave around the middle. Its outermost sides lie level and upright: so is the rectangle by which it is measured. */
const waved = (radius: (angle: number) => number): Point[] =>
  Array.from({ length: ROUND }, (_, i) => {
    const angle = (2 * Math.PI * (i + 0.5)) / ROUND;
    return { x: Math.sin(angle) * radius(angle), y: -Math.cos(angle) * radius(angle) };
  });

/** Stretched so that it fills the square. */
function filling(ring: readonly Point[]): Point[] {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return ring.map(({ x, y }) => ({ x: (x - left) / (right - left) - 0.5, y: (y - top) / (bottom - top) - 0.5 }));
}

const OUTLINES: Readonly<Record<Shape, readonly Point[]>> = {
  oval: filling(waved(() => 1)),
  bean: filling(waved(angle => 1 + 0.12 * Math.sin(2 * angle + 0.6) + 0.09 * Math.sin(3 * angle))),
  drop: filling(waved(angle => 1 + 0.24 * Math.sin(angle) + 0.06 * Math.cos(2 * angle))),
  block: [
    { x: -0.5, y: -0.5 },
    { x: 0.5, y: -0.5 },
    { x: 0.5, y: 0.5 },
    { x: -0.5, y: 0.5 },
  ],
  slant: [
    { x: -0.42, y: -0.5 },
    { x: 0.5, y: -0.42 },
    { x: 0.42, y: 0.5 },
    { x: -0.5, y: 0.44 },
  ],
};

/** The outline on the table: its middle, how it is turned, and cut to its size. */
export function ringOf({ shape, width, depth }: Cut, middle: Point, heading: number): Point[] {
  const [back, right] = [forwardOf(heading + 180), rightOf(heading)];
  return OUTLINES[shape].map(({ x, y }) => ({
    x: middle.x + right.x * x * width + back.x * y * depth,
    y: middle.y + right.y * x * width + back.y * y * depth,
  }));
}

/** A few sizes to begin with, the usual one first. 13.2: at most 12 x 6. */
const CUTS: Readonly<Record<Ordinary, readonly Cut[]>> = {
  hill: [
    { shape: 'oval', width: 9, depth: 5 },
    { shape: 'drop', width: 11, depth: 5.5 },
    { shape: 'oval', width: 6, depth: 4.5 },
  ],
  difficult: [
    { shape: 'block', width: 8, depth: 5 },
    { shape: 'slant', width: 6, depth: 4 },
    { shape: 'bean', width: 9, depth: 4.5 },
  ],
  wood: [
    { shape: 'bean', width: 9.5, depth: 5.5 },
    { shape: 'bean', width: 11.5, depth: 5.5 },
    { shape: 'oval', width: 6, depth: 5 },
  ],
  'built-up': [
    { shape: 'slant', width: 5, depth: 4.25 },
    { shape: 'block', width: 4, depth: 4 },
    { shape: 'block', width: 7, depth: 5 },
  ],
};

/** Whether two pieces are cut alike. */
export const isSame = (one: Cut, other: Cut): boolean =>
  one.shape === other.shape && one.width === other.width && one.depth === other.depth;

/** The sizes that may be laid under what was agreed: what is larger is made smaller, and nothing is there twice. */
export function cutsOf(terrain: Ordinary, size: Size = 'twelveBySix'): readonly Cut[] {
  const [long, short] = SIZE_LIMITS[size];
  const fitting = CUTS[terrain].map(({ shape, width, depth }) => ({
    ...{ shape, width: Math.min(width, long), depth: Math.min(depth, short) },
  }));
  return fitting.filter((cut, i) => fitting.findIndex(other => isSame(cut, other)) === i);
}

export const cutOf = (terrain: Ordinary, size?: Size, place = 0): Cut => {
  const cuts = cutsOf(terrain, size);
  return cuts[place % cuts.length] ?? { shape: 'block', width: 6, depth: 4 };
};
