import { takeCard } from '../cards/hands.ts';
import type { Flow, Rule } from '../game.ts';
import type { Side } from '../world.ts';

/**
 * R-22, the other reading: of the six cards drawn in all three are kept. Two of them went back already, so that the choice is
 * between the hand and the sixth.
 */
function pickAgain(flow: Flow, side: Side): void {
  flow.emit({ type: 'handReopened', side });
  const deck = flow.game.board.cards.deck[side];
  const count = Math.min(1, deck.length);
  const cards = count === 0 ? [] : flow.draw(deck, count, 'bonusCard');
  flow.emit({ type: 'cardsDrawn', side, count, cards });
  flow.emit({ type: 'bonusCardGiven', side });
  flow.push({ kind: 'keepCards', by: side });
}

/** 13.7/bonus-neutral: R-22, one card from the top to the hand. */
export const bonusCard: Rule<'bonusCard'> = {
  clause: '13.7/bonus-neutral',
  verbs: {
    drawBonusCard: {
      options: () => [{ do: 'drawBonusCard' }],
      guards: [],
      choose: (flow, { side }) => {
        if (flow.game.world.book.neutralCard.value === 'pickedAgain') return pickAgain(flow, side);
        takeCard(flow, side, 'bonusCard');
        flow.emit({ type: 'bonusCardGiven', side });
      },
    },
  },
  resume: (flow, f) => (flow.game.board.field.bonusCard === 'due' ? 'ask' : flow.pop(f, {})),
};
