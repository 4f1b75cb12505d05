import { holds } from '@wigwag/kernel';
import type { Unit } from '../board.ts';
import type { FlowWithoutDice, Game } from '../game.ts';
import { unitOnMap } from '../pieces/pieces.ts';

/** 8.0/step-4-exhaust */
const EXHAUSTING = 3;
/** 8.0/step-5-fatigue */
const REST = 3;

function onMap(g: Game): [number, Unit][] {
  const found: [number, Unit][] = [];
  for (let unit = 0; unit < g.board.units.length; unit++) {
    const state = unitOnMap(g, unit);
    if (state !== undefined) found.push([unit, state]);
  }
  return found;
}

/** Recovery Steps 3 to 6, in strict order (8.0/strict-order): each step for every unit before the next begins. */
export function recover(flow: FlowWithoutDice): void {
  // The states are the board's own: an event of one step is seen by the next.
  const units = onMap(flow.game);
  const shattered = new Set(units.flatMap(([unit, { demoralized }]) => (demoralized === 2 ? [unit] : [])));
  const isCalm = (unit: Unit): boolean => unit.fatigue <= 1;
  for (const [unit, state] of units) {
    if (!state.disorganized || holds('8.0/step-3a-demoralize-2', shattered.has(unit))) continue;
    if (holds('8.0/step-3a-organize', isCalm(state)))
      flow.emit({ type: 'organized', unit, because: '8.0/step-3a-organize' });
  }
  for (const [unit, state] of units) {
    if (!state.exhausted || holds('8.0/step-3b-demoralize-2', shattered.has(unit))) continue;
    if (holds('8.0/step-3b-exhausted', isCalm(state))) {
      flow.emit({ type: 'exhausted', unit, exhausted: false, because: '8.0/step-3b-exhausted' });
    }
  }
  takeHeart(flow, units, isCalm);
  for (const [unit, { fatigue, exhausted }] of units) {
    if (holds('8.0/step-4-exhaust', fatigue >= EXHAUSTING) && !exhausted) {
      flow.emit({ type: 'exhausted', unit, exhausted: true, because: '8.0/step-4-exhaust' });
    }
  }
  for (const [unit, { fatigue }] of units) {
    if (holds('8.0/step-5-fatigue', fatigue > 0)) {
      flow.emit({ type: 'rested', unit, fatigue: Math.max(0, fatigue - REST), because: '8.0/step-5-fatigue' });
    }
  }
}

/** Step 3c */
function takeHeart(flow: FlowWithoutDice, units: readonly [number, Unit][], isCalm: (unit: Unit) => boolean): void {
  for (const [unit, state] of units) {
    if (!isCalm(state)) continue;
    if (holds('8.0/step-3c-demoralize-1', state.demoralized === 1)) {
      flow.emit({ type: 'demoralization', unit, demoralized: 0, because: '8.0/step-3c-demoralize-1' });
    } else if (holds('8.0/step-3c-demoralize-2', state.demoralized === 2)) {
      flow.emit({ type: 'demoralization', unit, demoralized: 1, because: '8.0/step-3c-demoralize-2' });
    }
  }
}
