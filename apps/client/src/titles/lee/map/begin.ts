import { allowedBy, exchangeAllowed, rosterOf } from '@wigwag/lee';
import type { Draft, PickDraft } from '../drafts/draft.ts';
import { goneAsFar } from '../drafts/force.ts';
import { newMarch } from '../drafts/march.ts';
import { anchorTurned } from '../drafts/road.ts';
import { standsAt } from '../drafts/snap/surroundings.ts';
import type { Room } from '../room.ts';
import { along } from '../terrain/alongHost.ts';
import { sideOf } from './unitId.ts';

/** In or out of what is chosen together; two at most. */
const picked = (draft: Draft | undefined, id: string): PickDraft => {
  const before = draft?.kind === 'pick' ? draft.picked : [];
  return { kind: 'pick', picked: before.includes(id) ? before.filter(each => each !== id) : [...before.slice(-1), id] };
};

interface Beginning extends Pick<Room, 'view' | 'draft'> {
  /** It is dragged off, not clicked. */
  readonly isDragged?: boolean;
}

/** A unit as it stands while it is being deployed. */
function redeployed({ game, eyes }: Room['view'], unit: string): Draft | undefined {
  const pose = standsAt(game, eyes, unit);
  return pose && { kind: 'pose', verb: 'deploy', unit, pose };
}

/** Before a corps is active its units do not move: whoever points at one means its corps. */
function corpsOf({ game, eyes }: Room['view'], unit: string): Draft | undefined {
  const corps = rosterOf(game, eyes).get(unit)?.corps;
  return corps === undefined ? undefined : { kind: 'corps', corps };
}

/** A piece whose place or ground may be changed: at once where it can only be shifted, else the panel asks what is meant. */
function changed({ view: { game, eyes }, draft, isDragged = false }: Beginning, id: string): Draft {
  const may = (ability: 'shift' | 'convert'): boolean => allowedBy(game, eyes, ability) !== undefined;
  const isShift = isDragged || (may('shift') && !may('convert') && exchangeAllowed(game, eyes) === undefined);
  return isShift ? { kind: 'shift', piece: id, by: { x: 0, y: 0 } } : picked(draft, id);
}

/** What a click on a thing, or dragging it, takes in hand. */
export function beginWith(beginning: Beginning, id: string): Draft | undefined {
  const { view, draft } = beginning;
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
  if (frame.kind === 'activation' && id.includes(':') && side === eyes) return corpsOf(view, unit);
  if (frame.kind === 'reorganisation' && id.includes(':') && side === eyes) return picked(draft, unit);
  if (frame.kind === 'swapMarkers')
    return game.board.patrols.placed.some(({ marker }) => marker === id) ? picked(draft, id) : undefined;
  if (frame.kind === 'barriers') return along(game, id);
  if (frame.kind === 'deployment' && id.includes(':') && side === eyes) return redeployed(view, unit);
  if (frame.kind === 'changes' && game.board.terrain.areas.some(area => area.id === id)) return changed(beginning, id);
  if (
    frame.kind === 'whole' &&
    [...game.board.terrain.areas, ...game.board.terrain.lines].some(piece => piece.id === id)
  )
    return { kind: 'pick', picked: [id] };
  return undefined;
}
