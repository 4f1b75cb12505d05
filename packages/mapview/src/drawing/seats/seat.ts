import type { Hex, Point } from '@wigwag/hex';
import type { ForcePicture, LeaderPicture, PiecePicture, UnitPicture } from '../../picture.ts';
import {
  type Build,
  COUNTER_WIDTH,
  counterHeight,
  PLATE_SIZE,
  STAR_SIZE,
  TOKEN_SIZE,
  WORDS_SIZE,
} from '../pieces/outlines.ts';
import { type Box, boxAround } from '../sheet/layout.ts';
import type { Face } from '../sheet/sight.ts';

/** Of a stack, and the middle of its hex. */
export interface Strength extends Point {
  readonly units: number;
  readonly manpower: number;
  /** Markers of which nobody here knows what they cover. */
  readonly unknown: number;
  /** The most tired of its units. */
  readonly fatigue: number;
}

/** Where a piece is drawn, and as what. */
export interface Seat {
  readonly piece: PiecePicture;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly face: Face;
  readonly build: Build;
  /** Lies under another piece of its stack: only an edge shows. */
  readonly under: boolean;
  /** Only on the top piece: of a stack, and from afar of a unit alone. */
  readonly stack?: Strength | undefined;
  /** Of the top piece that gave way: the middle of its hex. */
  readonly dot?: Point | undefined;
}

/** What lies in a stack, units and the markers that cover them; leaders are plates. */
export type Counter = UnitPicture | ForcePicture;
export const isCounter = (piece: PiecePicture): piece is Counter => piece.kind !== 'leader';

const menOf = (piece: Counter): number => (piece.kind === 'unit' ? piece.manpower : 0);
/** A marker lies on what it covers. */
const weight = (piece: Counter): number => (piece.kind === 'unit' ? piece.manpower : Number.MAX_SAFE_INTEGER);

const RANK = { selected: 2, aimed: 1, lit: 1, quiet: 0 } as const;

/** The piece a player wants to see: what is chosen, what may be chosen, the strongest. */
const topLast = (a: Counter, b: Counter): number =>
  RANK[a.emphasis] - RANK[b.emphasis] || weight(a) - weight(b) || (a.id < b.id ? 1 : -1);

/** Markers are no units. */
export const strengthOf = (stack: readonly Counter[], middle: Point): Strength => ({
  ...middle,
  units: stack.filter(({ kind }) => kind === 'unit').length,
  manpower: stack.reduce((sum, piece) => sum + menOf(piece), 0),
  unknown: stack.filter(piece => piece.kind === 'force' && piece.covers === 0).length,
  fatigue: Math.max(0, ...stack.map(piece => (piece.kind === 'unit' ? piece.fatigue : 0))),
});

/** The sum, and a question mark for what is not known. */
export const sumOf = ({ units, manpower, unknown }: Strength): string =>
  units === 0 ? '?' : unknown > 0 ? `${manpower}+?` : `${manpower}`;

/** The pieces of a hex, the top of the stack last. */
export interface Stack {
  readonly hex: Hex;
  readonly counters: readonly Counter[];
  readonly leaders: readonly LeaderPicture[];
}

export function stacksOf(pieces: readonly PiecePicture[]): Stack[] {
  const byHex = new Map<Hex, PiecePicture[]>();
  for (const piece of pieces) byHex.set(piece.hex, [...(byHex.get(piece.hex) ?? []), piece]);
  return [...byHex].map(([hex, here]) => ({
    hex,
    counters: here.filter(isCounter).sort(topLast),
    leaders: here.filter(piece => piece.kind === 'leader'),
  }));
}

const SIZES = {
  token: { counter: TOKEN_SIZE, plate: STAR_SIZE },
  words: { counter: WORDS_SIZE, plate: PLATE_SIZE },
} as const;

/** What a piece covers. */
export function seatBox({ piece, x, y, scale, face, build }: Seat): Box {
  const counter = face === 'counter' ? { width: COUNTER_WIDTH, height: counterHeight(build) } : SIZES[face].counter;
  const plate = face === 'counter' ? PLATE_SIZE : SIZES[face].plate;
  const { width, height } = piece.kind === 'leader' ? plate : counter;
  return boxAround({ x, y }, width * scale, height * scale);
}
