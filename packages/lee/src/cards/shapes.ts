import type { Nothing } from '../game.ts';
import type { Side } from '../world.ts';

export type CardsShapes = {
  /** Below the whole step: both draw, both keep, both may use a card. */
  drawCards: { by: 'table'; data: { side: Side; at: number }; choices: { drawCards: Nothing }; result: Nothing };
  keepCards: { by: Side; data: Nothing; choices: { keep: { cards: readonly string[] } }; result: Nothing };
  /** Asked of whoever's deck has such a card, whether or not he holds one: his hand stays hidden. */
  useCards: {
    by: Side;
    data: Nothing;
    choices: { playCard: { card: string }; doneCards: Nothing };
    result: Nothing;
  };
};
