import type { Attack, AttackType, Chance, Game } from '@wigwag/gcacw';
import { type CombatOdds, quickOdds, quickOddsByType } from '@wigwag/gcacw/opponent';
import type { Hex } from '@wigwag/hex';
import { TERMS } from '../explanation.ts';
import { MOST_FATIGUE } from '../valuation/clock.ts';
import type { Account, Reckoned, Survey } from '../valuation/survey.ts';
import { unitsAt } from './scratch.ts';

/** How much further from everything a unit is when it has been driven off, in halves of a point. */
const DRIVEN = { none: 0, r: 12, R: 24, 'R*': 24 } as const;

export interface Fight {
  /** What it changes on average, in centi-points. */
  readonly value: number;
  /** In hundredths. */
  readonly drivenOff: number;
}

/** Who fights where. */
type Fought = Pick<Attack, 'units' | 'target'>;

type Result = Chance['attacker'];

/** The largest unit of a force bears its losses first. */
function lossesOf(survey: Survey, units: readonly number[], loss: number): Map<number, number> {
  const found = new Map<number, number>();
  let left = loss;
  const bySize = [...units].sort(
    (a, b) => (survey.units[b]?.manpower ?? 0) - (survey.units[a]?.manpower ?? 0) || a - b,
  );
  for (const unit of bySize) {
    const borne = Math.min(left, survey.units[unit]?.manpower ?? 0);
    found.set(unit, borne);
    left -= borne;
  }
  return found;
}

function hurt(state: Reckoned, result: Result, lost: number): Partial<Reckoned> {
  return {
    manpower: state.manpower - lost,
    disorganized: state.disorganized || result.disorganized,
    fatigue: Math.min(MOST_FATIGUE, state.fatigue + result.fatigue),
  };
}

/** What attacks are worth, by every row that the dice may give. */
export class Fights {
  private readonly survey: Survey;
  readonly scratch: Game;

  constructor(survey: Survey, scratch: Game) {
    this.survey = survey;
    this.scratch = scratch;
  }

  /** The attackers stand in the scratch game and in the survey where they attack from. */
  weigh(attack: Attack): Fight | undefined {
    return this.isHopeless(attack) ? undefined : this.judge(attack);
  }

  /** The attacks of a unit on its march, from where it stands, by each of these types; none if they are hopeless. */
  weighByType(unit: number, target: Hex, types: readonly AttackType[]): (Fight & { readonly type: AttackType })[] {
    const attack = { units: [unit], target };
    const defenders = unitsAt(this.scratch, target);
    if (types.length === 0 || defenders.length === 0 || this.isHopeless(attack)) return [];
    return quickOddsByType(this.scratch, unit, target, types).map((odds, at) => ({
      ...this.byRows(attack, defenders, odds),
      type: types[at] as AttackType,
    }));
  }

  /** The same of an attack that is bound to be made, however hopeless. */
  judge(attack: Attack): Fight | undefined {
    const defenders = unitsAt(this.scratch, attack.target);
    if (defenders.length === 0 || attack.units.length === 0) return undefined;
    return this.byRows(attack, defenders, quickOdds(this.scratch, attack));
  }

  /** The mean account of all rows. */
  account({ units, target, ...attack }: Attack): Account {
    const defenders = unitsAt(this.scratch, target);
    const { chances, of } = quickOdds(this.scratch, { units, target, ...attack });
    const mean = Object.fromEntries(TERMS.map(term => [term, 0])) as Account;
    for (const chance of chances) {
      const { mark } = this.survey;
      this.suffer(units, target, defenders, chance);
      const account = this.survey.account();
      this.survey.back(mark);
      for (const term of TERMS) mean[term] += chance.ways * account[term];
    }
    for (const term of TERMS) mean[term] = Math.trunc(mean[term] / of);
    return mean;
  }

  /** Not half of what stands there. */
  isHopeless({ units, target }: Fought): boolean {
    const force = (all: readonly number[]): number => all.reduce((sum, unit) => sum + this.survey.valueOf(unit), 0);
    return 2 * force(units) < force(unitsAt(this.scratch, target));
  }

  private byRows({ units, target }: Fought, defenders: readonly number[], { chances, of }: CombatOdds): Fight {
    const before = this.survey.value();
    let [sum, driven] = [0, 0];
    for (const chance of chances) {
      const left = this.manpower(defenders) - chance.defender.loss;
      if (chance.defender.retreat !== 'none' || left <= 0) driven += chance.ways;
      sum += chance.ways * this.after(units, target, defenders, chance);
    }
    return { value: Math.trunc(sum / of) - before, drivenOff: Math.trunc((100 * driven) / of) };
  }

  private manpower(units: readonly number[]): number {
    return units.reduce((sum, unit) => sum + (this.survey.units[unit]?.manpower ?? 0), 0);
  }

  private after(units: readonly number[], target: number, defenders: readonly number[], chance: Chance): number {
    const { mark } = this.survey;
    this.suffer(units, target, defenders, chance);
    const value = this.survey.value();
    this.survey.back(mark);
    return value;
  }

  private suffer(units: readonly number[], target: number, defenders: readonly number[], chance: Chance): void {
    const { survey } = this;
    const { defender, attacker } = chance;
    const defending = lossesOf(survey, defenders, defender.loss);
    const vacated = defender.retreat !== 'none' || this.manpower(defenders) <= defender.loss;
    for (const unit of defenders) {
      const state = survey.units[unit] as Reckoned;
      const steps = defender.retreat === 'R*' ? 2 : defender.retreat === 'R' ? 1 : 0;
      const demoralized = Math.min(2, state.demoralized + steps);
      const away = DRIVEN[defender.retreat];
      survey.change(unit, { ...hurt(state, defender, defending.get(unit) ?? 0), demoralized, away });
    }
    const attacking = lossesOf(survey, units, attacker.loss);
    for (const unit of units) {
      const state = survey.units[unit] as Reckoned;
      const hex = vacated && attacker.advance ? target : state.hex;
      survey.change(unit, { ...hurt(state, attacker, attacking.get(unit) ?? 0), hex });
    }
  }
}
