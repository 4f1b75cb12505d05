import { type RefObject, useEffect } from 'react';
import type { Button } from './asking.ts';
import type { Hand } from './hand.ts';

/** A board that can be moved about. */
export interface Pannable {
  pan(dx: number, dy: number): void;
  zoom(factor: number): void;
  fit(): void;
}

const STEP = 80;

const MOVES: Readonly<Record<string, (board: Pannable) => void>> = {
  ArrowLeft: board => board.pan(STEP, 0),
  ArrowRight: board => board.pan(-STEP, 0),
  ArrowUp: board => board.pan(0, STEP),
  ArrowDown: board => board.pan(0, -STEP),
  '+': board => board.zoom(1.3),
  '=': board => board.zoom(1.3),
  '-': board => board.zoom(1 / 1.3),
  '0': board => board.fit(),
};

const MOST_KEYS = 9;

/** The key of a button of the decision bar, by its place; undefined: it has none. */
export const keyOfButton = (place: number): string | undefined => (place < MOST_KEYS ? `${place + 1}` : undefined);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

const isInPanel = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.panel-body, [role=tablist]') !== null;

interface KeyHand<C, D> extends Pick<Hand<never, D>, 'cancel' | 'undo' | 'redo'> {
  act(act: Button<C, D>['act']): void;
}

/** Keys that work wherever the focus is; the board answers for itself when it has it. */
export function useKeys<C, D>(
  hand: KeyHand<C, D>,
  board: RefObject<Pannable | null>,
  buttons: readonly Button<C, D>[],
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const move = isInPanel(event.target) ? undefined : MOVES[event.key];
      const button = buttons.find((_, place) => keyOfButton(place) === event.key);
      if (move !== undefined && board.current !== null) {
        event.preventDefault();
        move(board.current);
      } else if (button !== undefined) hand.act(button.act);
      else if (event.key === 'Escape') hand.cancel();
      else if (event.key === 'u' || event.key === 'U') hand.undo();
      else if (event.key === 'r' || event.key === 'R') hand.redo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [hand, board, buttons]);
}
