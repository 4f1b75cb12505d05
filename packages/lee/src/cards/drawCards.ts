import type { FlowWithoutDice, Frame, Rule } from '../game.ts';
import { SIDES, type Side } from '../world.ts';
import { deckHas } from './hands.ts';

/** 13.6. */
const DRAWN = 5;
export const KEPT = 3;

const PARTS = ['draw', 'keep', 'use'] as const;

/** Both draw, then both keep, then both may use what works at once: whoever kept last goes on, so that a shared screen changes hands less. */
const COURSE: readonly (readonly [part: (typeof PARTS)[number], side: Side])[] = PARTS.flatMap(part =>
  (part === 'use' ? SIDES.toReversed() : SIDES).map(side => [part, side] as const),
);

/** What comes next in the step: R-48, a redraw by a card comes when the hands are complete. */
function goOn(flow: FlowWithoutDice, f: Frame<'drawCards'>): 'ask' | 'on' {
  for (; f.at < COURSE.length; f.at++) {
    const [part, side] = COURSE[f.at] ?? ['use', f.side];
    f.side = side;
    if (part === 'draw') return 'ask';
    if (part === 'use' && !deckHas(flow.game, side, 'redraw')) continue;
    f.at += 1;
    return flow.push({ kind: part === 'keep' ? 'keepCards' : 'useCards', by: side });
  }
  return flow.pop(f, {});
}

export const drawCards: Rule<'drawCards'> = {
  clause: '13.6/draw-5',
  verbs: {
    drawCards: {
      options: () => [{ do: 'drawCards' }],
      guards: [],
      choose(flow, f) {
        const deck = flow.game.board.cards.deck[f.side];
        const count = Math.min(DRAWN, deck.length);
        const cards = count === 0 ? [] : flow.draw(deck, count, 'cards');
        flow.emit({ type: 'cardsDrawn', side: f.side, count, cards });
        f.at += 1;
      },
    },
  },
  resume: goOn,
};
