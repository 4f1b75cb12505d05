import type { Hex, Hexside } from '@wigwag/hex';
import type {
  Demoralization,
  FatigueLevel,
  GameCode,
  OptionName,
  RainResult,
  Side,
  Theme,
  TieResult,
  Works,
} from '../vocabulary.ts';
import type { Weather } from '../world/conditions.ts';
import type { Bilingual } from './bilingual.ts';
import type { MapData } from './map.ts';
import type { OrderOfBattle } from './orderOfBattle.ts';
import type { Exit, TurnRule, VictoryData } from './victory.ts';

export interface UnitState {
  readonly manpower: number;
  readonly fatigue: FatigueLevel;
  readonly disorganized: boolean;
  readonly exhausted: boolean;
  readonly demoralized: Demoralization;
}

export interface UnitSetup extends UnitState {
  readonly unit: string;
  readonly hex: Hex;
  readonly works?: Works;
  /** May take no action before this turn. */
  readonly notBefore?: number;
  /** May not march or advance out of this part of the map. */
  readonly within?: Window;
}

export interface LeaderSetup {
  readonly leader: string;
  readonly with: string;
}

/** Arrives in one of the hexes, as its owner chooses. */
export interface UnitReinforcement extends UnitState {
  readonly unit: string;
  readonly turn: number;
  readonly hexes: readonly Hex[];
  /** May take no action before this turn. */
  readonly notBefore?: number;
  /** May not march or advance out of this part of the map. */
  readonly within?: Window;
}

export interface LeaderReinforcement {
  readonly leader: string;
  readonly turn: number;
  readonly with: string;
}

/** A crossing that is not as the map was printed when the scenario begins. */
export interface CrossingSetup {
  readonly hexside: Hexside;
  readonly destroyed: boolean;
  readonly pontoon?: Side;
}

/** By the total of two dice, 2 to 12; a total that is not there brings nothing. */
export type RandomEvents = Readonly<Partial<Record<number, RainResult>>>;

/** Two opposite corners; every column and row between them is in play. */
export type Window = readonly [Hex, Hex];

export interface ScenarioData {
  readonly id: string;
  readonly title: Bilingual;
  /** Why one would play it, in a sentence. */
  readonly reason?: Bilingual;
  readonly theme?: Theme;
  /** Made for a lesson: lists of battles leave it out. */
  readonly teaching: boolean;
  readonly game: GameCode;
  readonly year: number;
  readonly map: MapData;
  readonly armies: readonly OrderOfBattle[];
  /** A date a turn, as 1862-08-08. */
  readonly turns: readonly string[];
  readonly window?: Window;
  readonly setup: { readonly units: readonly UnitSetup[]; readonly leaders: readonly LeaderSetup[] };
  readonly reinforcements: {
    readonly units: readonly UnitReinforcement[];
    readonly leaders: readonly LeaderReinforcement[];
  };
  readonly weather: Weather;
  readonly crossings: readonly CrossingSetup[];
  /** Minor-river Bridge markers, where the rules do not say how many a game has. */
  readonly minorBridges?: Readonly<Record<Side, number>>;
  /** There are random events only where the scenario has a table of them. */
  readonly randomEvents?: RandomEvents;
  /** 3.0/advanced-phases-inserted: phases out of the Advanced Game, by their titles. */
  readonly phases: readonly Bilingual[];
  /** The hexes of the counties that the Union controls (10.3/siv-county-control). */
  readonly unionCounties?: readonly Hex[];
  /** Who wins a tie, by the number rolled, 1 to 6. */
  readonly ties?: readonly TieResult[];
  readonly exits: readonly Exit[];
  readonly turnRules: readonly TurnRule[];
  /** None: the game ends without a winner. */
  readonly victory?: VictoryData;
  readonly options: Readonly<Partial<Record<OptionName, boolean>>>;
}
