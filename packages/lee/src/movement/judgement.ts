import type { ClauseId } from '../clauses.generated.ts';
import type { Point } from '../geometry/point.ts';
import type { Pose } from '../geometry/pose.ts';

/** The clauses of chapter 7, and the one of 13.10 about crossing a river. */
export type MovementClause = Extract<ClauseId, `7.${string}` | '13.10/bridge-crossing'>;

export const OBSTACLES = ['table', 'area', 'band', 'barrier', 'friend', 'enemy', 'zone'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** What lies in the way, to be shown. */
export interface Cause {
  readonly kind: Obstacle;
  readonly id: string;
  readonly shapes: readonly (readonly Point[])[];
}

/** `at` is the distance moved when it is met, `point` the place of the meeting. */
export interface Contact {
  readonly with: string;
  readonly kind: Obstacle;
  readonly at: number;
  readonly point: Point;
  readonly effect: 'slows' | 'blocks';
}

export type Params = Readonly<Record<string, string | number>>;

export interface Refusal {
  readonly clause: MovementClause;
  readonly params: Params;
  readonly causes: readonly Cause[];
}

/** What a move comes to, as far as it is legal. */
export interface Course {
  /** Where the middle of the front goes. */
  readonly path: readonly Point[];
  /** The pose at the start and after each step; neighbouring steps of one kind are one step. */
  readonly poses: readonly Pose[];
  /** What the front sweeps, a quad for each straight step. */
  readonly swept: readonly (readonly Point[])[];
  readonly contacts: readonly Contact[];
  /** Whether the 3 inches are paid in this move, and after what distance. */
  readonly paid: boolean;
  readonly paidAt?: number;
  readonly limit: number;
  readonly moved: number;
  readonly remaining: number;
  readonly end: Pose;
}

export type Judgement = ({ readonly legal: true } & Course) | ({ readonly legal: false } & Course & Refusal);

export const refusal = (clause: MovementClause, params: Params = {}, causes: readonly Cause[] = []): Refusal => ({
  clause,
  params,
  causes,
});
