import { type Box, isNear } from '../../geometry/box.ts';
import { clipByConvex, commonArea, convexDistance, type Piece } from '../../geometry/convex.ts';
import { along, forwardOf, type Point, rightOf } from '../../geometry/point.ts';
import { distanceOfPieces, isOnTable, overlapOfRings, type Ring } from '../../geometry/ring.ts';
import { EPS, EPS_AREA } from '../../geometry/units.ts';
import type { World } from '../../world.ts';
import type { AreaPiece } from '../board.ts';
import type { StoredPoint } from '../stored.ts';
import { type Banded, bandOf, boxIn, cutOf, pointsIn, type Span } from './worked.ts';

type Stored = readonly StoredPoint[];

/** More corners than anybody draws: what takes longer than that to judge is not looked at. */
export const MOST_CORNERS = 200;

export const liesOnTable = ({ table }: World, points: Stored): boolean =>
  isOnTable(pointsIn(points), table.width, table.height, EPS);

/** How much of an outline lies on an element that is already there. */
export function overlapWith(ring: Stored, area: AreaPiece): number {
  if (!isNear(boxIn(ring), boxIn(area.ring), 0)) return 0;
  return overlapOfRings(pointsIn(ring), nearby(cutOf(area.ring), boxIn(ring)));
}

/** How much of an outline lies on a line with a width. Bends overlap the legs, so this may be a little too much, never too little. */
export function overlapWithBand(ring: Stored, banded: Banded): number {
  const { pieces, box } = bandOf(banded);
  return isNear(boxIn(ring), box, 0) ? overlapOfRings(pointsIn(ring), nearby(pieces, boxIn(ring))) : 0;
}

const nearby = (pieces: readonly Piece[], box: Box): Piece[] => pieces.filter(piece => isNear(piece.box, box, 0));

/** The surface of a line with a width that lies in a convex shape, piece by piece. */
export function bandWithin(banded: Banded, shape: Ring): { readonly area: number; readonly parts: readonly Ring[] } {
  const parts = bandOf(banded)
    .pieces.map(piece => clipByConvex(piece.shape, shape))
    .filter(part => part.length > 2);
  return { area: parts.reduce((sum, part) => sum + commonArea(part, shape), 0), parts };
}

export function spanRing({ at, heading, length, width }: Span): Ring {
  const [ahead, right] = [forwardOf(heading), rightOf(heading)];
  const corner = (u: number, v: number): Point => along(along(at, right, (u * width) / 2), ahead, (v * length) / 2);
  return [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)];
}

export const gapOfSpans = (one: Span, other: Span): number => convexDistance(spanRing(one), spanRing(other));

/** The distance of an outline from a bridge. */
export const gapToSpan = (ring: Stored, span: Span): number =>
  distanceOfPieces(cutOf(ring), [{ shape: spanRing(span), box: boxIn(ring) }]);

/** The part of an outline that lies in a convex shape, 0 to 1. */
export function shareIn(ring: Stored, area: number, shape: Ring): number {
  return area <= EPS_AREA ? 0 : commonArea(pointsIn(ring), shape) / area;
}
