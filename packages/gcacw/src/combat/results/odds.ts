import type { Game } from '../../game.ts';
import { unitState } from '../../pieces/pieces.ts';
import type { Attack } from '../attack/attack.ts';
import { type Assessment, assess, type Chance, chancesOf, netModifier } from '../attack/resolve.ts';
import { artilleryModifier, needsArtilleryDie } from '../strength/artillery.ts';
import { type Defence, defenceOf } from '../strength/defence.ts';
import { flankBonus } from '../strength/flank.ts';
import { sumOfModifiers } from '../strength/modifiers.ts';
import { attackTotal, extraLoss } from '../strength/values.ts';

export type { Chance } from '../attack/resolve.ts';

/** The exact distribution of results over all dice. */
export interface CombatOdds {
  /** 36, or 72 with an artillery die. */
  readonly of: number;
  readonly chances: readonly Chance[];
  readonly expectedLoss: { readonly attacker: number; readonly defender: number };
  readonly retreat: number;
  readonly rout: number;
  readonly advance: number;
  readonly marchGoesOn: number;
}

export interface Odds extends CombatOdds {
  readonly assessment: Assessment;
}

const DICE = 36;

/** Before anyone commits: every modifier, the columns, and the exact distribution of results over all dice. */
export function odds(g: Game, attack: Attack): Odds {
  const defence = defenceOf(g, attack.target);
  const assessment = assess(g, attack, defence);
  const faces = needsArtilleryDie(assessment.artillery) ? [true, false] : [true];
  const nets = faces.map(even => netModifier(assessment, even));
  return { assessment, ...summary(g, attack, defence, chancesOf(g, assessment, nets), nets.length * DICE) };
}

/** What an attack comes to, as numbers alone. */
export interface QuickOdds extends CombatOdds {
  /** What all modifiers together add to the attacker's die less the defender's, for an odd artillery die. */
  readonly modifier: number;
}

/** The same odds without the sheet that explains them; what is known of the defenders beforehand need not be found again. */
export function quickOdds(g: Game, attack: Attack, defence: Defence = defenceOf(g, attack.target)): QuickOdds {
  const attackValue = attackTotal(g, attack);
  const artillery = artilleryModifier(g, attack, defence);
  const flank = { final: flankBonus(g, attack, defence), ring: [] };
  const sum = sumOfModifiers(g, attack, { attackValue, defence, flank });
  const nets = needsArtilleryDie(artillery) ? [sum + artillery.even, sum + artillery.odd] : [sum + artillery.even];
  const weighing = { attackValue, plainDefenceValue: defence.plain, extraLoss: extraLoss(attack, attackValue) };
  const chances = chancesOf(g, weighing, nets);
  return { modifier: sum + artillery.odd, ...summary(g, attack, defence, chances, nets.length * DICE) };
}

const manpowerOf = (g: Game, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + unitState(g, unit).manpower, 0);

/** Losses beyond what a force has are ignored (7.5/number-excess). */
function summary(g: Game, { units }: Attack, defence: Defence, chances: readonly Chance[], of: number): CombatOdds {
  const [attackers, defenders] = [manpowerOf(g, units), manpowerOf(g, defence.units)];
  const sum = { attacker: 0, defender: 0, retreat: 0, rout: 0, advance: 0, marchGoesOn: 0 };
  for (const { ways, attacker, defender } of chances) {
    sum.attacker += ways * Math.min(attackers, attacker.loss);
    sum.defender += ways * Math.min(defenders, defender.loss);
    if (defender.retreat === 'r') sum.retreat += ways;
    else if (defender.retreat !== 'none') sum.rout += ways;
    if (attacker.advance) sum.advance += ways;
    if (!attacker.endsMarch) sum.marchGoesOn += ways;
  }
  return {
    of,
    chances,
    expectedLoss: { attacker: sum.attacker / of, defender: sum.defender / of },
    retreat: sum.retreat / of,
    rout: sum.rout / of,
    advance: sum.advance / of,
    marchGoesOn: sum.marchGoesOn / of,
  };
}
