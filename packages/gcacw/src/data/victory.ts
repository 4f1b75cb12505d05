import type { Hex, Hexside } from '@wigwag/hex';
import type { Arm, Crossing, Side, UnitSize } from '../vocabulary.ts';
import type { Bilingual } from './bilingual.ts';

/** What points are given for: each kind has a file in victory/kinds. */
export const VICTORY_KINDS = [
  'losses',
  'eliminated',
  'held',
  'controlled',
  'entered',
  'burned',
  'destroyed',
  'exited',
  'each-turn',
] as const;
export type VictoryKind = (typeof VICTORY_KINDS)[number];

/** What Manpower or a unit is lost by. */
export const CAUSES = ['combat', 'march', 'rain'] as const;
export type Cause = (typeof CAUSES)[number];

export const DEGREES = ['marginal', 'substantive', 'decisive'] as const;
export type Degree = (typeof DEGREES)[number];

/** A row of the scenario's victory conditions; which fields it has goes by its kind (RULE_FIELDS). */
export interface VictoryRule {
  readonly id: string;
  /** Said instead of the general sentence of the kind. */
  readonly title?: Bilingual;
  readonly for: Side;
  readonly kind: VictoryKind;
  readonly points: number;
  /** So much Manpower for the points. */
  readonly per?: number;
  readonly hexes?: readonly Hex[];
  readonly hexsides?: readonly Hexside[];
  readonly arms?: readonly Arm[];
  readonly sizes?: readonly UnitSize[];
  readonly crossings?: readonly Crossing[];
  readonly cause?: Cause;
  /** Only for all the hexes together. */
  readonly all?: boolean;
  /** Only for the first of the hexes. */
  readonly once?: boolean;
  /** Damage does not count. */
  readonly destroyed?: boolean;
  /** Whose the hexes are at the start where nobody stands in them. */
  readonly from?: Side;
}

type RuleField = Exclude<keyof VictoryRule, 'id' | 'title' | 'for' | 'kind' | 'points'>;

// biome-ignore format: a table
/** The fields of each kind; what it cannot do without has a mark. */
export const RULE_FIELDS: Readonly<Record<VictoryKind, Readonly<Partial<Record<RuleField, 'needed' | 'optional'>>>>> = {
  losses:      { per: 'optional', arms: 'optional', sizes: 'optional', cause: 'optional' },
  eliminated:  { arms: 'optional', sizes: 'optional', cause: 'optional' },
  held:        { hexes: 'needed', all: 'optional' },
  controlled:  { hexes: 'needed', all: 'optional', from: 'optional' },
  entered:     { hexes: 'needed', once: 'optional' },
  burned:      { hexes: 'optional', destroyed: 'optional' },
  destroyed:   { hexsides: 'optional', crossings: 'optional' },
  exited:      { hexes: 'optional', per: 'optional', arms: 'optional', sizes: 'optional' },
  'each-turn': { hexes: 'needed', all: 'optional' },
};

/** Ends the game: all that is said must hold. */
export interface SuddenDeath {
  readonly id: string;
  readonly for: Side;
  /** At the end of an Action Phase too; otherwise at the end of a turn only. */
  readonly atOnce?: boolean;
  /** The side has so many points. */
  readonly points?: number;
  /** The side leads by so many points. */
  readonly by?: number;
  /** The side has a unit in each of them. */
  readonly hexes?: readonly Hex[];
  readonly degree?: Degree;
}

/** The side wins so if it leads by so many points; a negative number: if it is behind by no more. */
export interface DegreeRow {
  readonly winner: Side;
  readonly by: number;
  readonly degree: Degree;
}

export interface VictoryData {
  readonly rules: readonly VictoryRule[];
  readonly suddenDeath: readonly SuddenDeath[];
  /** The first that fits. */
  readonly degrees: readonly DegreeRow[];
}

/** Hexes from which units of a side may leave the map. */
export interface Exit {
  readonly id: string;
  readonly for: Side;
  readonly hexes: readonly Hex[];
  /** Movement points. */
  readonly cost: number;
  readonly arms?: readonly Arm[];
  /** Only these units, by their ids. */
  readonly units?: readonly string[];
}

export const SKIPPED_PHASES = ['leader-transfer', 'action-cycle', 'recovery'] as const;
export type SkippedPhase = (typeof SKIPPED_PHASES)[number];

/** What is special about a turn. */
export interface TurnRule {
  readonly turn: number;
  readonly skip?: readonly SkippedPhase[];
  /** Has the first initiative of the turn without a roll. */
  readonly first?: Side;
  /** Has every initiative of the turn without a roll. */
  readonly initiative?: Side;
  /** So many Action Phases at most. */
  readonly actions?: number;
}
