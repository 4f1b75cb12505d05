import { holds } from '@wigwag/kernel';
import type { Arm } from '../vocabulary.ts';

export type ForcedAs = 'infantry' | 'cavalry';

export const forcedAs = (arm: Arm): ForcedAs => (arm === 'cavalry' ? 'cavalry' : 'infantry');

export const FORCE_DICE: Readonly<Record<ForcedAs, 1 | 2>> = { infantry: 1, cavalry: 2 };

/** 5.1/force-bonus-*: points added, by the die or the sum of two. */
export const forceBonus = {
  infantry: (die: number): number => Math.max(2, die - 1),
  cavalry: (sum: number): number => Math.max(4, sum - 1),
} as const;

/** 5.1/force-loss-*: Manpower lost, by the unmodified die or sum; the infantry's threshold is read before the loss. */
export const forceLoss = {
  infantry: (die: number, manpower: number): number => {
    if (holds('5.1/force-loss-infantry-1', die === 1)) return 0;
    return holds('5.1/force-loss-infantry-6', die === 6 && manpower >= 6) ? 2 : 1;
  },
  cavalry: (sum: number): number => (holds('5.1/force-loss-cavalry', sum >= 8) ? 1 : 0),
} as const;
