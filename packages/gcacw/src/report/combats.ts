import type { Hex } from '@wigwag/hex';
import { topFrame } from '@wigwag/kernel';
import type { Action } from '../chronicle/actions.ts';
import type { Won } from '../chronicle/course.ts';
import type { Attack } from '../combat/attack/attack.ts';
import { type Odds, odds } from '../combat/results/odds.ts';
import type { Game } from '../game.ts';
import { enemyOf, unitState, unitsIn } from '../pieces/pieces.ts';
import type { Side } from '../vocabulary.ts';
import { expectedOf, type Spread } from './spread.ts';

/** What the Combat Chart took from a side, and what it could have taken. */
export interface ChartLoss {
  readonly side: Side;
  readonly lost: number;
  readonly spread: Spread;
  readonly expected: number;
}

/** A combat as it was fought, with how likely it was. */
export interface Combat {
  /** The line of the log with its dice. */
  readonly line: number;
  readonly end: number;
  readonly target: Hex;
  readonly attacker: Side;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly row: number;
  /** Who had the field after it. */
  readonly winner: Side;
  /** The attacker's die and the defender's; undefined: nobody was told. */
  readonly dice: readonly [number, number] | undefined;
  /** As whoever looks could have reckoned it; undefined: not all of it was known to them. */
  readonly chances:
    | {
        /** Of this row or one that is better for the attacker, or better for the defender. */
        readonly forAttacker: number;
        readonly forDefender: number;
        readonly losses: readonly [ChartLoss, ChartLoss];
      }
    | undefined;
}

const manpowerOf = (g: Game, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + unitState(g, unit).manpower, 0);

/** 7.5/number-excess: nobody loses more than there is. */
function chartLoss(
  g: Game,
  attack: Attack,
  { chances, of }: Odds,
  row: number,
  which: 'attacker' | 'defender',
): ChartLoss {
  const side = which === 'attacker' ? attack.by : enemyOf(attack.by);
  const most = manpowerOf(g, which === 'attacker' ? attack.units : unitsIn(g, attack.target));
  const spread = new Map<number, number>();
  let lost = 0;
  for (const chance of chances) {
    const loss = Math.min(most, chance[which].loss);
    spread.set(loss, (spread.get(loss) ?? 0) + chance.ways / of);
    if (chance.row === row) lost = loss;
  }
  return { side, lost, spread, expected: expectedOf(spread) };
}

function chancesOf(g: Game, attack: Attack, row: number): Combat['chances'] {
  const reckoned = odds(g, attack);
  const { chances, of } = reckoned;
  // A row that could not have come up by what is known: something was not known.
  if (!chances.some(chance => chance.row === row)) return undefined;
  const share = (isIn: (row: number) => boolean): number =>
    chances.reduce((sum, chance) => (isIn(chance.row) ? sum + chance.ways : sum), 0) / of;
  return {
    forAttacker: share(each => each >= row),
    forDefender: share(each => each <= row),
    losses: [chartLoss(g, attack, reckoned, row, 'attacker'), chartLoss(g, attack, reckoned, row, 'defender')],
  };
}

function diceOf({ parts }: Action, line: number): Combat['dice'] {
  const rolls = parts.flatMap(part => (part.line === line ? part.rolled : []));
  const [attacker, defender] = rolls.find(({ request }) => request.why === 'combat')?.answer ?? [];
  return attacker === undefined || defender === undefined ? undefined : [attacker, defender];
}

/** A fight of an action, by the game as it was before its dice fell; undefined: nobody was told where, or whose it was. */
export function combatOf(action: Action, { fight, winner }: Won, before: Game | undefined): Combat | undefined {
  const { result, target, line, end } = fight;
  if (target === undefined || action.side === undefined) return undefined;
  const frame = before === undefined ? undefined : topFrame(before);
  const attack = frame?.kind === 'combat' ? frame.attack : undefined;
  const isKnown = before !== undefined && attack !== undefined;
  return {
    ...{ line, end, target, row: result.row, winner },
    attacker: attack?.by ?? action.side,
    attackers: attack?.units ?? [],
    defenders: isKnown ? unitsIn(before, target) : [],
    dice: diceOf(action, line),
    chances: isKnown ? chancesOf(before, attack, result.row) : undefined,
  };
}
