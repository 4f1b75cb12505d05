import type { Point } from '@wigwag/hex';
import { noise, sway } from '../../../drawing/sheet/noise.ts';
import type { Zoom } from '../../../drawing/sheet/zoom.ts';
import { fromLine } from '../geometry/lines.ts';
import { boxOf, closed, type EdgePoint, edgeOf, heartOf, isInside } from '../geometry/rings.ts';
import { INCH, plus, ringPath, stroke } from '../geometry/units.ts';
import { type Drawn, drawn, type Site } from './pens.ts';

/** How far apart hachures are, in inches, and how many rows go down the slope. */
const APART: Readonly<Record<Zoom, number>> = { whole: 0.6, far: 0.29, middle: 0.21, near: 0.15 };
const ROWS: Readonly<Record<Zoom, number>> = { whole: 2, far: 3, middle: 4, near: 5 };

/** The slope takes so much of the way from the edge to the heart, the top stays bare. */
const SLOPE = 0.56;
const BROADEST = 1.75 * INCH;

/** Light comes from the northwest, as on old maps: 1 where a slope falls away from it, -1 where it faces it. */
const shadow = ({ inward }: EdgePoint): number => -(inward.x * 0.6 + inward.y * 0.8);

/** The edge of the bare top. */
export function topOf(ring: readonly Point[], breadth: number): Point[] {
  const edge = closed(ring);
  return edgeOf(ring, INCH * 0.3, INCH * 1.2)
    .map(point => plus(point, point.inward, breadth))
    .filter(point => isInside(point, ring) && fromLine(point, edge) > breadth * 0.86);
}

export function breadthOf(ring: readonly Point[]): number {
  const deepest = fromLine(heartOf(ring), closed(ring));
  return Math.min(BROADEST, deepest * SLOPE, Math.min(boxOf(ring).width, boxOf(ring).height) / 2);
}

/** Strokes downhill: on the side of the light few, fine and short, on the other dense and heavy. */
export function hillOf(site: Site): Drawn[] {
  const { ring, seed, zoom } = site;
  const [edge, breadth] = [closed(ring), breadthOf(ring)];
  const rows = Math.min(ROWS[zoom], Math.max(2, Math.round(breadth / (INCH * 0.26))));
  const row = breadth / rows;
  const pens: Record<'lit' | 'half' | 'shaded' | 'deep', string> = { lit: '', half: '', shaded: '', deep: '' };
  const points = edgeOf(ring, APART[zoom] * INCH, INCH * 1.2);
  for (let level = 0; level < rows; level++) {
    points.forEach((point, index) => {
      const own = seed + level * 104_729 + index * 7919;
      const dark = shadow(point) + sway(own, 21) * 0.16;
      if (dark < -0.25 && noise(own, 22) < 0.3) return;
      const depth = (level + 0.14 + sway(own, 23) * 0.2) * row;
      const length = row * (dark > 0.2 ? 1.06 : 0.78) * (0.85 + noise(own, 24) * 0.35);
      const foot = plus(point, point.inward, Math.max(0, depth));
      const head = plus(point, point.inward, Math.max(0, depth) + length);
      const aside = { x: -point.inward.y * sway(own, 25) * row * 0.1, y: point.inward.x * sway(own, 25) * row * 0.1 };
      // Where the edge turns inward, strokes of both sides would cross.
      if (fromLine(head, edge) < (depth + length) * 0.8 || !isInside(head, ring)) return;
      if (!site.isFree(head, INCH * 0.1)) return;
      const pen = dark > 0.62 ? 'deep' : dark > 0.12 ? 'shaded' : dark > -0.4 ? 'half' : 'lit';
      pens[pen] += stroke(plus(head, aside), foot);
    });
  }
  return drawn([
    { pen: 'hill-top', d: ringPath(topOf(ring, breadth * 0.5)) },
    { pen: 'hill-top', d: ringPath(topOf(ring, breadth * 0.94)) },
    { pen: 'hachure hachure-lit', d: pens.lit, hairs: 0.7 },
    { pen: 'hachure hachure-half', d: pens.half, hairs: 0.85 },
    { pen: 'hachure hachure-shaded', d: pens.shaded, hairs: 1.05 },
    { pen: 'hachure hachure-deep', d: pens.deep, hairs: 1.35 },
  ]);
}
