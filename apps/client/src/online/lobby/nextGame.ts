import type { GameGlance } from '@wigwag/protocol';
import { gameAsked } from '../../shell/address.ts';
import { addressOfOnlineGame } from '../game/address.ts';
import { KEYS } from '../keys.ts';
import { useMyGames } from './myGames.ts';

/** The game to go to: of those that wait for me the one after this one, in the order of the list; undefined: no other waits. */
export function nextOf(games: readonly GameGlance[], here: string | undefined): GameGlance | undefined {
  const waiting = games.filter(({ isMyTurn }) => isMyTurn);
  const at = waiting.findIndex(({ id }) => id === here);
  const next = waiting[(at + 1) % Math.max(waiting.length, 1)];
  return next?.id === here ? undefined : next;
}

/** Goes to the next game that waits for me. False: none does. */
export function nextGame(): boolean {
  const next = nextOf(useMyGames.getState().games, gameAsked(location.search));
  if (next === undefined) return false;
  location.assign(addressOfOnlineGame(next.id));
  return true;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=checkbox], [type=radio]), select, textarea') !== null;

/** The key works wherever somebody is, but not while he writes. */
export function heedNextKey(): void {
  window.addEventListener('keydown', event => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
    const isPlain = !(ctrlKey || metaKey || altKey || shiftKey || defaultPrevented);
    if (isPlain && key.toUpperCase() === KEYS.next && !isTyping(target) && nextGame()) event.preventDefault();
  });
}
