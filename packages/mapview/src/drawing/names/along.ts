import type { Point } from '@wigwag/hex';
import { at, type Box, between, boxAround, overlap } from '../sheet/layout.ts';

/** A name along a line. */
export interface WrittenAlong {
  readonly d: string;
  /** What the letters cover. */
  readonly boxes: readonly Box[];
}

/** How a name is written along a line. */
export interface Hand {
  readonly size: number;
  /** From one writing of a name to the next. */
  readonly again: number;
  /** From the line to the foot of the letters: above it, or with a negative number below. */
  readonly off: number;
  /** What it should not be written over. */
  readonly avoid?: readonly Box[];
}

const SPACED = 0.54;
const STEP = 8;

/** A point of the line that letters stand on, and how far the water is from it there. */
interface LinePoint extends Point {
  readonly astray: number;
}

/** Hexsides zigzag; letters want a calm line. */
function calmed(points: readonly Point[], times = 3): readonly LinePoint[] {
  let line = points;
  for (let n = 0; n < times; n++) {
    const before = line;
    line = before.map((point, index) => {
      const [a, b] = [before[index - 1] ?? point, before[index + 1] ?? point];
      return { x: (a.x + 2 * point.x + b.x) / 4, y: (a.y + 2 * point.y + b.y) / 4 };
    });
  }
  return line.map(({ x, y }, index) => {
    const water = points[index] ?? { x, y };
    return { x, y, astray: Math.hypot(x - water.x, y - water.y) };
  });
}

/** Points at equal steps along a line. */
function paced(points: readonly LinePoint[]): LinePoint[] {
  const steps: LinePoint[] = [];
  let due = 0;
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; due <= length; due += STEP) {
      const share = length === 0 ? 0 : due / length;
      steps.push({ ...between(from, to, share), astray: Math.max(from.astray, to.astray) });
    }
    due -= length;
  });
  return steps;
}

const farthest = (points: readonly LinePoint[]): number => Math.max(...points.map(({ astray }) => astray));

/** How ill a stretch suits letters: the angles between its steps, how steeply it stands, how far off the water is. */
function bending(points: readonly LinePoint[]): number {
  const angles = points
    .slice(1)
    .map((to, index) => Math.atan2(to.y - (points[index]?.y ?? 0), to.x - (points[index]?.x ?? 0)));
  const turned = angles.slice(1).reduce((sum, angle, index) => {
    const apart = Math.abs(angle - (angles[index] ?? angle));
    return sum + Math.min(apart, Math.PI * 2 - apart) ** 2;
  }, 0);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return Number.POSITIVE_INFINITY;
  return turned + farthest(points) / 40 + 0.25 * Math.abs(Math.sin(Math.atan2(last.y - first.y, last.x - first.x)));
}

/** Beside the line, above it, read from left to right. */
function bank(points: readonly LinePoint[], off: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  const onward = first === undefined || last === undefined || last.x >= first.x ? points : points.toReversed();
  const far = off + farthest(points) * 0.8;
  return onward.map((point, index) => {
    const [a, b] = [onward[index - 1] ?? point, onward[index + 1] ?? point];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: point.x + ((b.y - a.y) / length) * far, y: point.y - ((b.x - a.x) / length) * far };
  });
}

const lineOf = (points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('');

/** How much of a stretch lies where something else is. */
const crossed = (points: readonly LinePoint[], size: number, avoid: readonly Box[]): number =>
  avoid.length === 0
    ? 0
    : points.filter(point => avoid.some(box => overlap(boxAround(point, STEP, size), box) > 0)).length / points.length;

/** The calmest stretch of each part of the course that is long enough for the name. */
function stretchesAlong(points: readonly LinePoint[], text: string, { size, again, avoid = [] }: Hand): LinePoint[][] {
  const needed = Math.ceil((text.length * size * SPACED) / STEP) + 2;
  const parts = Math.max(1, Math.floor((points.length * STEP) / again));
  const each = Math.floor(points.length / parts);
  if (each < needed) return [];
  return Array.from({ length: parts }, (_, part) => {
    const starts = Array.from({ length: Math.floor((each - needed) / 3) + 1 }, (__, n) => part * each + n * 3);
    const stretches = starts.map(start => points.slice(start, start + needed));
    const cost = (stretch: readonly LinePoint[]): number => bending(stretch) + 4 * crossed(stretch, size, avoid);
    return stretches.reduce((best, stretch) => (cost(stretch) < cost(best) ? stretch : best));
  });
}

function boxesOf(points: readonly Point[], size: number): Box[] {
  return points
    .filter((_, index) => index % 2 === 0)
    .map(({ x, y }) => ({ x: x - STEP, y: y - size * 0.8, width: 2 * STEP, height: size }));
}

/** A name along a line, as often as its hand says, where the line is calm. */
export function writeAlong(line: readonly Point[], text: string, hand: Hand): WrittenAlong[] {
  return stretchesAlong(paced(calmed(line)), text, hand).map(stretch => {
    const written = bank(stretch, hand.off);
    return { d: lineOf(written), boxes: boxesOf(written, hand.size) };
  });
}
