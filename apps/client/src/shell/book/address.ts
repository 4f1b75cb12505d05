import { useMemo, useSyncExternalStore } from 'react';

const RULE = '#rule=';
const CHART = '#chart=';

/** A chart that is asked for, and the line of the log whose roll it is to show; without one it shows what applies now. */
export interface ChartAsked {
  readonly chart: string;
  readonly line?: number;
}

/** The part of the address that opens the book: `#rule=7.4/flank-basic-six`, a page or a section; empty: where one begins. */
export const addressOfRule = (rule: string): string => `${RULE}${encodeURI(rule)}`;

/** The part of the address that opens a chart: `#chart=combat`, or `#chart=combat@12` for the roll in that line of the log. */
export const addressOfChart = ({ chart, line }: ChartAsked): string =>
  `${CHART}${encodeURI(chart)}${line === undefined ? '' : `@${line}`}`;

function after(beginning: string, hash: string): string | undefined {
  if (!hash.startsWith(beginning)) return undefined;
  const asked = hash.slice(beginning.length);
  try {
    return decodeURI(asked);
  } catch {
    return asked;
  }
}

/** The rule that the address asks for; undefined: none. */
export const ruleIn = (hash: string): string | undefined => after(RULE, hash);

/** The chart that the address asks for; undefined: none. */
export function chartIn(hash: string): ChartAsked | undefined {
  const asked = after(CHART, hash);
  if (asked === undefined) return undefined;
  const [, chart = asked, line] = /^(.*)@(\d+)$/.exec(asked) ?? [];
  return line === undefined ? { chart } : { chart, line: Number(line) };
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

/** What the book is open at. */
export type Reading = { readonly rule: string } | ChartAsked;

function readingIn(hash: string): Reading | undefined {
  const rule = ruleIn(hash);
  return rule === undefined ? chartIn(hash) : { rule };
}

/** What is read; undefined: the book is closed. */
export function useReading(): Reading | undefined {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => readingIn(hash), [hash]);
}

export const isReading = (): boolean => readingIn(location.hash) !== undefined;

/** How many steps back in the browser's history the table is; undefined: it was not left for this book. */
const stepsIn = (state: unknown): number | undefined => {
  const steps = (state as { readonly book?: unknown } | null)?.book;
  return typeof steps === 'number' ? steps : undefined;
};

/** What had the focus when the book was opened. */
let before: Element | null = null;

/** Opens the book, or another page of it. A step back in the browser leads back. */
export const openRule = (rule: string): void => openAt(addressOfRule(rule));

export const openChart = (asked: ChartAsked): void => openAt(addressOfChart(asked));

function openAt(address: string): void {
  const isOpen = isReading();
  if (!isOpen) before = document.activeElement;
  const steps = isOpen ? stepsIn(history.state) : 0;
  history.pushState(steps === undefined ? undefined : { book: steps + 1 }, '', address);
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
