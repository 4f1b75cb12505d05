import type { Hex, Hexside } from '@wigwag/hex';
import { memo } from 'react';
import type { MapPicture, Terrain } from '../picture.ts';
import { at, centreOf, drawnHexes, endsOf, RADIUS, sidesOf } from './layout.ts';
import { coastOf } from './regions.ts';
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

/** Calm colours that run into each other. */
function Colours({ map }: { readonly map: MapPicture }) {
  const regions = GROUNDS.map(terrain => ({
    terrain,
    d: coastOf(
      map.grid,
      drawnHexes(map).filter(hex => map.hexes[hex]?.terrain === terrain),
    ),
  })).filter(({ d }) => d !== '');
  return (
    <>
      <path className="ground ground-under" d={coastOf(map.grid, drawnHexes(map))} />
      {regions.map(({ terrain, d }) => (
        <path key={terrain} className={`ground ground-${terrain}`} d={d} />
      ))}
      {regions.map(({ terrain, d }) => (
        <path key={terrain} className={`verge verge-${terrain}`} d={d} />
      ))}
    </>
  );
}

/** Hexes by squares of the plane: a path for each, so that what is out of sight costs nothing to paint. */
const BLOCK = RADIUS * 12;

function blocksOf(map: MapPicture): Hex[][] {
  const blocks = new Map<string, Hex[]>();
  for (const hex of drawnHexes(map)) {
    const { x, y } = centreOf(map.grid, hex);
    const key = `${Math.floor(x / BLOCK)} ${Math.floor(y / BLOCK)}`;
    const block = blocks.get(key);
    if (block === undefined) blocks.set(key, [hex]);
    else block.push(hex);
  }
  return [...blocks.values()];
}

function BlockMarks({ map, block }: { readonly map: MapPicture; readonly block: readonly Hex[] }) {
  const drawn = new Map<Pen, string>();
  for (const hex of block) {
    const marks = marksOf(map, hex);
    for (const pen of PENS) if (marks[pen]) drawn.set(pen, (drawn.get(pen) ?? '') + marks[pen]);
  }
  return PENS.map(pen => {
    const d = drawn.get(pen);
    if (d === undefined) return undefined;
    const crowns = pen === 'trees' || pen === 'saplings';
    return [
      crowns && <path key={`${pen}-rim`} className={`mark mark-${pen}-rim`} d={d} />,
      <path key={pen} className={`mark mark-${pen}`} d={d} />,
    ];
  });
}

function gridLines({ grid }: MapPicture, block: readonly Hex[], drawn: Set<Hexside>): string {
  return block
    .flatMap(hex => sidesOf(grid, hex))
    .filter(side => !drawn.has(side) && drawn.add(side))
    .map(side => {
      const [a, b] = endsOf(grid, side);
      return `M${at(a)}L${at(b)}`;
    })
    .join('');
}

/** Terrain: a calm colour, and a drawn sign that tells it without the colour; over it the faint grid. */
export const Ground = memo(function Ground({ map }: { readonly map: MapPicture }) {
  const sides = new Set<Hexside>();
  const blocks = blocksOf(map);
  return (
    <g aria-hidden="true">
      <Colours map={map} />
      {blocks.map(block => (
        <BlockMarks key={block[0]} map={map} block={block} />
      ))}
      {blocks.map(block => (
        <path key={block[0]} className="grid-lines" d={gridLines(map, block, sides)} />
      ))}
    </g>
  );
});
