import { allowedBy, exchangeAllowed, freeHosts, type Side, unitsOfCorps } from '@wigwag/lee';
import type { Standing } from '@wigwag/mapview/open';
import type { Draft } from '../drafts/draft.ts';
import type { Room } from '../room.ts';
import type { Painter } from './painter.ts';
import { sideOf } from './unitId.ts';

const isMover = ({ view }: Pick<Room, 'view'>, id: string): boolean => {
  const { side, unit } = sideOf(id);
  return id.includes(':') && side === view.eyes && view.game.board.play.units[side][unit] !== undefined;
};

/** A unit that has moved is not held out again; its button in the panel still takes it, for a second move by a trait or a card. */
const hasMoved = ({ view: { game, eyes } }: Pick<Room, 'view'>, id: string): boolean =>
  game.board.play.units[eyes][sideOf(id).unit]?.movedOn === game.board.play.turn;

function heldId({ draft, view }: Pick<Room, 'draft' | 'view'>): readonly string[] {
  if (draft?.kind === 'march') return [`${view.eyes}:${draft.unit}`];
  if (draft?.kind === 'force') return [`${draft.side}:${draft.unit}`];
  if (draft?.kind === 'pose') return [`${view.eyes}:${draft.unit}`];
  if (draft?.kind === 'corps')
    return unitsOfCorps(view.game, view.eyes, draft.corps).map(({ id }) => `${view.eyes}:${id}`);
  if (draft?.kind === 'shift') return [draft.piece];
  if (draft?.kind === 'line' && draft.along !== undefined) return [draft.along];
  return draft?.kind === 'pick' ? draft.picked.flatMap(id => [id, `${view.eyes}:${id}`]) : [];
}

/** How things stand follows from what is held, not from where it is. */
export function heldKey(draft: Draft): string {
  if (draft.kind === 'march' || draft.kind === 'pose') return `${draft.kind} ${draft.unit}`;
  if (draft.kind === 'force') return `force ${draft.side} ${draft.unit}`;
  if (draft.kind === 'shift') return `shift ${draft.piece}`;
  if (draft.kind === 'corps') return `corps ${draft.corps}`;
  if (draft.kind === 'line') return `line ${draft.along ?? ''}`;
  if (draft.kind === 'lineUp') return `lineUp ${draft.corps ?? ''}`;
  if (draft.kind === 'pick') return `pick ${draft.picked.join(' ')}`;
  return draft.kind;
}

/** Whether the side may change anything that lies there. */
const mayChange = ({ game, eyes }: Room['view']): boolean =>
  exchangeAllowed(game, eyes) !== undefined ||
  (['shift', 'convert'] as const).some(ability => allowedBy(game, eyes, ability) !== undefined);

/** 13.10/no-second-move. */
const isLocked = ({ eyes }: Room['view'], { movedBy }: { readonly movedBy?: Side }): boolean =>
  movedBy !== undefined && movedBy !== eyes;

/** What may be pointed at in the decision at hand: pieces to change, units to move, hosts of a fence, markers. */
function isLit({ view }: Pick<Room, 'view'>, id: string): boolean {
  const { frame, game } = view;
  const { areas, lines } = game.board.terrain;
  if (frame === undefined || view.isAutomatic) return false;
  if (frame.kind === 'moves')
    return (
      isMover({ view }, id) &&
      !hasMoved({ view }, id) &&
      unitsOfCorps(game, view.eyes, frame.corps).some(({ id: unit }) => unit === sideOf(id).unit)
    );
  if (frame.kind === 'reorganisation') return isMover({ view }, id);
  if (frame.kind === 'changes') return mayChange(view) && areas.some(area => area.id === id && !isLocked(view, area));
  if (frame.kind === 'whole') return [...areas, ...lines].some(piece => piece.id === id);
  if (frame.kind === 'swapMarkers')
    return game.board.patrols.placed.some(each => each.marker === id && each.side === view.eyes && !each.byTactic);
  if (frame.kind !== 'barriers') return false;
  return freeHosts(game, view.eyes).some(host => host.id === id);
}

/** Whether a thing can be dragged off at once: a unit that may still move or is being deployed, a piece that may be shifted. */
export function isLiftable(room: Pick<Room, 'view'>, id: string): boolean {
  const { frame, game, eyes } = room.view;
  if (frame?.by !== eyes) return false;
  if (frame.kind === 'deployment') return isMover(room, id);
  if (frame.kind === 'changes') return isLit(room, id) && allowedBy(game, eyes, 'shift') !== undefined;
  // Whoever may not go yet, or no more, is told why when he is dragged; the table stays where it is.
  return (frame.kind === 'moves' || frame.kind === 'activation') && isMover(room, id);
}

/** A unit of the side that may still move in this activation. */
export const mayGo = (room: Pick<Room, 'view'>, id: string): boolean =>
  room.view.frame?.kind === 'moves' && isLit(room, id);

/** How the things on the table stand to what is being decided. */
export const standingOf = (room: Pick<Room, 'view' | 'draft'>): Pick<Painter, 'standing' | 'drags'> => {
  const held = heldId(room);
  // What is moved stands where it was, faintly.
  const isMoved = room.draft !== undefined && ['march', 'force', 'pose', 'shift'].includes(room.draft.kind);
  return {
    standing: (id): Standing | undefined => {
      if (held.includes(id)) return isMoved ? 'faint' : 'held';
      return isLit(room, id) ? 'lit' : undefined;
    },
    drags: id => isLiftable(room, id),
  };
};
