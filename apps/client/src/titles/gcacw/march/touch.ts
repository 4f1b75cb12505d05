import { useEffect } from 'react';
import { create } from 'zustand';

interface Touch {
  readonly isTouch: boolean;
}

export const usePointer = create<Touch>(() => ({ isTouch: false }));

/** Was the map last pointed at with a finger? A finger shows no way before it comes down. */
export const isByTouch = (): boolean => usePointer.getState().isTouch;

/** Knows what the page is pointed at with. */
export function useTouch(): void {
  useEffect(() => {
    const heed = ({ pointerType }: PointerEvent): void => usePointer.setState({ isTouch: pointerType === 'touch' });
    window.addEventListener('pointerdown', heed, { capture: true });
    return () => window.removeEventListener('pointerdown', heed, { capture: true });
  }, []);
}
