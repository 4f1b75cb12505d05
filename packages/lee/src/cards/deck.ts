import type { Army } from '../data/army.ts';
import type { Game } from '../game.ts';
import type { Side } from '../world.ts';

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

/** What is left in a deck, to whoever knows what was taken from it; undefined: that is hidden from him. */
export function deckLeft({ world, board }: Pick<Game, 'world' | 'board'>, side: Side): string[] | undefined {
  const { drawn, hand, played } = board.cards;
  return without(allCards(world.armies[side]), [...drawn[side], ...hand[side], ...played[side]]);
}

/** Cards in the order of the book: a deck that was shuffled tells nothing. */
export function inOrder({ cards }: Army, held: readonly string[]): string[] {
  const places = new Map(cards.map(({ id }, place) => [id, place]));
  return [...held].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}
