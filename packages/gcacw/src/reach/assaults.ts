import { type Hex, neighboursOf } from '@wigwag/hex';
import { choices, refusal } from '@wigwag/kernel';
import { NOBODY } from '../board.ts';
import { commandOdds } from '../combat/assault/commandOdds.ts';
import type { Attack } from '../combat/attack/attack.ts';
import { assaultBy, assaultOf } from '../combat/attack/attackOf.ts';
import { quickOdds } from '../combat/results/odds.ts';
import { defenceOf } from '../combat/strength/defence.ts';
import type { AnyChoice, Frame, Game } from '../game.ts';
import { enemyOf, hexOf, hexOfLeader, leadersOf, unitData, unitsIn } from '../pieces/pieces.ts';
import { gcacw } from '../ruleset.ts';
import { isHeld } from '../zones/zones.ts';
import { asIfActing } from './acting.ts';

/** What an assault comes to before its command roll. */
export interface AssaultOdds {
  /** That there is an attack at all. */
  readonly attack: number;
  /** That it drives the defenders off: where there is no attack, it does not. */
  readonly drivenOff: number;
}

/** The sets that may go in if the command roll lets so many: asked of the guards. */
function setsGoing(g: Game, { by, from, target, units, leader, lee }: Attack, count: number): (readonly number[])[] {
  if (count === units.length) return [units];
  const frame: Frame<'assault'> = {
    ...{ kind: 'assault', by, side: by, leader, from, target, lee, selected: units, kept: [], joined: [] },
    ...{ number: count, superior: NOBODY, step: 'keep', advanced: [], stood: [] },
  };
  return choices(gcacw, { ...g, stack: [...g.stack, frame] }).flatMap(choice =>
    choice.do === 'keep' ? [choice.units] : [],
  );
}

/** Over the faces of the command roll; where not all may go in, those do who drive the defenders off most likely. */
export function assaultOdds(g: Game, attack: Attack): AssaultOdds {
  const { of, fails, units } = commandOdds(g, attack.leader, attack.units.length);
  const defence = defenceOf(g, attack.target);
  const best = (count: number): number =>
    Math.max(
      0,
      ...setsGoing(g, attack, count).map(set => {
        const { retreat, rout } = quickOdds(g, { ...attack, units: set }, defence);
        return retreat + rout;
      }),
    );
  const drivenOff = units.reduce((sum, { count, ways }) => sum + (ways / of) * best(count), 0);
  return { attack: 1 - fails / of, drivenOff };
}

type Assault = Extract<AnyChoice, { do: 'assault' }>;

/** All of a hex whom a leader there may take into an assault: each alone, or with another. */
function ledInto(g: Game, assault: Omit<Assault, 'units'>): readonly number[] {
  const { side } = g.world.leaders[assault.leader] ?? {};
  const may = (units: readonly number[]): boolean =>
    side !== undefined && refusal(gcacw, g, side, { ...assault, units }) === undefined;
  const here = unitsIn(g, hexOfLeader(g, assault.leader));
  const pair = (a: number, b: number): number[] => [...new Set([a, b])].sort((one, other) => one - other);
  const able = here.filter(unit => here.some(other => may(pair(unit, other)))).sort((a, b) => a - b);
  return may(able) ? able : [];
}

/** The assaults that a unit could be led into if its side had the action now, each with all who can go. */
export function assaultsWith(before: Game, unit: number): Attack[] {
  const { side } = unitData(before, unit);
  const g = asIfActing(before, side);
  const from = hexOf(g, unit);
  const targets: Hex[] = neighboursOf(g.world.grid, from).filter(hex => isHeld(g, enemyOf(side), hex));
  const leaders = targets.length === 0 ? [] : leadersOf(g, side).filter(leader => hexOfLeader(g, leader) === from);
  return leaders.flatMap(leader =>
    targets.flatMap((target): Attack[] => {
      const units = ledInto(g, { do: 'assault', leader, target });
      return units.includes(unit) ? [assaultOf(assaultBy(g, side, leader, target), units)] : [];
    }),
  );
}
