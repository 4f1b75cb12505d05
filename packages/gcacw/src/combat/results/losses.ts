import type { FlowWithoutDice, Frame, Game, Rule } from '../../game.ts';
import { loseManpower } from '../../movement/losses.ts';
import { unitData, unitState } from '../../pieces/pieces.ts';

type F = Frame<'losses'>;

const manpowerOf = (g: Game, unit: number): number => unitState(g, unit).manpower;
const totalOf = (g: Game, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + manpowerOf(g, unit), 0);

/** Men beyond what the force has are not lost (7.5/number-excess). */
const due = (g: Game, { units, number }: Pick<F, 'units' | 'number'>): number => Math.min(number, totalOf(g, units));

const MOST_LISTED = 120;

/** Every way to divide a number among units, as long as they are not too many; else a sample: all on one, and evenly. */
function divisions(g: Game, units: readonly number[], number: number): number[][] {
  const [first, ...rest] = units;
  if (first === undefined) return number === 0 ? [[]] : [];
  const most = Math.min(number, manpowerOf(g, first));
  const least = Math.max(0, number - totalOf(g, rest));
  return Array.from({ length: most - least + 1 }, (_, n) => least + n).flatMap(taken =>
    divisions(g, rest, number - taken).map(others => [taken, ...others]),
  );
}

/** So large a force is only sampled: each unit in turn bears what it can, the next ones the rest. */
function sample(g: Game, units: readonly number[], number: number): number[][] {
  return units.map((_, first) => {
    let left = number;
    const losses = units.map(() => 0);
    for (let n = 0; n < units.length; n++) {
      const at = (first + n) % units.length;
      losses[at] = Math.min(left, manpowerOf(g, units[at] ?? 0));
      left -= losses[at] ?? 0;
    }
    return losses;
  });
}

function options(g: Game, f: F): number[][] {
  const number = due(g, f);
  const few = number ** (f.units.length - 1) <= MOST_LISTED;
  return few
    ? divisions(g, f.units, number)
    : [...new Map(sample(g, f.units, number).map(each => [each.join(), each])).values()];
}

function bear(flow: FlowWithoutDice, units: readonly number[], losses: readonly number[]): void {
  for (const [at, unit] of units.entries()) loseManpower(flow, unit, losses[at] ?? 0, '7.5/number-manpower');
}

/** Takes a number off a force: at once where there is nothing to divide, else its owner is asked. */
export function loseNumber(
  flow: FlowWithoutDice,
  role: F['role'],
  units: readonly number[],
  number: number,
): 'on' | undefined {
  const [unit, ...others] = units;
  if (unit === undefined || number === 0) return undefined;
  if (others.length === 0 || number >= totalOf(flow.game, units)) {
    bear(
      flow,
      units,
      units.map(each => (others.length === 0 ? number : manpowerOf(flow.game, each))),
    );
    return undefined;
  }
  return flow.push({ kind: 'losses', by: unitData(flow.game, unit).side, role, units, number });
}

const isNotAll = (g: Game, f: F, { losses: each }: { readonly losses: readonly number[] }): boolean =>
  each.reduce((sum, lost) => sum + lost, 0) !== due(g, f);
const numberDue = (g: Game, f: F) => ({ number: due(g, f) });

/** 7.5/attacker-number-shared, 7.5/defender-number-shared: as the owner wishes, but in full. */
export const losses: Rule<'losses'> = {
  clause: '7.5/defender-number-shared',
  verbs: {
    divide: {
      options: (g, f) => options(g, f).map(each => ({ do: 'divide', losses: each })),
      guards: [
        [
          '7.5/number-manpower',
          (g, f, c) =>
            c.losses.length !== f.units.length ||
            c.losses.some((lost, at) => lost < 0 || lost > manpowerOf(g, f.units[at] ?? 0)),
        ],
        ['7.5/attacker-number-shared', (g, f, c) => f.role === 'attacker' && isNotAll(g, f, c), numberDue],
        ['7.5/defender-number-shared', (g, f, c) => f.role === 'defender' && isNotAll(g, f, c), numberDue],
      ],
      choose: (flow, f, c) => {
        bear(flow, f.units, c.losses);
        flow.pop(f, {});
      },
    },
  },
  resume: () => 'ask',
};
