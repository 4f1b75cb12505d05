import type { Hex, Point } from '@wigwag/hex';
import type { MapPicture, Way } from '../../picture.ts';
import { at, between, centreOf, crossingPoint, drawnHexes, endsOf, RADIUS, sidesOf } from '../sheet/layout.ts';
import { sway } from '../sheet/noise.ts';
import type { Drawn } from './blocks.ts';

export type DrawnWay = Way | 'unfinished';

interface Exit {
  readonly kind: DrawnWay;
  readonly point: Point;
  /** From the middle of the hexside to that of the hex. */
  readonly inward: Point;
  readonly direction: number;
}

/** Where ways are the same kind of thing: a railroad has its own course through a hex. */
const isRail = (kind: DrawnWay): boolean => kind === 'railroad' || kind === 'unfinished';
const GREATEST_FIRST: readonly DrawnWay[] = ['pike', 'road', 'trail', 'railroad', 'unfinished'];

const kindOf = (way: Way, unfinished: boolean): DrawnWay => (way === 'railroad' && unfinished ? 'unfinished' : way);

/** A railroad beside a road keeps its distance. */
const shiftOf = (way: Way, ways: readonly Way[]): number => (ways.length > 1 && way === 'railroad' ? 0.2 : 0);

function exitsOf({ grid, hexsides }: MapPicture, hex: Hex): Exit[] {
  const middle = centreOf(grid, hex);
  return sidesOf(grid, hex).flatMap((side, direction) => {
    const data = hexsides[side];
    if (data === undefined || data.ways.length === 0) return [];
    const { x, y } = between(...endsOf(grid, side));
    return data.ways.map(way => ({
      kind: kindOf(way, data.unfinished),
      point: crossingPoint(grid, side, shiftOf(way, data.ways)),
      inward: { x: middle.x - x, y: middle.y - y },
      direction,
    }));
  });
}

type Pair = readonly [Exit, Exit];

const sixthsApart = ([a, b]: Pair): number => {
  const apart = Math.abs(a.direction - b.direction);
  return Math.min(apart, 6 - apart);
};

/** The two exits that lie most nearly opposite each other. */
const straightest = (exits: readonly Exit[]): Pair | undefined =>
  exits
    .flatMap((a, index) => exits.slice(index + 1).map(b => [a, b] as const))
    .reduce<Pair | undefined>(
      (best, pair) => (best === undefined || sixthsApart(pair) > sixthsApart(best) ? pair : best),
      undefined,
    );

/** The way that runs through the hex: the straightest of the greatest kind that has two exits. */
function mainOf(exits: readonly Exit[]): Pair | undefined {
  for (const kind of GREATEST_FIRST) {
    const pair = straightest(exits.filter(exit => exit.kind === kind));
    if (pair !== undefined) return pair;
  }
  return straightest(exits);
}

/** Where the ways of a hex meet: in its place, else where the way that runs through it is half way, a little shaken. */
function hubOf({ grid, hexes }: MapPicture, hex: Hex, main: Pair | undefined): Point {
  const middle = centreOf(grid, hex);
  const data = hexes[hex];
  if (data?.place !== undefined || data?.station || main === undefined) return middle;
  const { x, y } = between(middle, between(main[0].point, main[1].point), 0.45);
  return { x: x + sway(hex, 2) * RADIUS * 0.1, y: y + sway(hex, 3) * RADIUS * 0.1 };
}

/**
 * From a hexside, which it crosses at a right angle so that the curves of two hexes are one, to the hub: there it lies along
 * the line to its partner on the other side, or runs straight in where it has none.
 */
function spoke({ point, inward }: Exit, partner: Exit | undefined, hub: Point): string {
  const last =
    partner === undefined
      ? between(point, hub, 0.7)
      : { x: hub.x - (partner.point.x - point.x) * 0.2, y: hub.y - (partner.point.y - point.y) * 0.2 };
  const first = { x: point.x + inward.x * 0.42, y: point.y + inward.y * 0.42 };
  return `M${at(point)}C${at(first)} ${at(last)} ${at(hub)}`;
}

/** Each exit's partner: of its own kind where there is one, else that of the way through the hex. */
function partners(exits: readonly Exit[], main: Pair | undefined): ReadonlyMap<Exit, Exit> {
  const pairs = GREATEST_FIRST.flatMap(kind => {
    const pair = straightest(exits.filter(exit => exit.kind === kind));
    return pair === undefined ? [] : [pair];
  });
  const all = pairs.length === 0 && main !== undefined ? [main] : pairs;
  return new Map(all.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
}

/** The strokes of roads, or of rails, in one hex. */
function strokesOf(map: MapPicture, hex: Hex, exits: readonly Exit[]): Drawn<DrawnWay>[] {
  const main = mainOf(exits);
  const hub = hubOf(map, hex, main);
  const partner = partners(exits, main);
  return exits.map(exit => ({ kind: exit.kind, at: hub, d: spoke(exit, partner.get(exit), hub) }));
}

/** All ways of the map. */
export function network(map: MapPicture): Drawn<DrawnWay>[] {
  return drawnHexes(map).flatMap(hex => {
    const exits = exitsOf(map, hex);
    const roads = exits.filter(({ kind }) => !isRail(kind));
    const rails = exits.filter(({ kind }) => isRail(kind));
    return [...strokesOf(map, hex, roads), ...strokesOf(map, hex, rails)];
  });
}
