import type { Point } from '@wigwag/hex';
import { boxHolding, gathering, middleOf, type SidedPoint } from '../drawing/sheet/gathering.ts';
import type { Box } from '../drawing/sheet/layout.ts';
import { WORK } from '../drawing/sheet/sight.ts';
import { areaOf, centred, type Framed, isSeen, panned, scaleFor, spotOf, type Transform, whole } from './transform.ts';

/** A point in the middle of the frame, and how large a unit is drawn. */
export interface Look {
  readonly middle: Point;
  readonly k: number;
}

/** What a look is to show. */
export interface Wanted {
  /** Where something is asked. */
  readonly asked: readonly Point[];
  /** All pieces of the side that is asked. */
  readonly acting: readonly Point[];
  readonly pieces: readonly SidedPoint[];
}

/** Below the second the names on the pieces are gone; the first is what is wanted. */
const [READABLE, SMALLEST] = [0.8, 0.76];
/** To see all of an army one goes back so far; from there its stacks have their strength. */
const FARTHEST = 0.5;

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** So far inside the frame, in pixels, they lie where there is room: clear of what lies in its corners. */
const INSIDE = 150;

/** All of these in the frame, and as many of the other pieces as there is room for. */
function around(points: readonly Point[], k: number, framed: Framed, pieces: readonly SidedPoint[]): Look {
  const area = areaOf(framed);
  const seen = { width: area.width / k, height: area.height / k };
  const held = boxHolding(points);
  const [here, best] = [middleOf(held), gathering(seen, framed.box, pieces)];
  const [slackX, slackY] = [seen.width - held.width, seen.height - held.height].map(room =>
    Math.max(0, room / 2 - INSIDE / k),
  );
  return {
    middle: {
      x: within(here.x - (slackX ?? 0), best.x, here.x + (slackX ?? 0)),
      y: within(here.y - (slackY ?? 0), best.y, here.y + (slackY ?? 0)),
    },
    k,
  };
}

/** So near to the edge of the frame, in pixels, a piece is at the edge. */
const EDGE = 100;

/** All of these at one edge of the frame, although they would not have to be. */
function isAtEdge({ middle, k }: Look, framed: Framed, points: readonly Point[]): boolean {
  const { width, height } = areaOf(framed);
  const { width: across, height: down } = boxHolding(points);
  const isNear = (distance: number, side: number): boolean => Math.abs(distance) * k > side / 2 - EDGE;
  const isLoose = across * k < width / 2 && down * k < height / 2;
  return isLoose && points.every(({ x, y }) => isNear(x - middle.x, width) || isNear(y - middle.y, height));
}

/** Their boxes and plates are larger than their middles. */
const MARGIN = 40;

/** As near as all of these can be seen, but not nearer than is of use. */
function scaleOver(framed: Framed, points: readonly Point[]): number {
  if (points.length === 0) return 0;
  const { width, height } = areaOf(framed);
  return Math.min(READABLE, scaleFor({ width: width - MARGIN, height: height - MARGIN }, boxHolding(points)));
}

/**
 * The side that is asked sees its pieces: with all others if they can be read, alone if not, from farther off if that helps.
 * Where its army is too widely spread it sees at least where it is asked.
 */
export function firstLook(framed: Framed, { asked, acting, pieces }: Wanted): Look | 'whole' {
  const { box } = framed;
  const area = areaOf(framed);
  const least = scaleFor(area, box);
  if (least >= WORK) return 'whole';
  const tries: readonly (readonly [readonly Point[], number])[] = [
    [pieces, SMALLEST],
    [acting, SMALLEST],
    [acting, FARTHEST],
    [asked, least],
  ];
  for (const [points, atLeast] of tries) {
    const k = scaleOver(framed, points);
    if (k < atLeast || points.length === 0) continue;
    const look = around(points, k, framed, pieces);
    // Whoever is asked is not to look for his own in a corner.
    if (points !== pieces || !isAtEdge(look, framed, acting)) return look;
  }
  const k = SMALLEST;
  return { middle: gathering({ width: area.width / k, height: area.height / k }, box, pieces), k };
}

const laid = ({ middle, k }: Look, framed: Framed): Transform => centred(middle, k, framed);

/** From what lies over the map, and from the edge of the frame. */
const CLEAR = 44;

const isUnder = ({ x, y }: Point, over: Box, clear = CLEAR): boolean =>
  x > over.x - clear && y > over.y - clear && x < over.x + over.width + clear && y < over.y + over.height + clear;

/** Half a counter: so much of a piece may lie beside its middle. */
const HALF = 26;

