import { useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

/** The keys 1 to 9 take the things that are numbered so; they come before those of the decision bar. */
export function useDigits(count: number, take: (place: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const place = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : count;
      if (place >= count || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      take(place);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [count, take]);
}
