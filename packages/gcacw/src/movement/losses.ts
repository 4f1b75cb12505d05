import type { ClauseId } from '../clauses.generated.ts';
import { uncoverEmpty } from '../combat/strength/refusedFlanks.ts';
import type { FlowWithoutDice } from '../game.ts';
import { showUnit } from '../intelligence/markers/reveal.ts';
import { hexOf, unitState } from '../pieces/pieces.ts';
import { isCounted } from '../victory/score.ts';

export function disorganize(flow: FlowWithoutDice, unit: number, because: ClauseId): void {
  if (!unitState(flow.game, unit).disorganized) flow.emit({ type: 'disorganized', unit, because });
}

/** Takes a unit off the map; refused flanks do not outlast the last unit of their hex. */
export function eliminate(flow: FlowWithoutDice, unit: number, because: ClauseId): void {
  const hex = hexOf(flow.game, unit);
  const event = { type: 'unitEliminated', unit, hex, because } as const;
  if (isCounted(flow.game, event)) showUnit(flow, unit);
  flow.emit(event);
  uncoverEmpty(flow, hex);
}

/** Takes Manpower off a unit; at 0 it is removed (7.5/unit-eliminated). */
export function loseManpower(flow: FlowWithoutDice, unit: number, losses: number, because: ClauseId): void {
  const before = unitState(flow.game, unit).manpower;
  const manpower = Math.max(0, before - losses);
  if (manpower === before) return;
  flow.emit({ type: 'manpowerLost', unit, lost: before - manpower, manpower, because });
  if (manpower === 0) eliminate(flow, unit, because);
}
