import type { HexPicture, MapPicture } from '../../picture.ts';
import { boxAround, centreOf, RADIUS } from '../sheet/layout.ts';
import type { Stroke } from './stroke.ts';

const HOUSES = {
  village: 'M-6,-2 h3.4 v3.4 h-3.4 z M-1.6,-2.6 h3.6 v3.6 h-3.6 z M3.2,-1.6 h3 v3 h-3 z',
  town: 'M-8,-5 h4 v4 h-4 z M-3,-5.6 h5 v4 h-5 z M3.4,-4.6 h4 v4 h-4 z M-7,1 h4.6 v4 h-4.6 z M-1,0.6 h4 v4 h-4 z M4.4,1.4 h3.6 v3.6 h-3.6 z',
} as const;
const REDOUBT = 'M-9,7 V-3 L-5,-7 H5 L9,-3 V7 M-6,7 V-1.6 L-3.4,-4.4 H3.4 L6,-1.6 V7';
const ANCHOR = 'M0,-5 V5 M-4.4,1.4 Q-3.6,5 0,5 Q3.6,5 4.4,1.4 M-2.6,-2 H2.6';

const STATION = 'M-4.4,-3 h8.8 v6 h-8.8 z M-4.4,0 h8.8';

interface Sign {
  readonly pen: string;
  readonly d: string;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

const signsIn = ({ place, station, landing, redoubt }: HexPicture): Sign[] => [
  ...(place === undefined ? [] : [{ pen: 'houses', d: HOUSES[place] }]),
  ...(station ? [{ pen: 'station', d: STATION }] : []),
  ...(landing ? [{ pen: 'landing', d: ANCHOR, x: 13, y: -6 }] : []),
  ...(redoubt === undefined ? [] : [{ pen: 'redoubt', d: REDOUBT, scale: 2.3 }]),
];

/** Houses, stations, landings, redoubts. */
export function placeStrokes(map: MapPicture): Stroke[] {
  return map.hexes.flatMap((data, hex) => {
    const centre = centreOf(map.grid, hex);
    return signsIn(data).map(({ pen, d, x = 0, y = 0, scale = 1 }) => ({
      ...{ pen, d, put: { x: centre.x + x, y: centre.y + y, scale } },
      within: boxAround(centre, 2 * RADIUS, 2 * RADIUS),
    }));
  });
}
