import type { AnyChoice } from '@wigwag/gcacw';

/** What a formation is to do this turn. */
export const ORDERS = ['take', 'hold', 'screen', 'concentrate', 'raid', 'withdraw', 'rest'] as const;
export type Order = (typeof ORDERS)[number];

/** Orders that are about one place, which can be named. */
export const PLACE_ORDERS = ['take', 'hold', 'concentrate'] as const satisfies readonly Order[];

/** What a commander can think of doing when he has the action. */
export const DEEDS = ['march', 'attack', 'activate', 'assault', 'burn', 'entrench', 'exit', 'dummy', 'pass'] as const;
export type Deed = (typeof DEEDS)[number];

/** The parts of his reckoning. */
export const TERMS = [
  'points',
  'places',
  'prizes',
  'exits',
  'losses',
  'strength',
  'plan',
  'fatigue',
  'disorder',
  'victory',
  'misjudged',
] as const;
export type Term = (typeof TERMS)[number];

/** One part of a difference, in centi-points. */
export interface Reason {
  readonly term: Term;
  readonly value: number;
}

/** How likely an attack is to do what it is meant for, in hundredths. */
export interface AttackOdds {
  readonly target: number;
  readonly drivenOff: number;
  readonly reached: number;
  /** Not with this action but with the next, by all who come together now. */
  readonly later?: true;
}

/** What the enemy may do about it. */
export interface FearedReply {
  readonly unit: number;
  readonly target: number;
  readonly chance: number;
}

/** Why a choice was made: codes and numbers, which whoever shows them puts into words. */
export interface Explanation {
  readonly deed: Deed;
  readonly order: Order | undefined;
  /** The hex that the order is about, where it is about one. */
  readonly place?: number | undefined;
  /** The unit or the leader who acts, the units who go with him, the hex they are sent to. */
  readonly unit: number | undefined;
  readonly leader: number | undefined;
  readonly units: readonly number[];
  readonly goal: number | undefined;
  readonly value: number;
  readonly againstPassing: readonly Reason[];
  readonly againstNext: readonly Reason[];
  readonly odds: AttackOdds | undefined;
  readonly feared: FearedReply | undefined;
}

/** One of the things that were weighed. */
export interface Weighed {
  readonly deed: Deed;
  readonly choice: AnyChoice;
  readonly value: number;
  /** Where whoever acts stands, and the hex that it is about. */
  readonly from?: number | undefined;
  readonly goal?: number | undefined;
  readonly odds?: AttackOdds | undefined;
  /** It most likely stays where it is. */
  readonly stays?: true;
}

/** Where a march under way is to come to. */
export interface Heading {
  readonly goal: number;
  /** That the roll of a force march lets it, in hundredths. */
  readonly chance: number;
  /** The hexes still to be entered after this choice, in order. */
  readonly path: readonly number[];
}

export interface Considered {
  readonly choice: AnyChoice;
  /** Only where there was something to weigh. */
  readonly explanation: Explanation | undefined;
  /** The best first. */
  readonly candidates: readonly Weighed[];
  /** Only on the march, where it goes on. */
  readonly heading?: Heading;
}
