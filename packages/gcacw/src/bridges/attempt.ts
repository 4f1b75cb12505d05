import type { Event } from '../board.ts';
import { MOST_TO_DESTROY } from './permanent/destroy.ts';
import { MOST_TO_REPAIR } from './permanent/repair.ts';
import { MOST_TO_BUILD } from './pontoons/build.ts';

const ATTEMPTS = [
  'bridgeBuilt',
  'bridgeFailed',
  'crossingDestroyed',
  'crossingRepaired',
  'crossingAttemptFailed',
] as const satisfies readonly Event['type'][];

/** What became of work on a crossing, and its die. */
export type CrossingAttempt = Extract<Event, { readonly type: (typeof ATTEMPTS)[number] }>;

export const isCrossingAttempt = (event: Event): event is CrossingAttempt => ATTEMPTS.some(type => type === event.type);

/** With so much at most the work succeeds. */
export function mostFor(event: CrossingAttempt): number {
  if (event.type === 'bridgeBuilt' || event.type === 'bridgeFailed') return MOST_TO_BUILD;
  const isRepair =
    event.type === 'crossingRepaired' || (event.type === 'crossingAttemptFailed' && event.work === 'repair');
  return (isRepair ? MOST_TO_REPAIR : MOST_TO_DESTROY)[event.what];
}
