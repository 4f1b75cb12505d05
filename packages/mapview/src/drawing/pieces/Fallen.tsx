import type { Hex } from '@wigwag/hex';
import { memo } from 'react';
import type { MapPicture } from '../../picture.ts';
import { centreOf } from '../sheet/layout.ts';

interface Props {
  readonly map: MapPicture;
  readonly fallen: ReadonlyMap<Hex, string> | undefined;
}

/** Pieces that have just been lost: an empty place with a cross, and who stood there. */
export const Fallen = memo(function Fallen({ map, fallen }: Props) {
  if (fallen === undefined || fallen.size === 0) return undefined;
  return (
    <g className="fallen" aria-hidden="true">
      {[...fallen].map(([hex, label]) => {
        const { x, y } = centreOf(map.grid, hex);
        return (
          <g key={hex} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <rect x={-23} y={-23} width={46} height={46} rx={4} />
            <path d="M-14,-14 L14,14 M14,-14 L-14,14" />
            <text y={-28}>{label}</text>
          </g>
        );
      })}
    </g>
  );
});
