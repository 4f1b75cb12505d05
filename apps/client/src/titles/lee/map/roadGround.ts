import {
  type Game,
  type Hint,
  inches,
  layoutOf,
  type Point,
  type RoadForm,
  type Side,
  shortestLine,
  storedPoint,
} from '@wigwag/lee';
import type { MarchRoad } from '../drafts/march.ts';
import { EDGES, OPPOSITE, type RoadDraft } from '../drafts/road.ts';

const at = ({ x, y }: Point): Point => ({ x: inches(x), y: inches(y) });

/** The roads that lie there, in inches. */
const roadsOf = ({ board }: Pick<Game, 'board'>): readonly { readonly id: string; readonly line: readonly Point[] }[] =>
  board.terrain.lines
    .filter(({ linear }) => linear === 'road' || linear === 'railway')
    .map(({ id, line }) => ({ id, line: line.map(at) }));

/** The roads that a march may keep to, and railways where the book has them act as roads. */
export function marchRoads({ world, board }: Pick<Game, 'world' | 'board'>): readonly MarchRoad[] {
  const isRoad = ({ linear }: (typeof board.terrain.lines)[number]): boolean =>
    linear === 'road' || (linear === 'railway' && world.book.movement.data.railActsAsRoad.value);
  return board.terrain.lines
    .filter(isRoad)
    .map(({ id, line, width }) => ({ id, line: line.map(at), reach: inches(width) / 2 }));
}

/** Who has the upper edge. */
const topSide = ({ board }: Pick<Game, 'board'>): Side => board.field.a || 'blue';

/** The strategic points that it is to run through, in this order. */
const throughOf = (draft: RoadDraft, game: Game): readonly Point[] => {
  const { points } = layoutOf(game.world, topSide(game));
  return draft.anchors.flatMap(anchor => (typeof anchor === 'number' ? (points[anchor] ?? []) : []));
};

/** What the assistant is told of a road that is not said in full: any legal one by the points that were chosen. */
export const roadHint = (draft: RoadDraft, game: Game): Hint => ({
  verb: draft.made === 'road' ? 'layRoad' : 'layRailway',
  line: throughOf(draft, game).map(storedPoint),
});

/** The form of 13.10 that the players mean; undefined: something is still missing. */
function formOf(draft: RoadDraft, game: Game): RoadForm | undefined {
  const [first] = draft.anchors;
  const through = throughOf(draft, game);
  const top = topSide(game);
  const base: Side | undefined =
    first === 'top' ? top : first === 'bottom' ? (top === 'blue' ? 'grey' : 'blue') : undefined;
  const edge = first === 'top' || first === 'bottom' ? first : draft.edge;
  const from = base === undefined ? { edge } : { base };
  if (draft.form === 'branch') {
    const road = game.board.terrain.lines.find(({ id }) => id === draft.onto);
    if (road === undefined || draft.anchors.length === 0) return undefined;
    return { clause: '13.10/road-form-branch', from, through, to: { road } };
  }
  if (through.length < (draft.form === 'base' ? 1 : 2) || (draft.form === 'base' && base === undefined))
    return undefined;
  const clause = draft.form === 'base' ? '13.10/road-form-base-sp' : '13.10/road-form-two-sp';
  return { clause, from, through, to: { edge: OPPOSITE[edge] } };
}

/** The shortest line of its form; undefined: something is still missing. */
export function roadLine(draft: RoadDraft, game: Game): readonly Point[] | undefined {
  const form = formOf(draft, game);
  return form && shortestLine(game, form, draft.made, game.world.book.widths.value[draft.made]);
}

type Anchors = RoadDraft['anchors'];

/** Every way in which the players could say where a road runs. */
function allSaid(draft: RoadDraft, game: Game): RoadDraft[] {
  const points = layoutOf(game.world, topSide(game)).points.map((_, i) => i);
  const pairs = points.flatMap((one): Anchors[] => points.filter(other => other !== one).map(other => [one, other]));
  const bases = ['top', 'bottom'] as const;
  const said = (form: RoadDraft['form'], anchors: Anchors, edge = draft.edge, onto = ''): RoadDraft => ({
    ...draft,
    ...{ form, anchors, edge, onto },
  });
  const hosts = roadsOf(game).map(({ id }) => id);
  return [
    ...bases.flatMap(base => points.map(point => said('base', [base, point]))),
    ...EDGES.flatMap(edge => pairs.map(pair => said('points', pair, edge))),
    ...bases.flatMap(base => pairs.map(pair => said('points', [base, ...pair]))),
    ...hosts.flatMap(onto => [
      ...bases.map(base => said('branch', [base], draft.edge, onto)),
      ...EDGES.flatMap(edge => points.map(point => said('branch', [point], edge, onto))),
    ]),
  ];
}

const isNear = (one: Point | undefined, other: Point | undefined): boolean =>
  one !== undefined && other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < 0.01;

/** The road in hand, said so that it runs along a line; undefined: it cannot be said so. */
export function roadAlong(draft: RoadDraft, line: readonly Point[], game: Game): RoadDraft | undefined {
  return allSaid(draft, game).find(said => {
    const found = roadLine(said, game)?.filter((point, i, all) => !isNear(point, all[i - 1]));
    return found?.length === line.length && found.every((point, i) => isNear(point, line[i]));
  });
}
