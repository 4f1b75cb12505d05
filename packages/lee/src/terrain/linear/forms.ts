import { holds } from '@wigwag/kernel';
import type { ClauseId } from '../../clauses.generated.ts';
import type { Plan } from '../../field/layout.ts';
import { type Line, nearestOnLine } from '../../geometry/line.ts';
import { distance, type Point } from '../../geometry/point.ts';
import { atMost, inches } from '../../geometry/units.ts';
import { SIDES, type Side, type World } from '../../world.ts';
import type { LinearPiece } from '../board.ts';
import { pointsIn } from '../judging/worked.ts';
import { type Edge, edgesAt } from './water.ts';

export type FormClause = Extract<ClauseId, `13.10/road-form-${string}`>;

/** A way that a road may take: where it begins, what it runs through, where it ends. */
export interface Form {
  readonly clause: FormClause;
  readonly from: { readonly edge: Edge } | { readonly base: Side };
  readonly through: readonly Point[];
  readonly to: { readonly edge: Edge } | { readonly road: LinearPiece };
}

/** Inches that a line may pass beside what it runs through. */
const BESIDE = 0.1;

const OPPOSITE: Readonly<Record<Edge, Edge>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** Whether a line begins on the side of a base's square that touches the edge. */
function startsAtBase(plan: Plan, side: Side, at: Point): boolean {
  const { left, right } = plan.bases[side];
  const middle = plan.middles[side];
  return atMost(Math.abs(at.y - middle.y), 0) && atMost(Math.abs(at.x - middle.x), (right - left) / 2);
}

/** What a line runs through, in its order. */
function passed(line: Line, anchors: readonly Point[]): Point[] {
  return anchors
    .map(anchor => ({ anchor, near: nearestOnLine(anchor, line) }))
    .filter(({ near }) => atMost(near.distance, BESIDE))
    .sort((a, b) => a.near.along - b.near.along)
    .map(({ anchor }) => anchor);
}

/** Every part of a short list, in its order. */
function partsOf<T>([first, ...rest]: readonly T[]): T[][] {
  if (first === undefined) return [[]];
  const without = partsOf(rest);
  return [...without, ...without.map(part => [first, ...part])];
}

/** More points than a plan has. */
const MOST_ANCHORS = 6;

/** 13.10: a road ends on a road; a railway on a railway or a road. */
export const mayEndOn = (laid: 'road' | 'railway', { linear }: LinearPiece): boolean =>
  linear === 'road' || (laid === 'railway' && linear === 'railway');

interface Ends {
  readonly bases: readonly Side[];
  readonly edges: readonly Edge[];
  readonly endEdges: readonly Edge[];
  readonly roads: readonly LinearPiece[];
}

function endsOf(world: World, plan: Plan, line: Line, ways: readonly LinearPiece[]): Ends {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return { bases: [], edges: [], endEdges: [], roads: [] };
  return {
    bases: SIDES.filter(side => startsAtBase(plan, side, first)),
    edges: edgesAt(world, first),
    endEdges: edgesAt(world, last),
    roads: ways.filter(way => atMost(nearestOnLine(last, pointsIn(way.line)).distance, inches(way.width) / 2)),
  };
}

/** Form 1: from a base through one point to the opposite edge. */
function* fromBase(plan: Plan, { bases, endEdges }: Ends, through: readonly Point[]): Generator<Form> {
  if (through.length !== 1) return;
  for (const base of bases) {
    const edge = OPPOSITE[plan.edges[base]];
    if (endEdges.includes(edge)) yield { clause: '13.10/road-form-base-sp', from: { base }, through, to: { edge } };
  }
}

/** Form 2: through two points from an edge to the opposite one; it may begin at a base but need not. */
function* throughTwo(plan: Plan, { bases, edges, endEdges }: Ends, through: readonly Point[]): Generator<Form> {
  if (through.length !== 2) return;
  const clause = '13.10/road-form-two-sp';
  for (const base of bases) {
    const edge = OPPOSITE[plan.edges[base]];
    if (endEdges.includes(edge)) yield { clause, from: { base }, through, to: { edge } };
  }
  for (const edge of edges) {
    const to = OPPOSITE[edge];
    if (endEdges.includes(to)) yield { clause, from: { edge }, through, to: { edge: to } };
  }
}

/** Form 3: from any edge through a point or a base, to end on another road. */
function* branching({ bases, edges, roads }: Ends, through: readonly Point[]): Generator<Form> {
  for (const road of roads) {
    for (const base of bases) yield { clause: '13.10/road-form-branch', from: { base }, through, to: { road } };
    if (through.length === 0) continue;
    for (const edge of edges) yield { clause: '13.10/road-form-branch', from: { edge }, through, to: { road } };
  }
}

/** The forms that a drawn line has, one way or the other, whatever its length. */
export function formsOf(
  world: World,
  plan: Plan,
  line: Line,
  ways: readonly LinearPiece[],
): { readonly form: Form; readonly line: Line }[] {
  const middles = SIDES.map(side => plan.middles[side]);
  return [line, line.toReversed()].flatMap(drawn => {
    const ends = endsOf(world, plan, drawn, ways);
    const points = partsOf(passed(drawn, plan.points).slice(0, MOST_ANCHORS));
    const start = drawn[0];
    const others = middles.filter(middle => start === undefined || distance(middle, start) > BESIDE);
    const anchors = partsOf(passed(drawn, [...plan.points, ...others]).slice(0, MOST_ANCHORS));
    const forms = [
      ...points.flatMap(through => [...fromBase(plan, ends, through), ...throughTwo(plan, ends, through)]),
      ...anchors.flatMap(through => [...branching(ends, through)]),
    ];
    return forms.filter(({ clause }) => holds(clause, true)).map(form => ({ form, line: drawn }));
  });
}

/** The form that a line comes nearest to and does not have. */
export function formMissed(world: World, plan: Plan, line: Line): FormClause {
  const ends = [line[0], line.at(-1)];
  const loose = ends.some(end => end === undefined || edgesAt(world, end).length === 0);
  if (loose) return '13.10/road-form-branch';
  const atBase = ends.some(end => end !== undefined && SIDES.some(side => startsAtBase(plan, side, end)));
  return atBase ? '13.10/road-form-base-sp' : '13.10/road-form-two-sp';
}
