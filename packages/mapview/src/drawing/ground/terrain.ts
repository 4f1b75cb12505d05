import type { MapPicture, Terrain } from '../../picture.ts';
import { at, centreOf, drawnHexes, endsOf, sidesOf } from '../sheet/layout.ts';
import type { Drawn } from './blocks.ts';
import { coastOf, shoresOf } from './regions.ts';
import { type Stroke, strokesOf } from './stroke.ts';
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

const groundPen = (terrain: Terrain): string => `ground-${terrain}`;
const vergePen = (terrain: Terrain): string => `verge verge-${terrain}`;
const VERGES = GROUNDS.map(kind => ({ kind, pen: vergePen(kind) }));
const GRID = [{ kind: 'grid', pen: 'grid-lines' }] as const;

/** Crowns have a rim, under all of them. */
const CROWNS: readonly Pen[] = ['trees', 'saplings'];
const MARKS = [
  ...CROWNS.map(kind => ({ kind, pen: `mark mark-${kind}-rim` })),
  ...PENS.map(kind => ({ kind, pen: `mark mark-${kind}` })),
];

export const TERRAIN_PENS: readonly string[] = [
  'ground-under',
  ...GROUNDS.map(groundPen),
  ...[...VERGES, ...GRID, ...MARKS].map(({ pen }) => pen),
];

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
    return PENS.flatMap(kind => (drawn[kind] ? [{ kind, at: centre, d: drawn[kind] }] : []));
  });
}

/** What lies under whatever is shaded. */
export const terrainStrokes = (map: MapPicture): Stroke[] => [...fieldStrokes(map), ...strokesOf(signsOf(map), MARKS)];
