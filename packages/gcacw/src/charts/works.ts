import { type Side, WORKS, type Works } from '../vocabulary.ts';

export type WorksState = Works | 'none';
export type WorksYear = 1861 | 1862 | 1863 | 1864;

/** 9.0/procedure-by-year: 1864 stands for 1864 and later. */
export const worksYear = (year: number): WorksYear =>
  year <= 1861 ? 1861 : year === 1862 ? 1862 : year === 1863 ? 1863 : 1864;

/** 9.0/procedure-by-year: the markers a scenario of the year may know; a fort may be set up in any (9.0/1861-no-forts). */
export function worksOfYear(year: number): readonly Works[] {
  const { action, recovery } = ENTRENCH[worksYear(year)];
  return WORKS.filter(
    works => works === 'fort' || [action, recovery].some(ladder => Object.values(ladder).includes(works)),
  );
}

type Ladder = Readonly<Partial<Record<WorksState, Works>>>;

// biome-ignore format: a table
/** What entrenching makes of a unit's works. */
export const ENTRENCH: Readonly<Record<WorksYear, { readonly action: Ladder; readonly recovery: Ladder }>> = {
  1861: {
    action: {},
    recovery: { none: 'abatis-build', 'abatis-build': 'abatis', abatis: 'breastwork' },
  },
  1862: {
    action: {},
    recovery: { none: 'breastwork-build', 'breastwork-build': 'breastwork', breastwork: 'fort-build', 'fort-build': 'fort' },
  },
  1863: {
    action:   { none: 'breastwork-build', 'breastwork-build': 'breastwork', breastwork: 'fort-build', 'fort-build': 'fort' },
    recovery: { none: 'breastwork',       'breastwork-build': 'breastwork', breastwork: 'fort-build', 'fort-build': 'fort' },
  },
  1864: {
    action: {
      none: 'abatis', abatis: 'breastwork-build', 'breastwork-build': 'breastwork',
      breastwork: 'fort-build-1', 'fort-build-1': 'fort-build-2', 'fort-build-2': 'fort',
    },
    recovery: {
      none: 'breastwork', abatis: 'fort-build-1', 'breastwork-build': 'fort-build-2',
      breastwork: 'fort', 'fort-build-1': 'fort', 'fort-build-2': 'fort',
    },
  },
};

// biome-ignore format: a table
/** The first step of a unit without works in a redoubt that serves it, where it is another than elsewhere. */
export const ENTRENCH_IN_REDOUBT: Readonly<Record<WorksYear, { readonly action?: Works; readonly recovery?: Works; readonly only?: Side }>> = {
  1861: {                             recovery: 'breastwork', only: 'confederate' },
  1862: {                             recovery: 'breastwork' },
  1863: {},
  1864: { action: 'breastwork-build', recovery: 'fort-build-1' },
};

// biome-ignore format: a table
/** The Entrenchment action: when it is there, what it costs, up to which Fatigue Level. */
export const ENTRENCH_ACTION: Readonly<Record<WorksYear, { readonly allowed: 'never' | 'optional' | 'always'; readonly fatigue: number; readonly limit: number }>> = {
  1861: { allowed: 'never',    fatigue: 0, limit: -1 },
  1862: { allowed: 'never',    fatigue: 0, limit: -1 },
  1863: { allowed: 'optional', fatigue: 2, limit: 2 },
  1864: { allowed: 'always',   fatigue: 1, limit: 3 },
};
