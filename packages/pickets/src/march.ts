import { type ClauseRow, firstToSpeak } from '@wigwag/kernel';
import type { ClauseId } from './clauses.generated.ts';
import { campOf, enemy, held, nextTo, postOf, watched } from './lane.ts';
import type { Frame, Game, Rule } from './vocabulary.ts';

/** Why a march is over though its owner has not said so. */
const ENDS: readonly ClauseRow<ClauseId, [Game, Frame<'march'>]>[] = [
  ['3/spent', (_, f) => f.steps === 0],
  ['3/watched-stop', (g, f) => f.moved && watched(g, f.by, postOf(g, f.picket))],
];

const isCamp = (g: Game, post: number): boolean => post === campOf(g.world, 'blue') || post === campOf(g.world, 'grey');

export const march: Rule<'march'> = {
  clause: '3/allowance',
  verbs: {
    step: {
      options: (g, f) => [-1, 1].map(way => ({ do: 'step', to: postOf(g, f.picket) + way })),
      guards: [
        ['3/next-post', (g, f, c) => !nextTo(postOf(g, f.picket), c.to) || c.to < 0 || c.to >= g.world.posts],
        ['3/enemy-post', (g, f, c) => held(g, enemy(f.by), c.to) > 0],
        ['3/two-a-post', (g, f, c) => !isCamp(g, c.to) && held(g, f.by, c.to) >= 2],
      ],
      choose: (flow, f, c) => {
        flow.emit({ type: 'picketMoved', picket: f.picket, from: postOf(flow.game, f.picket), to: c.to });
        f.steps -= 1;
        f.moved = true;
        // The window opens whether or not the enemy holds the card: his hand stays hidden.
        if (watched(flow.game, f.by, c.to)) flow.push({ kind: 'ambush', by: enemy(f.by), picket: f.picket });
      },
    },
    halt: { options: () => [{ do: 'halt' }], guards: [], choose: (flow, f) => void flow.pop(f, {}) },
  },
  resume(flow, f, back) {
    if (back?.from === 'ambush' && back.hit) return flow.pop(f, {});
    const because = firstToSpeak(ENDS, flow.game, f);
    if (because === undefined) return 'ask';
    flow.emit({ type: 'marchEnded', picket: f.picket, because });
    return flow.pop(f, {});
  },
};
