import { hexName } from '@wigwag/hex';
import { memo } from 'react';
import { centreOf, RADIUS } from './layout.ts';
import { type Occupied, placeNames } from './names.ts';
import type { MapPicture } from './picture.ts';

export const Numbers = memo(function Numbers({ map }: { readonly map: MapPicture }) {
  return (
    <g className="hex-numbers" aria-hidden="true">
      {map.hexes.map((data, hex) => {
        if (data.terrain === 'off-map') return undefined;
        const { x, y } = centreOf(map.grid, hex);
        const name = hexName(map.grid, hex).replace(/^\D+/, '');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hex is its index
          <text key={hex} x={x} y={y - RADIUS * 0.58}>
            {name}
          </text>
        );
      })}
    </g>
  );
});

interface NamesProps {
  readonly map: MapPicture;
  readonly occupied: Occupied;
}

export const Names = memo(function Names({ map, occupied }: NamesProps) {
  return (
    <g className="names" aria-hidden="true">
      {placeNames(map, occupied).map(({ hex, text, style, x, y, anchor }) => (
        <text key={hex} className={`name name-${style}`} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </g>
  );
});
