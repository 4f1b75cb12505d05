import type { Vocabulary } from '@wigwag/kernel';
import { useEffect } from 'react';
import type { ShellRoom } from '../room.ts';
import { leaveReplay, momentAsked, replayAt } from './state.ts';

/** Opens the moment that the address asks for, as soon as somebody may look at the table; another table begins at no moment. */
export function useMomentAsked<T extends Vocabulary, D>({ sitting, view, replay }: ShellRoom<T, D>): void {
  const isClosed = replay === undefined || view.curtain !== undefined;
  useEffect(() => {
    if (isClosed) return;
    const look = (): void => {
      const lines = momentAsked(location.hash);
      if (lines === undefined) return;
      replayAt(Math.min(lines, sitting.view().log.length));
      // Asked once: whoever goes on from there, or back from the book, is not taken to it again.
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [isClosed, sitting]);
  useEffect(() => leaveReplay, []);
}
