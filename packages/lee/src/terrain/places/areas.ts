import { ORDINARY, type Ordinary } from '../../data/army.ts';
import type { Choice } from '../../game.ts';
import type { Box } from '../../geometry/box.ts';
import type { Point } from '../../geometry/point.ts';
import type { TerrainBoard } from '../board.ts';
import { type Check, forbiddenBy, type Placing } from '../judging/check.ts';
import type { Surface } from '../kinds.ts';
import { findStacked } from '../ordinary/areas.ts';
import { AREA, HALVES } from '../ordinary/elements.ts';
import { mayLieOutside } from '../ordinary/shares.ts';
import { HALF, SIZES } from '../ordinary/size.ts';
import { type StoredPoint, storedPoints } from '../stored.ts';
import { terrainTerms } from '../terms/terms.ts';
import { type Below, belowOf, between, oneOf } from './below.ts';
import { groundFor } from './ground.ts';
import { naturalRing, square } from './rings.ts';

type AreaChoice = Choice<'ordinary', 'layArea'>;
type HalvesChoice = Choice<'ordinary', 'layHalves'>;
type Sketched = Omit<AreaChoice, 'do'>;
type Stored = readonly StoredPoint[];

const SURFACE_OF: Readonly<Record<Ordinary, readonly Surface[]>> = {
  hill: ['plain'],
  difficult: ['field', 'plain'],
  wood: ['plain'],
  'built-up': ['plain'],
};

/** A sketch of natural size somewhere in a part of the table, smaller with every try. */
export function sketched(below: Below, at: Placing, terrain: Ordinary, ground: Box, worn: number): Sketched {
  const [longest, shortest] = SIZES[terrainTerms(at.game).size];
  const small = terrain === 'built-up' ? 0.6 : 1;
  const long = Math.max(2.6, between(below, 0.4, 0.95) * longest * small * worn);
  const short = Math.max(2.2, Math.min(long, between(below, 0.55, 0.95) * shortest * small * worn));
  const inset = short / 2 + 0.1;
  const where = {
    x: between(below, ground.left + inset, ground.right - inset),
    y: between(below, ground.top + inset, ground.bottom - inset),
  };
  // Long pieces lie along the edges more often than not, or a zone would hold few of them.
  const heading = below(3) === 0 ? between(below, 0, 180) : between(below, 78, 102);
  const surface = oneOf(below, SURFACE_OF[terrain]) ?? 'plain';
  const ring = storedPoints(naturalRing(below, terrain, surface, { at: where, heading, long, short }));
  return { terrain, surface, ring };
}

/** A legal element of a kind, found by trying. */
export function someArea<C extends Sketched>(
  below: Below,
  at: Placing,
  terrain: Ordinary,
  tries: number,
  checks: readonly Check<C>[],
): Sketched | undefined {
  const free = mayLieOutside(at);
  for (let i = 0; i < tries; i++) {
    const own = !free || below(3) === 0;
    const sketch = sketched(below, at, terrain, groundFor(at, !own), 1 - (0.7 * i) / tries);
    if (forbiddenBy(checks, at, sketch as C) === undefined) return sketch;
  }
  return undefined;
}

/** Two small ones side by side, or some way apart. */
export function someHalves(below: Below, at: Placing, terrain: Ordinary, tries: number): HalvesChoice | undefined {
  for (let i = 0; i < tries; i++) {
    const ground = groundFor(at, mayLieOutside(at) && below(3) > 0);
    const middle = (): Point => ({
      x: between(below, ground.left + 1, ground.right - 1),
      y: between(below, ground.top + 1, ground.bottom - 1),
    });
    const sketch = (where: Point) =>
      storedPoints(naturalRing(below, terrain, 'plain', { at: where, heading: below(180), long: 1.8, short: 1.6 }));
    const choice = {
      do: 'layHalves',
      terrain,
      surface: 'plain',
      ring: sketch(middle()),
      other: sketch(middle()),
    } as const;
    if (forbiddenBy(HALVES, at, choice) === undefined) return choice;
  }
  return undefined;
}

