import type { Game } from '../game.ts';
import type { Side } from '../world.ts';
import type { Writers } from '../writers.ts';
import { inOrder, without } from './deck.ts';

/** Which cards they are is seen only by the side whose they are. */
export type CardsEvent =
  | { readonly type: 'cardsDrawn'; readonly side: Side; readonly count: number; readonly cards?: readonly string[] }
  /** Of the five: the others are shuffled back. */
  | {
      readonly type: 'cardsKept';
      readonly side: Side;
      readonly count: number;
      readonly returned: number;
      readonly cards?: readonly string[];
    }
  /** Straight to the hand: for a turn, or for a neutral battlefield. */
  | { readonly type: 'cardTaken'; readonly side: Side; readonly cards?: readonly string[] }
  | { readonly type: 'cardPlayed'; readonly side: Side; readonly card: string };

const take = (from: Record<Side, string[]>, side: Side, cards: readonly string[]): void => {
  from[side] = without(from[side], cards) ?? from[side];
};

function keep({ world, board: { cards: of } }: Game, side: Side, cards: readonly string[]): void {
  of.hand[side].push(...cards);
  const returned = without(of.drawn[side], cards) ?? [];
  of.deck[side] = inOrder(world.armies[side], [...of.deck[side], ...returned]);
  of.drawn[side] = [];
}

export const cardsWriters: Writers<CardsEvent> = {
  cardsDrawn: ({ board }, { side, cards = [] }) => {
    take(board.cards.deck, side, cards);
    board.cards.drawn[side].push(...cards);
  },
  cardsKept: (game, { side, cards = [] }) => keep(game, side, cards),
  cardTaken: ({ board }, { side, cards = [] }) => {
    take(board.cards.deck, side, cards);
    board.cards.hand[side].push(...cards);
  },
  cardPlayed: ({ board }, { side, card }) => {
    take(board.cards.hand, side, [card]);
    board.cards.played[side].push(card);
  },
};
