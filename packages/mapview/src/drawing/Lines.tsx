import { memo } from 'react';
import type { MapPicture } from '../picture.ts';
import { Crossings } from './Crossings.tsx';
import { Ridges } from './Ridges.tsx';
import { BY_WIDTH, type DrawnWater, waterways } from './waterways.ts';
import { type DrawnWay, network } from './ways.ts';

const WATERS: readonly DrawnWater[] = ['rill', ...BY_WIDTH];

function Waters({ map }: { readonly map: MapPicture }) {
  const paths = waterways(map);
  const drawn = WATERS.flatMap(kind => {
    const d = paths.get(kind);
    return d === undefined ? [] : [{ kind, d }];
  });
  return (
    <g className="waters">
      {drawn.map(({ kind, d }) => (
        <path key={kind} className={`water-case water-${kind}`} d={d} />
      ))}
      {drawn.map(({ kind, d }) => (
        <path key={kind} className={`water-flow water-${kind}`} d={d} />
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
  const paths = network(map);
  return (
    <g className="ways">
      {IN_ORDER.map(kind => {
        const d = paths.get(kind);
        return d === undefined
          ? undefined
          : STROKES[kind].map(stroke => <path key={stroke} className={stroke} d={d} />);
      })}
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
