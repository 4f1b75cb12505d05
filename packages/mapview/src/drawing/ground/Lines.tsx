import { memo } from 'react';
import type { MapPicture } from '../../picture.ts';
import { inBlocks } from './blocks.ts';
import { Crossings } from './Crossings.tsx';
import { Ridges } from './Ridges.tsx';
import { Strokes } from './Strokes.tsx';
import { BY_WIDTH, type DrawnWater, waterways } from './waterways.ts';
import { type DrawnWay, network } from './ways.ts';

const WATERS: readonly DrawnWater[] = ['rill', ...BY_WIDTH];

function Waters({ map }: { readonly map: MapPicture }) {
  const paths = inBlocks(waterways(map));
  return (
    <g className="waters">
      {WATERS.map(kind => (
        <Strokes key={kind} className={`water-case water-${kind}`} paths={paths.get(kind)} />
      ))}
      {WATERS.map(kind => (
        <Strokes key={kind} className={`water-flow water-${kind}`} paths={paths.get(kind)} />
      ))}
    </g>
  );
}

/** Each way is drawn by these strokes, one over the other. */
const STROKES: Readonly<Record<DrawnWay, readonly string[]>> = {
  trail: ['trail'],
  road: ['road-halo', 'road'],
  pike: ['pike', 'pike-inner'],
  unfinished: ['rail-unfinished'],
  railroad: ['rail-halo', 'rail', 'rail-ties'],
};
const IN_ORDER: readonly DrawnWay[] = ['trail', 'road', 'pike', 'unfinished', 'railroad'];

function Ways({ map }: { readonly map: MapPicture }) {
  const paths = inBlocks(network(map));
  return (
    <g className="ways">
      {IN_ORDER.flatMap(kind =>
        STROKES[kind].map(stroke => <Strokes key={stroke} className={stroke} paths={paths.get(kind)} />),
      )}
    </g>
  );
}

/** Everything that runs along or across hexsides. */
export const Lines = memo(function Lines({ map }: { readonly map: MapPicture }) {
  return (
    <g aria-hidden="true">
      <Ridges map={map} />
      <Waters map={map} />
      <Ways map={map} />
      <Crossings map={map} />
    </g>
  );
});
