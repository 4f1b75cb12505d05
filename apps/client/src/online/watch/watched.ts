import type { GameGlance } from '@wigwag/protocol';
import type { Translate } from '@wigwag/words';
import { sideShown } from '../../titles/setups.ts';
import { paceKind } from '../game/pace.ts';
import { seatSaid } from '../people/seatSaid.ts';

/** Who plays against whom. */
export const playersSaid = (t: Translate, { seats }: GameGlance): string =>
  seats.map(seat => seatSaid(t, seat)).join(' – ');

/** How it is played, and who decides as far as those who look on may know. */
export function watchedSaid(t: Translate, { pace, title, active }: GameGlance): string {
  const side = active === undefined ? undefined : sideShown(t, title, active);
  const parts = [
    ...(pace === undefined ? [] : [paceKind(t, pace)]),
    ...(side === undefined ? [] : [t('online.watch.decides', { side })]),
  ];
  return parts.join(', ');
}
