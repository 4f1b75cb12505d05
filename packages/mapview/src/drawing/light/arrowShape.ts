import type { Point } from '@wigwag/hex';
import { at, between } from '../sheet/layout.ts';

/** Short of the piece that it leads to, in the picture's own units. */
const SHORT = 24;
/** Length and half the breadth of a head, for a line of one unit. */
const HEAD = { length: 2.6, breadth: 1.55 };

export interface ArrowShape {
  readonly line: string;
  readonly head: string;
}

const shortened = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length <= by ? between(from, to, 0.2) : between(from, to, 1 - by / length);
};

/** From the middle of one step to that of the next, bent by the hex between them. */
function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return '';
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] as Point;
    const end = index === rest.length - 2 ? last : between(point, next);
    return `Q${at(point)} ${at(end)}`;
  });
  return bends.length === 0 ? `M${at(first)} L${at(last)}` : `M${at(first)} ${bends.join(' ')}`;
}

/** A way from hex to hex as a line with a head. Undefined: it leads nowhere. */
export function arrowShape(points: readonly Point[], breadth: number): ArrowShape | undefined {
  const [before, end] = [points.at(-2), points.at(-1)];
  if (before === undefined || end === undefined || (before.x === end.x && before.y === end.y)) return undefined;
  const tip = shortened(before, end, SHORT);
  const neck = shortened(before, tip, HEAD.length * breadth);
  const away = Math.hypot(tip.x - neck.x, tip.y - neck.y) || 1;
  const [dx, dy] = [(tip.x - neck.x) / away, (tip.y - neck.y) / away];
  const half = HEAD.breadth * breadth;
  const wings = [1, -1].map(side => ({ x: neck.x - dy * half * side, y: neck.y + dx * half * side }));
  return { line: curve([...points.slice(0, -1), neck]), head: [tip, ...wings].map(at).join(' ') };
}
