import type { Board } from '../board.ts';
import type { Chapter, Rules } from '../chapter.ts';
import type { AnyChoice, Event, Game } from '../game.ts';
import { enemyOf, SIDES, type Side } from '../world.ts';
import { UNKNOWN } from './board.ts';
import { allCards, inOrder, without } from './deck.ts';
import { drawCards } from './drawCards.ts';
import { keepCards } from './keepCards.ts';
import type { CardsShapes } from './shapes.ts';
import { useCards } from './useCards.ts';

export const cardsFrames: Rules<CardsShapes> = { drawCards, keepCards, useCards };

const hidden = (cards: readonly string[]): string[] => cards.map(() => UNKNOWN);

/** Numbers are open; which cards they are knows only who holds them, and of a deck nobody. */
function hide({ cards }: Board, from: Side): void {
  const enemy = enemyOf(from);
  for (const side of SIDES) cards.deck[side] = hidden(cards.deck[side]);
  cards.drawn[enemy] = hidden(cards.drawn[enemy]);
  cards.hand[enemy] = hidden(cards.hand[enemy]);
}

function seen(_: Game, event: Event, by: Side): Event | 'other' {
  if (event.type !== 'cardsDrawn' && event.type !== 'cardsKept' && event.type !== 'cardTaken') return 'other';
  if (event.side === by) return event;
  const { cards: _cards, ...rest } = event;
  return rest;
}

/** Deals what is not seen of the other's hand; what is left over is the deck. */
function imagine({ world, board }: Pick<Game, 'world' | 'board'>, _: Side, below: (n: number) => number): void {
  const { deck, drawn, hand, played } = board.cards;
  for (const side of SIDES) {
    const army = world.armies[side];
    const known = [...drawn[side], ...hand[side], ...played[side]].filter(card => card !== UNKNOWN);
    const unseen = without(allCards(army), known) ?? [];
    const deal = (card: string): string =>
      card === UNKNOWN ? (unseen.splice(below(unseen.length), 1)[0] ?? '') : card;
    drawn[side] = drawn[side].map(deal);
    hand[side] = hand[side].map(deal);
    deck[side] = inOrder(army, unseen);
  }
}

/** Cards of both armies, and sets of any size of them. */
function* attempts({ world, board }: Game): Generator<AnyChoice> {
  yield { do: 'drawCards' };
  yield { do: 'doneCards' };
  for (const side of SIDES) {
    for (const { id } of world.armies[side].cards) yield { do: 'playCard', card: id };
    const drawn = board.cards.drawn[side];
    for (let n = 0; n <= drawn.length; n++) yield { do: 'keep', cards: drawn.slice(0, n).sort() };
    yield {
      do: 'keep',
      cards: world.armies[side].cards
        .map(({ id }) => id)
        .sort()
        .slice(0, 3),
    };
    yield { do: 'keep', cards: Array<string>(3).fill(drawn[0] ?? '') };
  }
  yield { do: 'playCard', card: UNKNOWN };
}

function broken({ world, board }: Game): string | undefined {
  const { deck, drawn, hand, played } = board.cards;
  for (const side of SIDES) {
    const all = [...deck[side], ...drawn[side], ...hand[side], ...played[side]];
    const cards = allCards(world.armies[side]);
    if (all.length !== cards.length || without(all, cards) === undefined) return 'cards-lost';
  }
  return undefined;
}

export const cards: Chapter = { hide, seen, reveals: ['cardPlayed'], imagine, attempts, broken };
