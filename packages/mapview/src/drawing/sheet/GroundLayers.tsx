import { type ReactNode, useMemo } from 'react';
import type { MapPicture } from '../../picture.ts';
import { groundStrokes } from '../ground/ground.ts';
import { Strokes } from '../ground/Strokes.tsx';
import type { Window } from './window.ts';

export interface GroundProps {
  /** Already cut to what is drawn of it. */
  readonly map: MapPicture;
  readonly window: Window | undefined;
  readonly children: ReactNode;
}

/** The ground as elements, and between its fields and its lines what is shaded. */
export function GroundLayers({ map, window, children }: GroundProps) {
  const { under, over } = useMemo(() => groundStrokes(map, window), [map, window]);
  return (
    <>
      <Strokes strokes={under} />
      {children}
      <Strokes strokes={over} />
    </>
  );
}
