import type { Point } from '@wigwag/lee';

/** Pieces and bends come to rest on quarters of an inch, what turns on five degrees; Alt lets go of both. */
const QUARTER = 0.25;
export const FIVE = 5;

const to = (value: number, grain: number): number => Math.round(value / grain) * grain;

export const snapped = ({ x, y }: Point, free = false): Point =>
  free ? { x, y } : { x: to(x, QUARTER), y: to(y, QUARTER) };

export const snappedTurn = (degrees: number, free = false): number => (free ? degrees : to(degrees, FIVE));

interface Table {
  readonly width: number;
  readonly height: number;
}

/** A line's end goes to the edge of the table that it is nearest to. */
export function atEdge({ x, y }: Point, { width, height }: Table): Point {
  const inside = { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
  const gaps = [inside.x, width - inside.x, inside.y, height - inside.y];
  const nearest = gaps.indexOf(Math.min(...gaps));
  if (nearest === 0) return { ...inside, x: 0 };
  if (nearest === 1) return { ...inside, x: width };
  return { ...inside, y: nearest === 2 ? 0 : height };
}
