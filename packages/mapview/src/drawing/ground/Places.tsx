import type { Hex } from '@wigwag/hex';
import { memo } from 'react';
import type { HexPicture, MapPicture } from '../../picture.ts';
import { centreOf } from '../sheet/layout.ts';

const HOUSES = {
  village: 'M-6,-2 h3.4 v3.4 h-3.4 z M-1.6,-2.6 h3.6 v3.6 h-3.6 z M3.2,-1.6 h3 v3 h-3 z',
  town: 'M-8,-5 h4 v4 h-4 z M-3,-5.6 h5 v4 h-5 z M3.4,-4.6 h4 v4 h-4 z M-7,1 h4.6 v4 h-4.6 z M-1,0.6 h4 v4 h-4 z M4.4,1.4 h3.6 v3.6 h-3.6 z',
} as const;
const REDOUBT = 'M-9,7 V-3 L-5,-7 H5 L9,-3 V7 M-6,7 V-1.6 L-3.4,-4.4 H3.4 L6,-1.6 V7';
const ANCHOR = 'M0,-5 V5 M-4.4,1.4 Q-3.6,5 0,5 Q3.6,5 4.4,1.4 M-2.6,-2 H2.6';

function PlaceSigns({ data }: { readonly data: HexPicture }) {
  return (
    <>
      {data.place !== undefined && <path className="houses" d={HOUSES[data.place]} />}
      {data.station && <path className="station" d="M-4.4,-3 h8.8 v6 h-8.8 z M-4.4,0 h8.8" />}
      {data.landing && <path className="landing" transform="translate(13 -6)" d={ANCHOR} />}
      {data.redoubt !== undefined && <path className="redoubt" transform="scale(2.3)" d={REDOUBT} />}
    </>
  );
}

const hasSigns = ({ place, station, landing, redoubt }: HexPicture): boolean =>
  place !== undefined || station || landing || redoubt !== undefined;

export const Places = memo(function Places({ map }: { readonly map: MapPicture }) {
  return (
    <g className="places" aria-hidden="true">
      {map.hexes.map((data, hex) => {
        if (!hasSigns(data)) return undefined;
        const { x, y } = centreOf(map.grid, hex);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hex is its index
          <g key={hex} transform={`translate(${x} ${y})`}>
            <PlaceSigns data={data} />
          </g>
        );
      })}
    </g>
  );
});

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
