import type { Hex } from '@wigwag/hex';
import { useMemo } from 'react';
import { outlineOf } from '../drawing/sheet/layout.ts';
import { boxRound, partIn } from '../drawing/sheet/part.ts';
import { Sheet } from '../drawing/sheet/Sheet.tsx';
import { sightOf } from '../drawing/sheet/sight.ts';
import { cut, type Window } from '../drawing/sheet/window.ts';
import { zoomClass } from '../drawing/sheet/zoom.ts';
import type { Course, GroundChanges, MapPicture, MovePicture, PiecePicture } from '../picture.ts';

interface Props {
  readonly map: MapPicture;
  /** The part in play, where it is not the whole map. */
  readonly window?: Window | undefined;
  readonly pieces: readonly PiecePicture[];
  readonly changes: GroundChanges;
  /** What the picture is about. */
  readonly marked: readonly Hex[];
  /** What has to be seen, where that is more; of both there is at least one. */
  readonly shown?: readonly Hex[];
  /** How many hexes there are at least round them. */
  readonly beyond?: number;
  /** Who went where. */
  readonly moves?: readonly MovePicture[] | undefined;
  /** In pixels, about; width to height. */
  readonly width: number;
  readonly shape: number;
  readonly language: keyof Course['title'];
  /** Read aloud. */
  readonly label: string;
}

/** A part of the map as it is now, with some hexes marked: to look at, in a text. */
export function MapPart(props: Props) {
  const { map, window, pieces, changes, marked, shown = marked, beyond, moves, width, shape, language, label } = props;
  const box = useMemo(() => boxRound(cut(map, window), shown, shape, beyond), [map, window, shown, shape, beyond]);
  const part = useMemo(() => partIn(cut(map, window), box), [map, window, box]);
  const sight = useMemo(() => sightOf(width / box.width), [width, box]);
  return (
    <svg
      className={`hexmap map-part ${zoomClass(sight.zoom)}`}
      viewBox={[box.x, box.y, box.width, box.height].map(Math.round).join(' ')}
      role="img"
      aria-label={label}
    >
      <Sheet map={part} {...{ window, pieces, box, sight, language }} highlights={{ ...changes, overlays: { moves } }}>
        {marked.map(hex => (
          <polygon key={hex} className="part-mark" points={outlineOf(map.grid, hex)} />
        ))}
      </Sheet>
    </svg>
  );
}
