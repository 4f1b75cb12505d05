import type { ClauseId } from '../clauses.generated.ts';
import type { Side } from '../vocabulary.ts';

/** The least Combat value that counts, and the clause that says so. */
type Threshold = readonly [ClauseId, number];
/** Bridge markers of each side, and the clause that counts them. */
export type Markers = readonly [ClauseId, Readonly<Record<Side, number>>];

/** A printed bridge that is a pontoon of one side in this game. */
interface PrintedPontoon {
  readonly hexside: string;
  readonly owner: Side;
}

/** How a game builds pontoon bridges (10.1). Hexes and hexsides go by their printed numbers. */
export interface Bridging {
  /** The game keeps building rules of its own, which are not these. */
  readonly original: boolean;
  readonly builder: Threshold;
  /** Enemies of so much beside the river let nobody build. */
  readonly enemy: Threshold;
  readonly majorBuilders: readonly Side[];
  /** Undefined: as many as one likes. */
  readonly minorMarkers: Markers | undefined;
  readonly majorMarkers: Markers;
  readonly capitol?: string;
  /** Hexsides at which building is harder. */
  readonly hard: readonly string[];
  readonly printedPontoons: readonly PrintedPontoon[];
  /** Bridges that are gone when a game begins. */
  readonly destroyedAtStart: readonly string[];
}

const FIVE = {
  builder: ['10.1/eligible-cv-5', 5],
  enemy: ['10.1/enemy-blocks', 5],
} as const;

/** How many markers these games have is not printed in the rules: eight and four are assumed, as in OTR and GTC. */
export const ASSUMED_MINOR: Markers = ['10.1/minor-marker-needed', { union: 8, confederate: 4 }];

const USUAL = {
  ...FIVE,
  original: false,
  majorBuilders: ['union'],
  minorMarkers: ASSUMED_MINOR,
  majorMarkers: ['10.1/major-limit', { union: 1, confederate: 1 }],
  hard: [],
  printedPontoons: [],
  destroyedAtStart: [],
} as const satisfies Bridging;

const CHATHAM_BRIDGE = 'S4328-S4427';
const BARRETTS_FERRY = 'S3409-S3509';

const RICHMOND = {
  ...USUAL,
  majorBuilders: ['union', 'confederate'],
  minorMarkers: ['10.1/minor-limit-otr-gtc', { union: 8, confederate: 4 }],
} as const satisfies Bridging;

const unlimited: Bridging = { ...USUAL, minorMarkers: undefined };

export const BRIDGING = {
  usual: USUAL,
  unlimited,
  sjw: { ...unlimited, printedPontoons: [{ hexside: CHATHAM_BRIDGE, owner: 'union' }] },
  siv: {
    ...unlimited,
    builder: ['10.1/eligible-cv-3-siv', 3],
    enemy: ['10.1/enemy-blocks-siv', 3],
    majorBuilders: [],
  },
  slb: {
    ...USUAL,
    original: true,
    majorMarkers: ['10.1/major-limit-slb', { union: 2, confederate: 0 }],
    destroyedAtStart: [CHATHAM_BRIDGE],
  },
  otr: { ...RICHMOND, capitol: 'N0627', hard: [BARRETTS_FERRY] },
  gtc: { ...RICHMOND, capitol: 'S3626' },
  aio: {
    ...USUAL,
    majorBuilders: ['union', 'confederate'],
    majorMarkers: ['10.1/major-limit-aio', { union: 3, confederate: 1 }],
  },
} as const satisfies Record<string, Bridging>;
