import { useEffect, useRef } from 'react';
import { standsAt } from '../drafts/snap/surroundings.ts';
import type { Room } from '../room.ts';
import { unitBeside } from './nextUnit.ts';

/** Whoever has set down a unit goes on with the next one. */
export function useNextUnit({ sitting, view, draft, hold }: Room): void {
  /** What is being set down for the first time. */
  const taken = useRef<string>(undefined);
  useEffect(() => {
    const { frame, game, eyes } = view;
    if (draft?.kind === 'pose' && draft.verb === 'deploy') {
      taken.current = standsAt(game, eyes, draft.unit) === undefined ? draft.unit : undefined;
      return;
    }
    if (draft !== undefined || frame?.kind !== 'deployment' || frame.by !== eyes) taken.current = undefined;
    const unit = taken.current;
    if (unit === undefined || standsAt(game, eyes, unit) === undefined) return;
    taken.current = undefined;
    hold(unitBeside(sitting, view, unit));
  }, [sitting, view, draft, hold]);
}
