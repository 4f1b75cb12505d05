import { memo, type ReactNode, useMemo } from 'react';
import type { Course, Highlights, MapPicture } from '../../picture.ts';
import { ChangedCrossings } from '../ground/Crossings.tsx';
import { Ground, Marks } from '../ground/Ground.tsx';
import { Lines } from '../ground/Lines.tsx';
import { Burned, Places } from '../ground/Places.tsx';
import { neatlineOf, veilOf } from '../ground/veil.ts';
import { Areas, Tracks } from '../light/Legend.tsx';
import { Chances, Refused, Shades } from '../light/Overlays.tsx';
import { Names, Numbers } from '../names/Names.tsx';
import type { Occupied } from '../names/occupied.ts';
import { writingOf } from '../names/writing.ts';
import type { Sight } from './sight.ts';
import type { Window } from './window.ts';

interface VeilProps {
  readonly map: MapPicture;
  readonly window: Window | undefined;
}

/** The ground that is not in play is there to know where one is. */
const Veil = memo(function Veil({ map, window }: VeilProps) {
  if (window === undefined) return undefined;
  return (
    <g aria-hidden="true">
      <path className="veil" fillRule="evenodd" d={veilOf(map, window)} />
      <path className="neatline" d={neatlineOf(map, window)} />
    </g>
  );
});

interface Props {
  /** Already cut to what is drawn of it. */
  readonly map: MapPicture;
  readonly window: Window | undefined;
  readonly highlights: Highlights;
  readonly occupied: Occupied;
  readonly sight: Sight;
  /** With the signs of the ground and the hex numbers. */
  readonly detailed: boolean;
  readonly language: keyof Course['title'];
  /** What lies between the ground and the writing: things to point at. */
  readonly children?: ReactNode;
}

/** Everything on the map but its pieces, in the order of painting. */
export function Layers({ map, window, highlights, occupied, sight, detailed, language, children }: Props) {
  const writing = useMemo(() => writingOf(map, occupied, sight, language), [map, occupied, sight, language]);
  return (
    <>
      <Ground map={map} />
      {detailed && <Marks map={map} />}
      <Shades map={map} highlights={highlights} />
      {detailed && <Numbers map={map} sight={sight} />}
      <Lines map={map} />
      <ChangedCrossings map={map} crossings={highlights.crossings} />
      <Places map={map} />
      <Burned map={map} hexes={highlights.damaged} />
      <Veil map={map} window={window} />
      <Areas map={map} overlays={highlights.overlays} />
      {children}
      <Names map={map} window={window} writing={writing} />
      <Chances map={map} highlights={highlights} occupied={occupied} sight={sight} writing={writing} />
      <Tracks map={map} overlays={highlights.overlays} sight={sight} />
      <Refused map={map} highlights={highlights} />
    </>
  );
}
