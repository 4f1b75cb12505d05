import { holds } from '@wigwag/kernel';
import { isPickedFrom, setsOf } from '../../activation/selection.ts';
import type { Frame, Game, Rule } from '../../game.ts';
import { unitData, unitState, unitsIn } from '../../pieces/pieces.ts';
import { nextSteps } from './retreatPaths.ts';

type F = Frame<'withdrawal'>;

const defenders = (g: Game, f: F): number[] => unitsIn(g, f.from).filter(unit => unitData(g, unit).side === f.by);

/** There is somewhere to go: a voluntary retreat knows neither extension nor override. */
const mayWithdraw = (g: Game, f: F): boolean => {
  const { by, from, reference } = f;
  const path = [from];
  return (
    nextSteps(g, { by, units: defenders(g, f), manner: 'voluntary', reference, path, overridden: false }).length > 0
  );
};

/** 7.6/voluntary-*: some or all of the defenders may go, one to four hexes, at once. */
export const withdrawal: Rule<'withdrawal'> = {
  clause: '7.6/voluntary-when',
  verbs: {
    withdraw: {
      options: (g, f) => setsOf(defenders(g, f)).map(units => ({ do: 'withdraw', units })),
      guards: [['7.6/voluntary-when', (g, f, c) => c.units.length === 0 || !isPickedFrom(defenders(g, f), c.units)]],
      choose: (flow, f, c) => {
        f.gone = true;
        for (const unit of holds('7.6/voluntary-fatigue', f.dash) ? c.units : []) {
          const { fatigue } = unitState(flow.game, unit);
          if (fatigue < 4)
            flow.emit({ type: 'fatigued', unit, fatigue: fatigue + 1, because: '7.6/voluntary-fatigue' });
        }
        flow.push({
          kind: 'retreat',
          by: f.by,
          units: c.units,
          manner: 'voluntary',
          reference: f.reference,
          path: [f.from],
          overridden: false,
        });
      },
    },
    hold: { options: () => [{ do: 'hold' }], guards: [], choose: (flow, f) => void flow.pop(f, {}) },
  },
  resume: (flow, f) =>
    f.gone || holds('7.6/voluntary-is-retreat', !mayWithdraw(flow.game, f)) ? flow.pop(f, {}) : 'ask',
};
