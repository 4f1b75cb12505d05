import type { Linear, Ordinary } from '../data/army.ts';
import type { Side, World } from '../world.ts';
import type { BarrierKind, Bed, BridgeOrigin, Surface } from './kinds.ts';
import type { StoredPoint } from './stored.ts';

/** A hill, difficult terrain, a wood, a built-up area. Ids of pieces are "p1", "p2" and so on, whatever they are. */
export interface AreaPiece {
  readonly id: string;
  readonly terrain: Ordinary;
  readonly surface: Surface;
  readonly ring: readonly StoredPoint[];
  readonly by: Side;
  /** 13.10/half-2x2: one of two small pieces that were laid in place of one. */
  readonly half: boolean;
  /** The other of the two. */
  readonly pair?: string;
  /** 13.10/no-second-move: who has shifted or exchanged it. */
  readonly movedBy?: Side;
}

/** A river, a stream, a road, a railway: its middle line and its width. */
export interface LinearPiece {
  readonly id: string;
  readonly linear: Linear;
  readonly line: readonly StoredPoint[];
  /** Mils. */
  readonly width: number;
  readonly by: Side;
  readonly sunken: boolean;
  readonly bed: Bed;
}

/** A fence or a wall along a road, a railway or the border of a field. */
export interface BarrierPiece {
  readonly id: string;
  readonly barrier: BarrierKind;
  readonly along: string;
  readonly line: readonly StoredPoint[];
  readonly by: Side;
}

/** `heading` is that of its axis in hundredths of a degree, `length` from bank to bank; both it and `width` in mils. */
export interface BridgePiece {
  readonly id: string;
  readonly at: StoredPoint;
  readonly over: string;
  readonly heading: number;
  readonly length: number;
  readonly width: number;
  readonly origin: BridgeOrigin;
  readonly by: Side;
}

/** A section of field fortifications. */
export interface WorksPiece {
  readonly id: string;
  readonly line: readonly StoredPoint[];
  readonly by: Side;
}

export type Counts = Readonly<Record<Ordinary, number>>;

/**
 * What lies on the table and what may still be laid. It is never changed but replaced, as are its lists and pieces, so
 * that what was worked out from one of them stays true.
 */
export interface TerrainBoard {
  readonly areas: readonly AreaPiece[];
  readonly lines: readonly LinearPiece[];
  readonly barriers: readonly BarrierPiece[];
  readonly bridges: readonly BridgePiece[];
  readonly works: readonly WorksPiece[];
  /** How many pieces were ever laid: the next one's number. */
  readonly laid: number;
  /** Linear pieces that may still be laid. */
  readonly linearLeft: number;
  /** Ordinary elements that have still to be laid. */
  readonly pool: Counts;
  /** Fences and walls that may still be laid. */
  readonly barriersLeft: number;
  /** Changes that were made, by what allowed them: each allows one. */
  readonly used: readonly string[];
}

export const NO_COUNTS: Counts = { hill: 0, difficult: 0, wood: 0, 'built-up': 0 };

export const startTerrain = (_world: World): TerrainBoard => ({
  areas: [],
  lines: [],
  barriers: [],
  bridges: [],
  works: [],
  laid: 0,
  linearLeft: 0,
  pool: NO_COUNTS,
  barriersLeft: 0,
  used: [],
});

export const elementsLeft = (pool: Counts): number => pool.hill + pool.difficult + pool.wood + pool['built-up'];
