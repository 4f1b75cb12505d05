import type { Grid, Hex, Point } from '@wigwag/hex';
import type { ForcePicture, LeaderPicture, PiecePicture, UnitPicture } from '../../picture.ts';
import { centreOf, RADIUS } from '../sheet/layout.ts';
import { type Build, COUNTER_WIDTH, counterHeight, PLATE_SIZE } from './outlines.ts';

/** Of pieces as they are drawn to pieces as they lie on the map. */
const PIECE_SCALE = 1.14;
const COUNTER_SIZE = COUNTER_WIDTH * PIECE_SCALE;
const FAN_STEP = PLATE_SIZE.width * PIECE_SCALE + 5;
const PLATE_STEP = (PLATE_SIZE.height + 0.3) * PIECE_SCALE;
/** The pieces of a hex stay in it, but for their rims: neighbours do not hide each other. */
const ROOM = RADIUS * Math.sqrt(3) + 2;

/** Of a closed stack, and the middle of its hex. */
export interface Strength extends Point {
  readonly units: number;
  readonly manpower: number;
}

export interface Seat {
  readonly piece: PiecePicture;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly build: Build;
  /** Lies under another piece of its stack: only an edge shows. */
  readonly under: boolean;
  /** Only on the top piece of a closed stack. */
  readonly stack?: Strength | undefined;
}

export interface Fan {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What lies in a stack, units and the markers that cover them; leaders are plates. */
type Counter = UnitPicture | ForcePicture;
const isCounter = (piece: PiecePicture): piece is Counter => piece.kind !== 'leader';
const menOf = (piece: Counter): number => (piece.kind === 'unit' ? piece.manpower : 0);
/** A marker lies on what it covers. */
const weight = (piece: Counter): number => (piece.kind === 'unit' ? piece.manpower : Number.MAX_SAFE_INTEGER);

const RANK = { selected: 2, aimed: 1, lit: 1, quiet: 0 } as const;

/** The piece a player wants to see: what is chosen, what may be chosen, the strongest. */
const topLast = (a: Counter, b: Counter): number =>
  RANK[a.emphasis] - RANK[b.emphasis] || weight(a) - weight(b) || (a.id < b.id ? 1 : -1);

/** Beside one leader a hex has room for a whole counter. */
const buildFor = (plates: number): Build => (plates < 2 ? 'full' : 'low');
const heightOf = (build: Build): number => counterHeight(build) * PIECE_SCALE;
const fullHeight = (plates: number): number => heightOf(buildFor(plates)) + plates * PLATE_STEP;

/** With three leaders and more even a low counter and its plates are drawn smaller. */
const shrink = (plates: number): number => Math.min(1, ROOM / fullHeight(plates));

/** A counter makes room for the leaders above it, so that the whole stays in its hex. */
const lowered = ({ x, y }: Point, plates: number): Point => ({
  x,
  y: y + (plates * PLATE_STEP * shrink(plates)) / 2,
});

/** What the pieces of a hex cover, about its middle. */
export const coveredHeight = (plates: number): number => fullHeight(plates) * shrink(plates);
export const COVERED_WIDTH = COUNTER_SIZE + 4;

/** Markers are no units. */
const strengthOf = (stack: readonly Counter[], middle: Point): Strength => ({
  ...middle,
  units: stack.filter(({ kind }) => kind === 'unit').length,
  manpower: stack.reduce((sum, piece) => sum + menOf(piece), 0),
});

function stackSeats(units: readonly Counter[], leaders: readonly LeaderPicture[], middle: Point): Seat[] {
  const { x, y } = lowered(middle, leaders.length);
  const depth = units.length - 1;
  const shrunk = shrink(leaders.length);
  const build = buildFor(leaders.length);
  const seats = units.map((piece, index): Seat => {
    const lift = Math.min(2, depth - index) * 3.4;
    const top = index === depth;
    return {
      piece,
      x: x + lift,
      y: y - lift,
      scale: PIECE_SCALE * shrunk,
      build,
      under: !top,
      ...(top && depth > 0 && { stack: strengthOf(units, middle) }),
    };
  });
  return [...seats, ...plates(leaders, { x, y }, build, shrunk)];
}

const plates = (leaders: readonly LeaderPicture[], { x, y }: Point, build: Build, shrunk = 1): Seat[] =>
  leaders.map((piece, index) => ({
    piece,
    x,
    y: y - (heightOf(build) / 2 + PLATE_STEP / 2 + index * PLATE_STEP) * shrunk,
    scale: PIECE_SCALE * shrunk,
    build,
    under: false,
  }));

function fanSeats(units: readonly Counter[], leaders: readonly LeaderPicture[], { x, y }: Point): Seat[] {
  return units.flatMap((piece, index) => {
    const point = { x: x + (index - (units.length - 1) / 2) * FAN_STEP, y };
    const own = leaders.filter(leader => leader.with === piece.id);
    return [{ piece, ...point, scale: PIECE_SCALE, build: 'full', under: false }, ...plates(own, point, 'full')];
  });
}

/** Where every piece is drawn; the open stack comes last, so that it lies on top. */
export function seatsOf(grid: Grid, pieces: readonly PiecePicture[], open: Hex | undefined): Seat[] {
  const byHex = new Map<Hex, PiecePicture[]>();
  for (const piece of pieces) byHex.set(piece.hex, [...(byHex.get(piece.hex) ?? []), piece]);
  const height = (hex: Hex): number => (hex === open ? Number.POSITIVE_INFINITY : centreOf(grid, hex).y);
  const hexes = [...byHex.keys()].sort((a, b) => height(a) - height(b));
  return hexes.flatMap(hex => {
    const here = byHex.get(hex) ?? [];
    const units = here.filter(isCounter);
    const leaders = here.filter(piece => piece.kind === 'leader');
    const middle = centreOf(grid, hex);
    if (hex !== open || units.length < 2) return stackSeats(units.toSorted(topLast), leaders, middle);
    return fanSeats(units, leaders, middle);
  });
}

export function fanOf(grid: Grid, pieces: readonly PiecePicture[], open: Hex | undefined): Fan | undefined {
  const here = pieces.filter(({ hex }) => hex === open);
  const units = here.filter(isCounter).length;
  const tallest = Math.max(
    0,
    ...here.map(({ id }) => here.filter(each => each.kind === 'leader' && each.with === id).length),
  );
  if (open === undefined || units < 2) return undefined;
  const { x, y } = centreOf(grid, open);
  const width = units * FAN_STEP + 8;
  const height = COUNTER_SIZE + tallest * PLATE_STEP + 10;
  return { x: x - width / 2, y: y + COUNTER_SIZE / 2 + 5 - height, width, height };
}
