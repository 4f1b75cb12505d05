import type { Grid, Hexside } from '@wigwag/hex';
import { memo } from 'react';
import type { Crossing, CrossingMark, HexsidePicture, MapPicture } from '../../picture.ts';
import { crossingPoint, endsOf } from '../sheet/layout.ts';

/** Drawn as if the river ran from left to right and the road crossed it downwards; `w` is half the river's width. */
const DRAWINGS: Readonly<Record<Crossing, (w: number) => { deck?: string; lines: string; boat?: string }>> = {
  bridge: w => ({
    deck: `M-2.6,${-w - 2} V${w + 2} M2.6,${-w - 2} V${w + 2}`,
    lines: `M-6.6,${-w - 4} Q-3.4,${-w} -3.4,0 Q-3.4,${w} -6.6,${w + 4} M6.6,${-w - 4} Q3.4,${-w} 3.4,0 Q3.4,${w} 6.6,${w + 4}`,
  }),
  ford: w => ({
    lines: [-6, -2, 2, 6].map(x => `M${x},${-w - 0.5} v-4 M${x},${w + 0.5} v4`).join(' '),
  }),
  ferry: w => ({
    lines: `M0,${-w - 3} V-4 M0,4 V${w + 3}`,
    boat: 'M-7,-1.6 H7 L4.6,3 H-4.6 Z',
  }),
  dam: w => ({
    lines: `M-3,${-w - 3} V${w + 3} M3,${-w - 3} V${w + 3} ${[-0.7, 0, 0.7].map(share => `M-3,${w * share} H3`).join(' ')}`,
  }),
};

const halfWidth = ({ water }: HexsidePicture): number => (water === 'major-river' ? 5.5 : 3.5);

function placed(grid: Grid, side: Hexside, shift = 0): string {
  const [a, b] = endsOf(grid, side);
  const { x, y } = crossingPoint(grid, side, shift);
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`;
}

export function Crossings({ map }: { readonly map: MapPicture }) {
  return (
    <g className="crossings">
      {map.hexsides.map((data, side) => {
        if (data?.crossing === undefined) return undefined;
        const { deck, lines, boat } = DRAWINGS[data.crossing](halfWidth(data));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hexside is its index
          <g key={side} className={`crossing crossing-${data.crossing}`} transform={placed(map.grid, side)}>
            {deck !== undefined && <path className="deck" d={deck} />}
            <path d={lines} />
            {boat !== undefined && <path className="boat" d={boat} />}
          </g>
        );
      })}
    </g>
  );
}

/** A deck over boats. */
const pontoon = (w: number): { boats: string; deck: string } => ({
  boats: [-0.75, 0, 0.75].map(share => `M-6,${w * share} H6`).join(' '),
  deck: `M-2.2,${-w - 4} V${w + 4} M2.2,${-w - 4} V${w + 4}`,
});

const BROKEN = 'M-6,-6 L6,6 M6,-6 L-6,6';
/** Beside the ruin that it replaces. */
const BESIDE = 0.32;

/** Pontoons in the colour of their owner; what is destroyed is crossed out. */
export const ChangedCrossings = memo(function ChangedCrossings({
  map,
  crossings,
}: {
  readonly map: MapPicture;
  readonly crossings: readonly CrossingMark[];
}) {
  return (
    <g className="crossings" aria-hidden="true">
      {crossings.map(({ hexside, destroyed, pontoon: owner }) => {
        const { boats, deck } = pontoon(halfWidth(map.hexsides[hexside] ?? { ways: [], unfinished: false }));
        return (
          <g key={hexside}>
            {destroyed && (
              <g className="crossing crossing-destroyed" transform={placed(map.grid, hexside)}>
                <path className="halo" d={BROKEN} />
                <path d={BROKEN} />
              </g>
            )}
            {owner !== undefined && (
              <g
                className={`crossing crossing-pontoon crossing-${owner}`}
                transform={placed(map.grid, hexside, destroyed ? BESIDE : 0)}
              >
                <path className="halo" d={deck} />
                <path className="boats" d={boats} />
                <path d={deck} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});
