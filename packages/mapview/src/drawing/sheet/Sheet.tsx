import type { ReactNode } from 'react';
import type { Course, Highlights, MapPicture, PiecePicture } from '../../picture.ts';
import { occupiedBy } from '../names/occupied.ts';
import { GivenWay } from '../pieces/GivenWay.tsx';
import { PieceFace } from '../pieces/PieceFace.tsx';
import { StackBadges } from '../pieces/StackBadges.tsx';
import { seatsOf } from '../seats/seating.ts';
import { GroundLayers } from './GroundLayers.tsx';
import { Layers, Shaded } from './Layers.tsx';
import type { Box } from './layout.ts';
import type { Sight } from './sight.ts';
import type { Window } from './window.ts';

const NOTHING: Highlights = {
  lit: new Set(),
  reach: new Map(),
  selected: new Set(),
  aimed: new Set(),
  ring: new Map(),
  zones: new Set(),
  refused: new Set(),
  damaged: new Set(),
  crossings: [],
};

interface Props {
  /** Already cut to what is drawn of it. */
  readonly map: MapPicture;
  readonly pieces: readonly PiecePicture[];
  readonly box: Box;
  readonly sight: Sight;
  readonly language: keyof Course['title'];
  /** The part in play, where it is not the whole map. */
  readonly window?: Window | undefined;
  readonly highlights?: Partial<Highlights> | undefined;
  /** Between the ground and the writing. */
  readonly children?: ReactNode;
}

/** The map with its pieces at rest: a picture, with nothing in it to point at. */
export function Sheet({ map, pieces, box, sight, language, window, highlights, children }: Props) {
  const seen = pieces.filter(({ hex }) => map.hexes[hex]?.terrain !== 'off-map');
  const seats = seatsOf(map.grid, seen, sight);
  const shown = { ...NOTHING, ...highlights };
  return (
    <>
      {/* A little beyond the edge: the sheet is cut at whole pixels. */}
      <rect className="paper" x={box.x - 2} y={box.y - 2} width={box.width + 4} height={box.height + 4} />
      <GroundLayers {...{ map, window }}>
        <Shaded {...{ map, sight }} highlights={shown} detailed />
      </GroundLayers>
      <Layers {...{ map, window, sight, language }} highlights={shown} occupied={occupiedBy(seats, sight.k)}>
        {children}
      </Layers>
      <GivenWay seats={seats} k={sight.k} />
      {seats.map(seat => (
        <g
          key={seat.piece.id}
          className={`piece ${seat.piece.emphasis}`}
          transform={`translate(${seat.x.toFixed(1)} ${seat.y.toFixed(1)}) scale(${seat.scale.toFixed(3)})`}
        >
          <PieceFace seat={seat} />
        </g>
      ))}
      <StackBadges seats={seats} k={sight.k} />
    </>
  );
}
