import { holds } from '@wigwag/kernel';
import type { Linear } from '../../data/army.ts';
import { crossings, type Line, nearestOnLine } from '../../geometry/line.ts';
import { distance, headingTo, type Point } from '../../geometry/point.ts';
import { angleBetweenAxes, atMost, EPS, inches } from '../../geometry/units.ts';
import type { LinearPiece, TerrainBoard } from '../board.ts';
import { pointsIn, type Span, spanOf } from '../judging/worked.ts';

/** Inches between any two bridges. */
export const SPACING = 3;

const INCHES_PER_BRIDGE = 24;

/** A road that runs almost along a river makes no endless bridge: this many widths of the water at most. */
const LONGEST = 5;

/** 13.10: one bridge for every full 24 inches of a river, and at least one. */
export function bridgesDue(length: number): number {
  const full = holds('13.10/bridge-per-24', true) ? Math.floor((length + EPS) / INCHES_PER_BRIDGE) : 0;
  return holds('13.10/bridge-min-1', full < 1) ? 1 : full;
}

export const isWater = (linear: Linear): boolean => linear === 'river' || linear === 'stream';
export const isWay = (linear: Linear): boolean => linear === 'road' || linear === 'railway';

/** A line that is being laid, or lies already. */
export interface Course {
  readonly linear: Linear;
  readonly line: Line;
  /** Inches. */
  readonly width: number;
}

export const courseOf = ({ linear, line, width }: LinearPiece): Course => ({
  linear,
  line: pointsIn(line),
  width: inches(width),
});

const RADIANS = Math.PI / 180;

/** The bridge that carries a road or a railway over water at a crossing. */
function spanAt(at: Point, way: Course, leg: number, water: Course, waterLeg: number): Span {
  const heading = headingTo(way.line[leg] ?? at, way.line[leg + 1] ?? at);
  const bank = headingTo(water.line[waterLeg] ?? at, water.line[waterLeg + 1] ?? at);
  const sine = Math.sin(angleBetweenAxes(heading, bank) * RADIANS);
  const length = Math.min(water.width * LONGEST, sine > 0 ? water.width / sine : Infinity);
  return { at, heading: heading % 180, length, width: way.width };
}

export interface Arising {
  /** The water it is over; '': the one that is being laid. */
  readonly over: string;
  readonly span: Span;
  /** The leg of the way on which it lies. */
  readonly leg: number;
}

/** 13.10: what is laid across what. */
const makesBridge = (laid: Linear, across: Linear): boolean =>
  holds('13.10/road-makes-bridge', laid === 'road') ||
  holds('13.10/rail-as-road', laid === 'railway' && across === 'stream') ||
  holds('13.10/stream-as-river', laid === 'stream') ||
  holds('13.10/bridge-auto', laid === 'river' || across === 'river');

/** Where one crosses the other; each crossing once. */
function arisingAt(way: Course, water: Course, over: string): Arising[] {
  return crossings(way.line, water.line).map(({ at, legs: [leg, waterLeg] }) => ({
    over,
    span: spanAt(at, way, leg, water, waterLeg),
    leg,
  }));
}

/** a road uses a bridge that it crosses within half of the bridge's width. */
export const isUsed = (standing: Span, at: Point): boolean => atMost(distance(standing.at, at), standing.width / 2);

/** All crossings that a line makes with what lies, whether a bridge stands there or not. */
export function crossingsOf({ lines }: Pick<TerrainBoard, 'lines'>, laid: Course): Arising[] {
  return lines.flatMap(piece => {
    if (!makesBridge(laid.linear, piece.linear)) return [];
    if (isWay(laid.linear) && isWater(piece.linear)) return arisingAt(laid, courseOf(piece), piece.id);
    if (isWater(laid.linear) && isWay(piece.linear)) return arisingAt(courseOf(piece), laid, '');
    return [];
  });
}

/** The bridges that arise when a line is laid: crossings over a standing bridge use it. */
export function bridgesArising(terrain: Pick<TerrainBoard, 'lines' | 'bridges'>, laid: Course): Arising[] {
  const fresh: Arising[] = [];
  for (const crossing of crossingsOf(terrain, laid)) {
    const standing = terrain.bridges.filter(({ over }) => over === crossing.over).map(spanOf);
    const own = fresh.filter(({ over }) => over === crossing.over).map(({ span }) => span);
    if (![...standing, ...own].some(span => isUsed(span, crossing.span.at))) fresh.push(crossing);
  }
  return fresh;
}

/** A bridge laid by hand: straight across the river. */
export function spanPlaced(at: Point, water: Course, width: number): Span {
  const { leg, at: middle } = nearestOnLine(at, water.line);
  const bank = headingTo(water.line[leg] ?? at, water.line[leg + 1] ?? at);
  return { at: middle, heading: (bank + 90) % 180, length: water.width, width };
}
