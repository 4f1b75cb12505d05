import { holds } from '@wigwag/kernel';
import { listChosen, unitsOf } from '../armies/years.ts';
import type { CavalryTactic } from '../data/army.ts';
import type { FlowWithoutDice, Game, PushedFrame, Rule } from '../game.ts';
import { SIDES, type Side } from '../world.ts';

/** For an army whose book has not been entered: the players know what they mean by it. */
export const UNNAMED_TACTIC = 'unnamed';

function hasCavalry({ world, board }: Game, side: Side): boolean {
  const list = listChosen(world, board, side);
  if (list === undefined) return false;
  const riders = world.armies[side].unitTypes.filter(({ arm }) => arm === 'cavalry').map(({ id }) => id);
  return unitsOf(list).some(({ type }) => riders.includes(type));
}

const lacksCavalry = (game: Game, side: Side): boolean => holds('13.13/only-with-cavalry', !hasCavalry(game, side));

/** Who has to choose one and has not yet. Both are sealed before either is shown: whoever sealed his army tactic last goes on. */
const nextToChoose = (game: Game): Side | undefined =>
  SIDES.toReversed().find(side => !lacksCavalry(game, side) && !game.board.tactics.cavalryChosen.includes(side));

/** 13.13: left out if the option is off, or nobody has cavalry. */
export function enterCavalryTactics({ game }: FlowWithoutDice): PushedFrame | undefined {
  if (holds('13.13/optional', !game.world.options.cavalryTactics)) return undefined;
  const by = nextToChoose(game);
  return by === undefined ? undefined : { kind: 'cavalryTactic', by };
}

const tacticsFor = ({ world }: Game, side: Side): readonly CavalryTactic[] => world.armies[side].cavalryTactics;

/** The effects stand in the army books. Where none were entered, any name will do; a name without effects has none here. */
const isUnknown = (game: Game, side: Side, tactic: string): boolean => {
  const known = tacticsFor(game, side);
  return known.length === 0 ? tactic.trim() === '' : known.every(({ id }) => id !== tactic);
};

export const cavalryTactic: Rule<'cavalryTactic'> = {
  clause: '13.13/only-with-cavalry',
  verbs: {
    chooseCavalryTactic: {
      options: (g, f) => {
        const known = tacticsFor(g, f.by).map(({ id }) => id);
        return (known.length === 0 ? [UNNAMED_TACTIC] : known).map(tactic => ({ do: 'chooseCavalryTactic', tactic }));
      },
      guards: [['13.13/effects-ref', (g, f, c) => isUnknown(g, f.by, c.tactic)]],
      choose: (flow, f, { tactic }) => flow.emit({ type: 'cavalryTacticChosen', side: f.by, tactic }),
    },
  },
  resume(flow, f) {
    const next = nextToChoose(flow.game);
    if (next !== undefined) {
      f.by = next;
      return 'ask';
    }
    const { cavalry } = flow.game.board.tactics;
    for (const side of SIDES) {
      const tactic = cavalry[side];
      if (tactic !== undefined) flow.emit({ type: 'cavalryTacticShown', side, tactic });
    }
    return flow.pop(f, {});
  },
};

/** Inches of neutral ground, from the edge of the own zone, that a side's cavalry tactic opens for its patrol markers. */
export function openedGround(game: Game, side: Side): number {
  const chosen = game.board.tactics.cavalry[side];
  const tactic = tacticsFor(game, side).find(({ id }) => id === chosen);
  return Math.max(0, tactic?.opens ?? 0);
}
