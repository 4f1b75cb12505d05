import type { Hex, Point } from '@wigwag/hex';
import { noise, sway } from './chance.ts';
import { RADIUS, round } from './layout.ts';
import type { Terrain } from './picture.ts';

/** A drawn sign of the ground: strokes, and what is filled. */
export interface Marks {
  readonly strokes: string;
  readonly fills: string;
}

type Stamp = (x: number, y: number, seed: number) => { strokes?: string; fills?: string };

const p = (x: number, y: number): string => `${round(x)},${round(y)}`;

const tuft: Stamp = (x, y, seed) => {
  const h = 3.2 + noise(seed, 1) * 1.6;
  return {
    strokes: `M${p(x - 2.6, y)} l${p(-0.9, -h * 0.8)} M${p(x, y)} l${p(0.2, -h)} M${p(x + 2.6, y)} l${p(1, -h * 0.75)}`,
  };
};

const tree: Stamp = (x, y, seed) => {
  const r = 3.1 + noise(seed, 1) * 1.5;
  const crown = `M${p(x - r, y)} a${p(r, r * 0.95)} 0 0,1 ${p(2 * r, 0)} q${p(-r, r * 0.55)} ${p(-2 * r, 0)} z`;
  return { fills: crown, strokes: `M${p(x, y + 0.5)} l${p(0, 2.2)}` };
};

const peak: Stamp = (x, y, seed) => {
  const h = 8 + noise(seed, 1) * 5;
  const w = 6.5 + noise(seed, 2) * 2;
  const hachures = [0.25, 0.5, 0.75].map(
    share => `M${p(x + w * share * 0.9, y - h * (1 - share))} l${p(1.1, h * 0.34 * (1.1 - share * 0.5))}`,
  );
  return { strokes: `M${p(x - w, y)} L${p(x, y - h)} L${p(x + w, y)} ${hachures.join(' ')}` };
};

const knoll: Stamp = (x, y, seed) => {
  const w = 6 + noise(seed, 1) * 2.5;
  const rays = [-0.55, -0.1, 0.35, 0.75].map(
    share => `M${p(x + w * share, y - w * 0.62 * (1 - share * share) + 1)} l${p(share * 2.2, 2.6)}`,
  );
  return { strokes: `M${p(x - w, y)} Q${p(x, y - w * 1.25)} ${p(x + w, y)} ${rays.join(' ')}` };
};

const dot: Stamp = (x, y, seed) => ({
  strokes: `M${p(x, y)} q${p(2 + noise(seed, 1), -1.4)} ${p(4 + noise(seed, 2) * 2, 0)}`,
});

const reed: Stamp = (x, y, seed) => {
  const h = 3.4 + noise(seed, 1) * 1.6;
  return {
    strokes:
      `M${p(x - 5, y)} h${round(3.4)} M${p(x - 0.6, y)} h${round(5.4)} ` +
      `M${p(x - 1.6, y - 1)} l${p(-1.4, -h)} M${p(x, y - 1)} l${p(0, -h * 1.2)} M${p(x + 1.6, y - 1)} l${p(1.4, -h)}`,
  };
};

const wave: Stamp = (x, y) => ({ strokes: `M${p(x - 6, y)} q${p(3, -2.4)} ${p(6, 0)} q${p(3, 2.4)} ${p(6, 0)}` });

const block: Stamp = (x, y, seed) => {
  const [w, h] = [4 + noise(seed, 1) * 4, 3.4 + noise(seed, 2) * 3];
  return { fills: `M${p(x - w / 2, y - h / 2)} h${round(w)} v${round(h)} h${round(-w)} z` };
};

interface Recipe {
  readonly stamp: Stamp;
  readonly count: number;
  /** How far from the middle of the hex, in radii. */
  readonly spread: number;
}

const RECIPES: Readonly<Partial<Record<Terrain, Recipe>>> = {
  rolling: { stamp: dot, count: 4, spread: 0.7 },
  rough: { stamp: tuft, count: 8, spread: 0.72 },
  woods: { stamp: tree, count: 12, spread: 0.76 },
  hill: { stamp: knoll, count: 4, spread: 0.62 },
  mountain: { stamp: peak, count: 5, spread: 0.62 },
  swamp: { stamp: reed, count: 7, spread: 0.7 },
  'provisional-swamp': { stamp: reed, count: 4, spread: 0.64 },
  water: { stamp: wave, count: 5, spread: 0.66 },
  city: { stamp: block, count: 13, spread: 0.56 },
};

const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Places spread evenly over a disc, turned and shaken by the hex: no two hexes alike, none crowded. */
function places(hex: Hex, { x, y }: Point, { count, spread }: Recipe): Point[] {
  const turned = noise(hex, 7) * Math.PI * 2;
  return Array.from({ length: count }, (_, index) => {
    const far = Math.sqrt((index + 0.6) / count) * spread * RADIUS;
    const angle = turned + index * GOLDEN;
    return {
      x: x + Math.cos(angle) * far + sway(hex, 20 + index) * 3.2,
      y: y + Math.sin(angle) * far * 0.92 + sway(hex, 60 + index) * 3.2,
    };
  }).sort((a, b) => a.y - b.y);
}

export function marksOf(terrain: Terrain, hex: Hex, centre: Point): Marks {
  const recipe = RECIPES[terrain];
  if (recipe === undefined) return { strokes: '', fills: '' };
  const stamps = places(hex, centre, recipe).map(({ x, y }, index) => recipe.stamp(x, y, hex * 31 + index));
  return {
    strokes: stamps
      .map(({ strokes = '' }) => strokes)
      .join(' ')
      .trim(),
    fills: stamps
      .map(({ fills = '' }) => fills)
      .join(' ')
      .trim(),
  };
}
