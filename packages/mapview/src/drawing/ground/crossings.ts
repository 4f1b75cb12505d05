import type { Grid, Hexside } from '@wigwag/hex';
import type { Crossing, HexsidePicture, MapPicture } from '../../picture.ts';
import { boxAround, crossingPoint, endsOf, RADIUS, round } from '../sheet/layout.ts';
import type { Stroke } from './stroke.ts';

/** Drawn as if the river ran from left to right and the road crossed it downwards; `w` is half the river's width. */
const DRAWINGS: Readonly<
  Record<Crossing, (w: number) => { deck?: string; lines?: string; cable?: string; boat?: string }>
> = {
  bridge: w => ({
    deck: `M-2.6,${-w - 2} V${w + 2} M2.6,${-w - 2} V${w + 2}`,
    lines: `M-6.6,${-w - 4} Q-3.4,${-w} -3.4,0 Q-3.4,${w} -6.6,${w + 4} M6.6,${-w - 4} Q3.4,${-w} 3.4,0 Q3.4,${w} 6.6,${w + 4}`,
  }),
  ford: w => ({
    lines: [-6, -2, 2, 6].map(x => `M${x},${-w - 0.5} v-4 M${x},${w + 0.5} v4`).join(' '),
  }),
  ferry: w => ({
    cable: `M0,${-w - 3} V-4 M0,4 V${w + 3}`,
    boat: 'M-7,-1.6 H7 L4.6,3 H-4.6 Z',
  }),
  dam: w => ({
    lines: `M-3,${-w - 3} V${w + 3} M3,${-w - 3} V${w + 3} ${[-0.7, 0, 0.7].map(share => `M-3,${w * share} H3`).join(' ')}`,
  }),
};

/** Half of the water's width. */
export const halfWidth = ({ water }: HexsidePicture): number => (water === 'major-river' ? 5.5 : 3.5);

/** Along the hexside, in its middle or a little beside. */
export function crossingAt(grid: Grid, side: Hexside, shift = 0): { x: number; y: number; turn: number } {
  const [a, b] = endsOf(grid, side);
  const { x, y } = crossingPoint(grid, side, shift);
  return { x: round(x), y: round(y), turn: round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI) };
}

const PARTS = {
  deck: 'line crossing deck',
  cable: 'line crossing cable',
  lines: 'line crossing',
  boat: 'line crossing boat',
} as const;
export const CROSSING_PENS: readonly string[] = Object.values(PARTS);

export function crossingStrokes(map: MapPicture): Stroke[] {
  return map.hexsides.flatMap((data, side) => {
    if (data?.crossing === undefined) return [];
    const put = crossingAt(map.grid, side);
    const within = boxAround(put, RADIUS, RADIUS);
    const drawing = DRAWINGS[data.crossing](halfWidth(data));
    return (['deck', 'cable', 'lines', 'boat'] as const).flatMap(part => {
      const d = drawing[part];
      return d === undefined ? [] : [{ pen: PARTS[part], d, put, within }];
    });
  });
}
