import { NOBODY } from '../board.ts';
import { HALVES } from '../charts/terrainCosts.ts';
import { assaultAction } from '../combat/assault/assaultAction.ts';
import type { Flow, Frame, Game, Rule } from '../game.ts';
import { concealVerb } from '../intelligence/markers/conceal.ts';
import { letDummiesRide, marchDummy, shamRoll } from '../intelligence/markers/dummies.ts';
import { forceUnder } from '../intelligence/markers/force.ts';
import { hasForces, isHidden } from '../intelligence/markers/forces.ts';
import { revealVerb } from '../intelligence/markers/reveal.ts';
import { marchFormula, rollFormula } from '../movement/march/allowance.ts';
import { beginMarch, mustRoll } from '../movement/march/beginMarch.ts';
import { isOwnUnit, unitData, unitState, unitsWho } from '../pieces/pieces.ts';
import { isEligible, mayAct } from '../sequence/initiative.ts';
import { isHeldBack } from '../sequence/notBefore.ts';
import { ENTRENCH_GUARDS, entrench, mayEntrench } from '../works/entrench.ts';
import { activate } from './activate.ts';
import { burn } from './burn.ts';

type F = Frame<'action'>;
type Of = { readonly unit: number };

/** March, Step 1: one unit, its own roll. `sham`: with a roll that changes nothing, for the enemy's eyes. */
function march(flow: Flow, unit: number, sham = false): void {
  const { side } = unitData(flow.game, unit);
  flow.emit({ type: 'actionBegan', action: 'march', unit, leader: NOBODY, units: [unit] });
  const formula = marchFormula(flow.game, unit);
  const points = rollFormula(flow, formula, 'allowance');
  flow.emit({ type: 'allowanceRolled', unit, leader: NOBODY, points, plus: formula.plus });
  letDummiesRide(flow, side, [unit], points * HALVES, false);
  if (sham) shamRoll(flow, side, forceUnder(flow.game.board.forces, unit)?.id ?? 0);
  beginMarch(flow, side, unit, points * HALVES);
}

const MARCH_GUARDS = [
  ['5.1/one-unit', (g: Game, f: F, c: Of) => !isOwnUnit(g, f.by, c.unit)],
  ['SC/not-before', (g: Game, _f: F, c: Of) => isHeldBack(g, c.unit)],
  [
    '5.1/fatigue-3-or-less',
    (g: Game, _f: F, c: Of) => unitState(g, c.unit).fatigue > 3 && !g.world.options.fatigue4March,
  ],
  [
    '5.1/optional-fatigue-4-march',
    (g: Game, _f: F, c: Of) => unitState(g, c.unit).fatigue > 3 && unitState(g, c.unit).disorganized,
  ],
] as const;

/** 4.3/must-perform-one-action: the side that took the initiative does exactly one thing. */
export const action: Rule<'action'> = {
  clause: '4.3/must-perform-one-action',
  verbs: {
    march: {
      exact: true,
      options: (g, f) => unitsWho(g, f.by, mayAct).map(unit => ({ do: 'march', unit })),
      guards: MARCH_GUARDS,
      choose: (flow, f, c) => {
        f.done = true;
        march(flow, c.unit);
      },
    },
    shamMarch: {
      options: (g, f) => (hasForces(g, f.by) ? unitsWho(g, f.by, mayAct).map(unit => ({ do: 'shamMarch', unit })) : []),
      guards: [...MARCH_GUARDS, ['LI/extended-march-open', (g, _f, c) => !isHidden(g, c.unit) || mustRoll(g, c.unit)]],
      choose: (flow, f, c) => {
        f.done = true;
        march(flow, c.unit, true);
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
