import type { Hex } from '@wigwag/hex';
import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import type { PiecePicture } from '../picture.ts';
import type { Carrying } from './carrying.ts';
import { LONG_PRESS } from './holding.ts';
import type { Fanning } from './over/fanning.ts';
import { HOVER } from './over/fanning.ts';
import type { PieceHands } from './Pieces.tsx';

/** The row of a stack opens first, and the card of its top piece only to a pointer that goes on resting. */
const AFTER_THE_ROW = 800;
/** Long enough for a pointer to get from one piece to the next. */
const FORGET = 120;

interface Handled {
  readonly fanning: Fanning;
  readonly onPiece: (id: string) => void;
  readonly onHover: (hex: Hex | undefined) => void;
  readonly onInspect: (id: string | undefined) => void;
  readonly carrying: Carrying;
}

/** Something that is done after a while, unless something else comes first. */
function useLater() {
  const due = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(due.current), []);
  return useMemo(
    () => ({
      do: (act: () => void, wait: number): void => {
        clearTimeout(due.current);
        due.current = setTimeout(act, wait);
      },
      not: () => clearTimeout(due.current),
    }),
    [],
  );
}

interface At {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Tells a pointer that goes to a piece from a piece that comes to the pointer, as from under a curtain: then what is to be done
 * waits for a movement.
 */
function useMoved() {
  const last = useRef<At | undefined>(undefined);
  const waiting = useRef<(() => void) | undefined>(undefined);
  const moved = useMemo(() => {
    const isStill = ({ clientX, clientY }: At): boolean =>
      last.current === undefined || (last.current.clientX === clientX && last.current.clientY === clientY);
    return {
      isStill,
      once: (event: At, act: () => void): void => {
        waiting.current = isStill(event) ? act : undefined;
        if (waiting.current === undefined) act();
      },
      not: (): void => {
        waiting.current = undefined;
      },
    };
  }, []);
  useEffect(() => {
    const onMove = ({ clientX, clientY }: At): void => {
      const isFirst = last.current === undefined;
      const due = !isFirst && moved.isStill({ clientX, clientY }) ? undefined : waiting.current;
      last.current = { clientX, clientY };
      if (due === undefined) return;
      waiting.current = undefined;
      due();
    };
    window.addEventListener('pointermove', onMove, true);
    return () => window.removeEventListener('pointermove', onMove, true);
  }, [moved]);
  return moved;
}

export interface Handling extends PieceHands {
  /** A pointer rests on a piece, or the focus is there; undefined: it has left. */
  readonly inspect: (id: string | undefined, at: 'pointer' | 'focus') => void;
}

const isVisiblyFocused = (): boolean => document.activeElement?.matches(':focus-visible') ?? false;

/** What pointers, fingers and the focus mean on a piece: look at it, open its stack, choose it. */
export function useHandling(handled: Handled): Handling {
  const latest = useRef(handled);
  latest.current = handled;
  const [looking, pressing] = [useLater(), useLater()];
  const moved = useMoved();
  const pressed = useRef(false);
  return useMemo(() => {
    const inspect = (id: string | undefined, at: 'pointer' | 'focus', wait = HOVER): void => {
      if (at === 'focus' && id !== undefined && !isVisiblyFocused()) return;
      looking.do(() => latest.current.onInspect(id), id === undefined ? FORGET : wait);
    };
    const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType !== 'touch';
    return {
      inspect,
      onPoint: (piece: PiecePicture) => {
        pressing.not();
        if (pressed.current) {
          pressed.current = false;
          return;
        }
        const { fanning, onPiece, onInspect } = latest.current;
        // Whoever has chosen looks at the ground: no card lies on it.
        looking.not();
        moved.not();
        onInspect(undefined);
        if (piece.emphasis !== 'aimed') fanning.open({ hex: piece.hex, by: 'click' });
        onPiece(piece.id);
      },
      onEnter: ({ id, hex, emphasis }, event) => {
        latest.current.onHover(hex);
        if (!isMouse(event) || latest.current.carrying.holds()) return;
        moved.once(event, () => {
          const opens = latest.current.fanning.rest(hex);
          if (emphasis !== 'selected') inspect(id, 'pointer', opens ? AFTER_THE_ROW : HOVER);
        });
      },
      onLeave: (_piece, event) => {
        latest.current.onHover(undefined);
        pressing.not();
        moved.not();
        if (!isMouse(event)) return;
        latest.current.fanning.leave();
        inspect(undefined, 'pointer');
      },
      onPress: (piece, event) => {
        pressed.current = false;
        latest.current.carrying.press(piece, event);
        if (isMouse(event)) return;
        pressing.do(() => {
          pressed.current = true;
          latest.current.fanning.open({ hex: piece.hex, by: 'click' });
          latest.current.onInspect(piece.id);
        }, LONG_PRESS);
      },
      onFocus: ({ id, hex }) => {
        latest.current.onHover(hex);
        if (!isVisiblyFocused()) return;
        const { fanning } = latest.current;
        inspect(id, 'focus');
        if (fanning.fanned?.hex !== hex) fanning.open({ hex, by: 'focus' });
      },
      onBlur: () => inspect(undefined, 'focus'),
    } satisfies Handling;
  }, [looking, pressing, moved]);
}
