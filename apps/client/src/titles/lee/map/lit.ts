import { enemyOf, type Point } from '@wigwag/lee';
import type { Belt, InHand, Tag, Tape } from '@wigwag/mapview/open';
import type { Lit } from '../asking/judging.ts';
import { unitNamed } from '../roster.ts';
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

/** Obstacles that are units. */
const OF_UNITS: readonly (Lit['kind'] | undefined)[] = ['friend', 'enemy', 'zone'];

const isUnit = ({ kind }: Lit): boolean => OF_UNITS.includes(kind);

/** A piece by its kind and number, a unit by its name. */
function causeCalled({ view, t, language }: Naming, { piece = '', kind }: Lit): string | undefined {
  const { world, board } = view.game;
  if (!OF_UNITS.includes(kind)) return calledOnTable(t, board.terrain, piece);
  const side = kind === 'friend' ? view.eyes : enemyOf(view.eyes);
  return unitNamed(world, board, side, piece)?.unit.name[language];
}

type Naming = Pick<Holding, 'judged' | 'view' | 't' | 'language'>;

/** What the sentence names carries its name on the table. */
function causesOf(naming: Naming): Tag[] {
  const cause = naming.judged?.lit.find(({ piece, role }) => piece !== undefined && role === 'cause');
  const text = cause && causeCalled(naming, cause);
  if (cause === undefined || text === undefined || text === '') return [];
  return [{ id: 'cause', at: middleOf(cause.points), text, light: isUnit(cause) ? 'refused' : 'plain', side: 'over' }];
}

/** Inches about what is lit: round a base it has to be seen beside the base. */
function beltBy(lit: Lit): number {
  if (lit.role === 'cause' && isUnit(lit)) return 0.45;
  if (lit.form === 'ring') return 0.05;
  return lit.role === 'cause' ? 0.3 : 0.6;
}

/** The fault itself, what causes it, and what is measured. */
export function litIn(holding: Holding): InHand {
  const { judged, view, t } = holding;
  if (judged?.refused === undefined) return {};
  const belts: Belt[] = [];
  const tapes: Tape[] = [];
  for (const [i, lit] of judged.lit.entries()) {
    const { role, form, points } = lit;
    const [first] = points;
    if (first === undefined) continue;
    const id = `lit-${i}`;
    if (form === 'line' && role === 'measure') tapes.push({ id, points, light: 'refused' });
    else {
      belts.push({
        id,
        about: points,
        closed: form === 'ring',
        by: beltBy(lit),
        light: 'refused',
        edge: role === 'cause' ? 'dashed' : 'solid',
      });
    }
  }
  const at = judged.lit.find(({ role }) => role === 'fault')?.points[0];
  const tags: Tag[] = causesOf(holding);
  const text = view.frame && tagOf({ t }, judged.refused.clause);
  return {
    belts,
    tapes,
    tags: at === undefined || text === undefined ? tags : [{ id: 'fault', at, text, light: 'refused' }, ...tags],
  };
}
