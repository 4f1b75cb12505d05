import type { MapPicture } from '../../picture.ts';
import { crossingStrokes } from './crossings.ts';
import { RIDGE, WATERS, WAYS } from './pens.ts';
import { ridgesOf } from './ridges.ts';
import { type Stroke, strokesOf } from './stroke.ts';
import { waterways } from './waterways.ts';
import { network } from './ways.ts';

/** Everything that runs along or across hexsides. */
export const lineStrokes = (map: MapPicture): Stroke[] => [
  ...strokesOf(ridgesOf(map), [{ kind: 'ridge', pen: RIDGE }]),
  ...strokesOf(waterways(map), WATERS),
  ...strokesOf(network(map), WAYS),
  ...crossingStrokes(map),
];
