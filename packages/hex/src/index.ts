export { type Axial, axialStep } from './axial.ts';
export {
  clockwise,
  DIRECTION_NAMES,
  DIRECTIONS,
  type Direction,
  OFF_MAP,
  type Orientation,
  opposite,
} from './directions.ts';
export { Flood, type StepCost } from './flood.ts';
export { centre, corners, type Point, sideEnds } from './geometry.ts';
export {
  directionTo,
  type Grid,
  type Hex,
  type Hexside,
  hexAt,
  makeGrid,
  neighbour,
  neighboursOf,
  sideBetween,
  sideOf,
} from './grid.ts';
export { HexError, type HexErrorCode, type HexErrorData } from './hexError.ts';
export { type Bearing, bearing, directionTowards, distance, line, range, ring } from './measure.ts';
export { findHex, findSide, hexName, sideName } from './numbering.ts';
export type { GridSpec, Range, Sheet } from './sheets.ts';
