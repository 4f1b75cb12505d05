import type { Hex } from '@wigwag/hex';
import { memo } from 'react';
import type { MapPicture } from '../../picture.ts';
import { centreOf } from '../sheet/layout.ts';

/** Burned stations: the building crossed out, smoke above. */
export const Burned = memo(function Burned({
  map,
  hexes,
}: {
  readonly map: MapPicture;
  readonly hexes: ReadonlySet<Hex>;
}) {
  return (
    <g className="burned" aria-hidden="true">
      {[...hexes].map(hex => {
        const { x, y } = centreOf(map.grid, hex);
        return (
          <path
            key={hex}
            transform={`translate(${x} ${y})`}
            d="M-6,-5 L6,5 M6,-5 L-6,5 M-2,-6 q-3,-3 0,-6 q3,-3 0,-6"
          />
        );
      })}
    </g>
  );
});
