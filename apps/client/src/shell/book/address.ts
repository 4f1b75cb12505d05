import { useSyncExternalStore } from 'react';

const BEGINNING = '#rule=';

/** The part of the address that opens the book: `#rule=7.4/flank-basic-six`, a page or a section; empty: where one begins. */
export const addressOfRule = (rule: string): string => `${BEGINNING}${encodeURI(rule)}`;

/** The rule that the address asks for; undefined: the book is closed. */
export function ruleIn(hash: string): string | undefined {
  if (!hash.startsWith(BEGINNING)) return undefined;
  const asked = hash.slice(BEGINNING.length);
  try {
    return decodeURI(asked);
  } catch {
    return asked;
  }
}

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const kind of ['popstate', 'hashchange'] as const) window.addEventListener(kind, tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0)
      for (const kind of ['popstate', 'hashchange'] as const) window.removeEventListener(kind, tell);
  };
}

/** The rule that is read; undefined: the book is closed. */
export const useRule = (): string | undefined => useSyncExternalStore(subscribe, () => ruleIn(location.hash));

export const isReading = (): boolean => ruleIn(location.hash) !== undefined;

/** How many steps back in the browser's history the table is; undefined: it was not left for this book. */
const stepsIn = (state: unknown): number | undefined => {
  const steps = (state as { readonly book?: unknown } | null)?.book;
  return typeof steps === 'number' ? steps : undefined;
};

/** What had the focus when the book was opened. */
let before: Element | null = null;

/** Opens the book, or another page of it. A step back in the browser leads back. */
export function openRule(rule: string): void {
  const isOpen = isReading();
  if (!isOpen) before = document.activeElement;
  const steps = isOpen ? stepsIn(history.state) : 0;
  history.pushState(steps === undefined ? undefined : { book: steps + 1 }, '', addressOfRule(rule));
  tell();
}

/** Back to where the book was opened, in one step; whoever came by a link of its own stays where the link leads without it. */
export function closeBook(): void {
  const steps = stepsIn(history.state);
  if (steps !== undefined) {
    history.go(-steps);
    return;
  }
  history.replaceState(undefined, '', `${location.pathname}${location.search}`);
  tell();
}

/** The focus goes back to what had it, or to the prompt. */
export function giveFocusBack(): void {
  const wanted = before instanceof HTMLElement || before instanceof SVGElement ? before : undefined;
  before = null;
  if (wanted?.isConnected === true && wanted !== document.body) wanted.focus({ preventScroll: true });
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('.prompt')?.focus({ preventScroll: true });
}
