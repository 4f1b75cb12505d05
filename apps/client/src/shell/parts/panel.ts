import { put, useDesk } from '../desk.ts';
import { useShell } from '../room.ts';

/** Is the panel up on a phone, and how it goes up and down: a sheet that a decision needs is up by itself. */
export function usePanel(): readonly [open: boolean, toggle: () => void] {
  const { sheet } = useShell();
  const sheetOpen = useDesk(desk => desk.sheetOpen);
  const aside = useDesk(desk => desk.aside);
  const hasSheet = sheet !== undefined;
  const open = sheetOpen || (hasSheet && !aside);
  const toggle = (): void => {
    if (open) put({ sheetOpen: false, aside: hasSheet });
    else put(hasSheet ? { aside: false } : { sheetOpen: true });
  };
  return [open, toggle];
}
