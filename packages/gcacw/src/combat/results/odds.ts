import type { Game } from '../../game.ts';
import { unitState, unitsIn } from '../../pieces/pieces.ts';
import type { Attack } from '../attack/attack.ts';
import { type Assessment, assess, type Resolution, resolve } from '../attack/resolve.ts';
import { needsArtilleryDie } from '../strength/artillery.ts';

/** One row of the chart that the dice may give, in so many of `of` ways. */
export interface Chance extends Resolution {
  readonly ways: number;
}

export interface Odds {
  readonly assessment: Assessment;
  /** 36, or 72 with an artillery die. */
  readonly of: number;
  readonly chances: readonly Chance[];
  readonly expectedLoss: { readonly attacker: number; readonly defender: number };
  readonly retreat: number;
  readonly rout: number;
  readonly advance: number;
  readonly marchGoesOn: number;
}

const DICE = 36;
/** Ways in which two dice differ by so much. */
const waysOf = (difference: number): number => 6 - Math.abs(difference);
const DIFFERENCES = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5] as const;

/** Before anyone commits: every modifier, the columns, and the exact distribution of results over all dice. */
export function odds(g: Game, attack: Attack): Odds {
  const assessment = assess(g, attack);
  const conditional = needsArtilleryDie(assessment.artillery);
  const rows = new Map<number, Chance>();
  for (const even of conditional ? [true, false] : [true]) {
    for (const difference of DIFFERENCES) {
      const resolution = resolve(g, assessment, difference, even);
      const before = rows.get(resolution.row)?.ways ?? 0;
      rows.set(resolution.row, { ...resolution, ways: before + waysOf(difference) });
    }
  }
  const of = conditional ? 2 * DICE : DICE;
  const chances = [...rows.values()].sort((a, b) => a.row - b.row);
  return { assessment, of, chances, ...summary(g, attack, chances, of) };
}

const manpowerOf = (g: Game, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + unitState(g, unit).manpower, 0);

/** Losses beyond what a force has are ignored (7.5/number-excess). */
function summary(g: Game, { units, target }: Attack, chances: readonly Chance[], of: number) {
  const share = (when: (chance: Chance) => boolean): number =>
    chances.filter(when).reduce((sum, { ways }) => sum + ways, 0) / of;
  const mean = (loss: (chance: Chance) => number): number =>
    chances.reduce((sum, chance) => sum + chance.ways * loss(chance), 0) / of;
  const [attackers, defenders] = [manpowerOf(g, units), manpowerOf(g, unitsIn(g, target))];
  return {
    expectedLoss: {
      attacker: mean(({ attacker }) => Math.min(attackers, attacker.loss)),
      defender: mean(({ defender }) => Math.min(defenders, defender.loss)),
    },
    retreat: share(({ defender }) => defender.retreat === 'r'),
    rout: share(({ defender }) => defender.retreat === 'R' || defender.retreat === 'R*'),
    advance: share(({ attacker }) => attacker.advance),
    marchGoesOn: share(({ attacker }) => !attacker.endsMarch),
  };
}
