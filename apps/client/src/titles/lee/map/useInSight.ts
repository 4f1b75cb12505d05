import type { OpenMapHandle } from '@wigwag/mapview/open';
import { type RefObject, useEffect } from 'react';
import { useRoom } from '../room.ts';
import { gripOf } from './gestures.ts';

/** What was proposed, taken from the panel or moved by keys comes into sight; what a pointer carries is under it. */
export function useInSight(handle: RefObject<OpenMapHandle | null>, isCarried: boolean): void {
  const { draft } = useRoom();
  useEffect(() => {
    if (draft !== undefined && !isCarried) handle.current?.show(gripOf(draft));
  }, [draft, isCarried, handle]);
}
