import type { MapPicture } from '../../picture.ts';
import type { Window } from '../sheet/window.ts';
import { lineStrokes } from './lines.ts';
import { placeStrokes } from './places.ts';
import type { Stroke } from './stroke.ts';
import { terrainStrokes } from './terrain.ts';
import { veilStrokes } from './veil.ts';

/** The ground as it was printed, in the order of painting. What is shaded lies between the two: under roads and waters. */
export interface GroundStrokes {
  readonly under: readonly Stroke[];
  readonly over: readonly Stroke[];
}

export const groundStrokes = (map: MapPicture, window: Window | undefined): GroundStrokes => ({
  under: terrainStrokes(map),
  over: [...lineStrokes(map), ...placeStrokes(map), ...veilStrokes(map, window)],
});
