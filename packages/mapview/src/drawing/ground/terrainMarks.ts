import type { Hex } from '@wigwag/hex';
import type { MapPicture, Terrain } from '../../picture.ts';
import { latticeIn, thinned } from '../sheet/lattice.ts';
import { centreOf, RADIUS, round } from '../sheet/layout.ts';
import { noise } from '../sheet/noise.ts';
import { type Pen, SIGN_PENS } from './pens.ts';
import { hachuresOf, isHigh } from './relief.ts';

type Stamp = (x: number, y: number, seed: number) => Partial<Record<Pen, string>>;

const p = (x: number, y: number): string => `${round(x)},${round(y)}`;
/** A round dot of the pen's width. */
const dot = (x: number, y: number): string => `M${p(x, y)}h.01`;

/** A long low fold of the ground. */
const swell: Stamp = (x, y, seed) => {
  const w = 9 + noise(seed, 1) * 7;
  return { swell: `M${p(x - w / 2, y)}q${p(w / 2, -2.4 - noise(seed, 2) * 2.2)} ${p(w, 0.6)}` };
};

const tuft: Stamp = (x, y, seed) => {
  const h = 3.4 + noise(seed, 1) * 1.8;
  return {
    scrub: `M${p(x - 2.4, y)}l${p(-1.1, -h * 0.75)}M${p(x, y)}l${p(0.2, -h)}M${p(x + 2.4, y)}l${p(1.2, -h * 0.7)}`,
  };
};

/** A few crowns close together, one of them small. */
const clump: Stamp = (x, y, seed) => {
  const turned = noise(seed, 1) * Math.PI * 2;
  const far = 2.9 + noise(seed, 2) * 1.2;
  const crown = (n: number): string =>
    dot(x + Math.cos(turned + n * 2.1) * far, y + Math.sin(turned + n * 2.1) * far * 0.8);
  const lone = noise(seed, 3) < 0.3;
  return { trees: crown(0) + (lone ? '' : crown(1)), saplings: crown(lone ? 1 : 2) };
};

const reed: Stamp = (x, y, seed) => {
  const h = 3.4 + noise(seed, 1) * 1.6;
  return {
    reeds:
      `M${p(x - 5, y)}h3.4M${p(x - 0.6, y)}h5.4` +
      `M${p(x - 1.6, y - 1)}l${p(-1.4, -h)}M${p(x, y - 1)}l${p(0, -h * 1.2)}M${p(x + 1.6, y - 1)}l${p(1.4, -h)}`,
  };
};

const wave: Stamp = (x, y) => ({ waves: `M${p(x - 6, y)}q${p(3, -2.2)} ${p(6, 0)}t${p(6, 0)}` });

const block: Stamp = (x, y, seed) => {
  const [w, h] = [4 + noise(seed, 1) * 4, 3.4 + noise(seed, 2) * 3];
  return { blocks: `M${p(x - w / 2, y - h / 2)}h${round(w)}v${round(h)}h${round(-w)}z` };
};

interface Recipe {
  readonly stamp: Stamp;
  readonly spacing: number;
  readonly shake: number;
  /** How many of the points are used. */
  readonly share: number;
}

const RECIPES: Readonly<Partial<Record<Terrain, Recipe>>> = {
  rolling: { stamp: swell, spacing: 27, shake: 8, share: 0.62 },
  rough: { stamp: tuft, spacing: 15.5, shake: 4.6, share: 0.62 },
  woods: { stamp: clump, spacing: 16, shake: 4.6, share: 0.86 },
  swamp: { stamp: reed, spacing: 20, shake: 4, share: 0.9 },
  'provisional-swamp': { stamp: reed, spacing: 24, shake: 5, share: 0.6 },
  water: { stamp: wave, spacing: 26, shake: 6, share: 0.55 },
  city: { stamp: block, spacing: 12, shake: 2, share: 0.75 },
};

/** Signs keep off the houses in the middle of a hex. */
const CLEARING = RADIUS * 0.34;

/** What the ground of a hex is drawn with, by pen: a sign that tells the terrain without its colour. */
export function marksOf(map: MapPicture, hex: Hex): Partial<Record<Pen, string>> {
  const data = map.hexes[hex];
  if (data === undefined) return {};
  if (isHigh(data.terrain)) {
    const { lit, shaded } = hachuresOf(map, hex);
    return { 'hachures-lit': lit, 'hachures-shaded': shaded };
  }
  const recipe = RECIPES[data.terrain];
  if (recipe === undefined) return {};
  const { x, y } = centreOf(map.grid, hex);
  const cleared = data.place !== undefined || data.station ? CLEARING : 0;
  const drawn: Partial<Record<Pen, string>> = {};
  for (const at of thinned(latticeIn(map.grid, hex, recipe.spacing, recipe.shake), recipe.share)) {
    if (Math.hypot(at.x - x, at.y - y) < cleared) continue;
    const stamped = recipe.stamp(at.x, at.y, at.seed);
    for (const pen of SIGN_PENS) if (stamped[pen] !== undefined) drawn[pen] = (drawn[pen] ?? '') + stamped[pen];
  }
  return drawn;
}
