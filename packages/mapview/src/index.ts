export { FlankRing } from './drawing/pieces/FlankRing.tsx';
export { HexMap, type HexMapProps } from './page/HexMap.tsx';
export type {
  Arm,
  CounterPicture,
  Emphasis,
  ForceCounter,
  GroundChanges,
  Highlights,
  LeaderCounter,
  MapHandle,
  MapPicture,
  MapTexts,
  RingState,
  UnitCounter,
} from './picture.ts';
