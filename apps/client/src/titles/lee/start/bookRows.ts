import type { Translate } from '@wigwag/words';

/** What a number of the book may be; the files of books have the same bounds. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly isWhole: boolean;
}

const whole = (min: number, max: number): Bounds => ({ min, max, isWhole: true });
const measure = (min: number, max: number): Bounds => ({ min, max, isWhole: false });

export const isBounds = (as: BookRow['as']): as is Bounds => typeof as === 'object' && 'isWhole' in as;

/** One line of the form of house values. */
export interface BookRow {
  readonly path: readonly string[];
  readonly part?: string;
  readonly label: (t: Translate) => string;
  /** What the value does, where its name does not say it. */
  readonly about?: (t: Translate) => string;
  readonly as: Bounds | 'flag' | readonly (readonly [value: string, label: (t: Translate) => string])[];
  /** The ruling that it decides. */
  readonly ruling?: string;
}

const movement = ['movement', 'data'];
const rulings = ['movement', 'rulings'];

const TABLE: readonly BookRow[] = [
  {
    path: ['years'],
    part: '0',
    label: t => t('lee.client.book.yearsFrom'),
    about: t => t('lee.client.book.yearsFromAbout'),
    as: whole(1800, 1900),
  },
  {
    path: ['years'],
    part: '1',
    label: t => t('lee.client.book.yearsTo'),
    about: t => t('lee.client.book.yearsToAbout'),
    as: whole(1800, 1900),
  },
  {
    path: ['layout'],
    part: 'preset',
    label: t => t('lee.client.book.layout'),
    about: t => t('lee.client.book.layoutAbout'),
    ruling: 'R-46',
    as: [
      ['echelon', t => t('lee.client.book.echelon')],
      ['midline', t => t('lee.client.book.midline')],
    ],
  },
  {
    path: ['layout'],
    part: 'depthA',
    label: t => t('lee.client.book.depthA'),
    about: t => t('lee.client.book.depthAAbout'),
    as: measure(0, 48),
  },
  {
    path: ['layout'],
    part: 'depthB',
    label: t => t('lee.client.book.depthB'),
    about: t => t('lee.client.book.depthBAbout'),
    as: measure(0, 48),
  },
  {
    path: ['initiative'],
    part: 'baseDice',
    label: t => t('lee.client.book.baseDice'),
    about: t => t('lee.client.book.baseDiceAbout'),
    as: whole(1, 20),
  },
  {
    path: ['initiative'],
    part: 'successOn',
    label: t => t('lee.client.book.successOn'),
    about: t => t('lee.client.book.successOnAbout'),
    as: whole(2, 6),
  },
  {
    path: ['offensiveAggressive'],
    label: t => t('lee.client.book.offensiveAggressive'),
    about: t => t('lee.client.book.offensiveAggressiveAbout'),
    ruling: 'R-27',
    as: whole(0, 6),
  },
  {
    path: ['morale'],
    part: 'levels',
    label: t => t('lee.client.book.moraleLevels'),
    about: t => t('lee.client.book.moraleLevelsAbout'),
    as: whole(2, 12),
  },
  {
    path: ['morale'],
    part: 'start',
    label: t => t('lee.client.book.moraleStart'),
    about: t => t('lee.client.book.moraleStartAbout'),
    as: whole(0, 11),
  },
  {
    path: ['patrols'],
    part: 'size',
    label: t => t('lee.client.book.patrolSize'),
    about: t => t('lee.client.book.patrolSizeAbout'),
    as: measure(0.25, 6),
  },
  {
    path: ['patrols'],
    part: 'decoys',
    label: t => t('lee.client.book.decoys'),
    about: t => t('lee.client.book.decoysAbout'),
    as: whole(0, 12),
  },
  {
    path: ['neutralCard'],
    label: t => t('lee.client.book.neutralCard'),
    about: t => t('lee.client.book.neutralCardAbout'),
    ruling: 'R-22',
    as: [
      ['added', t => t('lee.client.book.added')],
      ['pickedAgain', t => t('lee.client.book.pickedAgain')],
    ],
  },
];

const TERRAIN: readonly BookRow[] = [
  { path: ['widths'], part: 'river', label: t => t('lee.client.book.river'), as: measure(0.1, 12) },
  { path: ['widths'], part: 'stream', label: t => t('lee.client.book.stream'), as: measure(0.1, 12) },
  { path: ['widths'], part: 'road', label: t => t('lee.client.book.road'), as: measure(0.1, 12) },
  { path: ['widths'], part: 'railway', label: t => t('lee.client.book.railway'), as: measure(0.1, 12) },
  { path: ['widths'], part: 'bridge', label: t => t('lee.client.book.bridge'), as: measure(0.1, 12) },
  { path: ['worksLength'], label: t => t('lee.client.book.worksLength'), as: measure(0.5, 24) },
  {
    path: ['terrain', 'R-28'],
    label: t => t('lee.client.book.linear'),
    about: t => t('lee.client.book.linearAbout'),
    ruling: 'R-28',
    as: [
      ['pieces', t => t('lee.client.book.pieces')],
      ['kinds', t => t('lee.client.book.kinds')],
    ],
  },
  {
    path: ['terrain', 'R-33'],
    label: t => t('lee.client.book.waters'),
    about: t => t('lee.client.book.watersAbout'),
    ruling: 'R-33',
    as: [
      ['banks', t => t('lee.client.book.banks')],
      ['centreLines', t => t('lee.client.book.centreLines')],
    ],
  },
  {
    path: ['terrain', 'slack'],
    label: t => t('lee.client.book.slack'),
    about: t => t('lee.client.book.slackAbout'),
    ruling: 'R-31',
    as: measure(0, 12),
  },
  {
    path: ['terrain', 'rightAngle'],
    label: t => t('lee.client.book.rightAngle'),
    about: t => t('lee.client.book.rightAngleAbout'),
    ruling: 'R-33',
    as: measure(0, 45),
  },
  {
    path: ['terrain', 'roundField'],
    label: t => t('lee.client.book.roundField'),
    about: t => t('lee.client.book.roundFieldAbout'),
    ruling: 'R-37',
    as: measure(0, 1),
  },
  {
    path: ['terrain', 'sizeRule'],
    label: t => t('lee.client.book.sizeRule'),
    about: t => t('lee.client.book.sizeRuleAbout'),
    ruling: 'R-29',
    as: [
      ['error', t => t('lee.client.book.sizeHolds')],
      ['off', t => t('lee.client.book.sizeOff')],
    ],
  },
];

