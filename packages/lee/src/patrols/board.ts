import type { Point } from '../geometry/point.ts';
import type { Side, World } from '../world.ts';

export interface Assignment {
  readonly corps: string;
  readonly marker: string;
}

export interface PlacedMarker {
  readonly marker: string;
  readonly side: Side;
  /** Its middle, in thousandths of an inch. */
  readonly at: Point;
  /** It stands on neutral ground that a cavalry tactic opened. */
  readonly byTactic: boolean;
}

export interface PatrolsBoard {
  /** A marker without a corps is a decoy. What the other side has assigned is not there until its markers are turned. */
  assigned: Record<Side, Assignment[]>;
  ready: Side[];
  placed: PlacedMarker[];
  /** For which there was no room. */
  leftOff: string[];
  /** Who has used the ability to exchange markers, or let it go. */
  swapped: Side[];
  turned: Side[];
}

export const startPatrols = (_world: World): PatrolsBoard => ({
  assigned: { blue: [], grey: [] },
  ready: [],
  placed: [],
  leftOff: [],
  swapped: [],
  turned: [],
});
