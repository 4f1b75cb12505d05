import type { ClauseId } from '../clauses.generated.ts';
import { type Side, WORKS, type Works } from '../vocabulary.ts';

export type WorksState = Works | 'none';
export type WorksYear = 1861 | 1862 | 1863 | 1864;

/** 9.0/procedure-by-year: 1864 stands for 1864 and later. */
export const worksYear = (year: number): WorksYear =>
  year <= 1861 ? 1861 : year === 1862 ? 1862 : year === 1863 ? 1863 : 1864;

/** 9.0/procedure-by-year: the markers a scenario of the year may know; a fort may be set up in any (9.0/1861-no-forts). */
export function worksOfYear(year: number): readonly Works[] {
  const { action, recovery } = ENTRENCH[worksYear(year)];
  const built = [...action, ...recovery].map(([, , works]) => works);
  return WORKS.filter(works => works === 'fort' || built.includes(works));
}

/** `redoubt`: without works, in a redoubt that serves the unit; `only`: a step of one side. */
export type WorksStep = readonly [clause: ClauseId, from: WorksState | 'redoubt', to: Works, only?: Side];

/** The steps of the action and of Recovery Step 1. */
interface Ladders {
  readonly action: readonly WorksStep[];
  readonly recovery: readonly WorksStep[];
}

// biome-ignore format: a table
/** What entrenching makes of a unit's works: the first step that begins where the unit is. */
const ENTRENCH: Readonly<Record<WorksYear, Ladders>> = {
  1861: {
    action: [],
    recovery: [
      ['9.0/1861-redoubt',               'redoubt',          'breastwork', 'confederate'],
      ['9.0/1861-none',                  'none',             'abatis-build'],
      ['9.0/1861-abatis-build',          'abatis-build',     'abatis'],
      ['9.0/1861-abatis',                'abatis',           'breastwork'],
    ],
  },
  1862: {
    action: [],
    recovery: [
      ['9.0/1862-redoubt',               'redoubt',          'breastwork'],
      ['9.0/1862-none',                  'none',             'breastwork-build'],
      ['9.0/1862-bw-build',              'breastwork-build', 'breastwork'],
      ['9.0/1862-bw',                    'breastwork',       'fort-build'],
      ['9.0/1862-fort-build',            'fort-build',       'fort'],
    ],
  },
  1863: {
    action: [
      ['5.5/procedure-1863-none',        'none',             'breastwork-build'],
      ['5.5/procedure-1863-bw-build',    'breastwork-build', 'breastwork'],
      ['5.5/procedure-1863-bw',          'breastwork',       'fort-build'],
      ['5.5/procedure-1863-fort-build',  'fort-build',       'fort'],
    ],
    recovery: [
      ['9.0/1863-none',                  'none',             'breastwork'],
      ['9.0/1863-bw-build',              'breastwork-build', 'breastwork'],
      ['9.0/1863-bw',                    'breastwork',       'fort-build'],
      ['9.0/1863-fort-build',            'fort-build',       'fort'],
    ],
  },
  1864: {
    action: [
      ['5.5/procedure-1864-redoubt',     'redoubt',          'breastwork-build'],
      ['5.5/procedure-1864-none',        'none',             'abatis'],
      ['5.5/procedure-1864-abatis',      'abatis',           'breastwork-build'],
      ['5.5/procedure-1864-bw-build',    'breastwork-build', 'breastwork'],
      ['5.5/procedure-1864-bw',          'breastwork',       'fort-build-1'],
      ['5.5/procedure-1864-fb1',         'fort-build-1',     'fort-build-2'],
      ['5.5/procedure-1864-fb2',         'fort-build-2',     'fort'],
    ],
    recovery: [
      ['9.0/1864-redoubt',               'redoubt',          'fort-build-1'],
      ['9.0/1864-none',                  'none',             'breastwork'],
      ['9.0/1864-abatis',                'abatis',           'fort-build-1'],
      ['9.0/1864-bw-build',              'breastwork-build', 'fort-build-2'],
      ['9.0/1864-bw-fb1-fb2',            'breastwork',       'fort'],
      ['9.0/1864-bw-fb1-fb2',            'fort-build-1',     'fort'],
      ['9.0/1864-bw-fb1-fb2',            'fort-build-2',     'fort'],
    ],
  },
};

export interface EntrenchAction {
  /** 5.5/availability-1863-optional: in use only if the players agree. */
  readonly optional: boolean;
  readonly fatigue: number;
  /** The highest Fatigue Level at which a unit may take it. */
  readonly limit: number;
  readonly because: ClauseId;
}

// biome-ignore format: a table
/** The Entrenchment action; years without it (5.5/never-1862) have no line. */
export const ENTRENCH_ACTION: Readonly<Partial<Record<WorksYear, EntrenchAction>>> = {
  1863: { optional: true,  fatigue: 2, limit: 2, because: '5.5/procedure-1863-fatigue' },
  1864: { optional: false, fatigue: 1, limit: 3, because: '5.5/procedure-1864-fatigue' },
};

/** How units entrench in a scenario. */
export interface Entrenching {
  readonly ladders: Ladders;
  readonly action: EntrenchAction | undefined;
}

export const entrenchingIn = (year: number): Entrenching => ({
  ladders: ENTRENCH[worksYear(year)],
  action: ENTRENCH_ACTION[worksYear(year)],
});
