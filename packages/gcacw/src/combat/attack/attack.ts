import type { Hex } from '@wigwag/hex';
import type { Side } from '../../vocabulary.ts';

export const ATTACK_TYPES = ['column', 'hasty', 'normal', 'prepared'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

/** An attack as it will be resolved: who, from where, at what. */
export interface Attack {
  readonly by: Side;
  /** The hex of the active unit, or of the leader who assaults: what terrain and retreats are measured from. */
  readonly from: Hex;
  readonly target: Hex;
  /** Every attacking unit; of a grand assault those of other hexes too. */
  readonly units: readonly number[];
  readonly type: AttackType | 'assault';
  readonly grand: boolean;
  /** The leader who launched an assault. */
  readonly leader: number;
  /** Lee's bonus was announced. */
  readonly lee: boolean;
}

/** Movement points by type and arm (6.1, 7.1/march-cost-*). */
// biome-ignore format: a table
export const ATTACK_COST: Readonly<Record<AttackType, { readonly infantry: number; readonly cavalry: number }>> = {
  column:   { infantry: 0, cavalry: 0 },
  hasty:    { infantry: 1, cavalry: 2 },
  normal:   { infantry: 2, cavalry: 4 },
  prepared: { infantry: 4, cavalry: 8 },
};

/** 7.4/type-modifiers, 7.4/assault-plus1: added to the attacker's die. */
// biome-ignore format: a table
export const TYPE_MODIFIER: Readonly<Record<Attack['type'], number>> = {
  column: -3, hasty: -1, normal: 0, prepared: 1, assault: 1,
};

/** A modifier is data: how much, by which clause, and the pieces and hexes that cause it. */
export interface CombatModifier {
  readonly clause: string;
  readonly die: 'attacker' | 'defender';
  readonly value: number;
  readonly units: readonly number[];
  readonly leaders: readonly number[];
  readonly hexes: readonly Hex[];
}
