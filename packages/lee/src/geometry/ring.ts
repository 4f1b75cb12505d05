import earcut from 'earcut';
import { area, type Convex, clipByConvex, convexDistance, type Piece, pieceOf } from './convex.ts';
import { distanceToSegment, type Point, sidesOf } from './point.ts';
import { segmentsMeet } from './segments.ts';

/** The corners of a closed outline, concave or not, without the first repeated at the end. */
export type Ring = readonly Point[];

const NO_SURFACE = 1e-9;

/** A surface, and no side touches another but its neighbours at their corner; neighbours fold only where others touch. */
export function isSimple(ring: Ring): boolean {
  const sides = sidesOf(ring);
  return (
    area(ring) > NO_SURFACE &&
    sides.every(([a, b], i) =>
      sides.slice(i + 2, i === 0 ? -1 : undefined).every(([c, d]) => !segmentsMeet(a, b, c, d)),
    )
  );
}

/** Whether a point lies in a ring, its boundary counted in. */
export function inRing(point: Point, ring: Ring): boolean {
  let inside = false;
  for (const [a, b] of sidesOf(ring)) {
    if (distanceToSegment(point, a, b) < 1e-9) return true;
    const isBeside = a.y > point.y !== b.y > point.y;
    if (isBeside && point.x < a.x + ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

/** A ring cut into triangles; whoever asks often keeps them. */
export function triangles(ring: Ring): Piece[] {
  const corners = earcut(ring.flatMap(({ x, y }) => [x, y]));
  const pieces: Piece[] = [];
  for (let i = 0; i < corners.length; i += 3) {
    pieces.push(pieceOf(corners.slice(i, i + 3).flatMap(corner => ring[corner] ?? [])));
  }
  return pieces;
}

/** Clipping a concave ring leaves bridges along the cut; they have no surface, so the area is right. */
export const overlapWithConvex = (ring: Ring, convex: Convex): number => area(clipByConvex(ring, convex));

/** `cut` are the triangles of the second ring. */
export const overlapOfRings = (ring: Ring, cut: readonly Piece[]): number =>
  cut.reduce((sum, { shape }) => sum + overlapWithConvex(ring, shape), 0);

/** The distance of two shapes by their pieces, 0 when they overlap. */
export const distanceOfPieces = (a: readonly Piece[], b: readonly Piece[]): number =>
  Math.min(Infinity, ...a.flatMap(one => b.map(other => convexDistance(one.shape, other.shape))));

export const isOnTable = (points: readonly Point[], width: number, height: number, slack: number): boolean =>
  points.every(({ x, y }) => x >= -slack && x <= width + slack && y >= -slack && y <= height + slack);
