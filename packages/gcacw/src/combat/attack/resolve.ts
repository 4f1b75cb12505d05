import { QUARTERS } from '../../charts/strength.ts';
import type { Game } from '../../game.ts';
import { type ArtilleryModifier, artilleryModifier } from '../strength/artillery.ts';
import {
  attackerResult,
  columnAt,
  columnLabel,
  defenderResult,
  HIGHEST_ROW,
  LOWEST_ROW,
  type Result,
} from '../strength/chart.ts';
import { type Defence, defenceOf } from '../strength/defence.ts';
import { type Flank, flankOf } from '../strength/flank.ts';
import { combatModifiers, hexsideOf } from '../strength/modifiers.ts';
import { attackTotal, extraLoss } from '../strength/values.ts';
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

/** What is known of the defenders beforehand need not be found again. */
export function assess(g: Game, attack: Attack, defence: Defence = defenceOf(g, attack.target)): Assessment {
  const attackValue = attackTotal(g, attack);
  const flank = flankOf(g, attack, defence);
  return {
    attack,
    attackValue,
    defenceValue: defence.total,
    plainDefenceValue: defence.plain,
    modifiers: combatModifiers(g, attack, { attackValue, defence, flank, hexside: hexsideOf(g, attack) }),
    artillery: artilleryModifier(g, attack, defence),
    flank,
    extraLoss: extraLoss(attack, attackValue),
    columns: {
      attacker: columnLabel('attacker', attackValue / QUARTERS),
      defender: columnLabel('defender', defence.plain / QUARTERS),
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

const rowOf = (difference: number, net: number): number =>
  Math.min(HIGHEST_ROW, Math.max(LOWEST_ROW, difference + net));

/** What the results on a row go by. Values are in quarters. */
export interface Weighing {
  readonly attackValue: number;
  readonly plainDefenceValue: number;
  readonly extraLoss: number;
}

function resultsOn(g: Game, row: number, { attackValue, plainDefenceValue, extraLoss }: Weighing): Resolution {
  const attacker = attackerResult(row, attackValue / QUARTERS);
  return {
    row,
    defender: defenderResult(row, plainDefenceValue / QUARTERS, g.world.options.combatChartPrintedF),
    attacker: extraLoss === 0 ? attacker : { ...attacker, loss: attacker.loss + extraLoss },
  };
}

/** 7.5: the row is the difference of the modified dice, from -8 to +10; both results are read on it. */
export const resolve = (g: Game, assessment: Assessment, difference: number, evenDie: boolean): Resolution =>
  resultsOn(g, rowOf(difference, netModifier(assessment, evenDie)), assessment);

/** One row of the chart that the dice may give, in so many ways. */
export interface Chance extends Resolution {
  readonly ways: number;
}

const MOST_DIFFERENCE = 5;
const ROWS = HIGHEST_ROW - LOWEST_ROW + 1;

/** Beyond these every difference of the dice gives the same row. */
const LOWEST_NET = LOWEST_ROW - MOST_DIFFERENCE;
const HIGHEST_NET = HIGHEST_ROW + MOST_DIFFERENCE;
const NETS = HIGHEST_NET - LOWEST_NET + 1;

const placeOf = (net: number): number => Math.min(HIGHEST_NET, Math.max(LOWEST_NET, net)) - LOWEST_NET;

/** All that the rows go by, in one number. */
function caseOf(g: Game, { attackValue, plainDefenceValue, extraLoss }: Weighing, nets: readonly number[]): number {
  const [first = 0, second = first] = nets;
  const die = nets.length * NETS ** 2 + placeOf(first) * NETS + placeOf(second);
  const columns = columnAt('attacker', attackValue / QUARTERS) * 8 + columnAt('defender', plainDefenceValue / QUARTERS);
  return ((die * 80 + columns) * 4 + extraLoss) * 2 + (g.world.options.combatChartPrintedF ? 1 : 0);
}

/** The cases are few, and whoever weighs attacks meets the same again and again. */
const known = new Map<number, readonly Chance[]>();

/** All rows that two dice may give, by what is added to their difference: one number, or one for each outcome of a die. */
export function chancesOf(g: Game, weighing: Weighing, nets: readonly number[]): readonly Chance[] {
  const place = caseOf(g, weighing, nets);
  const found = known.get(place);
  if (found !== undefined) return found;
  const chances = chancesOn(g, weighing, nets);
  known.set(place, chances);
  return chances;
}

function chancesOn(g: Game, weighing: Weighing, nets: readonly number[]): Chance[] {
  const ways = new Array<number>(ROWS).fill(0);
  for (const net of nets) {
    for (let difference = -MOST_DIFFERENCE; difference <= MOST_DIFFERENCE; difference++) {
      const place = rowOf(difference, net) - LOWEST_ROW;
      ways[place] = (ways[place] ?? 0) + MOST_DIFFERENCE + 1 - Math.abs(difference);
    }
  }
  const chances: Chance[] = [];
  for (let place = 0; place < ROWS; place++) {
    const count = ways[place] ?? 0;
    if (count === 0) continue;
    const { row, defender, attacker } = resultsOn(g, place + LOWEST_ROW, weighing);
    chances.push({ row, defender, attacker, ways: count });
  }
  return chances;
}
