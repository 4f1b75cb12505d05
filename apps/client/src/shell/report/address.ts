import { useSyncExternalStore } from 'react';

/** The part of the address that opens the report of a game. */
export const REPORT_ADDRESS = '#report';

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

const MOVES = ['popstate', 'hashchange'] as const;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const kind of MOVES) window.addEventListener(kind, tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const kind of MOVES) window.removeEventListener(kind, tell);
  };
}

export const isReporting = (): boolean => location.hash === REPORT_ADDRESS;

export const useReporting = (): boolean => useSyncExternalStore(subscribe, isReporting);

/** Was the table left for the report in this page, so that a step back leads to it? */
const isOneStepOff = (state: unknown): boolean => (state as { readonly report?: unknown } | null)?.report === true;

/** What had the focus when the report was opened. */
let before: Element | null = null;

/** Opens the report. A step back in the browser closes it. */
export function openReport(): void {
  if (isReporting()) return;
  before = document.activeElement;
  history.pushState({ report: true }, '', REPORT_ADDRESS);
  tell();
}

/** Back to the table; whoever came by a link stays where the link leads without the report. */
export function closeReport(): void {
  if (!isReporting()) return;
  if (isOneStepOff(history.state)) history.back();
  else dropReport();
}

/** The same without a step back: the report is not for whoever comes next. */
export function dropReport(): void {
  if (!isReporting()) return;
  history.replaceState(undefined, '', `${location.pathname}${location.search}`);
  tell();
}

/** The focus goes back to what had it, or to what is asked or shown now, unless something else has taken it. */
export function giveFocusBack(): void {
  const wanted = before instanceof HTMLElement || before instanceof SVGElement ? before : undefined;
  before = null;
  const isFree = document.activeElement === null || document.activeElement === document.body;
  if (!isFree) return;
  if (wanted?.isConnected === true && wanted !== document.body && wanted.closest('[inert]') === null)
    wanted.focus({ preventScroll: true });
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  document.querySelector<HTMLElement>('.replay-play, .prompt')?.focus({ preventScroll: true });
}
