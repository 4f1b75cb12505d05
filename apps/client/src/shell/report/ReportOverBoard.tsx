import { useEffect, useRef } from 'react';
import { useShell } from '../room.ts';
import { giveFocusBack, useReporting } from './address.ts';

/** The report of the game over the board; what is beneath stays as it was. */
export function ReportOverBoard() {
  const { report } = useShell();
  const isOpen = useReporting() && report !== undefined;
  const over = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    over.current?.focus({ preventScroll: true });
    return () => {
      // What is beneath can be given the focus only when it is no longer closed off.
      setTimeout(giveFocusBack);
    };
  }, [isOpen]);
  if (!isOpen) return undefined;
  return (
    <main ref={over} className="report-over" aria-label={report.label} tabIndex={-1}>
      {report.body}
    </main>
  );
}
