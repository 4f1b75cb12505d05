import { house, type Sourced, text } from '../data/sourced.ts';
import type { ForcedCause } from './kinds.ts';

/** Readings of chapter 7 where the text can be read in more than one way; the default is the first of each. */
export interface Rulings {
  /** Whether touching an obstacle already costs the 3 inches. */
  readonly 'R-01': Sourced<'enter' | 'touch'>;
  /** Whether the cap of twice the movement value comes before or after the terrain's cost. */
  readonly 'R-03': Sourced<'capFirst' | 'capLast'>;
  /** When a unit starts in terrain. */
  readonly 'R-05': Sourced<'anyPart' | 'moreThanHalf' | 'frontCentre'>;
  /** Whether a move may have a centre pivot at its start and another at its end. */
  readonly 'R-08': Sourced<'both' | 'one'>;
  /** Whether passages of lines are played. */
  readonly 'R-51': Sourced<'on' | 'off'>;
  /** Whether a failed passage of lines is the unit's one of the turn. */
  readonly 'R-53': Sourced<'counts' | 'free'>;
}

export const DEFAULT_RULINGS: Rulings = {
  'R-01': house('enter'),
  'R-03': house('capFirst'),
  'R-05': house('anyPart'),
  'R-08': house('both'),
  'R-51': house('on'),
  'R-53': house('counts'),
};

/** The shape of a zone of control: R-11. An arc has its apex in the middle of the front. */
export type Zone =
  | { readonly shape: 'all-round'; readonly depth: number }
  | { readonly shape: 'front-rect'; readonly depth: number }
  | { readonly shape: 'front-arc'; readonly depth: number; readonly angle: number };

/** The direction of a forced move: straight back, towards the enemy that broke off, or as the order or card says. */
export type ForcedDirection = 'back' | 'towards' | 'stated';

export interface MovementData {
  readonly minimumRange: Sourced<number>;
  readonly capFactor: Sourced<number>;
  readonly penalty: Sourced<number>;
  readonly march: Sourced<number>;
  readonly zone: Sourced<Zone>;
  /** 7.4: how near one may come to an enemy without a zone. */
  readonly standoff: Sourced<number>;
  /** How far the heading may be off a road's leg or a bridge's axis, in degrees. */
  readonly alongRoad: Sourced<number>;
  readonly railActsAsRoad: Sourced<boolean>;
  readonly supportPaysPenalty: Sourced<boolean>;
  readonly forcedMayEnterZone: Readonly<Record<ForcedCause, Sourced<boolean>>>;
  readonly forcedDirection: Readonly<Record<ForcedCause, Sourced<ForcedDirection>>>;
}

export const DEFAULT_MOVEMENT_DATA: MovementData = {
  minimumRange: text(3),
  capFactor: text(2),
  penalty: text(3),
  march: text(3),
  zone: house({ shape: 'all-round', depth: 3 }),
  standoff: text(1),
  alongRoad: house(10),
  railActsAsRoad: house(false),
  supportPaysPenalty: house(true),
  forcedMayEnterZone: {
    'push-back': house(true),
    'break-off': house(true),
    'failed-order': house(true),
    card: house(true),
    pursuit: text(true),
  },
  forcedDirection: {
    'push-back': house('back'),
    'break-off': house('back'),
    'failed-order': house('stated'),
    card: house('stated'),
    pursuit: house('towards'),
  },
};

/** What a judgement goes by besides the ground. */
export interface Settings {
  readonly rulings: Rulings;
  readonly data: MovementData;
}

export const DEFAULT_SETTINGS: Settings = { rulings: DEFAULT_RULINGS, data: DEFAULT_MOVEMENT_DATA };
