import { GAME_RESULTS, type GameGlance } from '@wigwag/protocol';
import { keyFor, type Translate } from '@wigwag/words';
import { sideShown } from '../../titles/setups.ts';
import { seatSaid } from '../people/seatSaid.ts';

/** How a game ended, and who won it, if somebody did. */
export function resultSaid(t: Translate, { title, result, seats }: GameGlance): string {
  const { how, winner } = (result ?? {}) as { readonly how?: string; readonly winner?: string };
  const known = GAME_RESULTS.find(each => each === how);
  if (known === undefined) return '';
  const ended = t(keyFor('online.result', known));
  const won = seats.find(({ side }) => side === winner);
  if (won === undefined) return ended;
  return t('online.result.won', { ended, winner: seatSaid(t, won, sideShown(t, title, won.side)) });
}
