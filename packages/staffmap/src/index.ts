export { mapOf } from './mapOf.ts';
export {
  changesOf,
  forceCode,
  forceKey,
  leaderKey,
  marchesLeft,
  parseKey,
  picturing,
  piecesOf,
  type Stances,
  statesOf,
  unitKey,
} from './pieces.ts';
