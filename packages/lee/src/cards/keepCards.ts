import type { Game, Rule } from '../game.ts';
import type { Side } from '../world.ts';
import { without } from './deck.ts';
import { KEPT } from './drawCards.ts';

/** Three, or all of a deck that had fewer. */
const required = ({ board }: Game, side: Side): number => Math.min(KEPT, board.cards.drawn[side].length);

/** Every set of so many, each once, though several cards may be of the same kind. */
function setsOf(cards: readonly string[], n: number): string[][] {
  const sets = new Map<string, string[]>();
  const add = (from: number, set: readonly string[]): void => {
    const sorted = [...set].sort();
    if (set.length === n) sets.set(JSON.stringify(sorted), sorted);
    else for (let at = from; at < cards.length; at++) add(at + 1, [...set, cards[at] ?? '']);
  };
  add(0, []);
  return [...sets.values()];
}

export const keepCards: Rule<'keepCards'> = {
  clause: '13.6/keep-3',
  verbs: {
    keep: {
      options: (g, f) => setsOf(g.board.cards.drawn[f.by], required(g, f.by)).map(cards => ({ do: 'keep', cards })),
      guards: [
        [
          '13.6/keep-3',
          (g, f, { cards }) => cards.length !== required(g, f.by),
          (g, f) => ({ required: required(g, f.by) }),
        ],
        ['13.6/draw-5', (g, f, { cards }) => without(g.board.cards.drawn[f.by], cards) === undefined],
      ],
      choose(flow, { by: side }, { cards }) {
        const returned = flow.game.board.cards.drawn[side].length - cards.length;
        flow.emit({ type: 'cardsKept', side, count: cards.length, returned, cards });
      },
    },
  },
  resume: (flow, f) => (flow.game.board.cards.drawn[f.by].length > 0 ? 'ask' : flow.pop(f, {})),
};
