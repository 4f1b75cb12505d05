import type { Game } from '@wigwag/kernel';
import { inches, type Lee } from '@wigwag/lee';

type Terrain = Game<Lee>['board']['terrain'];
type Area = Terrain['areas'][number];
type Line = Terrain['lines'][number];

/** Across and down, in inches. */
type Place = readonly [x: number, y: number];

/** The ground of a battle, coarse enough for a small picture. */
export interface LeeGround {
  readonly width: number;
  readonly height: number;
  readonly areas: readonly (Pick<Area, 'terrain' | 'surface'> & { readonly ring: readonly Place[] })[];
  readonly lines: readonly (Pick<Line, 'linear' | 'sunken' | 'bed' | 'width'> & { readonly line: readonly Place[] })[];
}

/** A battle in a list: all of it both players know. */
export interface LeeGlance {
  readonly step: string;
  readonly year: number;
  readonly turn: number;
  /** Undefined: nothing lies on the table yet. */
  readonly ground?: LeeGround;
}

/** Inches: nearer points of a shape are not told apart in a small picture. */
const COARSE = 0.75;

function coarse(points: Area['ring']): Place[] {
  const kept: Place[] = [];
  for (const [at, { x, y }] of points.entries()) {
    const place: Place = [Math.round(inches(x) * 10) / 10, Math.round(inches(y) * 10) / 10];
    const last = kept.at(-1);
    const isNear = last !== undefined && Math.hypot(place[0] - last[0], place[1] - last[1]) < COARSE;
    if (!isNear || at === points.length - 1) kept.push(place);
  }
  return kept;
}

function groundOf({ world, board: { terrain } }: Game<Lee>): LeeGround | undefined {
  if (terrain.areas.length + terrain.lines.length === 0) return undefined;
  const { width, height } = world.table;
  return {
    ...{ width, height },
    areas: terrain.areas.map(({ terrain: kind, surface, ring }) => ({ terrain: kind, surface, ring: coarse(ring) })),
    lines: terrain.lines.map(({ linear, sunken, bed, width: wide, line }) => ({
      ...{ linear, sunken, bed, width: inches(wide), line: coarse(line) },
    })),
  };
}

export function leeGlance(game: Game<Lee>): LeeGlance {
  const { board } = game;
  const ground = groundOf(game);
  return {
    ...{ step: board.step || 'lists', year: board.armies.year, turn: board.play.turn },
    ...(ground !== undefined && { ground }),
  };
}
