import { memo } from 'react';
import type { MapPicture, Terrain } from '../../picture.ts';
import { at, drawnHexes, endsOf, outlineOf } from '../sheet/layout.ts';

const GROUNDS: readonly Terrain[] = ['woods', 'mountain', 'hill', 'water', 'swamp', 'city'];

interface Props {
  readonly map: MapPicture;
  /** Of a pixel. */
  readonly px: number;
}

/** The ground at a glance: woods, heights and rivers. */
export const Sketch = memo(function Sketch({ map, px }: Props) {
  const drawn = drawnHexes(map);
  const ring = (hexes: readonly number[]): string => hexes.map(hex => `M${outlineOf(map.grid, hex)}Z`).join('');
  const rivers = map.hexsides.flatMap((data, side) => {
    if (data?.water === undefined || data.water === 'creek') return [];
    const [a, b] = endsOf(map.grid, side);
    return [`M${at(a)}L${at(b)}`];
  });
  return (
    <>
      <path className="ground-clear" d={ring(drawn)} />
      {GROUNDS.map(terrain => (
        <path
          key={terrain}
          className={`ground-${terrain}`}
          d={ring(drawn.filter(hex => map.hexes[hex]?.terrain === terrain))}
        />
      ))}
      <path className="sketch-river" style={{ strokeWidth: 1.4 * px }} d={rivers.join('')} />
    </>
  );
});
