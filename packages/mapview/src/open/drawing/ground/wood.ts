import type { Point } from '@wigwag/hex';
import { latticeOver } from '../../../drawing/sheet/lattice.ts';
import { round } from '../../../drawing/sheet/layout.ts';
import { noise, sway } from '../../../drawing/sheet/noise.ts';
import type { Zoom } from '../../../drawing/sheet/zoom.ts';
import { fromLine } from '../geometry/lines.ts';
import { boxOf, closed, edgeOf, isInside } from '../geometry/rings.ts';
import { dot, INCH, plus } from '../geometry/units.ts';
import { type Drawn, drawn, type Site } from './pens.ts';

/** How broad a crown is, in inches: seen from afar a wood has fewer trees, or they would be dust. */
const CROWN: Readonly<Record<Zoom, number>> = { whole: 1.15, far: 0.82, middle: 0.62, near: 0.5 };

/** Crowns are painted in three passes, large ones first: where they overlap, the rim of the later shows. */
const PASSES = [1.06, 0.9, 0.74] as const;

interface Crown extends Point {
  readonly pass: 0 | 1 | 2;
  readonly seed: number;
}

const passOf = (seed: number): Crown['pass'] => {
  const chance = noise(seed, 31);
  return chance < 0.36 ? 0 : chance < 0.72 ? 1 : 2;
};

/** Crowns stand close on the edge, inside it: the wood ends where it is said to end. */
function rimOf({ ring, seed }: Site, size: number): Crown[] {
  return edgeOf(ring, size * 0.7, size).map((point, index) => {
    const own = seed + index * 7919;
    const pass = passOf(own);
    const depth = (size / 2) * PASSES[pass] * (0.9 + noise(own, 32) * 0.35);
    return { ...plus(point, point.inward, depth), pass, seed: own };
  });
}

function innerOf({ ring, seed }: Site, size: number): Crown[] {
  const edge = closed(ring);
  return latticeOver(boxOf(ring), size * 0.86, size * 0.2)
    .filter(point => noise(point.seed + seed, 33) < 0.8)
    .filter(point => isInside(point, ring) && fromLine(point, edge) > size * 0.98)
    .map(({ x, y, seed: own }) => ({ x, y, pass: passOf(own + seed), seed: own + seed }));
}

/** The side of a crown that the light, from the northwest, does not reach. */
const shade = ({ x, y }: Point, r: number): string =>
  `M${round(x + r * 0.62)},${round(y - r * 0.18)}a${round(r * 0.66)},${round(r * 0.66)} 0 0,1 ${round(-r * 0.82)},${round(r * 0.78)}`;

export function woodOf(site: Site): Drawn[] {
  const size = CROWN[site.zoom] * INCH;
  const crowns = [...rimOf(site, size), ...innerOf(site, size)]
    .filter(point => site.isFree(point, size * 0.4))
    .map(crown => ({ ...crown, y: crown.y + sway(crown.seed, 34) * size * 0.04 }));
  return drawn(
    PASSES.flatMap((share, pass): Drawn[] => {
      const ones = crowns.filter(crown => crown.pass === pass);
      const dots = ones.map(dot).join('');
      const shades = site.zoom === 'whole' ? [] : ones.map(crown => shade(crown, (size * share) / 2));
      return [
        { pen: 'crown-rim', d: dots, units: size * share, pens: 0.6 },
        { pen: `crown crown-${pass}`, d: dots, units: size * share, pens: -0.8 },
        { pen: 'crown-shade', d: shades.join(''), pens: 0.6 },
      ];
    }),
  );
}
