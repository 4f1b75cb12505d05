import type { Point } from '@wigwag/hex';
import type { Zoom } from '../../../drawing/sheet/zoom.ts';

/** A stroke of the drawing of an area: how it is painted follows from the pen's name, how broad it is from here. */
export interface Drawn {
  readonly pen: string;
  readonly d: string;
  /** In units, where the stroke is a sign as large as the ground; else in pens or hairs. */
  readonly units?: number;
  readonly pens?: number;
  readonly hairs?: number;
}

/** What the drawing of an area goes by. */
export interface Site {
  readonly ring: readonly Point[];
  readonly seed: number;
  readonly zoom: Zoom;
  /** Whether something may be drawn there: signs keep off roads and waters. */
  readonly isFree: (point: Point, room: number) => boolean;
}

export const drawn = (strokes: readonly Drawn[]): Drawn[] => strokes.filter(({ d }) => d !== '');
