import { DIRECTIONS, type Grid, type Hex, neighbour, type Point, sideOf } from '@wigwag/hex';
import { at, centreOf, cornerKey, crossingPoint, endsOf, shaken } from '../sheet/layout.ts';
import type { Drawn } from './blocks.ts';

/** A hexside on the edge of a region, walked with the region on the right. */
interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly middle: Point;
}

function edgesOf(grid: Grid, hex: Hex, inside: (hex: Hex) => boolean): Edge[] {
  const { x, y } = centreOf(grid, hex);
  return DIRECTIONS.filter(d => !inside(neighbour(grid, hex, d))).map(d => {
    const side = sideOf(grid, hex, d);
    const [a, b] = endsOf(grid, side);
    const clockwise = (a.x - x) * (b.y - y) - (a.y - y) * (b.x - x) > 0;
    return { from: clockwise ? a : b, to: clockwise ? b : a, middle: crossingPoint(grid, side) };
  });
}

/** The edge that goes on where each one ends: on a hex grid there is exactly one. */
function loopsOf(edges: readonly Edge[]): Edge[][] {
  const leaving = new Map(edges.map(edge => [cornerKey(edge.from), edge]));
  const loops: Edge[][] = [];
  for (const first of edges) {
    const loop: Edge[] = [];
    for (let edge = leaving.get(cornerKey(first.from)); edge !== undefined; edge = leaving.get(cornerKey(edge.to))) {
      leaving.delete(cornerKey(edge.from));
      loop.push(edge);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

function curve(loop: readonly Edge[]): string {
  const last = loop.at(-1);
  if (last === undefined) return '';
  const bends = loop.map(({ from, middle }) => `Q${at(shaken(from))} ${at(middle)}`);
  return `M${at(last.middle)}${bends.join('')}Z`;
}

/** The bends of a coast one by one, so that they can be stroked block by block. */
export function shoresOf<K>(grid: Grid, hexes: readonly Hex[], kind: K): Drawn<K>[] {
  return loopsIn(grid, hexes).flatMap(loop =>
    loop.map(({ from, middle }, index) => {
      const before = loop.at(index - 1)?.middle ?? middle;
      return { kind, at: from, d: `M${at(before)}Q${at(shaken(from))} ${at(middle)}` };
    }),
  );
}

function loopsIn(grid: Grid, hexes: readonly Hex[]): Edge[][] {
  const region = new Set(hexes);
  return loopsOf(hexes.flatMap(hex => edgesOf(grid, hex, each => region.has(each))));
}

/** The outline of some hexes as a coast: it bends round corners and runs through the middles of hexsides. */
export function coastOf(grid: Grid, hexes: readonly Hex[]): string {
  return loopsIn(grid, hexes).map(curve).join('');
}
