import { type ReactNode, useMemo } from 'react';
import type { Course, Highlights, MapPicture } from '../../picture.ts';
import { Burned } from '../ground/Burned.tsx';
import { ChangedCrossings } from '../ground/ChangedCrossings.tsx';
import { Areas, Tracks } from '../light/Legend.tsx';
import { Chances, Refused, Shades } from '../light/Overlays.tsx';
import { Names, Numbers } from '../names/Names.tsx';
import type { Occupied } from '../names/occupied.ts';
import { writingOf } from '../names/writing.ts';
import type { Sight } from './sight.ts';
import type { Window } from './window.ts';

interface ShadedProps {
  readonly map: MapPicture;
  readonly highlights: Highlights;
  readonly sight: Sight;
  /** With the hex numbers. */
  readonly detailed: boolean;
}

/** What lies under roads and waters. */
export const Shaded = ({ map, highlights, sight, detailed }: ShadedProps) => (
  <>
    <Shades map={map} highlights={highlights} />
    {detailed && <Numbers map={map} sight={sight} />}
  </>
);

interface Props {
  /** Already cut to what is drawn of it. */
  readonly map: MapPicture;
  readonly window: Window | undefined;
  readonly highlights: Highlights;
  readonly occupied: Occupied;
  readonly sight: Sight;
  readonly language: keyof Course['title'];
  /** What lies between the ground and the writing: things to point at. */
  readonly children?: ReactNode;
}

/** Everything over the ground but the pieces, in the order of painting. */
export function Layers({ map, window, highlights, occupied, sight, language, children }: Props) {
  const writing = useMemo(() => writingOf(map, occupied, sight, language), [map, occupied, sight, language]);
  return (
    <>
      <ChangedCrossings map={map} crossings={highlights.crossings} />
      <Burned map={map} hexes={highlights.damaged} />
      <Areas map={map} overlays={highlights.overlays} />
      {children}
      <Names map={map} window={window} rivers={writing.rivers} names={writing.names} />
      <Tracks map={map} overlays={highlights.overlays} sight={sight} />
      <Chances map={map} highlights={highlights} occupied={occupied} sight={sight} writing={writing} />
      <Refused map={map} highlights={highlights} />
    </>
  );
}
