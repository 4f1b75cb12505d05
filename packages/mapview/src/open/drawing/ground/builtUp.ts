import type { Point } from '@wigwag/hex';
import { latticeOver } from '../../../drawing/sheet/lattice.ts';
import { noise } from '../../../drawing/sheet/noise.ts';
import type { Zoom } from '../../../drawing/sheet/zoom.ts';
import { fromLine, rightOf } from '../geometry/lines.ts';
import { boxOf, closed, grainOf, isInside } from '../geometry/rings.ts';
import { INCH, plus, ringPath } from '../geometry/units.ts';
import { type Drawn, drawn, type Site } from './pens.ts';

/** From house to house, in inches. */
const APART: Readonly<Record<Zoom, number>> = { whole: 1.15, far: 0.86, middle: 0.72, near: 0.66 };

function house(at: Point, along: Point, long: number, deep: number): Point[] {
  const across = rightOf(along);
  const corner = (u: number, v: number): Point => plus(plus(at, along, u * long), across, v * deep);
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

/** Houses in rows along the longest side, some missing; each wholly inside. */
export function builtUpOf({ ring, seed, zoom, isFree }: Site): Drawn[] {
  const apart = APART[zoom] * INCH;
  const [along, edge] = [grainOf(ring), closed(ring)];
  const { x, y, width, height } = boxOf(ring);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const reach = Math.hypot(width, height) / 2;
  let [roofs, ridges, shadows] = ['', '', ''];
  // The lattice lies along the streets, so it is laid about the origin and turned.
  for (const point of latticeOver({ x: -reach, y: -reach, width: 2 * reach, height: 2 * reach }, apart, apart * 0.1)) {
    const own = seed + point.seed;
    if (noise(own, 51) > 0.72) continue;
    const at = plus(plus(middle, along, point.x), rightOf(along), point.y);
    const [long, deep] = [apart * (0.46 + noise(own, 52) * 0.36), apart * (0.36 + noise(own, 53) * 0.22)];
    const turned = noise(own, 54) < 0.3 ? rightOf(along) : along;
    const corners = house(at, turned, long, deep);
    if (!isInside(at, ring) || !isFree(at, long * 0.6)) continue;
    if (corners.some(corner => !isInside(corner, ring) || fromLine(corner, edge) < apart * 0.1)) continue;
    roofs += ringPath(corners);
    shadows += ringPath(corners.map(corner => plus(corner, { x: apart * 0.07, y: apart * 0.09 })));
    const [from, to] = [plus(at, turned, -long * 0.42), plus(at, turned, long * 0.42)];
    ridges += ringPath([from, to]).replace('Z', '');
  }
  return drawn([
    { pen: 'house-shadow', d: shadows },
    { pen: 'house', d: roofs },
    ...(zoom === 'near' ? [{ pen: 'house-ridge', d: ridges, pens: 0.55 }] : []),
  ]);
}
