import { holds } from '@wigwag/kernel';
import type { LeaderSize } from '../vocabulary.ts';
import type { LeaderData, UnitData } from './orderOfBattle.ts';

type Commander = Pick<LeaderData, 'side' | 'size' | 'command'>;
type Commanded = Pick<UnitData, 'side' | 'command'>;

/**
 * 2.2/unit-identity. An army leader, and a district leader without a designation, commands every unit of his side;
 * any other leader the units that carry his designation, and of 'M-W' the division leader M and the corps leader W.
 */
export function isSubordinate(unit: Commanded, leader: Commander): boolean {
  if (unit.side !== leader.side) return false;
  if (leader.size === 'army') return true;
  if (leader.command === undefined) return leader.size === 'district';
  if (unit.command === undefined) return false;
  if (holds('2.2/unit-identity', unit.command === leader.command)) return true;
  const [division, corps] = unit.command.split('-');
  const isPart = corps !== undefined && leader.command === (leader.size === 'division' ? division : corps);
  return holds('2.2/overlapping-commands', isPart);
}

/** 2.2/army-leader-infantry-only, 2.2/district-leader-infantry-only */
export function mayAttach(leader: Commander, unit: Commanded & Pick<UnitData, 'arm'>): boolean {
  const infantryOnly = leader.size === 'army' || leader.size === 'district';
  return isSubordinate(unit, leader) && (!infantryOnly || unit.arm === 'infantry');
}

/** 6.3/leader-levels-per-unit: army and district leaders share a level (ruling A36). */
export const levelOf = (size: LeaderSize): 'high' | 'corps' | 'division' =>
  size === 'army' || size === 'district' ? 'high' : size;
