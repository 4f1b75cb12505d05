import { type Game, inches, layoutOf, type Point, type RoadForm, type Side, shortestLine } from '@wigwag/lee';
import { OPPOSITE, type RoadDraft } from '../drafts/road.ts';

const at = ({ x, y }: Point): Point => ({ x: inches(x), y: inches(y) });

/** The roads that lie there, in inches. */
export const roadsOf = ({
  board,
}: Pick<Game, 'board'>): readonly { readonly id: string; readonly line: readonly Point[] }[] =>
  board.terrain.lines
    .filter(({ linear }) => linear === 'road' || linear === 'railway')
    .map(({ id, line }) => ({ id, line: line.map(at) }));

/** Who has the upper edge. */
const topSide = ({ board }: Pick<Game, 'board'>): Side => board.field.a || 'blue';

/** The form of 13.10 that the players mean; undefined: something is still missing. */
function formOf(draft: RoadDraft, game: Game): RoadForm | undefined {
  const { points } = layoutOf(game.world, topSide(game));
  const [first] = draft.anchors;
  const through = draft.anchors.flatMap(anchor => (typeof anchor === 'number' ? (points[anchor] ?? []) : []));
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
