import { holds } from '@wigwag/kernel';
import type { Layout } from '../data/book.ts';
import type { Box } from '../geometry/box.ts';
import { distance, type Point } from '../geometry/point.ts';
import { fromCentimetres } from '../geometry/units.ts';
import type { Side, World } from '../world.ts';

/** 13.11/size: an operational base measures 6 x 6 cm. */
export const BASE_SIDE = fromCentimetres(6);

const POINTS = 3;

export type Edge = 'top' | 'bottom';

/** The plan of 13.7 on a table, in inches. Player A has the top edge. */
export interface Plan {
  /** The whole table. */
  readonly table: Box;
  readonly edges: Readonly<Record<Side, Edge>>;
  /** Where patrol markers are deployed; the ground between the zones is neutral. */
  readonly zones: Readonly<Record<Side, Box>>;
  readonly neutral: Box;
  /** How deep each zone is, from the own edge. */
  readonly depths: Readonly<Record<Side, number>>;
  readonly points: readonly Point[];
  /** The squares of the operational bases, and the middle of the edge that each touches. */
  readonly bases: Readonly<Record<Side, Box>>;
  readonly middles: Readonly<Record<Side, Point>>;
  readonly halfLine: readonly [Point, Point];
}

type Table = World['table'];

const bySide = <T>(a: Side, ofA: T, ofB: T): Record<Side, T> =>
  a === 'blue' ? { blue: ofA, grey: ofB } : { blue: ofB, grey: ofA };

/** Half-turn symmetric: one point nearer to each player, one in the middle. */
const echelon = ({ width, height }: Table): Point[] => [
  { x: width / 4, y: height / 2 - 6 },
  { x: width / 2, y: height / 2 },
  { x: (3 * width) / 4, y: height / 2 + 6 },
];

const midline = ({ width, height }: Table): Point[] => [
  { x: width / 4, y: height / 2 },
  { x: width / 2, y: height / 2 },
  { x: (3 * width) / 4, y: height / 2 },
];

/** 13.9: an ordinary battle has three points; only a scenario may have more or fewer. */
function pointsOf({ table, options }: World, { preset, points }: Layout): readonly Point[] {
  if (preset === 'midline') return midline(table);
  if (preset === 'echelon') return echelon(table);
  const odd = !options.special && points.length !== POINTS;
  return holds('13.9/three-points', odd) ? echelon(table) : points;
}

/** A zone ends at the middle of the table at the latest, however deep the data make it. */
const depthOn = ({ height }: Table, depth: number): number => Math.max(0, Math.min(depth, height / 2));

/** Where everything of the plan lies when `a` is player A. It asks for no battlefield: 13.7/layout-constant. */
export function layoutOf(world: World, a: Side): Plan {
  const { width, height } = world.table;
  const layout = world.book.layout.value;
  const [depthA, depthB] = [depthOn(world.table, layout.depthA), depthOn(world.table, layout.depthB)];
  const strip = (top: number, bottom: number): Box => ({ left: 0, top, right: width, bottom });
  const base = (top: number): Box => ({
    left: (width - BASE_SIDE) / 2,
    top,
    right: (width + BASE_SIDE) / 2,
    bottom: top + BASE_SIDE,
  });
  return {
    table: strip(0, height),
    edges: bySide<Edge>(a, 'top', 'bottom'),
    zones: bySide(a, strip(0, depthA), strip(height - depthB, height)),
    neutral: strip(depthA, height - depthB),
    depths: bySide(a, depthA, depthB),
    points: pointsOf(world, layout),
    bases: bySide(a, base(0), base(height - BASE_SIDE)),
    middles: bySide<Point>(a, { x: width / 2, y: 0 }, { x: width / 2, y: height }),
    halfLine: [
      { x: 0, y: height / 2 },
      { x: width, y: height / 2 },
    ],
  };
}

/** 13.9/measure-from-point: from the point itself, whatever marks it and whatever terrain lies under it. */
export const distanceToPoint = (plan: Plan, point: number, from: Point): number => {
  const at = plan.points[point];
  return at === undefined ? Infinity : distance(at, from);
};
