import type { Hex } from '@wigwag/hex';
import type { Game } from '../../game.ts';
import { unitState } from '../../pieces/pieces.ts';
import type { Attack, AttackType } from '../attack/attack.ts';
import { marchAttackOf } from '../attack/attackOf.ts';
import { type Assessment, assess, type Chance, chancesOf, netModifier, type Weighing } from '../attack/resolve.ts';
import { type ArtilleryModifier, artilleryModifier, needsArtilleryDie } from '../strength/artillery.ts';
import { type Defence, defenceOf } from '../strength/defence.ts';
import { flankBonus } from '../strength/flank.ts';
import { byOtherType, hexsideOf, sumOfModifiers } from '../strength/modifiers.ts';
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

/** An attack as the dice find it, without the sheet that explains it. */
interface Weighed extends Weighing {
  readonly attack: Attack;
  readonly defence: Defence;
  readonly artillery: ArtilleryModifier;
  /** Of all modifiers but artillery's. */
  readonly sum: number;
}

function weighed(g: Game, attack: Attack, defence: Defence): Weighed {
  const attackValue = attackTotal(g, attack);
  const flank = { final: flankBonus(g, attack, defence), ring: [] };
  return {
    attack,
    defence,
    attackValue,
    plainDefenceValue: defence.plain,
    extraLoss: extraLoss(attack, attackValue),
    artillery: artilleryModifier(g, attack, defence),
    sum: sumOfModifiers(g, attack, { attackValue, defence, flank, hexside: hexsideOf(g, attack) }),
  };
}

/** With so much more on the attacker's die. */
function quick(g: Game, known: Weighed, more: number): QuickOdds {
  const { even, odd } = known.artillery;
  const sum = known.sum + more;
  const nets = needsArtilleryDie(known.artillery) ? [sum + even, sum + odd] : [sum + even];
  const chances = chancesOf(g, known, nets);
  return { modifier: sum + odd, ...summary(g, known.attack, known.defence, chances, nets.length * DICE) };
}

/** The same odds without the sheet that explains them; what is known of the defenders beforehand need not be found again. */
export const quickOdds = (g: Game, attack: Attack, defence = defenceOf(g, attack.target)): QuickOdds =>
  quick(g, weighed(g, attack, defence), 0);

/** The quick odds of a unit's attack by each of these types: it is weighed once. */
export function quickOddsByType(g: Game, unit: number, target: Hex, types: readonly AttackType[]): QuickOdds[] {
  const known = weighed(g, marchAttackOf(g, unit, target, 'normal'), defenceOf(g, target));
  return types.map(type => quick(g, known, byOtherType('normal', type)));
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
