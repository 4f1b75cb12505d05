import type { Point } from '@wigwag/hex';
import { type LatticePoint, latticeOver } from '../../../drawing/sheet/lattice.ts';
import { at, between, round } from '../../../drawing/sheet/layout.ts';
import { noise, sway } from '../../../drawing/sheet/noise.ts';
import type { Zoom } from '../../../drawing/sheet/zoom.ts';
import { fromLine } from '../geometry/lines.ts';
import { boxOf, closed, edgeOf, isInside } from '../geometry/rings.ts';
import { dot, INCH, plus, ringPath, stroke } from '../geometry/units.ts';
import { type Drawn, drawn, type Site } from './pens.ts';

/** From sign to sign, in inches. */
const APART: Readonly<Record<Zoom, number>> = { whole: 1.25, far: 0.85, middle: 0.66, near: 0.54 };

/** Points of a shaken lattice well inside the shape. */
function pointsIn({ ring, seed, isFree }: Site, apart: number, share: number): LatticePoint[] {
  const edge = closed(ring);
  return latticeOver(boxOf(ring), apart, apart * 0.26).filter(
    point =>
      noise(point.seed + seed, 61) < share &&
      isInside(point, ring) &&
      fromLine(point, edge) > apart * 0.36 &&
      isFree(point, apart * 0.3),
  );
}

/** Three blades of high grass. */
export function tuft({ x, y }: Point, size: number, seed: number): string {
  const h = size * (0.75 + noise(seed, 62) * 0.4);
  const blade = (dx: number, lean: number, high: number): string =>
    `M${at({ x: x + dx * size, y })}l${round(lean * size)},${round(-h * high)}`;
  return blade(-0.34, -0.2, 0.72) + blade(0, 0.04, 1) + blade(0.34, 0.22, 0.68);
}

/** Stipple along the edge: where bad ground begins. */
const stipple = (ring: readonly Point[], apart: number): string =>
  edgeOf(ring, apart * 0.42, apart)
    .map(point => dot(plus(point, point.inward, apart * 0.08)))
    .join('');

/** Scrub and single bushes. */
export function difficultOf(site: Site): Drawn[] {
  const apart = APART[site.zoom] * INCH;
  const points = pointsIn(site, apart, 0.86);
  const isBush = ({ seed }: LatticePoint): boolean => noise(seed + site.seed, 63) < 0.3;
  const bushes = points.filter(isBush).map(dot).join('');
  const tufts = points.filter(point => !isBush(point)).map(point => tuft(point, apart * 0.5, point.seed));
  return drawn([
    { pen: 'stipple', d: stipple(site.ring, apart), pens: 1.3 },
    { pen: 'scrub', d: tufts.join(''), pens: 0.95 },
    { pen: 'bush-rim', d: bushes, units: apart * 0.36, pens: 0.8 },
    { pen: 'bush', d: bushes, units: apart * 0.36, pens: -0.8 },
  ]);
}

/** A boulder: its outline, and the strokes on the side away from the light. */
function boulder(point: LatticePoint, size: number): { readonly body: string; readonly shade: string } {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner / 6) * Math.PI * 2 + sway(point.seed + corner, 64) * 0.3;
    const r = size * (0.42 + noise(point.seed + corner, 65) * 0.2);
    return { x: point.x + Math.cos(angle) * r * 1.15, y: point.y + Math.sin(angle) * r * 0.85 };
  });
  // Facets: from the crown of the stone to the corners that lie in its shade.
  const crown = { x: point.x - size * 0.08, y: point.y - size * 0.1 };
  const facets = corners.slice(0, 2).map(corner => stroke(crown, between(crown, corner, 0.86)));
  return { body: ringPath(corners), shade: facets.join('') };
}

/** Crags: nobody goes there. */
export function impassableOf(site: Site): Drawn[] {
  const apart = APART[site.zoom] * INCH * 1.1;
  const stones = pointsIn(site, apart, 0.9).map(point =>
    boulder({ ...point, seed: point.seed + site.seed }, apart * (0.7 + noise(point.seed, 66) * 0.34)),
  );
  return drawn([
    { pen: 'stone', d: stones.map(({ body }) => body).join(''), pens: 0.95 },
    { pen: 'stone-shade', d: stones.map(({ shade }) => shade).join(''), pens: 0.8 },
    ...barredOf(site),
  ]);
}

/** Crosses along the edge of what nobody may enter. */
export function barredOf({ ring, zoom }: Site): Drawn[] {
  const apart = APART[zoom] * INCH * 0.9;
  const [long, d] = [
    apart * 0.2,
    edgeOf(ring, apart, apart).map(point => plus(point, point.inward, apart * 0.3)),
  ] as const;
  const crosses = d.map(
    ({ x, y }) =>
      stroke({ x: x - long, y: y - long }, { x: x + long, y: y + long }) +
      stroke({ x: x - long, y: y + long }, { x: x + long, y: y - long }),
  );
  return drawn([{ pen: 'barred', d: crosses.join(''), pens: 1 }]);
}
