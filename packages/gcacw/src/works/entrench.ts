import { type ClauseRow, holds } from '@wigwag/kernel';
import { ENTRENCH, ENTRENCH_ACTION, ENTRENCH_IN_REDOUBT, type WorksState, worksYear } from '../charts/works.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { redoubtServes } from '../data/map.ts';
import type { Flow, Game } from '../game.ts';
import { hexOf, unitData, unitState } from '../pieces/pieces.ts';
import { hexDataOf } from '../world/world.ts';

/** 9.0/redoubt-*: the unit stands in a redoubt that serves its side in the year of the scenario. */
export function inRedoubt(g: Game, unit: number): boolean {
  const redoubt = hexDataOf(g.world, hexOf(g, unit))?.redoubt;
  return redoubt !== undefined && redoubtServes(redoubt, unitData(g, unit).side, g.world.year);
}

/** What entrenching would make of a unit's works; undefined: nothing further. */
export function worksAfter(g: Game, unit: number, by: 'action' | 'recovery'): WorksState | undefined {
  const year = worksYear(g.world.year);
  const { works } = unitState(g, unit);
  const redoubt = ENTRENCH_IN_REDOUBT[year];
  const serves = inRedoubt(g, unit) && (redoubt.only === undefined || redoubt.only === unitData(g, unit).side);
  const head = redoubt[by];
  if (works === 'none' && head !== undefined && holds(REDOUBT_CLAUSE[by][year], serves)) return head;
  return ENTRENCH[year][by][works];
}

const REDOUBT_CLAUSE = {
  action: {
    1861: '5.5/never-1862',
    1862: '5.5/never-1862',
    1863: '5.5/procedure-1863-none',
    1864: '5.5/procedure-1864-redoubt',
  },
  recovery: { 1861: '9.0/1861-redoubt', 1862: '9.0/1862-redoubt', 1863: '9.0/1863-none', 1864: '9.0/1864-redoubt' },
} as const satisfies Record<'action' | 'recovery', Record<number, ClauseId>>;

export const actionOf = (g: Game) => ENTRENCH_ACTION[worksYear(g.world.year)];

/** 5.5: is the Entrenchment action in use in this scenario? */
export function entrenchActionInUse(g: Game): boolean {
  const { allowed } = actionOf(g);
  return allowed === 'always' || (allowed === 'optional' && g.world.options.entrenchActions1863);
}

const overLimit = (g: Game, unit: number, year: 1863 | 1864): boolean =>
  worksYear(g.world.year) === year && unitState(g, unit).fatigue > actionOf(g).limit;

/** Why a unit may not take the Entrenchment action. */
export const ENTRENCH_GUARDS: readonly ClauseRow<ClauseId, [Game, unit: number]>[] = [
  ['5.5/never-1862', g => actionOf(g).allowed === 'never'],
  ['5.5/availability-1863-optional', g => actionOf(g).allowed === 'optional' && !g.world.options.entrenchActions1863],
  ['5.5/fatigue-limit-1863', (g, unit) => overLimit(g, unit, 1863)],
  ['5.5/fatigue-limit-1864', (g, unit) => overLimit(g, unit, 1864)],
  ['5.5/not-demoralized', (g, unit) => unitState(g, unit).demoralized > 0],
  ['5.5/not-fort-complete', (g, unit) => worksAfter(g, unit, 'action') === undefined],
];

/** The clause that describes the year's price of the action. */
const FATIGUE_CLAUSE = {
  1861: '5.5/never-1862',
  1862: '5.5/never-1862',
  1863: '5.5/procedure-1863-fatigue',
  1864: '5.5/procedure-1864-fatigue',
} as const;

/** The Entrenchment action of one unit: fatigue, then the next works. Never an extended march (5.5/no-extended-march). */
export function entrench(flow: Flow, unit: number): void {
  const { game } = flow;
  const fatigue = unitState(game, unit).fatigue + actionOf(game).fatigue;
  const works = worksAfter(game, unit, 'action') ?? 'none';
  flow.emit({ type: 'fatigued', unit, fatigue, because: FATIGUE_CLAUSE[worksYear(game.world.year)] });
  flow.emit({ type: 'worksBuilt', unit, works, because: '9.0/when-built' });
}
