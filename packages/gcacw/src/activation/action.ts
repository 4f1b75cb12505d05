import { NOBODY } from '../board.ts';
import { HALVES } from '../charts/terrainCosts.ts';
import { assaultAction } from '../combat/assault/assaultAction.ts';
import type { Flow, Rule } from '../game.ts';
import { concealVerb } from '../intelligence/markers/conceal.ts';
import { letDummiesRide, marchDummy } from '../intelligence/markers/dummies.ts';
import { revealVerb } from '../intelligence/markers/reveal.ts';
import { rollFormula } from '../movement/march/allowance.ts';
import { beginMarch } from '../movement/march/beginMarch.ts';
import { isOwnUnit, unitData, unitState, unitsWho } from '../pieces/pieces.ts';
import { isEligible, mayAct } from '../sequence/initiative.ts';
import { isHeldBack } from '../sequence/notBefore.ts';
import { ENTRENCH_GUARDS, entrench, mayEntrench } from '../works/entrench.ts';
import { activate } from './activate.ts';
import { burn } from './burn.ts';

/** March, Step 1: one unit, its own roll. */
function march(flow: Flow, unit: number): void {
  const { side, arm } = unitData(flow.game, unit);
  const allowances = flow.game.world.profile.allowances[side];
  flow.emit({ type: 'actionBegan', action: 'march', unit, leader: NOBODY, units: [unit] });
  const formula = arm === 'cavalry' ? allowances.cavalry : allowances.foot;
  const points = rollFormula(flow, formula, 'allowance');
  flow.emit({ type: 'allowanceRolled', unit, leader: NOBODY, points, plus: formula.plus });
  letDummiesRide(flow, side, [unit], points * HALVES);
  beginMarch(flow, side, unit, points * HALVES);
}

/** 4.3/must-perform-one-action: the side that took the initiative does exactly one thing. */
export const action: Rule<'action'> = {
  clause: '4.3/must-perform-one-action',
  verbs: {
    march: {
      exact: true,
      options: (g, f) => unitsWho(g, f.by, mayAct).map(unit => ({ do: 'march', unit })),
      guards: [
        ['5.1/one-unit', (g, f, c) => !isOwnUnit(g, f.by, c.unit)],
        ['SC/not-before', (g, _f, c) => isHeldBack(g, c.unit)],
        ['5.1/fatigue-3-or-less', (g, _f, c) => unitState(g, c.unit).fatigue > 3 && !g.world.options.fatigue4March],
        [
          '5.1/optional-fatigue-4-march',
          (g, _f, c) => unitState(g, c.unit).fatigue > 3 && unitState(g, c.unit).disorganized,
        ],
      ],
      choose: (flow, f, c) => {
        f.done = true;
        march(flow, c.unit);
      },
    },
    activate,
    assault: assaultAction,
    burn,
    entrench: {
      exact: true,
      options: (g, f) => unitsWho(g, f.by, mayEntrench).map(unit => ({ do: 'entrench', unit })),
      guards: [
        ['5.5/unit-not-leader', (g, f, c) => !isOwnUnit(g, f.by, c.unit)],
        ...ENTRENCH_GUARDS.map(
          ([clause, speaks]) =>
            [clause, (g: Parameters<typeof speaks>[0], _f: unknown, c: { unit: number }) => speaks(g, c.unit)] as const,
        ),
      ],
      choose: (flow, f, c) => {
        flow.emit({ type: 'actionBegan', action: 'entrench', unit: c.unit, leader: NOBODY, units: [c.unit] });
        entrench(flow, c.unit);
        f.done = true;
      },
    },
    marchDummy,
    conceal: concealVerb,
    reveal: revealVerb,
  },
  // Markers that were all a side could act with may come off before it has acted.
  resume: (flow, f) => {
    const { game } = flow;
    const spent = game.world.options.limitedIntelligence && !isEligible(game, f.by);
    return f.done || spent ? flow.pop(f, {}) : 'ask';
  },
};
