import { distance, forwardOf, type Point, type Pose } from '@wigwag/lee';
import type { MarchDraft } from '../drafts/march.ts';

/** A whole number of half inches. */
const HALF = 0.5;

const ahead = (from: Point, by: Point, length: number): Point => ({
  x: from.x + by.x * length,
  y: from.y + by.y * length,
});

/** The march with its last leg so much longer or shorter: straight on, or straight ahead if it has not begun. */
export function goneBy(draft: MarchDraft, stands: Pose, by: number): MarchDraft {
  const from = draft.corners.at(-1) ?? stands.at;
  const { target } = draft;
  const length = target === undefined ? 0 : distance(from, target);
  const way =
    target === undefined || length === 0
      ? forwardOf(stands.heading + draft.startTurn)
      : { x: (target.x - from.x) / length, y: (target.y - from.y) / length };
  const next = Math.max(0, Math.round((length + by) / HALF) * HALF);
  return { ...draft, target: next === 0 ? undefined : ahead(from, way, next), isFollowing: false };
}
