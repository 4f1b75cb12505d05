import type { ClauseId } from '../clauses.generated.ts';
import type { Commander, GameCode, LeaderArm, LeaderSize, Side } from '../vocabulary.ts';
import type { Bridging } from './bridging.ts';

/** So many dice plus a number, but at least a minimum. */
export interface Formula {
  readonly dice: 1 | 2;
  readonly plus: number;
  readonly atLeast: number;
}

/** 5.1/ma-*, 5.2/ma-*: movement allowances of one side. */
export interface Allowances {
  /** Infantry and artillery units marching alone. */
  readonly foot: Formula;
  readonly cavalry: Formula;
  readonly infantryLeader: Formula;
  readonly cavalryDivisionLeader: Formula;
  readonly cavalryCorpsLeader: Formula;
}

/** Who wins a tied initiative roll: the Confederate, or whoever the scenario's table names for the number rolled. */
export type TieRule = 'confederate' | 'by-number';

/** What the Extended March Table adds for Union units, and which Union cavalry is spared the plain +1. */
export interface UnionExtendedMarch {
  readonly sparedCavalry: 'none' | 'potomac' | 'all';
  readonly outsidePotomac: 0 | 1;
  readonly notRegular: 0 | 1;
}

/** Named hexes at which alone a crossing of this kind may stand; undefined: wherever the map says. */
export interface NamedCrossings {
  readonly ferries?: readonly string[];
  readonly dams?: readonly string[];
  readonly notDams?: readonly string[];
  /** 10.2/indestructible-list: hexes whose bridge cannot be destroyed. */
  readonly indestructible?: readonly string[];
  /** 10.2/aqueduct: a hexside. */
  readonly aqueduct?: string;
  /** 10.3/chatham-slb: a hexside whose bridge is not repaired. */
  readonly beyondRepair?: string;
  /** 10.3/mod-*: hexsides where a repair is harder by one. */
  readonly repairPlus?: readonly (readonly [ClauseId, string])[];
}

/** 10.2, 10.3: the least Combat values that count at a crossing, each with the clause that says so. */
export interface CrossingLimits {
  /** A unit beside which no pontoon of the enemy stands. */
  readonly pontoon: readonly [ClauseId, number];
  readonly destroy: readonly [ClauseId, number];
  readonly repair: readonly [ClauseId, number];
  /** Enemies in one hex who prevent a repair. */
  readonly enemyAtRepair: readonly [ClauseId, number];
}

/** 12.0: a rain number for each result, from Current to Current+3; a result that the game does not know has none. */
export type RainNumbers = readonly [ClauseId, ...(number | undefined)[]];

/** Does it rain in the Basic Game: always so, in the Advanced Game only, or where a scenario calls for random events? */
export interface RainProfile {
  readonly scope: 'basic' | 'advanced' | 'scenario';
  readonly minor: RainNumbers;
  readonly major: RainNumbers;
}

/** What one game of the series does in its own way. Rules read these fields; none asks which game it is. */
export interface Profile {
  readonly code: GameCode;
  /** The year of its campaign: scenarios are set in it. */
  readonly year: number;
  /** 2.2/max-manpower */
  readonly maxManpower: number;
  readonly tie: TieRule;
  readonly allowances: Readonly<Record<Side, Allowances>>;
  readonly unionCavalryLeaders: boolean;
  readonly armyLeaders: 'both-sides' | 'scenario';
  readonly burnStations: boolean;
  /** How many units a Union leader may activate by the Union's initiative die, from 1 to 6; none: no limit. */
  readonly unionActivationLimit?: readonly number[];
  readonly unionExtendedMarch: UnionExtendedMarch;
  readonly crossings: NamedCrossings;
  readonly bridging: Bridging;
  readonly crossingLimits: CrossingLimits;
  /** 10.3/aio-natural-1 */
  readonly naturalOneRepairs: boolean;
  /** 10.3/siv-county-control */
  readonly unionRepairsInItsCounties: boolean;
  /** 7.2/cap-*: the most that counts in an attack, and in a defence by how many of the defenders are entrenched. */
  readonly maxCombatValue: MaxCombatValue;
  /** 7.1/grand-min-combat-value; 0: none. */
  readonly grandAssaultMinimum: number;
  readonly leeBonus: boolean;
  readonly jacksonBonus: boolean;
  /** 7.4/tactical-slb-jackson: commanders whose tactical value counts for more or less than is printed. */
  readonly tacticalOverrides: Readonly<Partial<Record<Commander, number>>>;
  /** 7.4/flank-reduce-woods-slb: the side whose flank attacks lose nothing to woods. */
  readonly flanksThroughWoods: Side | undefined;
  /** 7.7/step1-modifiers-*: what the size of evading cavalry adds to its roll. */
  readonly evasionBySize: Readonly<Record<Side, EvasionBySize>>;
  readonly rain: RainProfile;
}

export interface MaxCombatValue {
  readonly attacking: readonly [ClauseId, number];
  readonly defending: readonly [ClauseId, number];
  readonly halfEntrenched: number;
  readonly allEntrenched: number;
}

/** By combined Combat value: 3 and more, 2 to under 3, over 1/2 to 1, a lone 1/2. */
export interface EvasionBySize {
  readonly large: number;
  readonly middling: number;
  readonly small: number;
  readonly least: number;
}

export function leaderFormula(allowances: Allowances, arm: LeaderArm, size: LeaderSize): Formula {
  if (arm === 'infantry') return allowances.infantryLeader;
  return size === 'division' ? allowances.cavalryDivisionLeader : allowances.cavalryCorpsLeader;
}
