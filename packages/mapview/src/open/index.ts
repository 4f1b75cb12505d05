export type { Belt, Contact, Ghost, GhostShape, Handle, InHand, Light, Reach, Sweep, Tag, Tape } from './inHand.ts';
export type {
  HandleDrag,
  Modifiers,
  OpenMapEvents,
  OpenMapHandle,
  OpenPointer,
  OpenTexts,
  Step,
  Turn,
} from './page/events.ts';
export { stepOf } from './page/grasp.ts';
export { OpenMap, type OpenMapProps } from './page/OpenMap.tsx';
export type {
  AreaKind,
  AreaPicture,
  BarrierKind,
  BarrierPicture,
  BaseMark,
  BasePicture,
  BaseSize,
  BridgePicture,
  DepotPicture,
  HalfLinePicture,
  LineKind,
  LinePicture,
  OpenArm,
  OpenPicture,
  OpenPose,
  PatrolPicture,
  PointPicture,
  Standing,
  Thing,
  Tone,
  WorksPicture,
  ZonePicture,
} from './picture.ts';
