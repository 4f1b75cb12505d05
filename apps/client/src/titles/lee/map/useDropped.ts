import type { Point } from '@wigwag/lee';
import type { OpenMapHandle } from '@wigwag/mapview/open';
import type { DragEvent, RefObject } from 'react';
import { useRoom } from '../room.ts';

/** A piece that is dragged from the panel: it is in hand already, and comes to lie where it is dropped. */
export function useDropped(handle: RefObject<OpenMapHandle | null>, put: (at: Point) => void) {
  const { draft } = useRoom();
  return {
    onDragOver: (event: DragEvent): void => {
      if (draft !== undefined) event.preventDefault();
    },
    onDrop: (event: DragEvent): void => {
      const at = handle.current?.inches(event);
      if (draft === undefined || at === undefined) return;
      event.preventDefault();
      put(at);
    },
  };
}
