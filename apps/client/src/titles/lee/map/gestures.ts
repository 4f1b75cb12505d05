import type { Point } from '@wigwag/lee';
import type { OpenPointer, Step, Turn } from '@wigwag/mapview/open';
import { areaTurned } from '../drafts/area.ts';
import type { Draft } from '../drafts/draft.ts';
import { goneAsFar } from '../drafts/force.ts';
import { middles } from '../drafts/line.ts';
import { cornerFixed, marchTurned } from '../drafts/march.ts';
import { standsAt, surroundingsOf } from '../drafts/snap/surroundings.ts';
import type { View } from '../room.ts';
import { dragged, type Made, marchTo, meanOf, numberIn } from './dragging.ts';

/** Where a handle is now: an arrow key goes on from there. */
function placeIn(draft: Draft, id: string, view: View): Point | undefined {
  if (draft.kind === 'line' && id.startsWith('end-')) return draft.bends.at(id === 'end-0' ? 0 : -1);
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

/** Keys go as far as they say, and rest at nothing. */
export function stepped(draft: Draft, { id, dx, dy }: Step, view: View): Draft {
  const from = placeIn(draft, id, view);
  return from === undefined ? draft : dragged(draft, { id, x: from.x + dx, y: from.y + dy, alt: true }, view).draft;
}

export function turned(draft: Draft, { degrees }: Pick<Turn, 'degrees'>, { game }: Pick<View, 'game'>): Draft {
  if (draft.kind === 'area') return areaTurned(draft, degrees);
  if (draft.kind === 'march') return marchTurned(draft, degrees);
  if (draft.kind === 'force') return goneAsFar({ ...draft, heading: draft.heading + degrees }, game);
  if (draft.kind === 'pose') return { ...draft, pose: { ...draft.pose, heading: draft.pose.heading + degrees } };
  return draft;
}

/** What the pointer does that is on no handle: a march follows it, a click fixes a turn or sets something down. */
export function pointed(draft: Draft, { phase, x, y, alt }: OpenPointer, view: View): Made {
  const to = { x, y };
  if (draft.kind === 'march') {
    if (phase === 'hover' || phase === 'drag') return draft.isFollowing ? marchTo(draft, to, alt, view) : { draft };
    const { draft: gone } = phase === 'tap' ? marchTo(draft, to, alt, view) : { draft };
    return { draft: phase === 'tap' && gone.kind === 'march' ? cornerFixed(gone) : gone };
  }
  if (phase !== 'tap') return { draft };
  if (draft.kind === 'spot' || draft.kind === 'area' || draft.kind === 'pose')
    return dragged(draft, { id: 'move', x, y, alt }, view);
  return { draft };
}
