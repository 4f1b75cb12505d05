import type { Rule } from '../game.ts';
import { SIDES } from '../world.ts';
import { BATTLEFIELDS } from './battlefields.ts';

/** 13.7: R-23, each declares in secret; both declarations are shown when both are made. */
export const declare: Rule<'declare'> = {
  clause: '13.7/declare-after-cards',
  verbs: {
    declare: {
      options: () =>
        BATTLEFIELDS.flatMap(field =>
          [false, true].map(forcedMarch => ({ do: 'declare', field, forcedMarch }) as const),
        ),
      guards: [['13.7/three-categories', (_g, _f, c) => !BATTLEFIELDS.includes(c.field)]],
      choose: (flow, f, { field, forcedMarch }) =>
        flow.emit({ type: 'battlefieldDeclared', side: f.by, field, forcedMarch }),
    },
  },
  resume(flow, f) {
    const { declared, declarations } = flow.game.board.field;
    const next = SIDES.find(side => !declared.includes(side));
    if (next !== undefined) {
      f.by = next;
      return 'ask';
    }
    for (const side of SIDES) {
      const declaration = declarations[side];
      if (declaration !== undefined) flow.emit({ type: 'battlefieldShown', side, ...declaration });
    }
    return flow.pop(f, {});
  },
};
