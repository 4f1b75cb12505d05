import type { BaseHere, Spot, TableHere } from '../table.ts';

/** A unit that is to move, as plain data. */
export interface Moving {
  readonly at: Spot;
  readonly heading: number;
  readonly width: number;
  readonly depth: number;
  /** M. */
  readonly movement: number;
  readonly immobile: boolean;
  readonly march: boolean;
  /** What cards and traits add. */
  readonly added: number;
  /** Whether it paid the 3 inches earlier in this turn. */
  readonly hasPaid: boolean;
  /** Of pinned, engaged, fought, supported, retreated. */
  readonly marks: readonly string[];
}

export interface Step {
  readonly do: 'forward' | 'pivotFront' | 'pivotCentre';
  readonly turn: number;
  readonly ahead: number;
  readonly onRoad: string;
}

export interface Field extends TableHere {
  readonly friends: readonly BaseHere[];
  readonly enemies: readonly BaseHere[];
}

export interface Place {
  readonly at: Spot;
  readonly heading: number;
}
