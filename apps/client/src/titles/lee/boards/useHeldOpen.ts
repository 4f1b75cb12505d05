import { useEffect, useRef, useState } from 'react';
import { HELD } from '../../../shell/parts/HoldButton.tsx';
import { useRoom } from '../room.ts';

/** Is the key of the hand held, or its button? */
function useHeld(): { isHeld: boolean; hold(on: boolean): void } {
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    const onKey = ({ key, type, target, repeat }: KeyboardEvent): void => {
      const isTyping = target instanceof Element && target.closest('input, select, textarea') !== null;
      if (!isTyping && !repeat && key.toLowerCase() === 'h') hold(type === 'keydown');
    };
    const close = (): void => hold(false);
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    window.addEventListener('blur', close);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
      window.removeEventListener('blur', close);
    };
  }, []);
  return { isHeld, hold };
}

/** Open while it is held, else backs. Where no secrets are shown it opens after a second, and closes them again. */
export function useHeldOpen(): { isOpen: boolean; isHeld: boolean; hold(on: boolean): void } {
  const { sitting, view } = useRoom();
  const { isHeld, hold } = useHeld();
  const { isShared } = view;
  // Over a table that is shown as it was nobody's secrets are opened.
  const isPast = view.past !== undefined;
  const isPeeking = useRef(false);
  useEffect(() => {
    if (!isHeld || !isShared || isPast) return;
    const timer = setTimeout(() => {
      isPeeking.current = true;
      sitting.sit();
    }, HELD);
    return () => clearTimeout(timer);
  }, [isHeld, isShared, isPast, sitting]);
  useEffect(() => {
    if (!isHeld) return;
    return () => {
      if (isPeeking.current) sitting.rise();
      isPeeking.current = false;
    };
  }, [isHeld, sitting]);
  return { isOpen: isHeld && !isShared, isHeld, hold };
}
