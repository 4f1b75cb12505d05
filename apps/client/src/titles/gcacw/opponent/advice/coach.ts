import type { AnyChoice } from '@wigwag/gcacw';
import { create } from 'zustand';
import { remember, remembered } from '../../../../shell/remembered.ts';
import type { Heed } from '../../hand.ts';
import type { Sitting, View } from '../../room.ts';
import { putOpponent, type Warning } from '../desk.ts';
import type { Advisor } from './advisor.ts';
import { lossOf, sureCost, WORTH_A_WARNING } from './loss.ts';

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

type Judged = Omit<Warning, 'goAhead'>;

const isOnTheWay = (choices: readonly AnyChoice[]): boolean => choices.some(({ do: verb }) => verb === 'step');

/** What the coach makes of a choice: by what he has weighed already, or else by following it to the end of the action. */
async function judged(advisor: Advisor, view: View, choices: readonly AnyChoice[]): Promise<Judged | undefined> {
  const thought = await advisor.consider(view);
  const loss = thought && lossOf(thought, choices);
  if (thought !== undefined && loss !== undefined && !isOnTheWay(choices)) return { thought, loss };
  const compared = await advisor.compare(view, choices);
  return compared?.compared && { thought: compared, loss: sureCost(compared.compared) };
}

/** Warns before a decision that gives away too much. Whoever was warned goes ahead or thinks again. */
export const heedCoach =
  (sitting: Sitting, advisor: Advisor): Heed =>
  (choices, goOn) => {
    const view = sitting.view();
    if (!useCoach.getState().isOn || !view.powers.maySeat || view.choices.length < 2) return goOn();
    putOpponent({ isLooking: true });
    void Promise.race([judged(advisor, view, choices), late()]).then(found => {
      putOpponent({ isLooking: false });
      // Meanwhile something else may have been decided, or taken back.
      if (sitting.view() !== view) return;
      if (found === undefined || found.loss < WORTH_A_WARNING) goOn();
      else putOpponent({ warning: { ...found, goAhead: goOn } });
    });
  };
