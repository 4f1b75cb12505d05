import { holds } from '@wigwag/kernel';
import { NOWHERE, type Unit } from '../board.ts';
import type { FlowWithoutDice } from '../game.ts';

/** 8.0/step-4-exhaust */
const EXHAUSTING = 3;
/** 8.0/step-5-fatigue */
const REST = 3;

export const isCalm = ({ fatigue }: Pick<Unit, 'fatigue'>): boolean => fatigue <= 1;
export const exhausts = (fatigue: number): boolean => fatigue >= EXHAUSTING;
export const afterRest = (fatigue: number): number => Math.max(0, fatigue - REST);

/** Recovery Steps 3 to 6, in strict order (8.0/strict-order): each step for every unit before the next begins. */
export function recover(flow: FlowWithoutDice): void {
  for (const step of STEPS) {
    // The states are the board's own: an event of one step is seen by the next.
    flow.game.board.units.forEach((state, unit) => {
      if (state.hex !== NOWHERE) step(flow, unit, state);
    });
  }
}

type RecoveryStep = (flow: FlowWithoutDice, unit: number, state: Unit) => void;

/** Step 3a */
const organize: RecoveryStep = (flow, unit, state) => {
  if (!state.disorganized || holds('8.0/step-3a-demoralize-2', state.demoralized === 2)) return;
  if (holds('8.0/step-3a-organize', isCalm(state)))
    flow.emit({ type: 'organized', unit, because: '8.0/step-3a-organize' });
};

/** Step 3b */
const refresh: RecoveryStep = (flow, unit, state) => {
  if (!state.exhausted || holds('8.0/step-3b-demoralize-2', state.demoralized === 2)) return;
  if (holds('8.0/step-3b-exhausted', isCalm(state))) {
    flow.emit({ type: 'exhausted', unit, exhausted: false, because: '8.0/step-3b-exhausted' });
  }
};

/** Step 3c */
const takeHeart: RecoveryStep = (flow, unit, state) => {
  if (!isCalm(state)) return;
  if (holds('8.0/step-3c-demoralize-1', state.demoralized === 1)) {
    flow.emit({ type: 'demoralization', unit, demoralized: 0, because: '8.0/step-3c-demoralize-1' });
  } else if (holds('8.0/step-3c-demoralize-2', state.demoralized === 2)) {
    flow.emit({ type: 'demoralization', unit, demoralized: 1, because: '8.0/step-3c-demoralize-2' });
  }
};

/** Step 4 */
const exhaust: RecoveryStep = (flow, unit, { fatigue, exhausted }) => {
  if (holds('8.0/step-4-exhaust', exhausts(fatigue)) && !exhausted) {
    flow.emit({ type: 'exhausted', unit, exhausted: true, because: '8.0/step-4-exhaust' });
  }
};

/** Step 5 */
const rest: RecoveryStep = (flow, unit, { fatigue }) => {
  if (holds('8.0/step-5-fatigue', fatigue > 0)) {
    flow.emit({ type: 'rested', unit, fatigue: afterRest(fatigue), because: '8.0/step-5-fatigue' });
  }
};

const STEPS: readonly RecoveryStep[] = [organize, refresh, takeHeart, exhaust, rest];
