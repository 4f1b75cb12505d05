import { type Hex, type Point, range } from '@wigwag/hex';
import type { MapPicture, Terrain } from '../../picture.ts';
import { latticeIn } from '../sheet/lattice.ts';
import { centreOf, RADIUS, round } from '../sheet/layout.ts';
import { noise, sway } from '../sheet/noise.ts';

/** Heights by terrain, in whatever unit makes a good drawing; all other ground is level. */
const HEIGHT: Readonly<Partial<Record<Terrain, number>>> = { mountain: 1, hill: 0.62 };
const BREADTH = RADIUS * 0.72;

interface Summit extends Point {
  readonly height: number;
}

/** Each high hex is a summit, somewhere near its middle. */
function summitsNear({ grid, hexes }: MapPicture, hex: Hex): Summit[] {
  return range(grid, hex, 2).flatMap(each => {
    const height = HEIGHT[hexes[each]?.terrain ?? 'clear'];
    if (height === undefined) return [];
    const { x, y } = centreOf(grid, each);
    return [
      {
        x: x + sway(each, 41) * RADIUS * 0.26,
        y: y + sway(each, 42) * RADIUS * 0.26,
        height: height * (0.65 + noise(each, 43) * 0.8),
      },
    ];
  });
}

/** Which way, and how steeply, the ground falls. */
function fallAt({ x, y }: Point, summits: readonly Summit[]): Point {
  let [dx, dy] = [0, 0];
  for (const summit of summits) {
    const [ux, uy] = [(x - summit.x) / BREADTH, (y - summit.y) / BREADTH];
    const weight = summit.height * Math.exp(-(ux * ux + uy * uy) / 2);
    dx += ux * weight;
    dy += uy * weight;
  }
  return { x: dx, y: dy };
}

export interface Hachures {
  /** Slopes that face the light, which comes from the northwest as on old maps. */
  readonly lit: string;
  readonly shaded: string;
}

const LEVEL = 0.17;

/** Strokes downhill, the longer the steeper; crests and level ground stay bare. */
export function hachuresOf(map: MapPicture, hex: Hex): Hachures {
  const summits = summitsNear(map, hex);
  let [lit, shaded] = ['', ''];
  for (const { x, y, seed } of latticeIn(map.grid, hex, 7.6, 1.5)) {
    const fall = fallAt({ x, y }, summits);
    const steepness = Math.hypot(fall.x, fall.y);
    if (steepness < LEVEL) continue;
    const length = (4.5 + 7 * Math.min(1, steepness)) * (0.85 + noise(seed, 3) * 0.3);
    const [ux, uy] = [(fall.x / steepness) * length, (fall.y / steepness) * length];
    const stroke = `M${round(x - ux / 2)},${round(y - uy / 2)}l${round(ux)},${round(uy)}`;
    const facing = (fall.x * 0.6 + fall.y * 0.8) / steepness;
    if (facing > 0.12) shaded += stroke;
    else if (facing > -0.35 || noise(seed, 4) < 0.4) lit += stroke;
  }
  return { lit, shaded };
}

export const isHigh = (terrain: Terrain): boolean => HEIGHT[terrain] !== undefined;
