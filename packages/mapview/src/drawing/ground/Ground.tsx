import { memo } from 'react';
import type { MapPicture, Terrain } from '../../picture.ts';
import { at, centreOf, drawnHexes, endsOf, sidesOf } from '../sheet/layout.ts';
import { type Drawn, inBlocks } from './blocks.ts';
import { coastOf, shoresOf } from './regions.ts';
import { Strokes } from './Strokes.tsx';
import { marksOf, PENS, type Pen } from './terrainMarks.ts';

/** Lowest first: where three grounds meet, the later lies over the earlier. */
const GROUNDS: readonly Terrain[] = [
  'clear',
  'rolling',
  'rough',
  'hill',
  'mountain',
  'woods',
  'provisional-swamp',
  'swamp',
  'city',
  'water',
];

/** The calm colours of the terrain, which run into each other, and over them the faint grid. */
export const Ground = memo(function Ground({ map }: { readonly map: MapPicture }) {
  const drawn = drawnHexes(map);
  const regions = GROUNDS.map(terrain => ({
    terrain,
    hexes: drawn.filter(hex => map.hexes[hex]?.terrain === terrain),
  })).filter(({ hexes }) => hexes.length > 0);
  const verges = inBlocks(regions.flatMap(({ terrain, hexes }) => shoresOf(map.grid, hexes, terrain)));
  return (
    <g aria-hidden="true">
      <path className="ground-under" d={coastOf(map.grid, drawn)} />
      {regions.map(({ terrain, hexes }) => (
        <path key={terrain} className={`ground-${terrain}`} d={coastOf(map.grid, hexes)} />
      ))}
      {regions.map(({ terrain }) => (
        <Strokes key={terrain} className={`verge verge-${terrain}`} paths={verges.get(terrain)} />
      ))}
      <Strokes className="grid-lines" paths={inBlocks(gridLines(map)).get('grid')} />
    </g>
  );
});

function gridLines(map: MapPicture): Drawn<'grid'>[] {
  const sides = new Set(drawnHexes(map).flatMap(hex => sidesOf(map.grid, hex)));
  return [...sides].map(side => {
    const [a, b] = endsOf(map.grid, side);
    return { kind: 'grid', at: a, d: `M${at(a)}L${at(b)}` };
  });
}

function marks(map: MapPicture): Drawn<Pen>[] {
  return drawnHexes(map).flatMap(hex => {
    const centre = centreOf(map.grid, hex);
    const drawn = marksOf(map, hex);
    return PENS.flatMap(kind => (drawn[kind] ? [{ kind, at: centre, d: drawn[kind] }] : []));
  });
}

const isCrown = (pen: Pen): boolean => pen === 'trees' || pen === 'saplings';

/** The drawn signs that tell the terrain without its colour. */
export const Marks = memo(function Marks({ map }: { readonly map: MapPicture }) {
  const paths = inBlocks(marks(map));
  const rims = PENS.filter(isCrown).map(pen => ({ pen, className: `mark mark-${pen}-rim` }));
  return (
    <g aria-hidden="true">
      {[...rims, ...PENS.map(pen => ({ pen, className: `mark mark-${pen}` }))].map(({ pen, className }) => (
        <Strokes key={className} className={className} paths={paths.get(pen)} />
      ))}
    </g>
  );
});
