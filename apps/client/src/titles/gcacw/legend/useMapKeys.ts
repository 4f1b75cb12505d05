import { ASKED_KEY, type MapHandle } from '@wigwag/mapview';
import { type RefObject, useEffect } from 'react';
import { useTouch } from '../march/touch.ts';
import { isLegendOpen, LEGEND_KEY, OVERLAY_NAMES, OVERLAYS, turnLegend, turnOverlay, useOverlays } from './overlays.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

/** The letters of the map: its legend, what it shows, and where one is asked. */
export function useMapKeys(map: RefObject<MapHandle | null>): void {
  useTouch();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && isLegendOpen(useOverlays.getState())) turnLegend();
      const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = event;
      if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented || isTyping(target)) return;
      const letter = key.toUpperCase();
      const overlay = OVERLAY_NAMES.find(name => OVERLAYS[name] === letter);
      if (overlay !== undefined) turnOverlay(overlay);
      else if (letter === LEGEND_KEY) turnLegend();
      else if (letter === ASKED_KEY) map.current?.showAsked();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [map]);
}
