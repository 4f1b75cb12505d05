import type { Side } from '../world.ts';
import type { Writers } from '../writers.ts';
import type { Tactic } from './goals.ts';

export type TacticsEvent =
  /** What was chosen only its own side sees. */
  | { readonly type: 'armyTacticChosen'; readonly side: Side; readonly tactic?: Tactic }
  | { readonly type: 'armyTacticShown'; readonly side: Side; readonly tactic: Tactic }
  | { readonly type: 'cavalryTacticChosen'; readonly side: Side; readonly tactic?: string }
  | { readonly type: 'cavalryTacticShown'; readonly side: Side; readonly tactic: string };

export const tacticsWriters: Writers<TacticsEvent> = {
  armyTacticChosen: ({ board: { tactics } }, { side, tactic }) => {
    tactics.chosen.push(side);
    if (tactic !== undefined) tactics.army[side] = tactic;
  },
  armyTacticShown: ({ board: { tactics } }, { side, tactic }) => {
    tactics.shown.push(side);
    tactics.army[side] = tactic;
  },
  cavalryTacticChosen: ({ board: { tactics } }, { side, tactic }) => {
    tactics.cavalryChosen.push(side);
    if (tactic !== undefined) tactics.cavalry[side] = tactic;
  },
  cavalryTacticShown: ({ board: { tactics } }, { side, tactic }) => {
    tactics.cavalryShown.push(side);
    tactics.cavalry[side] = tactic;
  },
};
