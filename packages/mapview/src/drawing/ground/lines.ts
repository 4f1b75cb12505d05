import type { MapPicture } from '../../picture.ts';
import { CROSSING_PENS, crossingStrokes } from './crossings.ts';
import { ridgesOf } from './ridges.ts';
import { type Stroke, strokesOf } from './stroke.ts';
import { BY_WIDTH, type DrawnWater, waterways } from './waterways.ts';
import { type DrawnWay, network } from './ways.ts';

const WATER_KINDS: readonly DrawnWater[] = ['rill', ...BY_WIDTH];
const WATERS = ['water-case', 'water-flow'].flatMap(part =>
  WATER_KINDS.map(kind => ({ kind, pen: `line ${part} water-${kind}` })),
);

const way = (kind: DrawnWay, ...pens: readonly string[]) => pens.map(pen => ({ kind, pen: `line ${pen}` }));

/** Each way is drawn by these strokes, one over the other. */
const WAYS = [
  ...way('trail', 'trail'),
  ...way('road', 'road-halo', 'road'),
  ...way('pike', 'pike', 'pike-inner'),
  ...way('unfinished', 'rail-unfinished'),
  ...way('railroad', 'rail-halo', 'rail', 'rail-ties'),
];

const RIDGE = 'line ridge';

export const LINE_PENS: readonly string[] = [RIDGE, ...[...WATERS, ...WAYS].map(({ pen }) => pen), ...CROSSING_PENS];

/** Everything that runs along or across hexsides. */
export const lineStrokes = (map: MapPicture): Stroke[] => [
  ...strokesOf(ridgesOf(map), [{ kind: 'ridge', pen: RIDGE }]),
  ...strokesOf(waterways(map), WATERS),
  ...strokesOf(network(map), WAYS),
  ...crossingStrokes(map),
];
