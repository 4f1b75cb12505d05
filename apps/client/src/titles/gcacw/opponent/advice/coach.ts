import { create } from 'zustand';
import { remember, remembered } from '../../../../shell/remembered.ts';
import type { Heed } from '../../hand.ts';
import type { Sitting } from '../../room.ts';
import { putOpponent } from '../desk.ts';
import type { Advisor } from './advisor.ts';
import { lossOf, WORTH_A_WARNING } from './loss.ts';

/** Does the coach look on? Off, until somebody wants him. */
export const useCoach = create<{ readonly isOn: boolean }>(() => ({ isOn: remembered('coach') === 'on' }));

export function turnCoach(): void {
  const isOn = !useCoach.getState().isOn;
  remember('coach', isOn ? 'on' : 'off');
  useCoach.setState({ isOn });
}

/** Milliseconds: longer nobody waits for a warning. */
const PATIENCE = 2500;

const late = (): Promise<undefined> => new Promise(resolve => setTimeout(() => resolve(undefined), PATIENCE));

/** Warns before a decision that gives away too much. Whoever was warned goes ahead or thinks again. */
export const heedCoach =
  (sitting: Sitting, advisor: Advisor): Heed =>
  (choices, goOn) => {
    const view = sitting.view();
    if (!useCoach.getState().isOn || view.choices.length < 2) return goOn();
    void Promise.race([advisor.consider(view), late()]).then(thought => {
      // Meanwhile something else may have been decided, or taken back.
      if (sitting.view() !== view) return;
      const loss = thought && lossOf(thought, choices);
      if (thought === undefined || loss === undefined || loss < WORTH_A_WARNING) goOn();
      else putOpponent({ warning: { thought, loss, goAhead: goOn } });
    });
  };
