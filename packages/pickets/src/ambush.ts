import { enemy, postOf } from './lane.ts';
import type { Card, Flow, Frame, Game, Rule, Side } from './vocabulary.ts';

export const lacks = (g: Game, side: Side, card: Card): boolean => !g.board.hands[side].includes(card);

/** The window that opens when a picket steps next to the enemy. */
export const ambush: Rule<'ambush'> = {
  clause: '4/ambush-card',
  verbs: {
    spring: {
      options: () => [{ do: 'spring' }],
      guards: [['4/ambush-card', (g, f) => lacks(g, f.by, 'ambush')]],
      choose: (flow, f) => {
        flow.emit({ type: 'cardShown', side: f.by, card: 'ambush' });
        flow.push({ kind: 'rally', by: enemy(f.by), picket: f.picket });
      },
    },
    decline: {
      options: () => [{ do: 'decline' }],
      guards: [],
      choose: (flow, f) => void flow.pop(f, { hit: false }),
    },
  },
  resume: (flow, f, back) => (back?.from === 'rally' ? flow.pop(f, { hit: back.hit }) : 'ask'),
};

/** The victim's answer, inside the ambush, inside his own march. */
export const rally: Rule<'rally'> = {
  clause: '4/rally-card',
  verbs: {
    rally: {
      options: () => [{ do: 'rally' }],
      guards: [['4/rally-card', (g, f) => lacks(g, f.by, 'rally')]],
      choose: (flow, f) => {
        flow.emit({ type: 'cardShown', side: f.by, card: 'rally' });
        resolve(flow, f, 6);
      },
    },
    stand: {
      options: () => [{ do: 'stand' }],
      guards: [],
      choose: (flow, f) => resolve(flow, f, 4),
    },
  },
  resume: () => 'ask',
};

function resolve(flow: Flow, f: Frame<'rally'>, needed: number): void {
  const hit = flow.sum(1, 'ambush') >= needed;
  if (hit) flow.emit({ type: 'picketFell', picket: f.picket, post: postOf(flow.game, f.picket) });
  flow.pop(f, { hit });
}
