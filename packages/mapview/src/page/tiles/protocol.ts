import type { Box } from '../../drawing/sheet/layout.ts';
import type { Window } from '../../drawing/sheet/window.ts';
import type { MapPicture } from '../../picture.ts';
import type { Pens } from './pens.ts';
import type { Place } from './tiling.ts';

/** A part of the map to be painted; lengths are pixels of the screen. */
export interface Job {
  /** Of which level, and where in it; without a place the whole map. */
  readonly level: number;
  readonly place?: Place;
  /** Which pens. */
  readonly light: string;
  /** Pixels a unit. */
  readonly scale: number;
  /** From the corner of the map. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Fields and lines apart, so that something may lie between; or in one, where nothing does. */
  readonly apart: boolean;
}

export type ToPainter =
  | { readonly do: 'draw'; readonly map: MapPicture; readonly window: Window | undefined; readonly box: Box }
  | { readonly do: 'light'; readonly light: string; readonly pens: Pens }
  /** Instead of all that is still to be painted. */
  | { readonly do: 'paint'; readonly jobs: readonly Job[] };

export interface Painted extends Pick<Job, 'level' | 'place'> {
  readonly under: ImageBitmap;
  readonly over?: ImageBitmap;
}
