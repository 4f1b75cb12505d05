import { bandPieces } from '../geometry/band.ts';
import { type BaseSize, type Footprint, footprint } from '../geometry/base.ts';
import { type Box, boxOf } from '../geometry/box.ts';
import type { Piece } from '../geometry/convex.ts';
import type { Line } from '../geometry/line.ts';
import { legsOf, type Point } from '../geometry/point.ts';
import type { Pose } from '../geometry/pose.ts';
import { type Ring, triangles } from '../geometry/ring.ts';
import type { Zone } from './data.ts';
import type { Effect } from './terrainEffects.ts';

export interface Table {
  readonly width: number;
  readonly height: number;
}

/** A wood, a hill, a field. */
export interface Area extends Effect {
  readonly id: string;
  readonly ring: Ring;
}

/** A river, a stream, an embanked railway: a line with a width, met at its near bank. */
export interface Band extends Effect {
  readonly id: string;
  readonly line: Line;
  readonly width: number;
}

/** A fence or a wall: a line without a width. */
export interface Barrier extends Effect {
  readonly id: string;
  readonly line: Line;
}

/** `heading` is that of its axis, `length` from bank to bank, `over` the band it crosses. */
export interface Bridge {
  readonly id: string;
  readonly at: Point;
  readonly over: string;
  readonly heading: number;
  readonly length: number;
  readonly width: number;
}

export interface Road {
  readonly id: string;
  readonly line: Line;
  readonly width: number;
  readonly isRailway: boolean;
}

export interface Friend {
  readonly id: string;
  readonly pose: Pose;
  readonly size: BaseSize;
}

/** `zone` is its own where the army or the type of unit has one; 'none' where it has no zone at all. */
export interface Enemy extends Friend {
  readonly pinned: boolean;
  readonly zone?: Zone | 'none';
}

/** What stands and lies on the table apart from the unit that moves. */
export interface GroundSketch {
  readonly table: Table;
  readonly areas?: readonly Area[];
  readonly bands?: readonly Band[];
  readonly barriers?: readonly Barrier[];
  readonly bridges?: readonly Bridge[];
  readonly roads?: readonly Road[];
  readonly friends?: readonly Friend[];
  readonly enemies?: readonly Enemy[];
}

/** An area or a band, cut into convex pieces. */
export interface Patch extends Effect {
  readonly kind: 'area' | 'band';
  readonly id: string;
  readonly pieces: readonly Piece[];
  readonly box: Box;
  /** To be shown: the ring of an area, the pieces of a band. */
  readonly shapes: readonly (readonly Point[])[];
}

export interface Hedge extends Barrier {
  readonly box: Box;
  readonly legs: readonly (readonly [Point, Point])[];
}

export type Standing<B extends Friend> = B & { readonly quad: Footprint; readonly box: Box };

/** The sketch with everything that is worth working out once. */
export interface Ground {
  readonly table: Table;
  readonly patches: readonly Patch[];
  readonly hedges: readonly Hedge[];
  readonly bridges: readonly Bridge[];
  readonly roads: readonly Road[];
  readonly friends: readonly Standing<Friend>[];
  readonly enemies: readonly Standing<Enemy>[];
}

export function standing<B extends Friend>(base: B): Standing<B> {
  const quad = footprint(base.pose, base.size);
  return { ...base, quad, box: boxOf(quad) };
}

const around = (pieces: readonly Piece[]): Box => boxOf(pieces.flatMap(({ shape }) => shape));

function patchOfArea({ id, ring, slows, blocks, impassable }: Area): Patch {
  const pieces = triangles(ring);
  return {
    kind: 'area',
    id,
    shapes: [ring],
    pieces,
    box: around(pieces),
    slows,
    blocks: blocks || impassable,
    impassable,
  };
}

function patchOfBand({ id, line, width, slows, blocks, impassable }: Band): Patch {
  const pieces = bandPieces(line, width);
  const shapes = pieces.map(({ shape }) => shape);
  return { kind: 'band', id, shapes, pieces, box: around(pieces), slows, blocks: blocks || impassable, impassable };
}

export function groundOf(sketch: GroundSketch): Ground {
  const { table, areas = [], bands = [], barriers = [], bridges = [], roads = [], friends = [], enemies = [] } = sketch;
  return {
    table,
    patches: [...areas.map(patchOfArea), ...bands.map(patchOfBand)],
    hedges: barriers.map(barrier => ({ ...barrier, box: boxOf(barrier.line), legs: legsOf(barrier.line) })),
    bridges,
    roads,
    friends: friends.map(standing),
    enemies: enemies.map(standing),
  };
}

/** The same ground with other bases on it: terrain stays cut as it was. */
export const withBases = (ground: Ground, friends: readonly Friend[], enemies: readonly Enemy[]): Ground => ({
  ...ground,
  friends: friends.map(standing),
  enemies: enemies.map(standing),
});
