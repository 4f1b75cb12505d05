import type { AnyChoice, Board } from '@wigwag/gcacw';
import type { Hex } from '@wigwag/hex';
import type { AttackOdds, Deed } from '../explanation.ts';
import type { Gathering } from './gatherings.ts';
import type { Aim, Spread } from './marches.ts';

/** Where a unit most likely comes to, and where each roll leads it. */
export interface Move {
  readonly unit: number;
  readonly aim: Aim;
  readonly spread: Spread;
}

/** Something to do with an action, and what it is worth against doing nothing. */
export interface Idea {
  readonly deed: Deed;
  readonly choice: AnyChoice;
  readonly value: number;
  /** By so much the value is off, for whoever misjudges. */
  readonly misjudged: number;
  readonly unit: number | undefined;
  readonly leader: number | undefined;
  readonly units: readonly number[];
  readonly goal: Hex | undefined;
  readonly odds: AttackOdds | undefined;
  /** Those who come together for an attack to come. */
  readonly gathering: Gathering | undefined;
  /** The march of each unit, in the order in which they were weighed: for the account of the idea. */
  readonly moves: readonly Move[];
}

const NOTHING = {
  misjudged: 0,
  unit: undefined,
  leader: undefined,
  units: [],
  goal: undefined,
  odds: undefined,
  gathering: undefined,
  moves: [],
};

export const idea = (
  deed: Deed,
  choice: AnyChoice,
  value: number,
  more: Partial<Omit<Idea, 'deed' | 'choice' | 'value'>> = {},
): Idea => ({ ...NOTHING, deed, choice, value, ...more });

/** A march that most likely stays where it is, and brings nothing. */
export const leadsNowhere = ({ units: stand }: Board, { deed, goal, odds, value, units }: Idea): boolean =>
  (deed === 'march' || deed === 'activate') &&
  odds === undefined &&
  value <= 0 &&
  (goal === undefined || goal === stand[units[0] ?? -1]?.hex);
