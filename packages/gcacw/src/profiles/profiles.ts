import type { GameCode } from '../vocabulary.ts';
import { BRIDGING } from './bridging.ts';
import type {
  Allowances,
  CrossingLimits,
  EvasionBySize,
  Formula,
  MaxCombatValue,
  Profile,
  RainNumbers,
  RainProfile,
  UnionExtendedMarch,
} from './profile.ts';

const formula = (dice: 1 | 2, plus: number, atLeast = 0): Formula => ({ dice, plus, atLeast });

// biome-ignore format: a table
const allowances = (foot: Formula, infantryLeader: Formula, plus: number): Allowances => ({
  foot,
  cavalry:               formula(2, plus),
  infantryLeader,
  cavalryDivisionLeader: formula(2, plus + 1),
  cavalryCorpsLeader:    formula(2, plus + 2),
});

// biome-ignore format: a table
const UNION = {
  //                          unit alone     infantry leader  cavalry dice plus
  usual:           allowances(formula(1, 0), formula(1, 1),    0),
  slow:            allowances(formula(1, 0), formula(1, 0, 2), 0),
};

// biome-ignore format: a table
const CONFEDERATE = {
  usual:           allowances(formula(1, 1),    formula(1, 2), 1),
  slow:            allowances(formula(1, 0, 2), formula(1, 1), 1),
};

// biome-ignore format: a table
const EXTENDED = {
  //                    cavalry spared the +1       +1 outside the Army of the Potomac   +1 not Regular Army
  plain:   { sparedCavalry: 'none',    outsidePotomac: 0, notRegular: 0 },
  outside: { sparedCavalry: 'none',    outsidePotomac: 1, notRegular: 0 },
  rtg:     { sparedCavalry: 'potomac', outsidePotomac: 1, notRegular: 0 },
  gtc:     { sparedCavalry: 'potomac', outsidePotomac: 0, notRegular: 0 },
  rwh:     { sparedCavalry: 'all',     outsidePotomac: 0, notRegular: 1 },
} as const satisfies Record<string, UnionExtendedMarch>;

// biome-ignore format: a table
const EVASION = {
  //            3 and more    2 to under 3  over 1/2 to 1  a lone 1/2
  usual:      { large: 2,     middling: 0,  small: -2,     least: -4 },
  east1862:   { large: 3,     middling: 1,  small: -1,     least: -3 },
  otrAndSiv:  { large: 4,     middling: 2,  small: 0,      least: -2 },
} as const;

const evasion = (confederate: EvasionBySize) => ({ union: EVASION.usual, confederate });

// biome-ignore format: a table
const MOST = {
  usual: { attacking: ['7.2/cap-attack', 80],     defending: ['7.2/cap-defence', 70],     halfEntrenched: 120, allEntrenched: 160 },
  otr:   { attacking: ['7.2/cap-attack-otr', 70], defending: ['7.2/cap-defence-otr', 60], halfEntrenched: 100, allEntrenched: 130 },
} as const satisfies Record<string, MaxCombatValue>;

// biome-ignore format: a table
const RAIN_NUMBERS = {
  //                                                Current  +1  +2  +3
  otrAndAio: { minor: ['12.0/minor-number-otr-aio', 1,       2,  4,  6],
               major: ['12.0/major-number-otr-aio', 1,       3,  6,  9] },
  siv:       { minor: ['12.0/minor-number-siv',     0,       1,  3],
               major: ['12.0/major-number-siv',     1,       3,  5] },
  others:    { minor: ['12.0/minor-number-others',  0,       1,  2,  3],
               major: ['12.0/major-number-others',  1,       2,  3,  4] },
} as const satisfies Record<string, Record<'minor' | 'major', RainNumbers>>;

const rain = (scope: RainProfile['scope'], numbers: keyof typeof RAIN_NUMBERS = 'others'): RainProfile => ({
  scope,
  ...RAIN_NUMBERS[numbers],
});

// biome-ignore format: a table
const LIMITS = {
  usual: { pontoon: ['10.2/pontoon-removed', 5],     destroy: ['10.2/destroy-bridge-who', 5],     repair: ['10.3/eligible-cv', 5],     enemyAtRepair: ['10.3/enemy-blocks', 5] },
  siv:   { pontoon: ['10.2/pontoon-removed-siv', 3], destroy: ['10.2/destroy-bridge-who-siv', 3], repair: ['10.3/eligible-cv-siv', 2], enemyAtRepair: ['10.3/enemy-blocks-siv', 2] },
} as const satisfies Record<string, CrossingLimits>;

// biome-ignore format: a table
/** 10.2/indestructible-list, by the maps on which the bridges are. */
const INDESTRUCTIBLE = {
  //     Chain    Aqueduct  Patterson  Thomas   Frederick  Long     Hunting Creek
  sjw: ['N5809'],
  hcr: ['E0537', 'E0739',  'E2317',   'E2519', 'W4317',   'E0941', 'E0845'],
  rtg: ['S2428'],
} as const;

const AQUEDUCT = 'W4126-W4226';

