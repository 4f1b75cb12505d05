export { FlankRing } from './drawing/pieces/FlankRing.tsx';
export { HexMap, type HexMapProps } from './page/HexMap.tsx';
export { MapPart } from './page/MapPart.tsx';
export type {
  Arm,
  ArrowPicture,
  Emphasis,
  ForcePicture,
  GroundChanges,
  Highlights,
  LeaderPicture,
  MapHandle,
  MapPicture,
  MapTexts,
  PiecePicture,
  RingState,
  UnitPicture,
} from './picture.ts';
