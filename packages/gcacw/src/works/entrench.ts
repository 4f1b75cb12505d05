import { assert, type ClauseRow, holds } from '@wigwag/kernel';
import { ENTRENCH_ACTION, type EntrenchAction, type WorksStep, worksYear } from '../charts/works.ts';
import type { ClauseId } from '../clauses.generated.ts';
import type { Flow, Game } from '../game.ts';
import { hexOf, unitData, unitState } from '../pieces/pieces.ts';
import { isHeldBack } from '../sequence/notBefore.ts';

/** 9.0/redoubt-*: the unit stands in a redoubt that serves its side in the year of the scenario. */
export const inRedoubt = (g: Game, unit: number): boolean =>
  g.world.redoubts[unitData(g, unit).side][hexOf(g, unit)] === 1;

/** Some steps from a redoubt are for one side only. */
const redoubtFits = (g: Game, unit: number, step: WorksStep): boolean =>
  (step[3] === undefined || step[3] === unitData(g, unit).side) && inRedoubt(g, unit);

/** The step that entrenching would be for a unit; undefined: there is nothing further. */
export function worksStep(g: Game, unit: number, by: 'action' | 'recovery'): WorksStep | undefined {
  const { works } = unitState(g, unit);
  for (const step of g.world.entrenching.ladders[by]) {
    const from = step[1];
    const fits = from === 'redoubt' ? works === 'none' && redoubtFits(g, unit, step) : from === works;
    if (holds(step[0], fits)) return step;
  }
  return undefined;
}

/** Builds the next works; the guards have made sure that there are any. */
export function buildWorks(flow: Flow, unit: number, by: 'action' | 'recovery'): void {
  const step = worksStep(flow.game, unit, by);
  assert(step !== undefined, 'nothing-to-build', { unit });
  const [because, , works] = step;
  flow.emit({ type: 'worksBuilt', unit, works, because });
}

const actionOf = (g: Game): EntrenchAction | undefined => g.world.entrenching.action;

const overLimit = (g: Game, unit: number, year: 1863 | 1864): boolean =>
  worksYear(g.world.year) === year && unitState(g, unit).fatigue > (ENTRENCH_ACTION[year]?.limit ?? 0);

/** Why a unit may not take the Entrenchment action. */
export const ENTRENCH_GUARDS: readonly ClauseRow<ClauseId, [Game, unit: number]>[] = [
  ['SC/not-before', isHeldBack],
  ['5.5/not-rain', g => g.derived.ground.conditions.rain],
  ['5.5/never-1862', g => actionOf(g) === undefined],
  ['5.5/availability-1863-optional', g => actionOf(g)?.optional === true && !g.world.options.entrenchActions1863],
  ['5.5/fatigue-limit-1863', (g, unit) => overLimit(g, unit, 1863)],
  ['5.5/fatigue-limit-1864', (g, unit) => overLimit(g, unit, 1864)],
  ['5.5/not-demoralized', (g, unit) => unitState(g, unit).demoralized > 0],
  ['5.5/not-fort-complete', (g, unit) => worksStep(g, unit, 'action') === undefined],
];

/** The same in one look, for lists. */
export function mayEntrench(g: Game, unit: number): boolean {
  const action = actionOf(g);
  if (action === undefined || g.derived.ground.conditions.rain) return false;
  const { fatigue, demoralized } = unitState(g, unit);
  const agreed = !action.optional || g.world.options.entrenchActions1863;
  return (
    agreed &&
    fatigue <= action.limit &&
    demoralized === 0 &&
    !isHeldBack(g, unit) &&
    worksStep(g, unit, 'action') !== undefined
  );
}

/** The Entrenchment action of one unit: fatigue, then the next works. Never an extended march (5.5/no-extended-march). */
export function entrench(flow: Flow, unit: number): void {
  const action = actionOf(flow.game);
  assert(action !== undefined, 'no-entrench-action', { unit });
  const fatigue = unitState(flow.game, unit).fatigue + action.fatigue;
  flow.emit({ type: 'fatigued', unit, fatigue, because: action.because });
  buildWorks(flow, unit, 'action');
}
