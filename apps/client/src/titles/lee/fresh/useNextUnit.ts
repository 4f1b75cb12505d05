import { useEffect, useRef } from 'react';
import { standsAt } from '../drafts/snap/surroundings.ts';
import type { Room } from '../room.ts';
import { unitBeside } from './nextUnit.ts';

const focusOnHeld = (): void => document.querySelector<HTMLElement>('.lee-tool[aria-pressed="true"]')?.focus();

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
    const next = unitBeside(sitting, view, unit);
    hold(next);
    // Whoever goes on by keys in the list goes on with the card of the unit that is in hand now.
    if (next !== undefined && document.activeElement?.closest('.lee-tool') != null)
      requestAnimationFrame(() => focusOnHeld());
  }, [sitting, view, draft, hold]);
}
