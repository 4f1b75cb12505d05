import { distance, type Point } from '@wigwag/lee';
import { curveThrough, nearestOn } from './curves.ts';
import { atEdge, snapped } from './snapping.ts';

/** What is drawn by its bends. */
const DRAWN = ['river', 'stream', 'works', 'fence', 'wall'] as const;
type Drawn = (typeof DRAWN)[number];

/** A line in hand. A water's ends keep to the edges of the table, and it is curved. */
export interface LineDraft {
  readonly kind: 'line';
  readonly drawn: Drawn;
  readonly bends: readonly Point[];
  /** The bend that keys move. */
  readonly chosen?: number | undefined;
  /** What a fence or a wall runs along. */
  readonly along?: string;
  /** Its bends are the line itself, not a curve through them. */
  readonly isExact?: boolean;
}

interface Table {
  readonly width: number;
  readonly height: number;
}

export const isWater = ({ drawn }: Pick<LineDraft, 'drawn'>): boolean => drawn === 'river' || drawn === 'stream';

/** The line as it is stored and judged. */
export const lineIn = (draft: LineDraft): Point[] =>
  isWater(draft) && !draft.isExact ? curveThrough(draft.bends) : [...draft.bends];

/** Inches by which a water winds that nobody has bent yet. */
const WINDS = 1.25;

/** From the left edge to the right one, gently winding, in the middle of the ground where it may lie. */
export function firstWater(drawn: 'river' | 'stream', { width }: Table, y: number): LineDraft {
  const bends = [0, -WINDS, WINDS, 0].map((off, i) => ({ x: (width * i) / 3, y: y + off }));
  return { kind: 'line', drawn, bends };
}

const isEnd = ({ bends }: LineDraft, at: number): boolean => at === 0 || at === bends.length - 1;

/** A bend right there. */
export const bendPut = (draft: LineDraft, at: number, place: Point): LineDraft => ({
  ...draft,
  chosen: at,
  bends: draft.bends.map((bend, i) => (i === at ? place : bend)),
});

/** A bend to a place that was typed: a water's ends keep to the edges. */
export const bendMoved = (draft: LineDraft, at: number, to: Point, table: Table): LineDraft =>
  bendPut(draft, at, isWater(draft) && isEnd(draft, at) ? atEdge(to, table) : to);

/** A bend comes where the line is nearest. */
export function bendAdded(draft: LineDraft, at: Point, free = false): LineDraft {
  const found = nearestOn(draft.bends, at);
  const place = found === undefined ? draft.bends.length : found.leg + 1;
  return { ...draft, chosen: place, bends: draft.bends.toSpliced(place, 0, snapped(at, free)) };
}

/** A line has two ends at least. */
export function bendRemoved(draft: LineDraft, at: number): LineDraft {
  if (draft.bends.length <= 2 || draft.bends[at] === undefined) return draft;
  return { ...draft, chosen: undefined, bends: draft.bends.toSpliced(at, 1) };
}

/** Where a new bend would come: the middle of each leg. */
export const middles = ({ bends }: LineDraft): Point[] =>
  bends.slice(1).flatMap((to, i) => {
    const from = bends[i] as Point;
    return distance(from, to) < 2 ? [] : [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }];
  });

export const lineMiddle = ({ bends }: LineDraft): Point => {
  const [xs, ys] = [bends.map(({ x }) => x), bends.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
};

/** The whole line with its middle elsewhere. */
export function lineMoved(draft: LineDraft, to: Point, free = false): LineDraft {
  const from = lineMiddle(draft);
  const at = snapped(to, free);
  const bends = draft.bends.map(({ x, y }) => ({ x: x + at.x - from.x, y: y + at.y - from.y }));
  return { ...draft, chosen: undefined, bends };
}

/** The whole line turned about its middle, in degrees. */
export function lineTurned(draft: LineDraft, by: number): LineDraft {
  const about = lineMiddle(draft);
  const [sin, cos] = [Math.sin((by * Math.PI) / 180), Math.cos((by * Math.PI) / 180)];
  const bends = draft.bends.map(({ x, y }) => ({
    x: about.x + (x - about.x) * cos - (y - about.y) * sin,
    y: about.y + (x - about.x) * sin + (y - about.y) * cos,
  }));
  return { ...draft, bends };
}
