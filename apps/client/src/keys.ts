import type { MapHandle } from '@wigwag/mapview';
import { type RefObject, useEffect } from 'react';
import type { Hand } from './play.ts';

const STEP = 80;

const MOVES: Readonly<Record<string, (map: MapHandle) => void>> = {
  ArrowLeft: map => map.pan(STEP, 0),
  ArrowRight: map => map.pan(-STEP, 0),
  ArrowUp: map => map.pan(0, STEP),
  ArrowDown: map => map.pan(0, -STEP),
  '+': map => map.zoom(1.3),
  '=': map => map.zoom(1.3),
  '-': map => map.zoom(1 / 1.3),
  '0': map => map.fit(),
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

/** Keys that work wherever the focus is; the map answers for itself when it has it. */
export function useKeys(hand: Hand, map: RefObject<MapHandle | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTyping(event.target)) return;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const inPanel = event.target instanceof Element && event.target.closest('.panel-body, [role=tablist]') !== null;
      const move = inPanel ? undefined : MOVES[event.key];
      if (move !== undefined && map.current !== null) {
        event.preventDefault();
        move(map.current);
      } else if (event.key === 'Escape') hand.cancel();
      else if (event.key === 'u' || event.key === 'U') hand.undo();
      else if (event.key === 'r' || event.key === 'R') hand.redo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [hand, map]);
}
