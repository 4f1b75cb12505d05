import { holds } from '@wigwag/kernel';
import type { WorksState } from '../charts/works.ts';
import type { ClauseId } from '../clauses.generated.ts';
import type { Game } from '../game.ts';
import { unitState } from '../pieces/pieces.ts';
import { inRedoubt } from './entrench.ts';

const PLAIN = 2;
export const REDOUBT = 3;

// biome-ignore format: a table
/** In halves; markers that are not here change nothing. */
export const MULTIPLIERS: readonly (readonly [ClauseId, markers: readonly WorksState[], halves: number])[] = [
  ['9.0/mult-abatis',       ['abatis', 'breastwork-build'],             3],
  ['9.0/mult-breastwork',   ['breastwork', 'fort-build', 'fort-build-1'], 4],
  ['9.0/mult-fort-build-2', ['fort-build-2'],                           5],
  ['9.0/mult-fort',         ['fort'],                                   6],
];

export const EARLIEST_USE_OF_A_BREASTWORK_BUILD = 1864;

function markerMultiplier(g: Game, unit: number): number {
  const { works } = unitState(g, unit);
  if (works === 'none') return PLAIN;
  const begun = works === 'breastwork-build' && g.world.year < EARLIEST_USE_OF_A_BREASTWORK_BUILD;
  if (holds('9.0/mult-bw-build-early', begun)) return PLAIN;
  return MULTIPLIERS.find(([clause, markers]) => holds(clause, markers.includes(works)))?.[2] ?? PLAIN;
}

/** What works make of a defending unit's values, in halves: 3 is one and a half times. Never combined, the best counts. */
export const worksMultiplier = (g: Game, unit: number): number =>
  Math.max(markerMultiplier(g, unit), holds('9.0/mult-redoubt', inRedoubt(g, unit)) ? REDOUBT : PLAIN);
