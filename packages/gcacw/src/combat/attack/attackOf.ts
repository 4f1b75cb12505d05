import type { Hex } from '@wigwag/hex';
import { NOBODY } from '../../board.ts';
import { HALVES } from '../../charts/terrainCosts.ts';
import type { Frame, Game } from '../../game.ts';
import { hexOf, hexOfLeader, unitData } from '../../pieces/pieces.ts';
import type { Side } from '../../vocabulary.ts';
import { ATTACK_COST, type Attack, type AttackType } from './attack.ts';

/** The attack that a unit makes in its march, from where it stands. */
export const marchAttackOf = (g: Game, unit: number, target: Hex, type: AttackType): Attack => ({
  by: unitData(g, unit).side,
  from: hexOf(g, unit),
  target,
  units: [unit],
  type,
  grand: false,
  leader: NOBODY,
  lee: false,
});

/** What it costs, in halves of a point: by type and arm, whatever the ground. */
export function marchAttackCost(g: Game, unit: number, type: AttackType): number {
  const arm = unitData(g, unit).arm === 'cavalry' ? 'cavalry' : 'infantry';
  return ATTACK_COST[type][arm] * HALVES;
}

type Assault = Pick<Frame<'assault'>, 'side' | 'leader' | 'from' | 'target' | 'lee'>;

/** An assault as a leader launches it: Lee is announced later, if at all. */
export const assaultBy = (g: Game, side: Side, leader: number, target: Hex): Assault => ({
  side,
  leader,
  from: hexOfLeader(g, leader),
  target,
  lee: false,
});

/** What an assault comes to with these units; those who join from other hexes make it a grand assault. */
export const assaultOf = (
  { side: by, leader, from, target, lee }: Assault,
  units: readonly number[],
  joined: readonly number[] = [],
): Attack => ({
  by,
  from,
  target,
  units: [...units, ...joined],
  type: 'assault',
  grand: joined.length > 0,
  leader,
  lee,
});
