import type { GameCode, Works } from '../vocabulary.ts';

/** What a scenario of a game may hold: years, greatest Manpower of a unit (2.2/max-manpower), Union cavalry leaders (5.2/no-union-cavalry-leaders). */
export interface GameLimits {
  readonly years: readonly number[];
  readonly manpower: number;
  readonly unionCavalryLeaders: boolean;
}

const row = (year: number, manpower: number, unionCavalryLeaders: boolean): GameLimits => ({
  years: [year],
  manpower,
  unionCavalryLeaders,
});

// biome-ignore format: a table
export const GAME_LIMITS: Readonly<Record<GameCode, GameLimits>> = {
  //       year  manpower  Union cavalry leaders
  SJW: row(1862,       18, false),
  HCR: row(1862,       18, false),
  RTG: row(1863,       17, true),
  SIV: row(1862,        8, false),
  SLB: row(1863,       18, false),
  OTR: row(1862,       21, false),
  GTC: row(1864,       18, true),
  BAC: row(1863,       14, true),
  AGA: row(1861,        7, false),
  AIO: row(1864,       16, true),
  HSN: row(1864,       11, true),
  RWH: row(1864,       18, true),
  BTC: row(1862,       18, true),
};

export const MAX_MANPOWER = 21;
export const FIRST_YEAR = 1861;
export const LAST_YEAR = 1865;

// biome-ignore format: a table
const WORKS_BY_YEAR: Readonly<Record<1861 | 1862 | 1863 | 1864, readonly Works[]>> = {
  // 9.0/1861-no-forts: nobody builds a fort, units set up in one keep it
  1861: ['abatis-build', 'abatis',                     'breastwork',                                               'fort'],
  1862: [                          'breastwork-build', 'breastwork', 'fort-build',                                 'fort'],
  1863: [                          'breastwork-build', 'breastwork', 'fort-build',                                 'fort'],
  1864: [                'abatis', 'breastwork-build', 'breastwork',               'fort-build-1', 'fort-build-2', 'fort'],
};

/** 9.0/procedure-by-year: the markers that the year's procedures know. */
export function worksOfYear(year: number): readonly Works[] {
  if (year <= 1861) return WORKS_BY_YEAR[1861];
  if (year === 1862) return WORKS_BY_YEAR[1862];
  return year === 1863 ? WORKS_BY_YEAR[1863] : WORKS_BY_YEAR[1864];
}
