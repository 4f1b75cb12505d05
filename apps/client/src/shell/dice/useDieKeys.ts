import { useEffect } from 'react';
import { isReading } from '../book/address.ts';
import { useDesk } from '../desk.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role=tab]') !== null;

interface Keys {
  take(face: number): void;
  back(): void;
  /** Undefined: there is nothing to confirm yet. */
  readonly confirm: (() => void) | undefined;
}

/** Digits are faces while dice are typed in: they come before those of the decision bar and the map. */
export function useDieKeys({ take, back, confirm }: Keys): void {
  useEffect(() => {
    const actOf = (event: KeyboardEvent): (() => void) | undefined => {
      if (/^\d$/.test(event.key)) return () => take(Number(event.key));
      if (event.key === 'Backspace') return back;
      return event.key === 'Enter' && !isButton(event.target) ? confirm : undefined;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isReading() || useDesk.getState().menuOpen) return;
      const act = actOf(event);
      if (act === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [take, back, confirm]);
}
