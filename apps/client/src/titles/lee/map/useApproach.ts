import type { OpenMapHandle } from '@wigwag/mapview/open';
import { type RefObject, useEffect } from 'react';
import { standsAt } from '../drafts/snap/surroundings.ts';
import { useRoom } from '../room.ts';
import { heldKey } from './standing.ts';

/** On a small screen a unit that is taken in hand is looked at from near; a whole army from so far that all of it is seen. */
export function useApproach(handle: RefObject<OpenMapHandle | null>): void {
  const { draft, view } = useRoom();
  const held = draft && heldKey(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something is taken in hand, not while it is moved
  useEffect(() => {
    if (draft?.kind === 'lineUp' && draft.corps === undefined) handle.current?.fit();
    if (draft?.kind === 'pose') handle.current?.approach(draft.pose.at);
    const side = draft?.kind === 'force' ? draft.side : view.eyes;
    const stands =
      draft?.kind === 'march' || draft?.kind === 'force' ? standsAt(view.game, side, draft.unit) : undefined;
    if (stands !== undefined) handle.current?.approach(stands.at);
  }, [held]);
}
