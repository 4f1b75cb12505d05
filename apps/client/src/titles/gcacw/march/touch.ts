import { useEffect } from 'react';
import { create } from 'zustand';

interface Touch {
  readonly isTouch: boolean;
}

export const usePointer = create<Touch>(() => ({ isTouch: false }));

/** Was the map last pointed at with a finger? A finger shows no way before it comes down. */
export const isByTouch = (): boolean => usePointer.getState().isTouch;

/** What a pointer tells when what lies under it changes. */
const PASSING = ['pointerover', 'pointerout'] as const;

/**
 * Knows what the page is pointed at with. After a finger the browser leaves a mouse where it came down, and tells of it whenever
 * the map moves under that spot: nobody points there, until a mouse is moved.
 */
export function useTouch(): void {
  useEffect(() => {
    const heed = ({ pointerType }: PointerEvent): void => {
      const isTouch = pointerType === 'touch';
      if (isTouch !== isByTouch()) usePointer.setState({ isTouch });
    };
    const pass = (event: PointerEvent): void => {
      if (isByTouch() && event.pointerType === 'mouse') event.stopImmediatePropagation();
    };
    for (const kind of ['pointerdown', 'pointermove'] as const) window.addEventListener(kind, heed, { capture: true });
    for (const kind of PASSING) window.addEventListener(kind, pass, { capture: true });
    return () => {
      for (const kind of ['pointerdown', 'pointermove'] as const) {
        window.removeEventListener(kind, heed, { capture: true });
      }
      for (const kind of PASSING) window.removeEventListener(kind, pass, { capture: true });
    };
  }, []);
}
