import { describe, expect, test } from 'vitest';
import { setUp } from '../board.ts';
import type { Game } from '../game.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { cards } from './cards.ts';
import { allCards, deckLeft, inOrder, without } from './deck.ts';
import { cardsWriters } from './events.ts';

const position = (): Game => {
  const world = worldOf();
  return { world, board: setUp(world), stack: [], derived: {} };
};

describe('a deck', () => {
  test('has each card as often as the book says, in its order', () => {
    const [first, ...others] = allCards(worldOf().armies.blue);
    expect(first).toBe('new-commander');
    expect(others).toHaveLength(19);
    expect(inOrder(worldOf().armies.blue, ['drums', 'thicket', 'surveyors'])).toEqual([
      'surveyors',
      'thicket',
      'drums',
    ]);
  });

  test('without some cards: each once, and nothing where one is not there', () => {
    expect(without(['a', 'b', 'a'], ['a'])).toEqual(['b', 'a']);
    expect(without(['a', 'b', 'a'], ['a', 'a'])).toEqual(['b']);
    expect(without(['a'], ['b'])).toBeUndefined();
    expect(without(['a'], [])).toEqual(['a']);
  });

  test('what is left of it is known to whoever sees all that was taken from it', () => {
    const game = position();
    const { deck, drawn, hand, played } = game.board.cards;
    drawn.blue = deck.blue.splice(0, 2);
    hand.blue = deck.blue.splice(0, 1);
    played.blue = deck.blue.splice(3, 1);
    expect(deckLeft(game, 'blue')?.toSorted()).toEqual(deck.blue.toSorted());
    cards.hide?.(game.board, 'grey');
    expect(deckLeft(game, 'blue')).toBeUndefined();
  });
});

describe('what happens to cards', () => {
  test('drawn, kept, taken and played, each goes from one place to the next', () => {
    const game = position();
    const of = game.board.cards;
    const five = of.deck.blue.slice(0, 5);
    cardsWriters.cardsDrawn(game, { type: 'cardsDrawn', side: 'blue', count: 5, cards: five });
    expect([of.drawn.blue, of.deck.blue.length]).toEqual([five, 15]);
    cardsWriters.cardsKept(game, { type: 'cardsKept', side: 'blue', count: 3, returned: 2, cards: five.slice(0, 3) });
    expect([of.hand.blue, of.drawn.blue, of.deck.blue.length]).toEqual([five.slice(0, 3), [], 17]);
    expect(of.deck.blue).toEqual(inOrder(game.world.armies.blue, of.deck.blue));
    const [top = ''] = of.deck.blue;
    cardsWriters.cardTaken(game, { type: 'cardTaken', side: 'blue', cards: [top] });
    expect([of.hand.blue.length, of.deck.blue.length]).toEqual([4, 16]);
    cardsWriters.cardPlayed(game, { type: 'cardPlayed', side: 'blue', card: top });
    expect([of.hand.blue.length, of.played.blue]).toEqual([3, [top]]);
    expect(cards.broken?.(game)).toBeUndefined();
  });

  test('of the other’s cards only the number is told, and of what is open everything', () => {
    const drawn = { type: 'cardsDrawn', side: 'blue', count: 5, cards: ['drums'] } as const;
    expect(cards.seen?.(position(), drawn, 'blue')).toEqual(drawn);
    expect(cards.seen?.(position(), drawn, 'grey')).toEqual({ type: 'cardsDrawn', side: 'blue', count: 5 });
    const taken = { type: 'cardTaken', side: 'blue', cards: ['drums'] } as const;
    expect(cards.seen?.(position(), taken, 'grey')).toEqual({ type: 'cardTaken', side: 'blue' });
    const kept = { type: 'cardsKept', side: 'blue', count: 3, returned: 2, cards: ['drums'] } as const;
    expect(cards.seen?.(position(), kept, 'grey')).toEqual({ type: 'cardsKept', side: 'blue', count: 3, returned: 2 });
    expect(cards.seen?.(position(), { type: 'cardPlayed', side: 'blue', card: 'drums' }, 'grey')).toBe('other');
  });
});
