import type { Frame, Game, Rule } from '../game.ts';
import { SIDES, type Side } from '../world.ts';
import { drawFor, groupsIn } from './draw.ts';
import { mayRedraw, redrawsGranted } from './redraw.ts';
import { STAGES, type Stage } from './stages.ts';

/** First all of one army's generals, then all of the other's; redraws come last. */
const COURSE: readonly (readonly [side: Side, stage: Stage])[] = SIDES.flatMap(side =>
  STAGES.map(stage => [side, stage] as const),
);

const isAnother = (due: Stage) => (_: Game, f: Frame<'drawGenerals'>, c: { readonly stage: Stage }) =>
  f.stage === due && c.stage !== due;

export const drawGenerals: Rule<'drawGenerals'> = {
  clause: '13.5/seq-1-shuffle',
  verbs: {
    draw: {
      options: () => STAGES.map(stage => ({ do: 'draw', stage })),
      guards: [
        ['13.5/seq-2-cinc', isAnother('cinc')],
        ['13.5/seq-4-corps', isAnother('corps')],
        ['13.5/seq-5-divisions', isAnother('divisions')],
        ['13.5/seq-6-cavalry', isAnother('cavalry')],
        ['13.5/seq-7-artillery', isAnother('artillery')],
      ],
      choose(flow, f, { stage }) {
        for (const group of groupsIn(flow.game, f.side)) if (group.stage === stage) drawFor(flow, f.side, group);
        f.at += 1;
      },
    },
  },
  resume(flow, f) {
    for (; f.at < COURSE.length; f.at++) {
      const [side, stage] = COURSE[f.at] ?? [f.side, f.stage];
      if (!groupsIn(flow.game, side).some(group => group.stage === stage)) continue;
      Object.assign(f, { side, stage });
      return 'ask';
    }
    for (; f.at < COURSE.length + SIDES.length; ) {
      const by = SIDES[f.at - COURSE.length] ?? f.side;
      f.at += 1;
      const left = redrawsGranted(flow.game, by);
      if (left > 0 && mayRedraw(flow.game, by)) return flow.push({ kind: 'redraw', by, left });
    }
    return flow.pop(f, {});
  },
};
