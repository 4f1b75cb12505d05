import type { Grid, Hex } from '@wigwag/hex';
import { memo } from 'react';
import { centreOf, outlineOf } from './layout.ts';
import type { MapPicture, Terrain } from './picture.ts';
import { marksOf } from './terrainMarks.ts';

interface GroundHexProps {
  readonly grid: Grid;
  readonly hex: Hex;
  readonly terrain: Terrain;
}

const GroundHex = memo(function GroundHex({ grid, hex, terrain }: GroundHexProps) {
  const { strokes, fills } = marksOf(terrain, hex, centreOf(grid, hex));
  return (
    <g className={`ground ground-${terrain}`}>
      <polygon points={outlineOf(grid, hex)} />
      {fills !== '' && <path className="mark-fill" d={fills} />}
      {strokes !== '' && <path className="mark-stroke" d={strokes} />}
    </g>
  );
});

/** Terrain: a calm colour, and a drawn sign that tells it without the colour. */
export const Ground = memo(function Ground({ map }: { readonly map: MapPicture }) {
  return (
    <g aria-hidden="true">
      {map.hexes.map((data, hex) =>
        data.terrain === 'off-map' ? undefined : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hex is its index
          <GroundHex key={hex} grid={map.grid} hex={hex} terrain={data.terrain} />
        ),
      )}
    </g>
  );
});
