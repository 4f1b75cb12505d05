import type { Grid, Hexside } from '@wigwag/hex';
import { crossingPoint, endsOf } from './layout.ts';
import type { Crossing, MapPicture } from './picture.ts';

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

function placed(grid: Grid, side: Hexside): string {
  const [a, b] = endsOf(grid, side);
  const { x, y } = crossingPoint(grid, side);
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`;
}

export function Crossings({ map }: { readonly map: MapPicture }) {
  return (
    <g className="crossings">
      {map.hexsides.map((data, side) => {
        if (data?.crossing === undefined) return undefined;
        const { deck, lines, boat } = DRAWINGS[data.crossing](data.water === 'major-river' ? 5.5 : 3.5);
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
