import type { Point } from '@wigwag/lee';
import type { Belt, InHand, Tag, Tape } from '@wigwag/mapview/open';
import type { Holding } from './inHand.ts';
import { calledOnTable } from './pieceKind.ts';

/** Clauses that ask how large a thing is: no other place would help. */
const OF_SIZE = ['13.2/max-12x6', '13.10/option-9x4', '13.10/half-2x2'];

function tagOf({ t }: Pick<Holding, 't'>, clause: string): string {
  const section = clause.split('/')[0] ?? '';
  return OF_SIZE.includes(clause)
    ? t('lee.client.refusedSize', { clause: section })
    : t('lee.client.refusedHere', { clause: section });
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The piece that the sentence names carries its name on the table. */
function causesOf({ judged, view, t }: Pick<Holding, 'judged' | 'view' | 't'>): Tag[] {
  const cause = judged?.lit.find(({ piece, role }) => piece !== undefined && role === 'cause');
  const text = cause?.piece && calledOnTable(t, view.game.board.terrain, cause.piece);
  if (cause === undefined || text === undefined || text === '') return [];
  return [{ id: 'cause', at: middleOf(cause.points), text, light: 'plain', side: 'over' }];
}

/** The fault itself, what causes it, and what is measured. */
export function litIn({ judged, view, t }: Holding): InHand {
  if (judged?.refused === undefined) return {};
  const belts: Belt[] = [];
  const tapes: Tape[] = [];
  for (const [i, { role, form, points }] of judged.lit.entries()) {
    const [first] = points;
    if (first === undefined) continue;
    const id = `lit-${i}`;
    if (form === 'line' && role === 'measure') tapes.push({ id, points, light: 'refused' });
    else {
      const by = form === 'ring' ? 0.05 : role === 'cause' ? 0.3 : 0.6;
      belts.push({
        id,
        about: points,
        closed: form === 'ring',
        by,
        light: 'refused',
        edge: role === 'cause' ? 'dashed' : 'solid',
      });
    }
  }
  const at = judged.lit.find(({ role }) => role === 'fault')?.points[0];
  const tags: Tag[] = causesOf({ judged, view, t });
  const text = view.frame && tagOf({ t }, judged.refused.clause);
  return {
    belts,
    tapes,
    tags: at === undefined || text === undefined ? tags : [{ id: 'fault', at, text, light: 'refused' }, ...tags],
  };
}
