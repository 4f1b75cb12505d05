import type { Reached } from '@wigwag/gcacw';
import { leaderKey } from '@wigwag/staffmap';
import type { Asking } from '../asking/asking.ts';

/** How far a unit gets; or units under a leader who is not activated yet, for each hex the likeliest of them. */
export interface ShownReach {
  readonly hexes: readonly (Reached & { readonly unit?: number })[];
  readonly leader?: number;
}

/** The leader who is chosen; or, while nothing is, the one that is pointed at. */
export function leaderShown(asking: Asking, inspected: string | undefined): number | undefined {
  const { led, leads = new Map(), chosenUnits, chosenLeaders } = asking;
  if (led !== undefined || chosenUnits.length > 0 || chosenLeaders.length > 0) return led;
  return [...leads.keys()].find(leader => leaderKey(leader) === inspected);
}
