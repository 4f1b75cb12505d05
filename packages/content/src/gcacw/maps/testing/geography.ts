import { bundledMap } from '@wigwag/content/bundled';
import type { HexsideData, MapData } from '@wigwag/gcacw';
import { type Hexside, OFF_MAP, type Point, sideEnds } from '@wigwag/hex';

export function shippedMap(id: string): MapData {
  const map = bundledMap(id);
  if (map === undefined) throw new Error(`no map ${id}`);
  return map;
}

export const sidesWith = ({ hexsides }: MapData, test: (side: HexsideData) => boolean): Hexside[] =>
  hexsides.flatMap((side, index) => (side !== undefined && test(side) ? [index] : []));

export const endsOf = ({ grid }: MapData, side: Hexside): [number, number] => [
  grid.sideHexes[side * 2] ?? OFF_MAP,
  grid.sideHexes[side * 2 + 1] ?? OFF_MAP,
];

/** A corner of the grid by a name that all hexsides meeting there share. */
const corner = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`.replaceAll('-0.0', '0.0');

export function cornersOf({ grid }: MapData, side: Hexside): [string, string] {
  const [from, to] = sideEnds(grid, side);
  return [corner(from), corner(to)];
}

/** Corners on the edge of the map or on open water, where a river may begin or end. */
export function outlets(map: MapData): Set<string> {
  const isOpen = (hex: number): boolean =>
    hex === OFF_MAP || ['water', 'off-map'].includes(map.hexes[hex]?.terrain ?? '');
  const sides = Array.from({ length: map.grid.sideCount }, (_, side) => side);
  return new Set(sides.filter(side => endsOf(map, side).some(isOpen)).flatMap(side => cornersOf(map, side)));
}

/** The separate networks that links make, the smallest first. */
export function networks<Node>(links: readonly (readonly [Node, Node])[]): Set<Node>[] {
  const group = new Map<Node, Set<Node>>();
  for (const [a, b] of links) {
    const [one, other] = [group.get(a) ?? new Set([a]), group.get(b) ?? new Set([b])];
    const [small, large] = one.size < other.size ? [one, other] : [other, one];
    for (const node of small) large.add(node);
    for (const node of [a, b, ...small]) group.set(node, large);
  }
  return [...new Set(group.values())].sort((a, b) => a.size - b.size);
}
