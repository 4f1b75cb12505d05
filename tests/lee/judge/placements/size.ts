import { dot, far, minus, sidesOf } from '../plane.ts';
import type { Spot } from '../table.ts';
import { EPS, EPS_AREA, type Look } from '../verdict.ts';

interface Rectangle {
  readonly long: number;
  readonly short: number;
}

/** Bounding rectangles that lie along the line through any two corners: those along sides of the hull are among them. */
function rectanglesOf(ring: readonly Spot[]): Rectangle[] {
  const found: Rectangle[] = [];
  for (const a of ring) {
    for (const b of ring) {
      const off = far(a, b);
      if (off === 0) continue;
      const way = { x: (b.x - a.x) / off, y: (b.y - a.y) / off };
      const across = { x: -way.y, y: way.x };
      const beside = ring.map(p => dot(minus(p, a), across));
      // Only a line with everything on one side runs along the hull.
      if (Math.min(...beside) < -1e-9) continue;
      const along = ring.map(p => dot(p, way));
      const [one, other] = [Math.max(...along) - Math.min(...along), Math.max(...beside) - Math.min(...beside)];
      found.push({ long: Math.max(one, other), short: Math.min(one, other) });
    }
  }
  return found;
}

/** 13.2, R-29: within both sides, or not more surface than they make. */
export function isTooLarge(look: Look, ring: readonly Spot[], isSmall: boolean): boolean {
  const [long, short] = isSmall ? [9, 4] : [12, 6];
  const all = rectanglesOf(ring);
  const least = Math.min(...all.map(each => each.long * each.short));
  look.noteGap(least - long * short);
  if (least <= long * short + EPS_AREA + look.lean) return false;
  // Which of several rectangles is meant when the smallest is only a little too large is left open.
  const meant = all.filter(each => look.kind || each.long * each.short < least + 1e-9);
  return !meant.some(each => each.long <= long + EPS + look.lean && each.short <= short + EPS + look.lean);
}

/** C-06: no larger than 2 x 2, measured along a side of the hull. */
export function isHalf(look: Look, ring: readonly Spot[], lean: number): boolean {
  const larger = Math.min(...rectanglesOf(ring).map(({ long }) => long));
  look.noteGap(larger - 2);
  return larger <= 2 + EPS + lean;
}

export const perimeter = (ring: readonly Spot[]): number => sidesOf(ring).reduce((sum, [a, b]) => sum + far(a, b), 0);
