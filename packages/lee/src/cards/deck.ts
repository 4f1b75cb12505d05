import type { Army } from '../data/army.ts';

/** The whole deck of an army, in the order of its book. */
export const allCards = ({ cards }: Army): string[] => cards.flatMap(({ id, count }) => Array<string>(count).fill(id));

/** Takes each of some cards out once; undefined: one of them is not there. */
export function without(cards: readonly string[], gone: readonly string[]): string[] | undefined {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** Cards in the order of the book: a deck that was shuffled tells nothing. */
export function inOrder({ cards }: Army, held: readonly string[]): string[] {
  const places = new Map(cards.map(({ id }, place) => [id, place]));
  return [...held].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}
