import { forwardOf, type Point, rightOf } from '@wigwag/lee';
import type { OpenPointer } from '@wigwag/mapview/open';
import { judge } from '../asking/judge.ts';
import type { Draft } from '../drafts/draft.ts';
import { newMarch } from '../drafts/march.ts';
import type { Room } from '../room.ts';
import { rosterOf } from '../roster.ts';
import { beginWith } from './begin.ts';
import { pointed } from './gestures.ts';
import { mayGo } from './standing.ts';

/** What moves and turns the unit in hand: it may stand over another. */
const HANDLES = ['move', 'turn'];

/** Which unit of the side stands at a place: what is in hand may lie over it. */
function standingAt({ game, eyes, world }: Room['view'], at: Point): string | undefined {
  return rosterOf(world, game.board, eyes).find(({ unit, type: { base } }) => {
    const pose = game.board.play.units[eyes][unit.id]?.pose;
    if (pose === undefined) return false;
    const { x, y, heading } = { x: pose.x / 1000, y: pose.y / 1000, heading: pose.heading / 100 };
    const [ahead, right] = [forwardOf(heading), rightOf(heading)];
    const along = (at.x - x) * ahead.x + (at.y - y) * ahead.y;
    const across = (at.x - x) * right.x + (at.y - y) * right.y;
    return along <= 0 && along >= -base.depth && Math.abs(across) <= base.width / 2;
  })?.unit.id;
}

/**
 * A click on another unit that may go takes that one in hand: where nothing of the march in hand is settled yet, where the march
 * could not end there anyway, and under a handle, on which a click means nothing else.
 */
export function otherUnit(room: Pick<Room, 'sitting' | 'view' | 'draft'>, pointer: OpenPointer): Draft | undefined {
  const { sitting, view, draft } = room;
  if (pointer.phase !== 'tap' || (draft?.kind !== 'march' && draft?.kind !== 'pose')) return undefined;
  const unit = standingAt(view, pointer);
  if (unit === undefined || unit === draft.unit) return undefined;
  const isHandle = HANDLES.some(id => id === pointer.id);
  if (draft.kind === 'pose')
    return isHandle && draft.verb === 'deploy'
      ? beginWith({ view, draft: undefined }, `${view.eyes}:${unit}`)
      : undefined;
  if (!mayGo(room, `${view.eyes}:${unit}`)) return undefined;
  if (isHandle && !draft.isFollowing) return newMarch(unit);
  const isUntouched = draft.corners.length === 0 && draft.isFollowing;
  const isRefused = (): boolean => judge(sitting, view, pointed(draft, pointer, view).draft)?.refused !== undefined;
  return isUntouched || isRefused() ? newMarch(unit) : undefined;
}
