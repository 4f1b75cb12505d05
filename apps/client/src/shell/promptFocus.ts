import { type RefObject, useEffect, useRef, useState } from 'react';

/** The prompt that takes the focus, and what is read aloud where it does not. */
export interface Prompted {
  readonly prompt: RefObject<HTMLParagraphElement | null>;
  /** Empty while the prompt itself has taken the focus: a reader hears it once. */
  readonly spoken: string;
}

/** Whoever decided in the bar, or by something that is gone now, goes on from the prompt; whoever is on the board stays there. */
function goesToPrompt(isDecided: boolean): boolean {
  const { activeElement } = document;
  // A page that opens takes nothing from anybody.
  if (!navigator.userActivation.hasBeenActive) return false;
  if (activeElement === null || activeElement === document.body) return true;
  return isDecided && activeElement.closest('.decision') !== null;
}

export function usePromptFocus(text: string, decisions: number, isCovered: boolean): Prompted {
  const prompt = useRef<HTMLParagraphElement>(null);
  const before = useRef<number>(undefined);
  const [spoken, speak] = useState('');
  useEffect(() => {
    const isFirst = before.current === undefined;
    const goes = goesToPrompt(before.current !== decisions);
    const isThere = document.activeElement === prompt.current;
    before.current = decisions;
    if (isCovered) return;
    if (goes && !isThere) prompt.current?.focus({ preventScroll: true });
    speak((goes && !isThere) || isFirst ? '' : text);
  }, [text, decisions, isCovered]);
  return { prompt, spoken };
}