/** Is a point of the map in the frame, and under nothing that lies over it? */
export const isFree = (point: Point, at: Transform, framed: Framed, over: readonly Box[]): boolean =>
  isSeen(point, at, framed) && !over.some(each => isUnder(spotOf(point, at, framed), each, 0));

/** The whole map, moved aside or down where something at its edge would lie over a piece and there is room for all others. */
export function wholeClearedOf(framed: Framed, pieces: readonly Point[], over: readonly Box[]): Transform {
  const at = whole(framed);
  const area = areaOf(framed);
  const spots = pieces.map(point => spotOf(point, at, framed));
  const hidden = over.flatMap(each =>
    spots
      .filter(spot => isUnder(spot, each, HALF))
      .map(spot => ({ right: each.x + each.width + HALF - spot.x, down: each.y + each.height + HALF - spot.y })),
  );
  if (hidden.length === 0) return at;
  const right = { x: Math.max(...hidden.map(way => way.right)) + 1, y: 0 };
  const down = { x: 0, y: Math.max(...hidden.map(way => way.down)) + 1 };
  const isGood = (by: Point): boolean =>
    spots.every(({ x, y }) => {
      const moved = { x: x + by.x, y: y + by.y };
      const isInside = by.y === 0 ? moved.x < area.x + area.width - HALF : moved.y < area.y + area.height - HALF;
      return isInside && !over.some(each => isUnder(moved, each, HALF));
    });
  const ways = right.x < down.y ? [right, down] : [down, right];
  const way = ways.find(isGood);
  return way === undefined ? at : panned(at, way);
}

/** The shortest way for a point that is in the frame to come out from under what lies over it; undefined: there is none. */
export function wayOut(point: Point, at: Transform, framed: Framed, over: readonly Box[]): Point | undefined {
  const { x, y } = spotOf(point, at, framed);
  const ways = over
    .filter(each => isUnder({ x, y }, each, 0))
    .flatMap(each => [
      { x: each.x + each.width + HALF - x, y: 0 },
      { x: each.x - HALF - x, y: 0 },
      { x: 0, y: each.y + each.height + HALF - y },
      { x: 0, y: each.y - HALF - y },
    ])
    .filter(by => isFree(point, panned(at, by), framed, over));
  return ways.sort((one, other) => Math.abs(one.x + one.y) - Math.abs(other.x + other.y))[0];
}

/** How far a look is moved, in pixels, so that the spots come out from under something: to the right, downwards or upwards. */
function waysOut(
  spots: readonly Point[],
  over: Box,
): { readonly right: number; readonly down: number; readonly up: number } {
  const hidden = spots.filter(spot => isUnder(spot, over));
  return {
    right: Math.max(0, ...hidden.map(({ x }) => over.x + over.width + CLEAR + 1 - x)),
    down: Math.max(0, ...hidden.map(({ y }) => over.y + over.height + CLEAR + 1 - y)),
    up: Math.max(0, ...hidden.map(({ y }) => y - over.y + CLEAR + 1)),
  };
}

/** The look, and others that are moved aside or seen from a little farther, so that the points come out from under something. */
const tried = (look: Look, framed: Framed, points: readonly Point[], over: readonly Box[]): readonly Look[] =>
  [1, 0.92, 0.85, 0.78].flatMap((nearer): Look[] => {
    const k = look.k * nearer;
    const moved = (x: number, y: number): Look => ({
      middle: { x: look.middle.x - x / k, y: look.middle.y - y / k },
      k,
    });
    const spots = points.map(point => spotOf(point, laid(moved(0, 0), framed), framed));
    const out = over.map(leaf => waysOut(spots, leaf));
    const aside = [0, ...out.map(({ right }) => right)];
    const along = [0, ...out.flatMap(({ down, up }) => [down, -up])];
    return aside
      .flatMap(x => along.map(y => ({ x, y })))
      .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))
      .map(({ x, y }) => moved(x, y));
  });

/** None of the first points that this can be had for lies under something at the left of the map. */
export function clearedOf(
  look: Look,
  framed: Framed,
  groups: readonly (readonly Point[])[],
  over: readonly Box[],
): Look {
  for (const points of groups) {
    const isGood = (each: Look): boolean =>
      points.every(point => {
        const at = laid(each, framed);
        const spot = spotOf(point, at, framed);
        return isSeen(point, at, framed, CLEAR) && !over.some(leaf => isUnder(spot, leaf));
      });
    const found = tried(look, framed, points, over).find(isGood);
    if (found !== undefined) return found;
  }
  return look;
}
