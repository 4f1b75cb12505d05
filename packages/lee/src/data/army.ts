import type { BaseSize } from '../geometry/base.ts';
import type { Zone } from '../movement/data.ts';
import type { Name, Source } from './sourced.ts';

export const ARMS = ['infantry', 'cavalry', 'artillery'] as const;
export type Arm = (typeof ARMS)[number];

/** What is printed on a general's card: 13.5. A deck may know cavalry and artillery generals without a level. */
export const LEVELS = [
  'army',
  'army-corps',
  'corps',
  'division',
  'cavalry-corps',
  'cavalry-division',
  'cavalry',
  'army-artillery',
  'corps-artillery',
  'artillery',
  'brigade',
] as const;
export type Level = (typeof LEVELS)[number];

export const CHARACTERS = ['cautious', 'neutral', 'aggressive'] as const;
export type Character = (typeof CHARACTERS)[number];

/** What a card, a general or an army may do before the battle: gaps.md, section 4. What it means is the rules' business. */
export const ABILITIES = ['redraw', 'shift', 'convert', 'extra-terrain', 'works', 'exchange-markers'] as const;
export type Ability = (typeof ABILITIES)[number];

export interface General {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
  /** Of a commander-in-chief: 13.8. */
  readonly character?: Character;
  readonly abilities: readonly Ability[];
  /** Inches that his trait adds to a move. */
  readonly movement?: number;
}

export interface BattleCard {
  readonly id: string;
  readonly title: Name;
  /** How many of it are in the deck. */
  readonly count: number;
  readonly abilities: readonly Ability[];
}

/** What is taken from a terrain list; the four kinds of ordinary terrain. */
export const ORDINARY = ['hill', 'difficult', 'wood', 'built-up'] as const;
export type Ordinary = (typeof ORDINARY)[number];

export const LINEAR = ['river', 'stream', 'road', 'railway'] as const;
export type Linear = (typeof LINEAR)[number];

export interface TerrainList {
  readonly counts: Readonly<Record<Ordinary, number>>;
  /** 13.10/list-bans: special terrain that it forbids. */
  readonly bans: readonly (Linear | 'impassable' | 'sunken-road' | 'embankment')[];
}

export interface CavalryTactic {
  readonly id: string;
  readonly name: Name;
  /** Depth in inches, from the edge of the own zone, of the neutral ground that it opens for patrol markers. */
  readonly opens?: number;
}

export interface UnitType {
  readonly id: string;
  readonly name: Name;
  readonly arm: Arm;
  /** M, in inches; 0: immobile. */
  readonly movement: number;
  readonly base: BaseSize;
  readonly zone?: Zone | 'none';
  /** 13.4/availability: the first year in which it can be had. */
  readonly from?: number;
}

export interface Unit {
  readonly id: string;
  readonly name: Name;
  readonly type: string;
  /** Of upgrades, the first year in which one can be had. */
  readonly upgrades: readonly { readonly name: Name; readonly from?: number }[];
}

export interface Division {
  readonly id: string;
  readonly name: Name;
  readonly units: readonly Unit[];
}

/** A corps of infantry has infantry divisions and perhaps its own artillery; a cavalry corps has cavalry divisions. */
export interface Corps {
  readonly id: string;
  readonly name: Name;
  readonly arm: 'infantry' | 'cavalry';
  /** A division that stands alone is a corps for its patrol marker, but draws no corps commander. */
  readonly isCorps: boolean;
  readonly divisions: readonly Division[];
  readonly artillery: readonly Unit[];
}

/** What a player brings to the battle. */
export interface ArmyList {
  readonly id: string;
  readonly name: Name;
  readonly year: number;
  /** Points ($), as the players count them. */
  readonly value: number;
  readonly corps: readonly Corps[];
  /** Army reserve artillery. */
  readonly reserve: readonly Unit[];
  /** Sections of field fortifications that were bought. */
  readonly works: number;
}

/** An army book, as far as these two chapters ask for it. */
export interface Army {
  readonly id: string;
  readonly name: Name;
  readonly source: Source;
  readonly years: readonly [from: number, to: number];
  readonly abilities: readonly Ability[];
  readonly generals: readonly General[];
  readonly cards: readonly BattleCard[];
  /** Without one the typical list is offered. */
  readonly terrain?: TerrainList;
  readonly cavalryTactics: readonly CavalryTactic[];
  readonly unitTypes: readonly UnitType[];
  readonly lists: readonly ArmyList[];
}
