import { nearestOnLine } from '../../geometry/line.ts';
import { headingTo, type Point } from '../../geometry/point.ts';
import { atMost, turnBetween } from '../../geometry/units.ts';
import { samplesOf } from '../linear/water.ts';

/** Degrees: a lesser bend is no corner of a field. */
const CORNER = 15;

/** Inches that a fence may stand off the border of its field. */
export const OFF_BORDER = 0.25;

const WALK = 0.1;

/** The sides of a field, each from corner to corner; a field without corners has none. */
export function fieldSides(ring: readonly Point[]): Point[][] {
  const at = (i: number): Point => ring[(i + ring.length) % ring.length] ?? { x: 0, y: 0 };
  const corners = [...ring.keys()].filter(
    i => Math.abs(turnBetween(headingTo(at(i - 1), at(i)), headingTo(at(i), at(i + 1)))) >= CORNER,
  );
  if (corners.length < 2) return [];
  return corners.map((from, i) => {
    const next = corners[(i + 1) % corners.length] ?? from;
    const to = next > from ? next : next + ring.length;
    return Array.from({ length: to - from + 1 }, (_, step) => at(from + step));
  });
}

/** Whether a fence runs along the whole of a side. */
export const covers = (fence: readonly Point[], side: readonly Point[]): boolean =>
  samplesOf(side, WALK).every(({ at }) => atMost(nearestOnLine(at, fence).distance, OFF_BORDER));

/** How far a line goes from another at most, along all of its course. */
export const strayOf = (line: readonly Point[], from: readonly Point[]): number =>
  Math.max(0, ...samplesOf(line, WALK).map(({ at }) => nearestOnLine(at, from).distance));
