import { holds } from '@wigwag/kernel';
import type { FlowWithoutDice, Rule } from '../game.ts';
import { SIDES } from '../world.ts';
import { TACTICS } from './goals.ts';

export const armyTactic: Rule<'armyTactic'> = {
  clause: '13.12/choose-one',
  verbs: {
    chooseTactic: {
      options: () => TACTICS.map(tactic => ({ do: 'chooseTactic', tactic })),
      guards: [['13.12/three-tactics', (_g, _f, c) => !TACTICS.includes(c.tactic)]],
      choose: (flow, f, { tactic }) => flow.emit({ type: 'armyTacticChosen', side: f.by, tactic }),
    },
  },
  resume(flow, f) {
    const { chosen } = flow.game.board.tactics;
    const next = SIDES.find(side => !holds('13.12/choose-one', chosen.includes(side)));
    if (next === undefined) return flow.pop(f, {});
    f.by = next;
    return 'ask';
  },
};

/** At the end of the battle, once. */
export function showTactics(flow: FlowWithoutDice): void {
  const { army, shown } = flow.game.board.tactics;
  for (const side of SIDES) {
    const tactic = army[side];
    if (tactic !== undefined && !shown.includes(side)) flow.emit({ type: 'armyTacticShown', side, tactic });
  }
}
