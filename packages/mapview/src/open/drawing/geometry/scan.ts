import type { Point } from '@wigwag/hex';
import { rightOf } from './lines.ts';

export type Stretch = readonly [Point, Point];

/** Where a straight line, so far across the grain, passes the edges: how far along. */
function crossings(rings: readonly (readonly Point[])[], along: Point, across: Point, off: number): number[] {
  const found: number[] = [];
  for (const ring of rings) {
    ring.forEach((a, index) => {
      const b = ring[(index + 1) % ring.length] ?? a;
      const [from, to] = [a.x * across.x + a.y * across.y - off, b.x * across.x + b.y * across.y - off];
      if (from > 0 === to > 0) return;
      const share = from / (from - to);
      const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
      found.push(x * along.x + y * along.y);
    });
  }
  return found.sort((a, b) => a - b);
}

/** A shape that reaches so far is nothing that lies on a table. */
const MOST_ROWS = 5000;

/** Parallel lines across a shape, cut at its edges; rings inside others are holes. */
export function hatchedBy(rings: readonly (readonly Point[])[], along: Point, spacing: number): Stretch[] {
  const across = rightOf(along);
  const most = Math.max(...rings.flat().map(({ x, y }) => Math.hypot(x, y)));
  if (!(most / spacing < MOST_ROWS)) return [];
  const offs = rings.flat().map(({ x, y }) => x * across.x + y * across.y);
  const stretches: Stretch[] = [];
  const place = (t: number, off: number): Point => ({
    x: along.x * t + across.x * off,
    y: along.y * t + across.y * off,
  });
  // Lines lie on one lattice over the whole table: two shapes side by side are hatched as one.
  for (let row = Math.ceil(Math.min(...offs) / spacing); row * spacing < Math.max(...offs); row++) {
    const off = row * spacing;
    const cuts = crossings(rings, along, across, off);
    for (let index = 0; index + 1 < cuts.length; index += 2) {
      stretches.push([place(cuts[index] ?? 0, off), place(cuts[index + 1] ?? 0, off)]);
    }
  }
  return stretches;
}
