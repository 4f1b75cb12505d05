export { mapOf } from './mapOf.ts';
export {
  changesOf,
  forceCode,
  forceKey,
  leaderKey,
  marchesLeft,
  parseKey,
  piecesOf,
  type Stances,
  statesOf,
  unitKey,
} from './pieces.ts';
