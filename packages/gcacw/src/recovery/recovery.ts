import { NOWHERE } from '../board.ts';
import { REPAIR_CLAUSES, repairOptions, tryToRepair, whyNotRepair } from '../bridges/permanent/repair.ts';
import { build } from '../bridges/pontoons/build.ts';
import { worksYear } from '../charts/works.ts';
import type { Choice, Frame, Game, Rule } from '../game.ts';
import { revealVerb } from '../intelligence/markers/reveal.ts';
import { isOwnUnit, unitState } from '../pieces/pieces.ts';
import { buildWorks, worksStep } from '../works/entrench.ts';

const isFinished = (g: Game, unit: number): boolean => worksStep(g, unit, 'recovery') === undefined;

function isReadyToDig(g: Game, unit: number): boolean {
  const { hex, fatigue, demoralized } = unitState(g, unit);
  return fatigue === 0 && demoralized === 0 && hex !== NOWHERE && !isFinished(g, unit);
}

function digOptions(g: Game, f: Frame<'recovery'>): Choice<'recovery', 'entrench'>[] {
  const found: Choice<'recovery', 'entrench'>[] = [];
  if (g.derived.ground.conditions.rain) return found;
  for (const unit of g.world.unitsOfSide[f.by]) {
    if (isReadyToDig(g, unit) && !f.done.includes(unit)) found.push({ do: 'entrench', unit });
  }
  return found;
}

/** Recovery Step 1: units at Fatigue Level 0 may dig, build a bridge or mend a crossing, each once. */
export const recovery: Rule<'recovery'> = {
  clause: '3.0/recovery-phase',
  verbs: {
    entrench: {
      exact: true,
      options: digOptions,
      guards: [
        ['8.0/step-1-fatigue-0', (g, f, c) => !isOwnUnit(g, f.by, c.unit)],
        ['8.0/step-1-not-rain', g => g.derived.ground.conditions.rain],
        ['9.0/recovery-fatigue-0', (g, _f, c) => unitState(g, c.unit).fatigue > 0],
        ['8.0/step-1-one-only', (_g, f, c) => f.done.includes(c.unit)],
        ['11.0/d1-no-entrench', (g, _f, c) => unitState(g, c.unit).demoralized === 1],
        ['11.0/d2-no-entrench', (g, _f, c) => unitState(g, c.unit).demoralized === 2],
        ['9.0/1861-no-forts', (g, _f, c) => worksYear(g.world.year) === 1861 && isFinished(g, c.unit)],
        ['9.0/procedure-by-year', (g, _f, c) => isFinished(g, c.unit)],
      ],
      choose: (flow, f, c) => {
        buildWorks(flow, c.unit, 'recovery');
        f.done = [...f.done, c.unit];
      },
    },
    build,
    repair: {
      options: repairOptions,
      guards: [[REPAIR_CLAUSES, (g, f, c) => whyNotRepair(g, f, c.unit, c.hexside)]],
      choose: (flow, f, c) => tryToRepair(flow, f, c.unit, c.hexside),
    },
    finish: { options: () => [{ do: 'finish' }], guards: [], choose: (flow, f) => void flow.pop(f, {}) },
    reveal: revealVerb,
  },
  resume: () => 'ask',
};
