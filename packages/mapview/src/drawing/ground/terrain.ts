import type { MapPicture } from '../../picture.ts';
import { at, centreOf, drawnHexes, endsOf, sidesOf } from '../sheet/layout.ts';
import type { Drawn } from './blocks.ts';
import { GRID, GROUNDS, groundPen, MARKS, type Pen, SIGN_PENS, VERGES } from './pens.ts';
import { coastOf, shoresOf } from './regions.ts';
import { type Stroke, strokesOf } from './stroke.ts';
import { marksOf } from './terrainMarks.ts';

/** The calm colours of the terrain, which run into each other, and over them the faint grid. */
function fieldStrokes(map: MapPicture): Stroke[] {
  const drawn = drawnHexes(map);
  const regions = GROUNDS.map(terrain => ({
    terrain,
    hexes: drawn.filter(hex => map.hexes[hex]?.terrain === terrain),
  })).filter(({ hexes }) => hexes.length > 0);
  const verges = regions.flatMap(({ terrain, hexes }) => shoresOf(map.grid, hexes, terrain));
  return [
    { pen: 'ground-under', d: coastOf(map.grid, drawn) },
    ...regions.map(({ terrain, hexes }) => ({ pen: groundPen(terrain), d: coastOf(map.grid, hexes) })),
    ...strokesOf(verges, VERGES),
    ...strokesOf(gridLines(map), GRID),
  ];
}

function gridLines(map: MapPicture): Drawn<'grid'>[] {
  const sides = new Set(drawnHexes(map).flatMap(hex => sidesOf(map.grid, hex)));
  return [...sides].map(side => {
    const [a, b] = endsOf(map.grid, side);
    return { kind: 'grid', at: a, d: `M${at(a)}L${at(b)}` };
  });
}

/** The drawn signs that tell the terrain without its colour. */
function signsOf(map: MapPicture): Drawn<Pen>[] {
  return drawnHexes(map).flatMap(hex => {
    const centre = centreOf(map.grid, hex);
    const drawn = marksOf(map, hex);
    return SIGN_PENS.flatMap(kind => (drawn[kind] ? [{ kind, at: centre, d: drawn[kind] }] : []));
  });
}

/** What lies under whatever is shaded. */
export const terrainStrokes = (map: MapPicture): Stroke[] => [...fieldStrokes(map), ...strokesOf(signsOf(map), MARKS)];
