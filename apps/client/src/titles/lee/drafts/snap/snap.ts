import { distance, type Point } from '@wigwag/lee';

/** What things in hand come to rest at. */
export type SnapTo =
  | 'edge'
  | 'zone'
  | 'point'
  | 'end'
  | 'rightAngle'
  | 'road'
  | 'bridge'
  | 'contact'
  | 'inLine'
  | 'ahead';

/** What something came to rest at: where it is said, and a line that shows it. */
export interface Snap {
  readonly to: SnapTo;
  readonly at: Point;
  readonly guide?: readonly [Point, Point];
}

/** A place that is offered: it only proposes, the engine judges. */
export interface Offer {
  readonly place: Point;
  readonly snap: Snap;
}

/** How near something has to come, in inches. */
export const NEAR = 0.5;

/** The nearest of the places that are near enough. */
export function nearestOffer(to: Point, offers: readonly Offer[]): Offer | undefined {
  let best: Offer | undefined;
  for (const offer of offers) {
    const gap = distance(offer.place, to);
    if (gap <= NEAR && (best === undefined || gap < distance(best.place, to))) best = offer;
  }
  return best;
}

/** A place of its own, said where it is. */
export const offerAt = (place: Point, to: SnapTo): Offer => ({ place, snap: { to, at: place } });

/** The foot of a point on a line without ends; undefined: the line has no direction. */
export function footOn(point: Point, through: Point, direction: Point): Point | undefined {
  const square = direction.x ** 2 + direction.y ** 2;
  if (square < 1e-9) return undefined;
  const part = ((point.x - through.x) * direction.x + (point.y - through.y) * direction.y) / square;
  return { x: through.x + direction.x * part, y: through.y + direction.y * part };
}
