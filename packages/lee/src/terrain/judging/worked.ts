import { bandPieces } from '../../geometry/band.ts';
import { type Box, boxOf } from '../../geometry/box.ts';
import { area, centroid, type Piece } from '../../geometry/convex.ts';
import { lineLength } from '../../geometry/line.ts';
import type { Point } from '../../geometry/point.ts';
import { type Bounding, boundings } from '../../geometry/rectangle.ts';
import { isSimple, type Ring, triangles } from '../../geometry/ring.ts';
import { degrees, inches } from '../../geometry/units.ts';
import type { BridgePiece } from '../board.ts';
import { pointOf, pointsOf, type StoredPoint } from '../stored.ts';

/** Outlines and lines never change once they are made, so what is worked out from one is kept with it. */
const kept = <K extends object, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, V>();
  return key => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
};

type Stored = readonly StoredPoint[];

/** In inches. */
export const pointsIn: (stored: Stored) => readonly Point[] = kept(pointsOf);

export const boxIn: (stored: Stored) => Box = kept((stored: Stored) => boxOf(pointsIn(stored)));

/** The triangles of an outline. */
export const cutOf: (ring: Stored) => readonly Piece[] = kept((ring: Stored) => triangles(pointsIn(ring)));

export const areaOf: (ring: Stored) => number = kept((ring: Stored) => area(pointsIn(ring)));

export const centroidOf: (ring: Stored) => Point = kept((ring: Stored) => centroid(pointsIn(ring)));

export const isSimpleRing: (ring: Stored) => boolean = kept((ring: Stored) => isSimple(pointsIn(ring)));

export const boundingsOf: (ring: Stored) => readonly Bounding[] = kept((ring: Stored) => boundings(pointsIn(ring)));

export const lengthOf: (line: Stored) => number = kept((line: Stored) => lineLength(pointsIn(line)));

export interface Banded {
  readonly line: Stored;
  /** Mils. */
  readonly width: number;
}

const BANDS = new WeakMap<Stored, Map<number, { readonly pieces: readonly Piece[]; readonly box: Box }>>();

/** The surface of a line with a width, and its box. */
export function bandOf({ line, width }: Banded): { readonly pieces: readonly Piece[]; readonly box: Box } {
  const byWidth = BANDS.get(line) ?? new Map<number, { readonly pieces: readonly Piece[]; readonly box: Box }>();
  BANDS.set(line, byWidth);
  const found = byWidth.get(width);
  if (found !== undefined) return found;
  const pieces = bandPieces(pointsIn(line), inches(width));
  const made = { pieces, box: boxOf(pieces.flatMap(({ shape }) => shape)) };
  byWidth.set(width, made);
  return made;
}

/** A bridge as a rectangle along its axis. */
export interface Span {
  /** Of a bridge that stands. */
  readonly id?: string;
  readonly at: Point;
  /** Degrees. */
  readonly heading: number;
  /** Inches. */
  readonly length: number;
  readonly width: number;
}

export const spanOf: (bridge: BridgePiece) => Span = kept((bridge: BridgePiece) => ({
  id: bridge.id,
  at: pointOf(bridge.at),
  heading: degrees(bridge.heading),
  length: inches(bridge.length),
  width: inches(bridge.width),
}));

/** Corners of a box. */
export const ringOfBox = ({ left, top, right, bottom }: Box): Ring => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];
