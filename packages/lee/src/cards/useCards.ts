import type { Rule } from '../game.ts';
import { mayRedraw } from '../generals/redraw.ts';
import { cardsWith, grants, playCard } from './hands.ts';

/** a card that lets a general be redrawn is used before the generals get their formations. */
export const useCards: Rule<'useCards'> = {
  clause: '13.5/redraw-timing',
  verbs: {
    playCard: {
      options: (g, f) => cardsWith(g, f.by, 'redraw').map(card => ({ do: 'playCard', card })),
      guards: [
        ['13.6/keep-3', (g, f, { card }) => !g.board.cards.hand[f.by].includes(card)],
        ['13.5/redraw-timing', (g, f, { card }) => !grants(g, f.by, card, 'redraw')],
        ['13.5/redraw-how', (g, f) => !mayRedraw(g, f.by)],
      ],
      choose(flow, { by }, { card }) {
        playCard(flow, by, card);
        flow.push({ kind: 'redraw', by, left: 1 });
      },
    },
    doneCards: { options: () => [{ do: 'doneCards' }], guards: [], choose: (flow, f) => void flow.pop(f, {}) },
  },
  resume: () => 'ask',
};
