export { CounterPicture } from './drawing/pieces/CounterPicture.tsx';
export { FlankRing } from './drawing/pieces/FlankRing.tsx';
export type { CarryHands } from './page/carrying.ts';
export { HexMap, type HexMapProps, type MapAsked } from './page/HexMap.tsx';
export { MapPart } from './page/MapPart.tsx';
export { ARROWS, hexTowards } from './page/towards.ts';
export { ASKED_KEY } from './page/ZoomButtons.tsx';
export type {
  Arm,
  Emphasis,
  ForcePicture,
  GroundChanges,
  Highlights,
  LeaderPicture,
  MapHandle,
  MapPicture,
  MapTexts,
  MovePicture,
  OverlayPicture,
  PiecePicture,
  RingState,
  UnitPicture,
  VictoryPlace,
  WeighedPicture,
} from './picture.ts';
