import type { Draft, PickDraft } from '../drafts/draft.ts';
import { goneAsFar } from '../drafts/force.ts';
import { newMarch } from '../drafts/march.ts';
import { anchorTurned } from '../drafts/road.ts';
import type { Room } from '../room.ts';
import { along } from '../terrain/alongHost.ts';
import { sideOf } from './unitId.ts';

/** In or out of what is chosen together; two at most. */
const picked = (draft: Draft | undefined, id: string): PickDraft => {
  const before = draft?.kind === 'pick' ? draft.picked : [];
  return { kind: 'pick', picked: before.includes(id) ? before.filter(each => each !== id) : [...before.slice(-1), id] };
};

/** What a click on a thing takes in hand. */
export function beginWith({ view, draft }: Pick<Room, 'view' | 'draft'>, id: string): Draft | undefined {
  const { frame, game, eyes } = view;
  if (frame === undefined || view.isAutomatic) return undefined;
  if (draft?.kind === 'road' && id.startsWith('point-')) return anchorTurned(draft, Number(id.slice(6)));
  if (draft?.kind === 'road' && id.startsWith('base-')) {
    const isTop = (game.board.field.a || 'blue') === id.slice(5);
    return anchorTurned(draft, isTop ? 'top' : 'bottom');
  }
  if (draft?.kind === 'line' && id.startsWith('bend-')) return { ...draft, chosen: Number(id.slice(5)) };
  const { side, unit } = sideOf(id);
  if (draft?.kind === 'force' && id.includes(':')) return goneAsFar({ ...draft, side, unit }, game);
  if (frame.kind === 'moves' && id.includes(':') && side === eyes) return newMarch(unit);
  if (frame.kind === 'reorganisation' && id.includes(':') && side === eyes) return picked(draft, unit);
  if (frame.kind === 'swapMarkers') return picked(draft, id);
  if (frame.kind === 'barriers') return along(game, id);
  if (frame.kind === 'changes' && game.board.terrain.areas.some(area => area.id === id)) return picked(draft, id);
  if (
    frame.kind === 'whole' &&
    [...game.board.terrain.areas, ...game.board.terrain.lines].some(piece => piece.id === id)
  )
    return { kind: 'pick', picked: [id] };
  return undefined;
}