const USUAL = {
  maxManpower: 18,
  tie: 'confederate',
  allowances: { union: UNION.usual, confederate: CONFEDERATE.usual },
  unionCavalryLeaders: true,
  armyLeaders: 'both-sides',
  burnStations: true,
  unionExtendedMarch: EXTENDED.plain,
  crossings: {},
  bridging: BRIDGING.usual,
  crossingLimits: LIMITS.usual,
  naturalOneRepairs: false,
  unionRepairsInItsCounties: false,
  maxCombatValue: MOST.usual,
  grandAssaultMinimum: 3,
  leeBonus: true,
  jacksonBonus: false,
  tacticalOverrides: {},
  flanksThroughWoods: undefined,
  evasionBySize: evasion(EVASION.usual),
  rain: rain('advanced'),
} as const;

/** 5.2/otr-union-limit: units by the Union's die. */
const ONE_TWO_ANY = [1, 1, 1, 1, 2, Number.MAX_SAFE_INTEGER] as const;

/** The thirteen games. What is not said is as usual. */
export const PROFILES: Readonly<Record<GameCode, Profile>> = {
  SJW: {
    ...USUAL,
    code: 'SJW',
    bridging: BRIDGING.sjw,
    year: 1862,
    unionCavalryLeaders: false,
    crossings: { indestructible: INDESTRUCTIBLE.sjw },
    unionExtendedMarch: EXTENDED.outside,
    jacksonBonus: true,
    evasionBySize: evasion(EVASION.east1862),
  },
  HCR: {
    ...USUAL,
    code: 'HCR',
    bridging: BRIDGING.unlimited,
    year: 1862,
    unionCavalryLeaders: false,
    crossings: { indestructible: INDESTRUCTIBLE.hcr, aqueduct: AQUEDUCT },
    unionExtendedMarch: EXTENDED.outside,
    jacksonBonus: true,
    evasionBySize: evasion(EVASION.east1862),
  },
  RTG: {
    ...USUAL,
    code: 'RTG',
    bridging: BRIDGING.unlimited,
    year: 1863,
    maxManpower: 17,
    unionExtendedMarch: EXTENDED.rtg,
    crossings: { indestructible: INDESTRUCTIBLE.rtg },
    leeBonus: false,
  },
  SIV: {
    ...USUAL,
    code: 'SIV',
    bridging: BRIDGING.siv,
    year: 1862,
    maxManpower: 8,
    allowances: { union: UNION.slow, confederate: CONFEDERATE.usual },
    unionCavalryLeaders: false,
    armyLeaders: 'scenario',
    burnStations: false,
    crossings: { ferries: ['M5608'], notDams: ['N4322'] },
    crossingLimits: LIMITS.siv,
    unionRepairsInItsCounties: true,
    grandAssaultMinimum: 0,
    evasionBySize: evasion(EVASION.otrAndSiv),
    rain: rain('basic', 'siv'),
  },
  SLB: {
    ...USUAL,
    code: 'SLB',
    bridging: BRIDGING.slb,
    year: 1863,
    unionCavalryLeaders: false,
    crossings: { ferries: ['M5608'], dams: ['S5304', 'S3526'], beyondRepair: 'S4328-S4427' },
    jacksonBonus: true,
    tacticalOverrides: { jackson: 4 },
    flanksThroughWoods: 'confederate',
  },
  OTR: {
    ...USUAL,
    code: 'OTR',
    bridging: BRIDGING.otr,
    year: 1862,
    maxManpower: 21,
    allowances: { union: UNION.slow, confederate: CONFEDERATE.slow },
    unionCavalryLeaders: false,
    burnStations: false,
    unionActivationLimit: ONE_TWO_ANY,
    maxCombatValue: MOST.otr,
    evasionBySize: evasion(EVASION.otrAndSiv),
    rain: rain('basic', 'otrAndAio'),
  },
  GTC: {
    ...USUAL,
    code: 'GTC',
    bridging: BRIDGING.gtc,
    year: 1864,
    unionExtendedMarch: EXTENDED.gtc,
    rain: rain('basic'),
  },
  BAC: { ...USUAL, code: 'BAC', year: 1863, maxManpower: 14, tie: 'by-number' },
  AGA: {
    ...USUAL,
    code: 'AGA',
    year: 1861,
    maxManpower: 7,
    allowances: { union: UNION.slow, confederate: CONFEDERATE.slow },
    unionCavalryLeaders: false,
    armyLeaders: 'scenario',
    crossings: { indestructible: INDESTRUCTIBLE.sjw },
    grandAssaultMinimum: 0,
  },
  AIO: {
    ...USUAL,
    code: 'AIO',
    bridging: BRIDGING.aio,
    year: 1864,
    maxManpower: 16,
    tie: 'by-number',
    crossings: {
      repairPlus: [
        ['10.3/mod-etowah', 'W5417-W5517'],
        ['10.3/mod-chattahoochee', 'E2514-E2614'],
      ],
    },
    naturalOneRepairs: true,
    rain: rain('scenario', 'otrAndAio'),
  },
  HSN: { ...USUAL, code: 'HSN', year: 1864, maxManpower: 11, rain: rain('scenario') },
  RWH: {
    ...USUAL,
    code: 'RWH',
    year: 1864,
    unionExtendedMarch: EXTENDED.rwh,
    crossings: { indestructible: INDESTRUCTIBLE.hcr, aqueduct: AQUEDUCT },
    rain: rain('scenario'),
  },
  BTC: { ...USUAL, code: 'BTC', year: 1862, rain: rain('scenario') },
};
