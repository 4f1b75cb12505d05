import type { Point } from '@wigwag/hex';
import { at, round } from '../../../drawing/sheet/layout.ts';

/** An inch in the drawing's own units; at zoom 1 a unit is a pixel. */
export const INCH = 20;

export const inUnits = ({ x, y }: Point): Point => ({ x: x * INCH, y: y * INCH });
export const allInUnits = (points: readonly Point[]): Point[] => points.map(inUnits);

/** Through all points, in units. */
export const pathOf = (points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('');

export const ringPath = (ring: readonly Point[]): string => (ring.length === 0 ? '' : `${pathOf(ring)}Z`);

export const stroke = (from: Point, to: Point): string =>
  `M${at(from)}l${round(to.x - from.x)},${round(to.y - from.y)}`;

/** A round dot of the pen's width. */
export const dot = (point: Point): string => `M${at(point)}h.01`;

/** A circle as a path. */
export const circle = ({ x, y }: Point, r: number): string =>
  `M${round(x - r)},${round(y)}a${round(r)},${round(r)} 0 1,0 ${round(2 * r)},0a${round(r)},${round(r)} 0 1,0 ${round(-2 * r)},0Z`;

const RADIANS = Math.PI / 180;

/** Where a heading looks. */
export const ahead = (heading: number): Point => ({ x: Math.sin(heading * RADIANS), y: -Math.cos(heading * RADIANS) });

export const plus = (a: Point, b: Point, times = 1): Point => ({ x: a.x + b.x * times, y: a.y + b.y * times });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
