import { ahead } from '@wigwag/lee';
import type { Draft } from '../drafts/draft.ts';
import { standsAt } from '../drafts/snap/surroundings.ts';
import type { View } from '../room.ts';
import type { AheadFirst } from './judging.ts';

/** Inches: farther on, another way is shorter. */
const FARTHEST = 6;
const STEP = 0.25;

/** Where the neighbours of a unit leave it no room to turn at once: how far straight ahead it may go first, if that helps. */
export function aheadFirst(view: View, draft: Draft, isLegal: (draft: Draft) => boolean): AheadFirst | undefined {
  if (draft.kind !== 'march' || draft.corners.length > 0 || draft.target === undefined) return undefined;
  const stands = standsAt(view.game, view.eyes, draft.unit);
  if (stands === undefined) return undefined;
  for (let inches = STEP; inches <= FARTHEST; inches += STEP) {
    const march = { ...draft, startTurn: 0, corners: [ahead(stands, inches).at], isFollowing: false };
    if (isLegal(march)) return { draft: march, inches };
  }
  return undefined;
}
