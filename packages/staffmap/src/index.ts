export { mapOf } from './mapOf.ts';
export { changesOf, forceCode, leaderKey, parseKey, piecesOf, type Stances, unitKey } from './pieces.ts';