const MOVES: readonly BookRow[] = [
  {
    path: [...movement, 'minimumRange'],
    label: t => t('lee.client.book.minimumRange'),
    about: t => t('lee.client.book.minimumRangeAbout'),
    as: measure(0, 24),
  },
  {
    path: [...movement, 'capFactor'],
    label: t => t('lee.client.book.capFactor'),
    about: t => t('lee.client.book.capFactorAbout'),
    as: measure(1, 10),
  },
  {
    path: [...movement, 'penalty'],
    label: t => t('lee.client.book.penalty'),
    about: t => t('lee.client.book.penaltyAbout'),
    as: measure(0, 24),
  },
  {
    path: [...movement, 'march'],
    label: t => t('lee.client.book.march'),
    about: t => t('lee.client.book.marchAbout'),
    as: measure(0, 24),
  },
  {
    path: [...movement, 'zone'],
    part: 'depth',
    label: t => t('lee.client.book.zone'),
    about: t => t('lee.client.book.zoneAbout'),
    ruling: 'R-11',
    as: measure(0.1, 24),
  },
  {
    path: [...movement, 'standoff'],
    label: t => t('lee.client.book.standoff'),
    about: t => t('lee.client.book.standoffAbout'),
    as: measure(0, 24),
  },
  {
    path: [...movement, 'alongRoad'],
    label: t => t('lee.client.book.alongRoad'),
    about: t => t('lee.client.book.alongRoadAbout'),
    ruling: 'R-10',
    as: measure(0, 45),
  },
  { path: [...movement, 'railActsAsRoad'], label: t => t('lee.client.book.railActsAsRoad'), as: 'flag' },
  {
    path: [...movement, 'supportPaysPenalty'],
    label: t => t('lee.client.book.supportPays'),
    ruling: 'R-50',
    as: 'flag',
  },
  {
    path: [...rulings, 'R-01'],
    label: t => t('lee.client.book.contact'),
    about: t => t('lee.client.book.contactAbout'),
    ruling: 'R-01',
    as: [
      ['enter', t => t('lee.client.book.enter')],
      ['touch', t => t('lee.client.book.touch')],
    ],
  },
  {
    path: [...rulings, 'R-03'],
    label: t => t('lee.client.book.cap'),
    about: t => t('lee.client.book.capAbout'),
    ruling: 'R-03',
    as: [
      ['capFirst', t => t('lee.client.book.capFirst')],
      ['capLast', t => t('lee.client.book.capLast')],
    ],
  },
  {
    path: [...rulings, 'R-05'],
    label: t => t('lee.client.book.startIn'),
    about: t => t('lee.client.book.startInAbout'),
    ruling: 'R-05',
    as: [
      ['anyPart', t => t('lee.client.book.anyPart')],
      ['moreThanHalf', t => t('lee.client.book.moreThanHalf')],
      ['frontCentre', t => t('lee.client.book.frontCentre')],
    ],
  },
  {
    path: [...rulings, 'R-08'],
    label: t => t('lee.client.book.centrePivots'),
    about: t => t('lee.client.book.centrePivotsAbout'),
    ruling: 'R-08',
    as: [
      ['both', t => t('lee.client.book.both')],
      ['one', t => t('lee.client.book.one')],
    ],
  },
];

const PLAY: readonly BookRow[] = [
  {
    path: ['play', 'deployWithin'],
    label: t => t('lee.client.book.deployWithin'),
    about: t => t('lee.client.book.deployWithinAbout'),
    ruling: 'R-42',
    as: measure(0, 48),
  },
  {
    path: ['play', 'activation'],
    label: t => t('lee.client.book.activation'),
    about: t => t('lee.client.book.activationAbout'),
    as: [
      ['alternate', t => t('lee.client.book.alternate')],
      ['initiativeFirst', t => t('lee.client.book.initiativeFirst')],
    ],
  },
  {
    path: ['play', 'commandDice'],
    label: t => t('lee.client.book.commandDice'),
    about: t => t('lee.client.book.commandDiceAbout'),
    as: whole(0, 20),
  },
  {
    path: ['play', 'commandSuccessOn'],
    label: t => t('lee.client.book.commandSuccessOn'),
    about: t => t('lee.client.book.commandSuccessOnAbout'),
    as: whole(2, 6),
  },
];

export const BOOK: readonly { readonly title: (t: Translate) => string; readonly rows: readonly BookRow[] }[] = [
  { title: t => t('lee.client.book.setup'), rows: TABLE },
  { title: t => t('lee.client.book.terrain'), rows: TERRAIN },
  { title: t => t('lee.client.book.moves'), rows: MOVES },
  { title: t => t('lee.client.book.play'), rows: PLAY },
];
