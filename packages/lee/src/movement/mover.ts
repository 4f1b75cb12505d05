import type { BaseSize } from '../geometry/base.ts';
import type { Point } from '../geometry/point.ts';
import type { Pose } from '../geometry/pose.ts';

/** What changes a unit's range: 7.1/cap-sources names their origins. */
export const MODIFIER_ORIGINS = ['order', 'trait', 'terrain', 'card'] as const;
export type ModifierOrigin = (typeof MODIFIER_ORIGINS)[number];

export interface RangeModifier {
  readonly origin: ModifierOrigin;
  readonly inches: number;
  /** Of a trait: the formation that the general leads. */
  readonly led?: string;
}

/** A unit that is to move. */
export interface Mover {
  readonly id: string;
  readonly pose: Pose;
  readonly size: BaseSize;
  /** The movement value M. */
  readonly movement: number;
  readonly immobile: boolean;
  /** Whether it has the order March. */
  readonly march: boolean;
  readonly modifiers: readonly RangeModifier[];
  readonly turn: number;
  /** The last turn in which it paid the 3 inches. */
  readonly paidOn?: number;
}

/**
 * `to` is a displacement given by its end; it has to be straight ahead. On a road only the middle of the front counts,
 * so a step says so by the road's id.
 */
export type MoveStep =
  | { readonly do: 'pivotFront'; readonly turn: number }
  | { readonly do: 'pivotCentre'; readonly turn: number }
  | { readonly do: 'forward'; readonly inches: number; readonly onRoad?: string }
  | { readonly do: 'to'; readonly at: Point; readonly onRoad?: string };

/** a support move has the plain movement value for a range, pays the 3 inches, and may come near enemies. */
export type MarchKind = 'normal' | 'support';
