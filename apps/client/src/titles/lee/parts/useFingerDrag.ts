import { type PointerEvent, useRef } from 'react';

/** Pixels sideways from which on a finger drags: up and down it scrolls the panel. */
const SIDEWAYS = 8;

/** Over the table it is as if a mouse had dropped it there. */
function dropAt({ clientX, clientY }: PointerEvent): void {
  const under = document.elementFromPoint(clientX, clientY);
  if (under === null || under.closest('.lee-map') === null) return;
  under.dispatchEvent(new DragEvent('drop', { clientX, clientY, bubbles: true, cancelable: true }));
}

/** Browsers drag nothing by a finger at once: it takes the thing in hand, which then follows it over the table. */
export function useFingerDrag(take: () => void) {
  const drag = useRef<{ readonly from: number; readonly isOff: boolean }>(undefined);
  const end = (): void => {
    drag.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent): void => {
      if (pointerType !== 'mouse' && isPrimary) drag.current = { from: clientX, isOff: false };
    },
    onPointerMove: (event: PointerEvent): void => {
      const { current: found } = drag;
      if (found?.isOff) dropAt(event);
      if (found === undefined || found.isOff || Math.abs(event.clientX - found.from) < SIDEWAYS) return;
      drag.current = { ...found, isOff: true };
      take();
    },
    onPointerUp: (event: PointerEvent): void => {
      if (drag.current?.isOff) dropAt(event);
      end();
    },
    onPointerCancel: end,
  };
}
