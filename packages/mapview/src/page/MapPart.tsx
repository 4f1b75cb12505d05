import type { Hex } from '@wigwag/hex';
import { useMemo } from 'react';
import { outlineOf } from '../drawing/sheet/layout.ts';
import { boxRound, partIn } from '../drawing/sheet/part.ts';
import { Sheet } from '../drawing/sheet/Sheet.tsx';
import { sightOf } from '../drawing/sheet/sight.ts';
import { cut, type Window } from '../drawing/sheet/window.ts';
import { zoomClass } from '../drawing/sheet/zoom.ts';
import type { Course, GroundChanges, MapPicture, PiecePicture } from '../picture.ts';

interface Props {
  readonly map: MapPicture;
  /** The part in play, where it is not the whole map. */
  readonly window?: Window | undefined;
  readonly pieces: readonly PiecePicture[];
  readonly changes: GroundChanges;
  /** What the picture is about: at least one. */
  readonly marked: readonly Hex[];
  /** In pixels, about; width to height. */
  readonly width: number;
  readonly shape: number;
  readonly language: keyof Course['title'];
  /** Read aloud. */
  readonly label: string;
}

/** A part of the map as it is now, with some hexes marked: to look at, in a text. */
export function MapPart({ map, window, pieces, changes, marked, width, shape, language, label }: Props) {
  const box = useMemo(() => boxRound(cut(map, window), marked, shape), [map, window, marked, shape]);
  const part = useMemo(() => partIn(cut(map, window), box), [map, window, box]);
  const sight = useMemo(() => sightOf(width / box.width), [width, box]);
  return (
    <svg
      className={`hexmap map-part ${zoomClass(sight.zoom)}`}
      viewBox={[box.x, box.y, box.width, box.height].map(Math.round).join(' ')}
      role="img"
      aria-label={label}
    >
      <Sheet map={part} {...{ window, pieces, box, sight, language }} highlights={changes}>
        {marked.map(hex => (
          <polygon key={hex} className="part-mark" points={outlineOf(map.grid, hex)} />
        ))}
      </Sheet>
    </svg>
  );
}
