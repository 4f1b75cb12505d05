import type { MapPicture } from '../../picture.ts';
import { at, drawnHexes, extent, round } from '../sheet/layout.ts';
import { type Window, windowHexes } from '../sheet/window.ts';
import { coastOf } from './regions.ts';
import type { Stroke } from './stroke.ts';

/** Round what is in play. */
export const neatlineOf = (map: MapPicture, window: Window): string =>
  coastOf(map.grid, windowHexes(map, window).inPlay);

/** The whole sheet but for what is in play (even-odd): trees and waters run out beyond the hexes they belong to. */
export function veilOf(map: MapPicture, window: Window): string {
  const { x, y, width, height } = extent(map.grid, drawnHexes(map));
  return `M${at({ x, y })}h${round(width)}v${round(height)}h${round(-width)}Z${neatlineOf(map, window)}`;
}

/** The ground that is not in play is there to know where one is. */
export const veilStrokes = (map: MapPicture, window: Window | undefined): Stroke[] =>
  window === undefined
    ? []
    : [
        { pen: 'veil', d: veilOf(map, window), holes: true },
        { pen: 'neatline', d: neatlineOf(map, window) },
      ];
