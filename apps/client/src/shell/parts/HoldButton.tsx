import type { Translate } from '@wigwag/words';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds: a stray click or a key that comes too late lets go before. */
export const HELD = 1000;

interface Props {
  readonly t: Translate;
  readonly onHeld: () => void;
  /** What it says in place of the curtain's words. */
  readonly label?: string;
  /** Not the one safe way on. */
  readonly isPlain?: boolean;
  /** Nothing else is there to be done: its keys work wherever the focus is, except on a link or another button. */
  readonly isAlone?: boolean;
}

/** Does what it says only to somebody who holds it, by finger, mouse or key. */
export function HoldButton({ t, onHeld, label = t('client.curtainHold'), isPlain = false, isAlone = false }: Props) {
  const [isHeld, setHeld] = useState(false);
  const done = useRef(onHeld);
  done.current = onHeld;
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => done.current(), HELD);
    return () => clearTimeout(timer);
  }, [isHeld]);
  useEffect(() => {
    if (!isAlone) return;
    const onKey = ({ key, type, repeat, target }: KeyboardEvent): void => {
      const isElsewhere = target instanceof Element && target.closest('a, button, input') !== null;
      if (type === 'keyup') setHeld(false);
      // A key that is held since before opens nothing.
      else if (!repeat && !isElsewhere && (key === ' ' || key === 'Enter')) setHeld(true);
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
    };
  }, [isAlone]);
  const hold = (): void => setHeld(true);
  const letGo = (): void => setHeld(false);
  return (
    <>
      <button
        type="button"
        className={`choice ${isPlain ? '' : 'main'} hold ${isHeld ? 'held' : ''}`}
        onPointerDown={hold}
        onPointerUp={letGo}
        onPointerLeave={letGo}
        onPointerCancel={letGo}
        onContextMenu={event => event.preventDefault()}
        onKeyDown={({ key, repeat }) => !repeat && (key === ' ' || key === 'Enter') && hold()}
        onKeyUp={letGo}
        onBlur={letGo}
      >
        {label}
      </button>
      <p className="hold-said" role="status">
        {isHeld ? t('client.curtainHolding') : t('client.curtainHowToHold')}
      </p>
    </>
  );
}
