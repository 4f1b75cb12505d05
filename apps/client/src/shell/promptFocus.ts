import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The prompt that takes the focus, and what is read aloud where it does not. */
export interface Prompted {
  readonly prompt: RefObject<HTMLParagraphElement | null>;
  /** Empty while the prompt itself has taken the focus: a reader hears it once. */
  readonly spoken: string;
}

/** A button that opens or shows something goes on being used; any other was for what was asked before. */
const DONE_WITH = 'button:not([aria-expanded], [role=tab])';

/**
 * Whoever decided in the bar, took back with the pointer or pressed something in the panel with it goes on from the prompt: otherwise
 * Enter would press the same again in place of the answer that says so.
 */
export const isDoneWith = ({ closest }: { closest(selector: string): unknown }, hand: string | undefined): boolean =>
  Boolean(closest('.decision')) || (hand === 'pointer' && Boolean(closest(DONE_WITH)));

/** Whoever decided by something that is gone now goes on from the prompt, too; whoever is on the board stays there. */
function goesToPrompt(isDecided: boolean): boolean {
  const { activeElement, documentElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  const closest = (selector: string) => activeElement.closest(selector);
  return isDecided && isDoneWith({ closest }, documentElement.dataset.hand);
}

/** Keys by which the focus is led about. */
const LEADING = /^(Tab|Enter| |Arrow.*)$/;

/**
 * What the page is led by, for the style sheets. A browser shows the focus again after any key: whoever points and presses the key
 * of an answer meant no piece that was clicked before.
 */
export const handOf = (event: Pick<Event, 'type'> & { readonly key?: string }): 'keys' | 'pointer' | undefined =>
  event.type === 'pointerdown' ? 'pointer' : LEADING.test(event.key ?? '') ? 'keys' : undefined;

/** Has anybody done anything yet? A page that opens takes the focus from nobody, and puts a ring around nothing. */
function useTouched(): RefObject<boolean> {
  const touched = useRef(false);
  // Before any other listener: what a key does at once must find that it was pressed.
  useLayoutEffect(() => {
    const touch = (event: PointerEvent | KeyboardEvent): void => {
      touched.current = true;
      const hand = handOf(event);
      if (hand !== undefined) document.documentElement.dataset.hand = hand;
    };
    for (const kind of ['pointerdown', 'keydown'] as const) window.addEventListener(kind, touch, { capture: true });
    return () => {
      for (const kind of ['pointerdown', 'keydown'] as const)
        window.removeEventListener(kind, touch, { capture: true });
    };
  }, []);
  return touched;
}

export function usePromptFocus(text: string, decisions: number, isCovered: boolean): Prompted {
  const prompt = useRef<HTMLParagraphElement>(null);
  const before = useRef(decisions);
  const [spoken, speak] = useState('');
  const touched = useTouched();
  useEffect(() => {
    const isDecided = before.current !== decisions;
    before.current = decisions;
    if (isCovered || !touched.current) return;
    const goes = document.activeElement !== prompt.current && goesToPrompt(isDecided);
    if (goes) prompt.current?.focus({ preventScroll: true });
    speak(goes ? '' : text);
  }, [text, decisions, isCovered, touched]);
  return { prompt, spoken };
}
