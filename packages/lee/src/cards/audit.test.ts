import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import type { Board } from '../board.ts';
import { setUp } from '../board.ts';
import type { AnyChoice, Game } from '../game.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { SIDES } from '../world.ts';
import { UNKNOWN } from './board.ts';
import { cards, cardsFrames } from './cards.ts';
import { allCards } from './deck.ts';

/** Blue has drawn five, grey holds three and has played one. */
function position(): Game {
  const world = worldOf();
  const board = setUp(world);
  board.cards.drawn.blue = board.cards.deck.blue.splice(2, 5);
  board.cards.hand.grey = board.cards.deck.grey.splice(1, 3);
  board.cards.played.grey = board.cards.deck.grey.splice(0, 1);
  return { world, board, stack: [], derived: {} };
}

const broken = (change: (of: Board['cards']) => void): string | undefined => {
  const game = position();
  change(game.board.cards);
  return cards.broken?.(game);
};

describe('cards', () => {
  test('all of an army’s are somewhere, and no other', () => {
    expect(broken(() => undefined)).toBeUndefined();
    for (const side of SIDES) expect(broken(of => void of.deck[side].pop())).toBe('cards-lost');
    for (const side of SIDES) expect(broken(of => void of.hand[side].push('drums'))).toBe('cards-lost');
    expect(broken(of => void of.drawn.blue.pop())).toBe('cards-lost');
    expect(broken(of => void of.hand.grey.pop())).toBe('cards-lost');
    expect(broken(of => void of.played.grey.pop())).toBe('cards-lost');
    expect(broken(of => void of.deck.blue.splice(0, 1, 'no-such-card'))).toBe('cards-lost');
    expect(broken(of => void of.deck.grey.splice(0, 1, 'no-such-card'))).toBe('cards-lost');
  });

  test('what is hidden is counted, and dealt again to the last card', () => {
    for (const [from, enemy] of [
      ['blue', 'grey'],
      ['grey', 'blue'],
    ] as const) {
      const game = position();
      const before = structuredClone(game.board.cards);
      cards.hide?.(game.board, from);
      expect(game.board.cards.hand[enemy]).toEqual(before.hand[enemy].map(() => UNKNOWN));
      expect(game.board.cards.drawn[enemy]).toEqual(before.drawn[enemy].map(() => UNKNOWN));
      expect(game.board.cards.hand[from]).toEqual(before.hand[from]);
      expect(game.board.cards.drawn[from]).toEqual(before.drawn[from]);
      expect(game.board.cards.played).toEqual(before.played);
      for (const side of SIDES) expect(new Set(game.board.cards.deck[side])).toEqual(new Set([UNKNOWN]));
      cards.imagine?.(game, from, random(3));
      expect(cards.broken?.(game)).toBeUndefined();
      for (const side of SIDES) {
        const { deck, drawn, hand, played } = game.board.cards;
        const all = [...deck[side], ...drawn[side], ...hand[side], ...played[side]];
        expect(all.toSorted()).toEqual(allCards(game.world.armies[side]).toSorted());
        expect(hand[side]).toHaveLength(before.hand[side].length);
        expect(drawn[side]).toHaveLength(before.drawn[side].length);
      }
      expect(game.board.cards.hand[from]).toEqual(before.hand[from]);
      expect(game.board.cards.drawn[from]).toEqual(before.drawn[from]);
    }
  });

  test('another deal is another hand', () => {
    const dealt = (seed: number) => {
      const game = position();
      cards.hide?.(game.board, 'blue');
      cards.imagine?.(game, 'blue', random(seed));
      return game.board.cards.hand.grey.toSorted().join();
    };
    expect(new Set([1, 2, 3, 4, 5, 6].map(dealt)).size).toBeGreaterThan(2);
  });
});

describe('what the auditor tries with cards', () => {
  const tried = <D extends AnyChoice['do']>(verb: D): Extract<AnyChoice, { do: D }>[] =>
    [...(cards.attempts?.(position()) ?? [])].filter(
      (choice): choice is Extract<AnyChoice, { do: D }> => choice.do === verb,
    );

  test('every verb', () => {
    const verbs = new Set(Object.values(cardsFrames).flatMap(({ verbs: of }) => Object.keys(of)));
    expect(new Set([...(cards.attempts?.(position()) ?? [])].map(choice => choice.do))).toEqual(verbs);
  });

  test('to play every card of both armies, and one that is not to be seen', () => {
    const { armies } = worldOf();
    const all = SIDES.flatMap(side => armies[side].cards.map(({ id }) => id));
    expect(tried('playCard').map(({ card }) => card)).toEqual([...all, UNKNOWN]);
  });

  test('to keep as many as were drawn and fewer, others of the deck, and one three times', () => {
    const sets = tried('keep').map(each => each.cards);
    const { drawn } = position().board.cards;
    for (let n = 0; n <= 5; n++) expect(sets).toContainEqual(drawn.blue.slice(0, n).toSorted());
    expect(sets.every(set => set.join() === set.toSorted().join())).toBe(true);
    expect(sets).toContainEqual(Array(3).fill(drawn.blue[0]));
    expect(sets).toContainEqual(['', '', '']);
    for (const side of SIDES) {
      const known = worldOf().armies[side].cards.map(({ id }) => id);
      expect(sets).toContainEqual(known.toSorted().slice(0, 3));
    }
  });
});
