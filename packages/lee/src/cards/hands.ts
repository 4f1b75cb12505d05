import { holds } from '@wigwag/kernel';
import type { Ability, BattleCard } from '../data/army.ts';
import type { Flow, FlowWithoutDice, Game, Reason } from '../game.ts';
import type { Side } from '../world.ts';

type Position = Pick<Game, 'world' | 'board'>;

export const cardOf = ({ world }: Pick<Game, 'world'>, side: Side, id: string): BattleCard | undefined =>
  world.armies[side].cards.find(card => card.id === id);

export const grants = (game: Pick<Game, 'world'>, side: Side, card: string, ability: Ability): boolean =>
  cardOf(game, side, card)?.abilities.includes(ability) ?? false;

/** Different cards of a side's own hand that may do something. To the other side they are unknown: never ask for them. */
export const cardsWith = (game: Position, side: Side, ability: Ability): string[] =>
  [...new Set(game.board.cards.hand[side])].filter(card => grants(game, side, card, ability));

/** Whether a side's deck has such a card at all, which everybody knows. */
export const deckHas = ({ world }: Pick<Game, 'world'>, side: Side, ability: Ability): boolean =>
  world.armies[side].cards.some(({ abilities, count }) => count > 0 && abilities.includes(ability));

/** One card from the deck to the hand: R-22. An empty deck gives none. */
export function takeCard(flow: Flow, side: Side, why: Reason): void {
  const deck = flow.game.board.cards.deck[side];
  if (deck.length === 0) return;
  flow.emit({ type: 'cardTaken', side, cards: flow.draw(deck, 1, why) });
}

/** 13.6/turn-draw: at the start of every turn from the second on, before the initiative roll. */
export function drawTurnCard(flow: Flow, side: Side, turn: number): void {
  if (holds('13.6/turn-draw', turn >= FIRST_TURN_WITH_A_CARD)) takeCard(flow, side, 'turnCard');
}

const FIRST_TURN_WITH_A_CARD = 2;

/** Lays a card of the hand open and puts it away: what it does is done by whoever asks for it. */
export const playCard = (flow: FlowWithoutDice, side: Side, card: string): void =>
  flow.emit({ type: 'cardPlayed', side, card });
