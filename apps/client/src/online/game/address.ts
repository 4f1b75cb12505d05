import { addressOfGame } from '../../shell/address.ts';

/** Games of this browser have longer names. */
export const isOnlineId = (id: string): boolean => /^[\w-]{12}$/.test(id);

/** Where the page finds a game at the server: letters and notices lead there, too. */
export const addressOfOnlineGame = addressOfGame;

/** What is secret stands behind the #: no server and no log sees it. */
export const linkOf = (secret: string): string => `${location.origin}${location.pathname}#join=${secret}`;

/** What stands behind the # after a name, if it is a secret of the server's; undefined: something else stands there. */
export function secretAsked(hash: string, name: 'join' | 'sign-in'): string | undefined {
  const secret = hash.startsWith(`#${name}=`) ? hash.slice(name.length + 2) : '';
  return /^[\w-]{43}$/.test(secret) ? secret : undefined;
}
