export const SIDES = ['union', 'confederate'] as const;
export type Side = (typeof SIDES)[number];

/** What kind of battle a scenario is, for whoever looks for one. */
export const THEMES = ['raid', 'river', 'pursuit', 'battle'] as const;
export type Theme = (typeof THEMES)[number];

export const ARMS = ['infantry', 'cavalry', 'artillery'] as const;
export type Arm = (typeof ARMS)[number];

/** A cavalry leader or not: decides his movement allowance and whom he may take along (5.2/artillery-exception). */
export const LEADER_ARMS = ['infantry', 'cavalry'] as const;
export type LeaderArm = (typeof LEADER_ARMS)[number];

export const UNIT_SIZES = ['squadron', 'regiment', 'brigade', 'demi-division', 'division'] as const;
export type UnitSize = (typeof UNIT_SIZES)[number];

/** 7.4: whom the rules call by name. A counter says of itself that it is one of them. */
export const COMMANDERS = ['lee', 'longstreet', 'jackson'] as const;
export type Commander = (typeof COMMANDERS)[number];

export const LEADER_SIZES = ['army', 'district', 'corps', 'division'] as const;
export type LeaderSize = (typeof LEADER_SIZES)[number];

/** Armies whose units the Extended March Table treats apart. */
export const ARMIES = ['potomac', 'regular'] as const;
export type Army = (typeof ARMIES)[number];

export const TERRAINS = [
  'clear',
  'rolling',
  'rough',
  'woods',
  'city',
  'swamp',
  'provisional-swamp',
  'hill',
  'mountain',
  'water',
  'off-map',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export const PLACES = ['village', 'town'] as const;
export type Place = (typeof PLACES)[number];

export const WATERS = ['creek', 'minor-river', 'major-river', 'all-water'] as const;
export type Water = (typeof WATERS)[number];

export const CROSSINGS = ['ford', 'bridge', 'ferry', 'dam'] as const;
export type Crossing = (typeof CROSSINGS)[number];

export const WAYS = ['road', 'pike', 'railroad', 'trail'] as const;
export type Way = (typeof WAYS)[number];

export const WORKS = [
  'abatis-build',
  'abatis',
  'breastwork-build',
  'breastwork',
  'fort-build',
  'fort-build-1',
  'fort-build-2',
  'fort',
] as const;
export type Works = (typeof WORKS)[number];

export const FATIGUE_LEVELS = [0, 1, 2, 3, 4] as const;
export type FatigueLevel = (typeof FATIGUE_LEVELS)[number];

export const DEMORALIZATIONS = [0, 1, 2] as const;
export type Demoralization = (typeof DEMORALIZATIONS)[number];

export const GAMES = [
  'SJW',
  'HCR',
  'RTG',
  'SIV',
  'SLB',
  'OTR',
  'GTC',
  'BAC',
  'AGA',
  'AIO',
  'HSN',
  'RWH',
  'BTC',
] as const;
export type GameCode = (typeof GAMES)[number];

/** What a tied initiative roll may bring, by the scenario's table (4.2/tie-bac-aio, 4.4/scenario-early-end). */
export const TIE_RESULTS = ['union', 'confederate', 'end-turn', 'end-turn-without-recovery'] as const;
export type TieResult = (typeof TIE_RESULTS)[number];

/** 12.0/result-*: what a table of random events may bring besides nothing. */
export const RAIN_RESULTS = ['current', 'current+1', 'current+2', 'current+3'] as const;
export type RainResult = (typeof RAIN_RESULTS)[number];

export const OPTIONS = [
  'fatigue4March',
  'fatigue4MakesLeaderEligible',
  'entrenchActions1863',
  'trailsOpenSwamps',
  'trailOverCrossing',
  'friendlyHexRoundsAtThree',
  'delayBeforeForceMarch',
  'combatChartPrintedF',
  'attackAcrossUnfordable',
  'limitedIntelligence',
] as const;
export type OptionName = (typeof OPTIONS)[number];
