import { useShell } from '../room.ts';

/** What the sides are called at this table. */
export function useNames(): (side: string) => string {
  const { sitting, dice, t } = useShell();
  return side => dice?.nameOf?.(side) ?? sitting.title.words.side(t, side);
}
