import { distance, type Point } from '@wigwag/lee';
import { nearestOn } from './curves.ts';

/** Each way in which 13.10 lets a road run. */
export const FORMS = ['base', 'points', 'branch'] as const;
export type Form = (typeof FORMS)[number];

export const EDGES = ['top', 'bottom', 'left', 'right'] as const;
export type Edge = (typeof EDGES)[number];

const OPPOSITE: Readonly<Record<Edge, Edge>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** A road or railway in hand: the players say where it has to pass, its shortest line follows. */
export interface RoadDraft {
  readonly kind: 'road';
  readonly made: 'road' | 'railway';
  readonly form: Form;
  /** The edge from which it comes. */
  readonly edge: Edge;
  /** 'base' and the number of each point, in the order in which it passes them. */
  readonly anchors: readonly (number | 'top' | 'bottom')[];
  /** The road on which it ends. */
  readonly onto: string;
  readonly sunken: boolean;
  readonly bed: 'flat' | 'embanked' | 'unsaid';
}

export interface RoadGround {
  readonly table: { readonly width: number; readonly height: number };
  readonly points: readonly Point[];
  /** The middles of the edges where the bases will stand. */
  readonly middles: Readonly<Record<'top' | 'bottom', Point>>;
  readonly roads: readonly { readonly id: string; readonly line: readonly Point[] }[];
}

export const NEW_ROAD: RoadDraft = {
  kind: 'road',
  made: 'road',
  form: 'points',
  edge: 'left',
  anchors: [],
  onto: '',
  sunken: false,
  bed: 'unsaid',
};

/** Straight to an edge. */
function foot({ x, y }: Point, edge: Edge, { width, height }: RoadGround['table']): Point {
  if (edge === 'top' || edge === 'bottom') return { x, y: edge === 'top' ? 0 : height };
  return { x: edge === 'left' ? 0 : width, y };
}

const anchorsOf = ({ anchors }: RoadDraft, { points, middles }: RoadGround): Point[] =>
  anchors.flatMap(anchor => (typeof anchor === 'number' ? (points[anchor] ?? []) : middles[anchor]));

/** The shortest line of its form; undefined: something is still missing. */
export function roadLine(draft: RoadDraft, ground: RoadGround): Point[] | undefined {
  const through = anchorsOf(draft, ground);
  const [first, last] = [through[0], through.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const isBase = typeof draft.anchors[0] === 'string';
  const edge = isBase ? (draft.anchors[0] as Edge) : draft.edge;
  const start = foot(first, edge, ground.table);
  if (draft.form === 'branch') {
    const road = ground.roads.find(({ id }) => id === draft.onto);
    const end = road && nearestOn(road.line, last)?.place;
    return end === undefined ? undefined : withoutRepeats([start, ...through, end]);
  }
  const wanted = draft.form === 'base' ? 1 : 2;
  if (through.length - (isBase ? 1 : 0) < wanted || (draft.form === 'base' && !isBase)) return undefined;
  return withoutRepeats([start, ...through, foot(last, OPPOSITE[edge], ground.table)]);
}

const withoutRepeats = (line: readonly Point[]): Point[] =>
  line.filter((at, i) => i === 0 || distance(line[i - 1] as Point, at) > 0.001);

/** In at the end of the way, or out of it. */
export function anchorTurned(draft: RoadDraft, anchor: RoadDraft['anchors'][number]): RoadDraft {
  const without = draft.anchors.filter(each => each !== anchor);
  if (without.length < draft.anchors.length) return { ...draft, anchors: without };
  return { ...draft, anchors: typeof anchor === 'string' ? [anchor, ...without] : [...without, anchor] };
}
