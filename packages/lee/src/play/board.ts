import type { StoredPose } from '../geometry/pose.ts';
import type { Side, World } from '../world.ts';
import type { Mark } from './marks.ts';
import type { Report, SideScore } from './report.ts';

/** A unit that was deployed. Turns are 0 where there is none. */
export interface Placed {
  readonly pose: StoredPose;
  readonly marks: readonly Mark[];
  /** Points of cohesion lost. */
  readonly cohesionLost: number;
  /** The last turn in which it made a normal move. */
  readonly movedOn: number;
  /** The last turn in which it paid the 3 inches. */
  readonly paidOn: number;
  /** The last turn in which it took part in a passage of lines that was made, and in one that failed. */
  readonly passedOn: number;
  readonly failedOn: number;
}

export type UnitsOfSide = Readonly<Record<string, Placed>>;

/** A place that an enemy left in this activation, pushed back or destroyed: R-52. */
export interface Vacated {
  readonly side: Side;
  readonly unit: string;
  readonly pose: StoredPose;
}

/** 7.6: two units of a side that are to exchange places. */
export interface AnnouncedPassage {
  readonly side: Side;
  readonly one: string;
  readonly other: string;
}

export interface PlayBoard {
  /** 0 before the first turn. */
  turn: number;
  initiative: Side | '';
  /** 13.6/turn-draw: whether the cards of this turn are drawn. */
  drawn: boolean;
  /** Replaced whenever a unit changes, never changed: what was worked out from it is found by it. */
  units: Readonly<Record<Side, UnitsOfSide>>;
  /** Corps activated in this turn, in their order. */
  activated: Record<Side, readonly string[]>;
  /** Who activates no more corps in this turn. */
  passed: Record<Side, boolean>;
  vacated: readonly Vacated[];
  passages: readonly AnnouncedPassage[];
  report?: Report;
  score: readonly SideScore[];
}

export const startPlay = (_world: World): PlayBoard => ({
  turn: 0,
  initiative: '',
  drawn: false,
  units: { blue: {}, grey: {} },
  activated: { blue: [], grey: [] },
  passed: { blue: false, grey: false },
  vacated: [],
  passages: [],
  score: [],
});
