import { distance, type Point } from '@wigwag/lee';
import type { OpenPointer, Step, Turn } from '@wigwag/mapview/open';
import { areaTurned } from '../drafts/area.ts';
import type { Draft } from '../drafts/draft.ts';
import { goneAsFar } from '../drafts/force.ts';
import { lineMiddle, lineTurned, middles } from '../drafts/line.ts';
import { cornerFixed, type MarchDraft, marchTurned, pointerGone } from '../drafts/march.ts';
import { standsAt, surroundingsOf } from '../drafts/snap/surroundings.ts';
import type { View } from '../room.ts';
import { dragged, legFrom, type Made, marchSettled, marchTo, meanOf, numberIn } from './dragging.ts';

/** Where a handle is now: an arrow key goes on from there. */
export function placeIn(draft: Draft, id: string, view: View): Point | undefined {
  if (draft.kind === 'line' && id.startsWith('end-')) return draft.bends.at(id === 'end-0' ? 0 : -1);
  if (draft.kind === 'line' && id === 'move') return lineMiddle(draft);
  if (draft.kind === 'line') return id.startsWith('bend-') ? draft.bends[numberIn(id)] : middles(draft)[numberIn(id)];
  if (draft.kind === 'area') return id === 'other' ? draft.other : draft.at;
  if (draft.kind === 'spot') return draft.at;
  if (draft.kind === 'pose') return draft.pose.at;
  if (draft.kind === 'shift') {
    const ring = surroundingsOf(view.game).areas.find(({ id: piece }) => piece === draft.piece)?.ring;
    const middle = ring && meanOf(ring);
    return middle && { x: middle.x + draft.by.x, y: middle.y + draft.by.y };
  }
  if (draft.kind !== 'march') return undefined;
  return draft.target ?? draft.corners.at(-1) ?? standsAt(view.game, view.eyes, draft.unit)?.at;
}

/** The handle by which keys move it: of a line the bend that was chosen. */
export const gripOf = (draft: Draft): string =>
  draft.kind === 'line' && draft.chosen !== undefined ? `bend-${draft.chosen}` : 'move';

/** Keys go as far as they say, and rest at nothing. */
export function stepped(draft: Draft, { id, dx, dy }: Step, view: View): Draft {
  const from = placeIn(draft, id, view);
  return from === undefined ? draft : dragged(draft, { id, x: from.x + dx, y: from.y + dy, alt: true }, view).draft;
}

export function turned(draft: Draft, { degrees }: Pick<Turn, 'degrees'>, { game }: Pick<View, 'game'>): Draft {
  if (draft.kind === 'area') return areaTurned(draft, degrees);
  if (draft.kind === 'line') return isTurned(draft) ? lineTurned(draft, degrees) : draft;
  if (draft.kind === 'march') return marchTurned(draft, degrees);
  if (draft.kind === 'force') return goneAsFar({ ...draft, heading: draft.heading + degrees }, game);
  if (draft.kind === 'pose') return { ...draft, pose: { ...draft.pose, heading: draft.pose.heading + degrees } };
  return draft;
}

/** Inches about a standing unit where the pointer is on its way to a handle, not ahead of a march. */
const ABOUT = 2;

const isOnTable = ({ x, y }: Point, { world: { table } }: View): boolean =>
  x >= 0 && y >= 0 && x <= table.width && y <= table.height;

/** A march that follows: not off the table, nor where the unit itself and what turns it are. */
function followed(draft: MarchDraft, { phase, id, x, y, alt }: OpenPointer, view: View): Made {
  if (!draft.isFollowing) return { draft };
  const to = { x, y };
  const from = legFrom(draft, view)?.at;
  const stays = phase === 'leave' || id === 'turn' || !isOnTable(to, view);
  if (stays || from === undefined || distance(from, to) < ABOUT) return { draft: pointerGone(draft) };
  return marchTo(draft, to, alt, view);
}

/** A click settles a leg. On a march that is settled a click on its handles is none. */
function settled(draft: MarchDraft, { id, x, y, alt }: OpenPointer, view: View): Made {
  const isHandle = id === 'turn' || id === 'move';
  if (isHandle && !draft.isFollowing) return { draft };
  const next = draft.isFollowing || draft.target === undefined ? draft : cornerFixed(draft);
  return marchSettled(next, { x, y }, alt, view);
}

/** What the pointer does that is on no handle: a march follows it until a click; a click also sets something down. */
export function pointed(draft: Draft, pointer: OpenPointer, view: View): Made {
  const { phase } = pointer;
  if (draft.kind === 'march') {
    if (phase === 'hover' || phase === 'leave') return followed(draft, pointer, view);
    return phase === 'tap' ? settled(draft, pointer, view) : { draft };
  }
  return phase === 'tap' ? setDown(draft, pointer, view) : { draft };
}

/** The middle of what is in hand comes to lie there, where it can. */
export function setDown(draft: Draft, { x, y, alt }: Pick<OpenPointer, 'x' | 'y' | 'alt'>, view: View): Made {
  const isMoved =
    ['spot', 'area', 'pose', 'shift'].includes(draft.kind) || (draft.kind === 'line' && draft.drawn === 'works');
  return isMoved ? dragged(draft, { id: 'move', x, y, alt }, view) : { draft };
}

/** Whether the wheel and Q and E turn it. */
export const isTurned = (draft: Draft): boolean => draft.kind !== 'line' || draft.drawn === 'works';
