import { Shaded } from '../../drawing/sheet/Layers.tsx';
import { type Box, placeOf } from '../../drawing/sheet/layout.ts';
import type { Sight } from '../../drawing/sheet/sight.ts';
import type { Window } from '../../drawing/sheet/window.ts';
import type { Highlights, MapPicture } from '../../picture.ts';
import type { Viewport } from '../viewport.ts';
import { useGround } from './useGround.ts';

interface Props {
  readonly view: Viewport;
  /** Already cut to what is drawn of it. */
  readonly map: MapPicture;
  readonly window: Window | undefined;
  readonly box: Box;
  readonly highlights: Highlights;
  readonly sight: Sight;
  readonly detailed: boolean;
}

/** The ground, painted; between its fields and its lines what is shaded, drawn. */
export function Ground({ view, map, window, box, highlights, sight, detailed }: Props) {
  const { under, over, GroundLayers } = useGround(view, { map, window, box });
  const levels = GroundLayers === undefined ? 'levels' : 'levels drawn';
  const shaded = <Shaded {...{ map, highlights, sight, detailed }} />;
  return (
    <>
      <div ref={under} className={levels} />
      <svg ref={view.under} className="underlay" {...placeOf(box)} aria-hidden="true">
        {GroundLayers !== undefined ? <GroundLayers {...{ map, window }}>{shaded}</GroundLayers> : shaded}
      </svg>
      <div ref={over} className={levels} />
    </>
  );
}
