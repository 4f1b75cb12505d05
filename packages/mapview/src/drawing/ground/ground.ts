import type { MapPicture } from '../../picture.ts';
import type { Window } from '../sheet/window.ts';
import { LINE_PENS, lineStrokes } from './lines.ts';
import { PLACE_PENS, placeStrokes } from './places.ts';
import type { Stroke } from './stroke.ts';
import { TERRAIN_PENS, terrainStrokes } from './terrain.ts';
import { VEIL_PENS, veilStrokes } from './veil.ts';

/** The ground as it was printed, in the order of painting. What is shaded lies between the two: under roads and waters. */
export interface GroundStrokes {
  readonly under: readonly Stroke[];
  readonly over: readonly Stroke[];
}

export const GROUND_PENS: readonly string[] = [...TERRAIN_PENS, ...LINE_PENS, ...PLACE_PENS, ...VEIL_PENS];

export const groundStrokes = (map: MapPicture, window: Window | undefined): GroundStrokes => ({
  under: terrainStrokes(map),
  over: [...lineStrokes(map), ...placeStrokes(map), ...veilStrokes(map, window)],
});
