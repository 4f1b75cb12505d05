import { memo } from 'react';
import { Crossings } from './Crossings.tsx';
import type { MapPicture, Water } from './picture.ts';
import { Ridges } from './Ridges.tsx';
import { courses } from './waterways.ts';
import { type DrawnWay, network } from './ways.ts';

const BY_WIDTH: readonly Water[] = ['creek', 'minor-river', 'major-river', 'all-water'];

function Waters({ map }: { readonly map: MapPicture }) {
  const drawn = BY_WIDTH.map((kind, place) => ({
    kind,
    d: courses(map, map.grid, kind, BY_WIDTH.slice(place + 1)).join(' '),
  })).filter(({ d }) => d !== '');
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
  railroad: ['rail', 'rail-ties'],
};
const IN_ORDER: readonly DrawnWay[] = ['trail', 'road', 'pike', 'unfinished', 'railroad'];

function Ways({ map }: { readonly map: MapPicture }) {
  return (
    <g className="ways">
      {IN_ORDER.map(kind => {
        const d = network(map, kind);
        return d === '' ? undefined : STROKES[kind].map(stroke => <path key={stroke} className={stroke} d={d} />);
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