/** Just larger than a half: where this does not fit, nothing of natural size does. */
const LEAST = HALF + 0.1;
const STEP = 1;

function* grid(ground: Box, side: number, step: number): Generator<Point> {
  for (let y = ground.top + side / 2; y <= ground.bottom - side / 2 + 1e-9; y += step) {
    for (let x = ground.left + side / 2; x <= ground.right - side / 2 + 1e-9; x += step) yield { x, y };
  }
}

/** Squares of the grid that lie on no element: everything else about them is asked one by one. */
function* freeSquares({ game }: Placing, ground: Box, side: number, step: number): Generator<Stored> {
  const { areas } = game.board.terrain;
  for (const middle of grid(ground, side, step)) {
    const ring = storedPoints(square(middle, side));
    if (findStacked(game, [ring], areas).ok) yield ring;
  }
}

/** The whole ground in steps: whether there is any place at all. */
function searchedArea(at: Placing, terrain: Ordinary): AreaChoice | undefined {
  for (const ring of freeSquares(at, groundFor(at, mayLieOutside(at)), LEAST, STEP)) {
    const choice = { do: 'layArea', terrain, surface: 'plain', ring } as const;
    if (forbiddenBy(AREA, at, choice) === undefined) return choice;
  }
  return undefined;
}

const SMALL = 0.8;

/** Two places for halves, if not for a whole one. */
function searchedHalves(at: Placing, terrain: Ordinary): HalvesChoice | undefined {
  let first: Stored | undefined;
  for (const ring of freeSquares(at, groundFor(at, mayLieOutside(at)), SMALL, SMALL)) {
    const choice = { do: 'layHalves', terrain, surface: 'plain', ring: first ?? ring, other: ring } as const;
    const faults = HALVES.filter(([, find]) => !find(at, choice).ok).map(([clause]) => clause);
    if (faults.length === 0) return choice;
    // With itself as its twin, only that the two lie on each other is wrong with a half that has a place.
    if (first === undefined && faults.every(clause => clause === '13.10/no-stack')) first = ring;
  }
  return undefined;
}

interface Offered {
  readonly areas: readonly AreaChoice[];
  readonly halves: readonly HalvesChoice[];
}

const OFFERED = new WeakMap<TerrainBoard, Map<string, Offered>>();

/** Tries for each kind before the whole ground is searched. */
const TRIES = 14;

function offer(at: Placing): Offered {
  const kinds = ORDINARY.filter(terrain => at.game.board.terrain.pool[terrain] > 0);
  const below = belowOf(at.game, 1);
  const areas = kinds.flatMap((terrain): AreaChoice[] => {
    const found = someArea(below, at, terrain, TRIES, AREA);
    return found === undefined ? [] : [{ do: 'layArea', ...found }];
  });
  const first = kinds[0];
  const pair = first === undefined ? undefined : someHalves(below, at, first, TRIES);
  if (areas.length > 0) return { areas, halves: pair === undefined ? [] : [pair] };
  const searched = kinds.flatMap(terrain => searchedArea(at, terrain) ?? []).slice(0, 1);
  if (searched.length > 0 || pair !== undefined) return { areas: searched, halves: pair === undefined ? [] : [pair] };
  return { areas: [], halves: kinds.flatMap(terrain => searchedHalves(at, terrain) ?? []).slice(0, 1) };
}

/** The same for the guards, the options and the proposals of one position. */
function offered(at: Placing): Offered {
  const { terrain } = at.game.board;
  const known = OFFERED.get(terrain) ?? new Map<string, Offered>();
  OFFERED.set(terrain, known);
  const made = known.get(at.by) ?? offer(at);
  known.set(at.by, made);
  return made;
}

export const areaOptions = (at: Placing): readonly AreaChoice[] => offered(at).areas;
export const halvesOptions = (at: Placing): readonly HalvesChoice[] => offered(at).halves;

/** Whether any element that is left has a legal place: tried, then searched for in steps over the whole ground. */
export const hasPlace = (at: Placing): boolean => offered(at).areas.length + offered(at).halves.length > 0;
