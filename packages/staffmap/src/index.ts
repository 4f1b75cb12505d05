export { changesOf, countersOf, forceCode, leaderKey, parseKey, type Stances, unitKey } from './counters.ts';
export { mapOf } from './mapOf.ts';
