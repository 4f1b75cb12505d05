/** Where the page finds a game that is kept. */
export const addressOfGame = (id: string): string => `?game=${encodeURIComponent(id)}`;

/** The id of the kept game that the address asks for; undefined: it asks for none. */
export const gameAsked = (search: string): string | undefined => {
  const id = new URLSearchParams(search).get('game');
  return id === null || id === '' ? undefined : id;
};

/** What is on the screen. */
let asked: string | undefined;

/** The address changes, the page stays; what is read beside it too, unless it is another place. */
export function moveTo(address: string, how: 'pushState' | 'replaceState'): void {
  const kept = how === 'replaceState' ? { state: history.state as unknown, hash: location.hash } : undefined;
  history[how](kept?.state, '', `${address}${kept?.hash ?? ''}`);
  asked = location.search;
}

/** A step back to another address brings its page. */
export function heedAddress(): void {
  asked = location.search;
  window.addEventListener('popstate', () => {
    if (location.search !== asked) location.reload();
  });
}
