import { useEffect, useRef } from 'react';
import { useRoom } from '../room.ts';

interface Props {
  /** Seals what was chosen; undefined: nothing is yet. */
  readonly onSeal: (() => void) | undefined;
}

/** Seals a secret choice. On a small screen it lies below all that may be chosen: it comes into sight when something is. */
export function Seal({ onSeal }: Props) {
  const { t } = useRoom();
  const button = useRef<HTMLButtonElement>(null);
  const isReady = onSeal !== undefined;
  useEffect(() => {
    if (isReady) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isReady]);
  const seal = useRef(onSeal);
  seal.current = onSeal;
  // What is chosen is pressed once more by Enter only to seal it.
  useEffect(() => {
    if (!isReady) return;
    const onKey = (event: KeyboardEvent): void => {
      const { key, repeat, target } = event;
      const isOther =
        target instanceof Element && target.closest('a, input, button:not([aria-pressed="true"])') !== null;
      if (key !== 'Enter' || repeat || isOther) return;
      event.preventDefault();
      seal.current?.();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isReady]);
  return (
    <button ref={button} type="button" className="choice main lee-seal-it" disabled={!isReady} onClick={onSeal}>
      {t('lee.client.seal')} {isReady && <kbd>Enter</kbd>}
    </button>
  );
}
