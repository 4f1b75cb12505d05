export { HexMap, type HexMapProps } from './HexMap.tsx';
export type {
  Arm,
  CounterPicture,
  Emphasis,
  Highlights,
  LeaderCounter,
  MapHandle,
  MapPicture,
  MapTexts,
  UnitCounter,
} from './picture.ts';
