import type { Point } from '@wigwag/hex';
import type { LeaderPicture } from '../../picture.ts';
import { type Build, counterHeight, PLATE_SIZE } from '../pieces/outlines.ts';
import { RADIUS } from '../sheet/layout.ts';
import { READABLE } from '../sheet/sight.ts';
import { type Seat, type Stack, strengthOf } from './seat.ts';

/** Of pieces as they are drawn to pieces as they lie on the map. */
const PIECE_SCALE = 1.14;
const PLATE_STEP = PLATE_SIZE.height + 0.3;
/** The pieces of a hex stay in it, but for their rims: neighbours do not hide each other. */
const ROOM = RADIUS * Math.sqrt(3) + 2;
/** Nearer than this the ground grows and the pieces do not: what they say can be read. */
const GROWN = 1.4;
/** Of their size on the ground, at so many pixels a unit: what they say can be read from a little farther, too. */
export const grown = (k: number): number => (k < READABLE ? READABLE / k : Math.min(1, GROWN / k));

/** Beside one leader a hex has room for a whole counter, unless pieces are drawn larger than they lie. */
const buildFor = (plates: number, k: number): Build => (plates < (k < READABLE ? 1 : 2) ? 'full' : 'low');
const fullHeight = (plates: number, k: number): number => counterHeight(buildFor(plates, k)) + plates * PLATE_STEP;

/** With three leaders and more even a low counter and its plates are drawn smaller. */
const scaleFor = (plates: number, k: number): number => Math.min(PIECE_SCALE, ROOM / fullHeight(plates, k)) * grown(k);

const plates = (leaders: readonly LeaderPicture[], { x, y }: Point, build: Build, scale: number): Seat[] =>
  leaders.map((piece, index) => ({
    piece,
    x,
    y: y - (counterHeight(build) / 2 + (index + 0.5) * PLATE_STEP) * scale,
    ...{ scale, build, face: 'counter', under: false },
  }));

/** At work: a counter makes room for the leaders above it, so that the whole stays in its hex. */
export function counterSeats({ counters, leaders }: Stack, middle: Point, k: number): Seat[] {
  const [scale, build] = [scaleFor(leaders.length, k), buildFor(leaders.length, k)];
  const [x, y] = [middle.x, middle.y + (leaders.length * PLATE_STEP * scale) / 2];
  const depth = counters.length - 1;
  const seats = counters.map((piece, index): Seat => {
    const lift = Math.min(2, depth - index) * 3 * scale;
    const isTop = index === depth;
    return {
      piece,
      x: x + lift,
      y: y - lift,
      ...{ scale, build, face: 'counter', under: !isTop },
      ...(isTop && depth > 0 && { stack: strengthOf(counters, middle) }),
    };
  });
  return [...seats, ...plates(leaders, { x, y }, build, scale)];
}
