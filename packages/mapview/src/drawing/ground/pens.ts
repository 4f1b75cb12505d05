import type { Terrain, Water } from '../../picture.ts';
import { CROSSING_PENS } from './crossings.ts';
import type { DrawnWater } from './waterways.ts';
import type { DrawnWay } from './ways.ts';

/** Lowest first: where three grounds meet, the later lies over the earlier. */
export const GROUNDS: readonly Terrain[] = [
  'clear',
  'rolling',
  'rough',
  'hill',
  'mountain',
  'woods',
  'provisional-swamp',
  'swamp',
  'city',
  'water',
];

export const groundPen = (terrain: Terrain): string => `ground-${terrain}`;
export const VERGES = GROUNDS.map(kind => ({ kind, pen: `verge verge-${kind}` }));
export const GRID = [{ kind: 'grid', pen: 'grid-lines' }] as const;

/** The pens of the signs that tell a terrain; each block of the map is one path a pen. */
export const SIGN_PENS = [
  'swell',
  'scrub',
  'trees',
  'saplings',
  'hachures-lit',
  'hachures-shaded',
  'reeds',
  'waves',
  'blocks',
] as const;
export type Pen = (typeof SIGN_PENS)[number];

/** Crowns have a rim, under all of them. */
const CROWNS: readonly Pen[] = ['trees', 'saplings'];
export const MARKS = [
  ...CROWNS.map(kind => ({ kind, pen: `mark mark-${kind}-rim` })),
  ...SIGN_PENS.map(kind => ({ kind, pen: `mark mark-${kind}` })),
];

export const BY_WIDTH = ['creek', 'minor-river', 'major-river', 'all-water'] as const satisfies readonly Water[];
const WATER_KINDS: readonly DrawnWater[] = ['rill', ...BY_WIDTH];
export const WATERS = ['water-case', 'water-flow'].flatMap(part =>
  WATER_KINDS.map(kind => ({ kind, pen: `line ${part} water-${kind}` })),
);

const way = (kind: DrawnWay, ...pens: readonly string[]) => pens.map(pen => ({ kind, pen: `line ${pen}` }));

/** Each way is drawn by these strokes, one over the other. */
export const WAYS = [
  ...way('trail', 'trail'),
  ...way('road', 'road-halo', 'road'),
  ...way('pike', 'pike', 'pike-inner'),
  ...way('unfinished', 'rail-unfinished'),
  ...way('railroad', 'rail-halo', 'rail', 'rail-ties'),
];

export const RIDGE = 'line ridge';

const PLACE_PENS = ['houses', 'station', 'landing', 'redoubt'] as const;
const VEIL_PENS = ['veil', 'neatline'] as const;

/** All that the ground may be painted with, for whoever mixes the colours. */
export const GROUND_PENS: readonly string[] = [
  'ground-under',
  ...GROUNDS.map(groundPen),
  ...[...VERGES, ...GRID, ...MARKS, ...WATERS, ...WAYS].map(({ pen }) => pen),
  RIDGE,
  ...CROSSING_PENS,
  ...PLACE_PENS,
  ...VEIL_PENS,
];
