import { QUARTERS } from '../../charts/strength.ts';
import type { Game } from '../../game.ts';
import { type ArtilleryModifier, artilleryModifier } from '../strength/artillery.ts';
import {
  attackerResult,
  columnLabel,
  defenderResult,
  HIGHEST_ROW,
  LOWEST_ROW,
  type Result,
} from '../strength/chart.ts';
import { type Flank, flankOf } from '../strength/flank.ts';
import { combatModifiers } from '../strength/modifiers.ts';
import { attackTotal, defenceTotal, extraLoss, plainDefence } from '../strength/values.ts';
import type { Attack, CombatModifier } from './attack.ts';

/** Everything that is settled before the dice: the sheet a player sees before committing. */
export interface Assessment {
  readonly attack: Attack;
  /** In quarters. */
  readonly attackValue: number;
  readonly defenceValue: number;
  readonly plainDefenceValue: number;
  readonly modifiers: readonly CombatModifier[];
  readonly artillery: ArtilleryModifier;
  readonly flank: Flank;
  readonly extraLoss: number;
  readonly columns: { readonly attacker: string; readonly defender: string };
}

export function assess(g: Game, attack: Attack): Assessment {
  const [attackValue, defenceValue, plainDefenceValue] = [
    attackTotal(g, attack),
    defenceTotal(g, attack.target),
    plainDefence(g, attack.target),
  ];
  return {
    attack,
    attackValue,
    defenceValue,
    plainDefenceValue,
    modifiers: combatModifiers(g, attack),
    artillery: artilleryModifier(g, attack),
    flank: flankOf(g, attack),
    extraLoss: extraLoss(g, attack),
    columns: {
      attacker: columnLabel('attacker', attackValue / QUARTERS),
      defender: columnLabel('defender', plainDefenceValue / QUARTERS),
    },
  };
}

/** What all modifiers together add to the attacker's die less the defender's, for an even or odd artillery die. */
export function netModifier({ modifiers, artillery }: Assessment, evenDie: boolean): number {
  const sum = (die: CombatModifier['die']): number =>
    modifiers.filter(each => each.die === die).reduce((total, { value }) => total + value, 0);
  return sum('attacker') - sum('defender') + (evenDie ? artillery.even : artillery.odd);
}

export interface Resolution {
  readonly row: number;
  readonly defender: Result;
  readonly attacker: Result;
}

/** 7.5: the row is the difference of the modified dice, from -8 to +10; both results are read on it. */
export function resolve(g: Game, assessment: Assessment, difference: number, evenDie: boolean): Resolution {
  const row = Math.min(HIGHEST_ROW, Math.max(LOWEST_ROW, difference + netModifier(assessment, evenDie)));
  const attacker = attackerResult(row, assessment.attackValue / QUARTERS);
  return {
    row,
    defender: defenderResult(row, assessment.plainDefenceValue / QUARTERS, g.world.options.combatChartPrintedF),
    attacker: { ...attacker, loss: attacker.loss + assessment.extraLoss },
  };
}
