import type { Rule } from '../game.ts';
import { isOwnUnit, unitState, unitsOf } from '../pieces/pieces.ts';
import { worksAfter } from '../works/entrench.ts';

/** Recovery Step 1: units at Fatigue Level 0 may dig, each once. */
export const recovery: Rule<'recovery'> = {
  clause: '3.0/recovery-phase',
  verbs: {
    entrench: {
      fields: { unit: 'integer' },
      options: (g, f) => unitsOf(g, f.by).map(unit => ({ do: 'entrench', unit })),
      guards: [
        ['8.0/step-1-fatigue-0', (g, f, c) => !isOwnUnit(g, f.by, c.unit)],
        ['9.0/recovery-fatigue-0', (g, _f, c) => unitState(g, c.unit).fatigue > 0],
        ['8.0/step-1-one-only', (_g, f, c) => f.done.includes(c.unit)],
        ['11.0/d1-no-entrench', (g, _f, c) => unitState(g, c.unit).demoralized === 1],
        ['11.0/d2-no-entrench', (g, _f, c) => unitState(g, c.unit).demoralized === 2],
        ['9.0/procedure-by-year', (g, _f, c) => worksAfter(g, c.unit, 'recovery') === undefined],
      ],
      choose: (flow, f, c) => {
        const works = worksAfter(flow.game, c.unit, 'recovery') ?? 'none';
        flow.emit({ type: 'worksBuilt', unit: c.unit, works, because: '9.0/when-built' });
        f.done = [...f.done, c.unit];
      },
    },
    finish: { fields: {}, options: () => [{ do: 'finish' }], guards: [], choose: (flow, f) => void flow.pop(f, {}) },
  },
  resume: () => 'ask',
};
