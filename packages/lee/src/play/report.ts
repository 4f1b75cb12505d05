import type { Side } from '../world.ts';

export const HOLDERS = ['blue', 'grey', 'nobody'] as const;
export type Holder = (typeof HOLDERS)[number];

/** 14.2 and 14.3 are missing: who holds what at the end, and who lost how much, is told by the players. */
export interface Report {
  /** Of each strategic point, in the order of the plan. */
  readonly points: readonly Holder[];
  readonly baseBlue: Holder;
  readonly baseGrey: Holder;
  /** Units lost. */
  readonly lostBlue: number;
  readonly lostGrey: number;
  /** Whether the army's morale is broken. */
  readonly brokenBlue: boolean;
  readonly brokenGrey: boolean;
}

/** What the army tactic of a side brought it. */
export interface SideScore {
  readonly side: Side;
  readonly goals: readonly number[];
  /** Of the point value of its army. */
  readonly percent: number;
  readonly victoryPoints: number;
}
