import { axialStep, axialTowards } from './axial.ts';
import { clockwise, DIRECTIONS, type Direction, OFF_MAP } from './directions.ts';
import { centre } from './geometry.ts';
import { type Grid, type Hex, hexAtAxial } from './grid.ts';
import { noSuchHex } from './hexError.ts';

/** In hexes, as on an endless map: holes and edges do not lengthen it. */
export function distance(grid: Grid, a: Hex, b: Hex): number {
  const q = (grid.q[b] ?? noSuchHex(b)) - (grid.q[a] ?? noSuchHex(a));
  const r = (grid.r[b] ?? noSuchHex(b)) - (grid.r[a] ?? noSuchHex(a));
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** A step in this direction brings one closer. Undefined when one is there. */
export function directionTowards(grid: Grid, from: Hex, to: Hex): Direction | undefined {
  const q = (grid.q[to] ?? noSuchHex(to)) - (grid.q[from] ?? noSuchHex(from));
  const r = (grid.r[to] ?? noSuchHex(to)) - (grid.r[from] ?? noSuchHex(from));
  return q === 0 && r === 0 ? undefined : axialTowards(grid.orientation, q, r);
}

/** Hexes on the map at exactly this distance, clockwise from direction 0. */
export function ring(grid: Grid, centre: Hex, radius: number): Hex[] {
  const hexes: Hex[] = [];
  pushRing(grid, centre, radius, hexes);
  return hexes;
}

/** Hexes on the map at this distance or less, the nearest first, each ring clockwise. */
export function range(grid: Grid, centre: Hex, radius: number): Hex[] {
  const hexes: Hex[] = [];
  for (let each = 0; each <= radius; each++) pushRing(grid, centre, each, hexes);
  return hexes;
}

function pushRing(grid: Grid, centre: Hex, radius: number, hexes: Hex[]): void {
  if (radius === 0) {
    hexes.push(centre);
    return;
  }
  const out = axialStep(grid.orientation, 0);
  let q = (grid.q[centre] ?? noSuchHex(centre)) + out.q * radius;
  let r = (grid.r[centre] ?? noSuchHex(centre)) + out.r * radius;
  for (const corner of DIRECTIONS) {
    const along = axialStep(grid.orientation, clockwise(clockwise(corner)));
    for (let step = 0; step < radius; step++) {
      const hex = hexAtAxial(grid, q, r);
      if (hex !== OFF_MAP) hexes.push(hex);
      q += along.q;
      r += along.r;
    }
  }
}

/**
 * The hexes under a straight line between two centres, both ends included, without those off the map.
 * Where it runs along a hexside, always the same one of the two hexes, unless only the other is on the map;
 * there and back it is the same line.
 */
export function line(grid: Grid, a: Hex, b: Hex): Hex[] {
  const length = distance(grid, a, b);
  if (length === 0) return [a];
  const hexes: Hex[] = [];
  for (let step = 0; step <= length; step++) {
    const preferred = hexOnLine(grid, a, b, step, length, 1);
    const hex = preferred === OFF_MAP ? hexOnLine(grid, a, b, step, length, -1) : preferred;
    if (hex !== OFF_MAP) hexes.push(hex);
  }
  return hexes;
}

/**
 * In eighths of a step, so that a nudge of 1, 2 and -3 eighths off the line decides every tie and nothing else:
 * untied distances differ by four eighths at least. All in integers, hence the same everywhere.
 */
function hexOnLine(grid: Grid, a: Hex, b: Hex, step: number, length: number, nudge: 1 | -1): Hex {
  const left = length - step;
  const q = (grid.q[a] ?? noSuchHex(a)) * left + (grid.q[b] ?? noSuchHex(b)) * step;
  const r = (grid.r[a] ?? noSuchHex(a)) * left + (grid.r[b] ?? noSuchHex(b)) * step;
  return nearestHex(grid, 8 * q + nudge, 8 * r + 2 * nudge, 8 * length);
}

/** The hex that holds the point (q, r) / unit; the coordinate rounded worst is made good from the other two. */
function nearestHex(grid: Grid, q: number, r: number, unit: number): Hex {
  const roundQ = Math.round(q / unit);
  const roundR = Math.round(r / unit);
  const roundS = Math.round((-q - r) / unit);
  const errorQ = Math.abs(roundQ * unit - q);
  const errorR = Math.abs(roundR * unit - r);
  const errorS = Math.abs(roundS * unit + q + r);
  if (errorQ > errorR && errorQ > errorS) return hexAtAxial(grid, -roundR - roundS, roundR);
  if (errorR > errorS) return hexAtAxial(grid, roundQ, -roundQ - roundS);
  return hexAtAxial(grid, roundQ, roundR);
}

/** One of eight winds; '' from a hex to itself. */
export type Bearing = `${'N' | 'S' | ''}${'E' | 'W' | ''}`;

const HALF_WIND = Math.SQRT2 - 1; // the tangent of 22.5 degrees

export function bearing(grid: Grid, from: Hex, to: Hex): Bearing {
  const start = centre(grid, from);
  const end = centre(grid, to);
  const east = end.x - start.x;
  const south = end.y - start.y;
  const northSouth = Math.abs(south) > HALF_WIND * Math.abs(east) ? (south < 0 ? 'N' : 'S') : '';
  const eastWest = Math.abs(east) > HALF_WIND * Math.abs(south) ? (east > 0 ? 'E' : 'W') : '';
  return `${northSouth}${eastWest}`;
}
