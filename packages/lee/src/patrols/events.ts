import type { Point } from '../geometry/point.ts';
import type { Side } from '../world.ts';
import type { Writers } from '../writers.ts';
import type { Assignment, PlacedMarker } from './board.ts';

export type PatrolsEvent =
  /** Only its own side sees it. */
  | { readonly type: 'corpsOnMarkers'; readonly side: Side; readonly assigned: readonly Assignment[] }
  | { readonly type: 'corpsReady'; readonly side: Side }
  | ({ readonly type: 'markerPlaced' } & PlacedMarker)
  | { readonly type: 'markerLeftOff'; readonly side: Side; readonly marker: string }
  | {
      readonly type: 'markersSwapped';
      readonly side: Side;
      readonly one: string;
      readonly oneAt: Point;
      readonly other: string;
      readonly otherAt: Point;
    }
  | { readonly type: 'markersKept'; readonly side: Side }
  /** What each marker hid is open from now on. */
  | { readonly type: 'markersTurned'; readonly side: Side; readonly assigned: readonly Assignment[] };

const copies = (assigned: readonly Assignment[]): Assignment[] => assigned.map(each => ({ ...each }));

export const patrolsWriters: Writers<PatrolsEvent> = {
  corpsOnMarkers: ({ board: { patrols } }, { side, assigned }) => {
    patrols.assigned[side] = copies(assigned);
  },
  corpsReady: ({ board: { patrols } }, { side }) => {
    patrols.ready.push(side);
  },
  markerPlaced: ({ board: { patrols } }, { marker, side, at, byTactic }) => {
    patrols.placed.push({ marker, side, at: { ...at }, byTactic });
  },
  markerLeftOff: ({ board: { patrols } }, { marker }) => {
    patrols.leftOff.push(marker);
  },
  markersSwapped: ({ board: { patrols } }, { side, one, oneAt, other, otherAt }) => {
    patrols.placed = patrols.placed.map(placed => {
      if (placed.marker === one) return { ...placed, at: { ...oneAt } };
      return placed.marker === other ? { ...placed, at: { ...otherAt } } : placed;
    });
    patrols.swapped.push(side);
  },
  markersKept: ({ board: { patrols } }, { side }) => {
    patrols.swapped.push(side);
  },
  markersTurned: ({ board: { patrols } }, { side, assigned }) => {
    patrols.assigned[side] = copies(assigned);
    patrols.turned.push(side);
  },
};
