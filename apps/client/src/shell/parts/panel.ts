import { put, useDesk } from '../desk.ts';
import { useShell } from '../room.ts';

const isOpen = (hasSheet: boolean, { sheetOpen, aside }: { sheetOpen: boolean; aside: boolean }): boolean =>
  sheetOpen || (hasSheet && !aside);

/** On a phone the panel goes up and down: a sheet that a decision needs is up by itself. */
export function turnPanel(hasSheet: boolean): void {
  if (isOpen(hasSheet, useDesk.getState())) put({ sheetOpen: false, aside: hasSheet });
  else put(hasSheet ? { aside: false } : { sheetOpen: true });
}

/** Is the panel up on a phone? */
export function usePanelOpen(): boolean {
  const hasSheet = useShell().sheet !== undefined;
  return useDesk(desk => isOpen(hasSheet, desk));
}
