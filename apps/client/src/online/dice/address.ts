/** Where the dice of a game that is over are checked. */
export const addressOfDice = (id: string): string => `?dice=${encodeURIComponent(id)}`;

/** The game whose dice the address asks for; undefined: it asks for none. */
export function diceAsked(search: string): string | undefined {
  const id = new URLSearchParams(search).get('dice');
  return id === null || id === '' ? undefined : id;
}
