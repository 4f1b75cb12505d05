import type { Hex, Point } from '@wigwag/hex';
import { sway } from './chance.ts';
import { at, between, centreOf, crossingPoint, RADIUS, sidesOf } from './layout.ts';
import type { MapPicture, Way } from './picture.ts';

export type DrawnWay = Way | 'unfinished';

interface Exit {
  readonly point: Point;
  readonly direction: number;
}

/** Where the ways of a hex meet: the middle, or a little beside it where nothing is built. */
function hubOf({ grid, hexes }: MapPicture, hex: Hex): Point {
  const { x, y } = centreOf(grid, hex);
  const data = hexes[hex];
  if (data?.place !== undefined || data?.station) return { x, y };
  return { x: x + sway(hex, 2) * RADIUS * 0.1, y: y + sway(hex, 3) * RADIUS * 0.1 };
}

const isKind = (kind: DrawnWay, way: Way, unfinished: boolean): boolean =>
  way === 'railroad' ? kind === (unfinished ? 'unfinished' : 'railroad') : kind === way;

/** A railroad beside a road keeps its distance. */
const shiftOf = (kind: DrawnWay, ways: readonly Way[]): number =>
  ways.length > 1 && (kind === 'railroad' || kind === 'unfinished') ? 0.18 : 0;

function exitsOf({ grid, hexsides }: MapPicture, hex: Hex, kind: DrawnWay): Exit[] {
  return sidesOf(grid, hex).flatMap((side, direction) => {
    const data = hexsides[side];
    if (!data?.ways.some(way => isKind(kind, way, data.unfinished))) return [];
    return [{ point: crossingPoint(grid, side, shiftOf(kind, data.ways)), direction }];
  });
}

const turn = (a: Exit, b: Exit): number => {
  const apart = Math.abs(a.direction - b.direction);
  return Math.min(apart, 6 - apart);
};

/** The two exits that lie most nearly opposite each other are one way; the others join it. */
function straightest(exits: readonly Exit[]): readonly [Exit, Exit] | undefined {
  const pairs = exits.flatMap((a, index) => exits.slice(index + 1).map(b => [a, b] as const));
  return pairs.sort((one, other) => turn(...other) - turn(...one))[0];
}

function through(a: Point, b: Point, hub: Point, middle: Point): string {
  const before = { x: hub.x - (b.x - a.x) * 0.2, y: hub.y - (b.y - a.y) * 0.2 };
  return `M${at(a)} C${at(between(a, middle, 0.45))} ${at(before)} ${at(hub)} S${at(between(b, middle, 0.45))} ${at(b)}`;
}

const joining = (a: Point, hub: Point, middle: Point): string =>
  `M${at(a)} C${at(between(a, middle, 0.4))} ${at(between(a, hub, 0.7))} ${at(hub)}`;

function pathsIn(map: MapPicture, hex: Hex, kind: DrawnWay): string[] {
  const exits = exitsOf(map, hex, kind);
  const hub = hubOf(map, hex);
  const middle = centreOf(map.grid, hex);
  const main = straightest(exits);
  const side = exits.filter(exit => !main?.includes(exit)).map(({ point }) => joining(point, hub, middle));
  return main === undefined ? side : [through(main[0].point, main[1].point, hub, middle), ...side];
}

/** Every way of one kind, as one path. */
export const network = (map: MapPicture, kind: DrawnWay): string =>
  map.hexes.flatMap((_, hex) => pathsIn(map, hex, kind)).join(' ');
