import type { Ability } from '../../data/army.ts';
import { mayExchange } from '../../field/bonuses.ts';
import type { Game } from '../../game.ts';
import type { Side } from '../../world.ts';
import type { Means } from '../kinds.ts';

/** What allows one change: told in the event, and remembered so that it allows no second. */
export interface Allowed {
  readonly means: Means;
  readonly ability: string;
  /** The card that is played for it. */
  readonly card?: string;
}

/** What changes terrain that lies on the table. */
const CHANGES: readonly Ability[] = ['shift', 'convert', 'extra-terrain'];

const isUnused =
  ({ board }: Game) =>
  ({ ability }: Allowed): boolean =>
    !board.terrain.used.includes(ability);

const ofArmy = ({ world }: Game, side: Side, wanted: Ability): Allowed[] =>
  world.armies[side].abilities.includes(wanted) ? [{ means: 'army', ability: `${side}/army/${wanted}` }] : [];

/** Only generals in the field. */
function ofGenerals({ world, board }: Game, side: Side, wanted: Ability): Allowed[] {
  return board.generals.commanders[side].flatMap(({ general }) => {
    const known = world.armies[side].generals.find(({ id }) => id === general);
    return known?.abilities.includes(wanted) ? [{ means: 'general', ability: `${side}/${general}/${wanted}` }] : [];
  });
}

/** Only cards in the hand; one is played for each use. */
function ofCards({ world, board }: Game, side: Side, wanted: Ability): Allowed[] {
  return board.cards.hand[side].flatMap(card => {
    const known = world.armies[side].cards.find(({ id }) => id === card);
    const played = board.cards.played[side].length;
    return known?.abilities.includes(wanted)
      ? [{ means: 'card', ability: `${side}/${card}/${wanted}/${played}`, card }]
      : [];
  });
}

/** What costs nothing comes first, cards last. */
export const allowedBy = (game: Game, side: Side, wanted: Ability): Allowed | undefined =>
  [...ofArmy(game, side, wanted), ...ofGenerals(game, side, wanted), ...ofCards(game, side, wanted)].find(
    isUnused(game),
  );

/** A card in the hand that is played for it, where what costs nothing has been counted before. */
export const cardFor = (game: Game, side: Side, wanted: Ability): string | undefined =>
  ofCards(game, side, wanted)[0]?.card;

/** Without the cards: what both players can count. */
export const openMeans = (game: Game, side: Side, wanted: Ability): number =>
  [...ofArmy(game, side, wanted), ...ofGenerals(game, side, wanted)].filter(isUnused(game)).length;

/** 13.7/bonus-offensive: once, for who won with an offensive battlefield. */
export const exchangeAllowed = (game: Game, side: Side): Allowed | undefined => {
  const allowed: Allowed = { means: 'battlefield', ability: 'battlefield/exchange' };
  return mayExchange(game, side) && isUnused(game)(allowed) ? allowed : undefined;
};

/** Whether a deck holds such a card: whether a hand does is its owner's secret. */
export const mayHold = ({ world }: Game, side: Side, wanted: Ability): boolean =>
  world.armies[side].cards.some(({ abilities }) => abilities.includes(wanted));

/** Whether a side is asked for changes at all, by what both players know. */
export const mayChange = (game: Game, side: Side): boolean =>
  exchangeAllowed(game, side) !== undefined ||
  CHANGES.some(wanted => openMeans(game, side, wanted) > 0 || mayHold(game, side, wanted));
