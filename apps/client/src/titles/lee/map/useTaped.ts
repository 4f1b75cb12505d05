import type { OpenPicture, OpenPointer, Tape } from '@wigwag/mapview/open';
import { useEffect, useMemo } from 'react';
import { endPut, putTapeAway, taped, tapeIn, turnTape, useTape } from './tape.ts';

/** L takes the tape out and puts it away, Escape puts it away before anything else. */
function useTapeKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const isAway = event.key === 'Escape' && useTape.getState().isOut;
      if (!isAway && event.key.toLowerCase() !== 'l') return;
      event.preventDefault();
      event.stopPropagation();
      if (isAway) putTapeAway();
      else turnTape();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  useEffect(() => putTapeAway, []);
}

export interface Taped {
  readonly isOut: boolean;
  /** The tape as it lies on the table. */
  readonly lying: readonly Tape[];
  point(pointer: OpenPointer): void;
  /** A thing that was chosen by the keys. */
  pick(id: string): void;
}

/** The free tape over a table. */
export function useTaped(picture: OpenPicture, said: (inches: number) => string): Taped {
  useTapeKeys();
  const tape = useTape();
  const lying = useMemo(() => (tape.isOut ? tapeIn(tape, picture, said) : []), [tape, picture, said]);
  return {
    ...{ isOut: tape.isOut, lying },
    point: pointer => useTape.setState(taped(tape, pointer)),
    pick: id => useTape.setState(endPut(tape, { id })),
  };
}
