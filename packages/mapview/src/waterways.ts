import type { Grid, Hexside, Point } from '@wigwag/hex';
import { at, between, endsOf } from './layout.ts';
import type { MapPicture, Water } from './picture.ts';

interface Shore {
  readonly side: Hexside;
  readonly ends: readonly [Point, Point];
}

const keyOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;
const isWater = (kind: Water, water: Water | undefined): boolean => water === kind;

/** Hexsides that meet are one ribbon: chains of corners from an end or a fork to the next. */
function chains(shores: readonly Shore[]): Point[][] {
  const meeting = new Map<string, Shore[]>();
  for (const shore of shores) {
    for (const end of shore.ends) meeting.set(keyOf(end), [...(meeting.get(keyOf(end)) ?? []), shore]);
  }
  const used = new Set<Hexside>();
  const follow = (first: Shore, from: Point): Point[] => {
    const points = [from];
    let shore: Shore | undefined = first;
    let here = from;
    while (shore !== undefined && !used.has(shore.side)) {
      used.add(shore.side);
      const [a, b]: readonly [Point, Point] = shore.ends;
      here = keyOf(a) === keyOf(here) ? b : a;
      points.push(here);
      const next: Shore[] = (meeting.get(keyOf(here)) ?? []).filter(({ side }) => side !== shore?.side);
      shore = next.length === 1 ? next[0] : undefined;
    }
    return points;
  };
  const found: Point[][] = [];
  const startAt = (shore: Shore, end: Point): void => {
    if (!used.has(shore.side)) found.push(follow(shore, end));
  };
  for (const shore of shores)
    for (const end of shore.ends) if (meeting.get(keyOf(end))?.length !== 2) startAt(shore, end);
  for (const shore of shores) startAt(shore, shore.ends[0]);
  return found;
}

/** Corners become bends: the curve runs through the middles of the hexsides. */
function smooth(points: readonly Point[], reachesOn: (end: Point) => boolean): string {
  const [first, second] = points;
  const last = points.at(-1);
  const previous = points.at(-2);
  if (first === undefined || second === undefined || last === undefined || previous === undefined) return '';
  const start = reachesOn(first) ? between(second, first, 1.16) : first;
  const finish = reachesOn(last) ? between(previous, last, 1.16) : last;
  const bends = points.slice(1, -1).map((corner, index) => {
    const after = points[index + 2] ?? last;
    return `Q${at(corner)} ${at(between(corner, after))}`;
  });
  return `M${at(start)} L${at(between(first, second))} ${bends.join(' ')} L${at(finish)}`;
}

/** The course of all water of one kind; where it meets wider water it runs into it. */
export function courses({ hexsides }: MapPicture, grid: Grid, kind: Water, wider: readonly Water[]): string[] {
  const shores = (kinds: readonly Water[]): Shore[] =>
    hexsides.flatMap((data, side) =>
      kinds.some(each => isWater(each, data?.water)) ? [{ side, ends: endsOf(grid, side) }] : [],
    );
  const banks = new Set(shores(wider).flatMap(({ ends }) => ends.map(keyOf)));
  return chains(shores([kind])).map(points => smooth(points, end => banks.has(keyOf(end))));
}
