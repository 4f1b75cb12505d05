import type { Rule } from '../../game.ts';
import { cardFor, mayHold } from '../changes/means.ts';
import { guardsOf } from '../judging/check.ts';
import { nextPiece } from '../laying.ts';
import { worksOptions } from '../places/works.ts';
import { WORKS } from './sections.ts';

/** 13.10/fortifications-last: sections that were bought or granted; what is not laid is forgone. */
export const works: Rule<'works'> = {
  clause: '13.10/fortifications-last',
  verbs: {
    layWorks: {
      options: (g, f) => worksOptions({ game: g, by: f.by }),
      guards: guardsOf<'works', 'layWorks'>(WORKS),
      choose: (flow, f, { line }) => {
        const card = f.left > 0 ? undefined : cardFor(flow.game, f.by, 'works');
        if (card !== undefined) flow.emit({ type: 'cardPlayed', side: f.by, card });
        flow.emit({ type: 'worksLaid', piece: nextPiece(flow.game.board.terrain), line, by: f.by });
        f.left = Math.max(0, f.left - 1);
      },
    },
    noWorks: { options: () => [{ do: 'noWorks' }], guards: [], choose: (flow, f) => void flow.pop(f, {}) },
  },
  resume: (flow, f) => (f.left > 0 || mayHold(flow.game, f.by, 'works') ? 'ask' : flow.pop(f, {})),
};
