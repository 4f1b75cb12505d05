import type { Point } from '@wigwag/lee';
import type { Edge } from '../drafts/road.ts';

/** How far a place is from an edge of the table, as a tape tells it. */
export interface FromEdge {
  readonly edge: Edge;
  readonly inches: number;
}

interface Table {
  readonly width: number;
  readonly height: number;
}

/** As finely as anybody measures on felt. */
export const quarters = (inches: number): number => Math.round(inches * 4) / 4;

/** From the nearer of the edges to the left and right, and from the nearer of those above and below; to a quarter of an inch. */
export function fromEdges({ x, y }: Point, { width, height }: Table): readonly [across: FromEdge, down: FromEdge] {
  return [
    x <= width / 2 ? { edge: 'left', inches: quarters(x) } : { edge: 'right', inches: quarters(width - x) },
    y < height / 2 ? { edge: 'top', inches: quarters(y) } : { edge: 'bottom', inches: quarters(height - y) },
  ];
}

/** A place with one of its two distances as the players measured it. */
export function measuredAgain(place: Point, { edge, inches }: FromEdge, { width, height }: Table): Point {
  if (edge === 'left') return { ...place, x: inches };
  if (edge === 'right') return { ...place, x: width - inches };
  return { ...place, y: edge === 'top' ? inches : height - inches };
}

/** Where a tape from each of the two edges lies. */
export const tapesTo = (place: Point, table: Table): readonly (readonly [Point, Point])[] =>
  fromEdges(place, table).map(from => [measuredAgain(place, { ...from, inches: 0 }, table), place]);
