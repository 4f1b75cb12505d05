import { holds } from '@wigwag/kernel';
import type { Unit } from '../board.ts';
import type { FlowWithoutDice } from '../game.ts';
import { unitOnMap } from '../pieces/pieces.ts';

/** 8.0/step-4-exhaust */
const EXHAUSTING = 3;
/** 8.0/step-5-fatigue */
const REST = 3;

const isCalm = ({ fatigue }: Unit): boolean => fatigue <= 1;

/** Recovery Steps 3 to 6, in strict order (8.0/strict-order): each step for every unit before the next begins. */
export function recover(flow: FlowWithoutDice): void {
  // The states are the board's own: an event of one step is seen by the next.
  const { units } = flow.game.board;
  const onMap = [...units.keys()].filter(unit => unitOnMap(flow.game, unit) !== undefined);
  const stateOf = (unit: number): Unit => units[unit] as Unit;
  const shattered = onMap.filter(unit => stateOf(unit).demoralized === 2);
  for (const unit of onMap) {
    const state = stateOf(unit);
    if (!state.disorganized || holds('8.0/step-3a-demoralize-2', shattered.includes(unit))) continue;
    if (holds('8.0/step-3a-organize', isCalm(state)))
      flow.emit({ type: 'organized', unit, because: '8.0/step-3a-organize' });
  }
  for (const unit of onMap) {
    const state = stateOf(unit);
    if (!state.exhausted || holds('8.0/step-3b-demoralize-2', shattered.includes(unit))) continue;
    if (holds('8.0/step-3b-exhausted', isCalm(state))) {
      flow.emit({ type: 'exhausted', unit, exhausted: false, because: '8.0/step-3b-exhausted' });
    }
  }
  for (const unit of onMap) takeHeart(flow, unit, stateOf(unit));
  for (const unit of onMap) {
    const { fatigue, exhausted } = stateOf(unit);
    if (holds('8.0/step-4-exhaust', fatigue >= EXHAUSTING) && !exhausted) {
      flow.emit({ type: 'exhausted', unit, exhausted: true, because: '8.0/step-4-exhaust' });
    }
  }
  for (const unit of onMap) {
    const { fatigue } = stateOf(unit);
    if (holds('8.0/step-5-fatigue', fatigue > 0)) {
      flow.emit({ type: 'rested', unit, fatigue: Math.max(0, fatigue - REST), because: '8.0/step-5-fatigue' });
    }
  }
}

/** Step 3c */
function takeHeart(flow: FlowWithoutDice, unit: number, state: Unit): void {
  if (!isCalm(state)) return;
  if (holds('8.0/step-3c-demoralize-1', state.demoralized === 1)) {
    flow.emit({ type: 'demoralization', unit, demoralized: 0, because: '8.0/step-3c-demoralize-1' });
  } else if (holds('8.0/step-3c-demoralize-2', state.demoralized === 2)) {
    flow.emit({ type: 'demoralization', unit, demoralized: 1, because: '8.0/step-3c-demoralize-2' });
  }
}
