import type { MapHandle } from '@wigwag/mapview';
import { type RefObject, useEffect } from 'react';

/** How much of the map a sheet or a card covers on a phone, at the most, as the stylesheets have it. */
const COVERED = 0.7;

/** A phone's sheet covers the lower part of the map: the hex it speaks of is brought above it. */
export function useInSight(hex: number | undefined, map: RefObject<MapHandle | null>): void {
  useEffect(() => {
    if (hex === undefined || !matchMedia('(max-width: 760px)').matches) return;
    const height = document.querySelector('.map')?.clientHeight ?? 0;
    const shift = (height * COVERED) / 2;
    const view = map.current;
    view?.centreOn(hex);
    view?.pan(0, -shift);
    return () => view?.pan(0, shift);
  }, [hex, map]);
}
