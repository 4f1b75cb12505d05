import { closeBook, isReading } from '../book/address.ts';
import { put, useDesk } from '../desk.ts';
import { closeReport } from '../report/address.ts';

/** What had the focus when it was opened. */
let before: Element | null = null;

/** Opens it, over a book or a report that is closed first, or closes it. */
export function turnPalette(): void {
  if (useDesk.getState().paletteOpen) {
    leavePalette();
    return;
  }
  before = document.activeElement;
  if (isReading()) closeBook();
  closeReport();
  early = '';
  window.addEventListener('keydown', takeEarly, { capture: true });
  put({ paletteOpen: true, menuOpen: false });
}

/** What is typed before the field is there belongs to it, and not to the keys of the table. */
let early = '';

function takeEarly(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!useDesk.getState().paletteOpen) {
    typedEarly();
    return;
  }
  if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
  early += key;
  event.preventDefault();
  event.stopPropagation();
}

/** The field is there: what has been typed so far. */
export function typedEarly(): string {
  window.removeEventListener('keydown', takeEarly, { capture: true });
  return early;
}

const focusOn = (wanted: Element | null): void => {
  if (wanted instanceof HTMLElement || wanted instanceof SVGElement) wanted.focus({ preventScroll: true });
};

/** Closes it; the focus goes to the first of what is named that is there, to what had it, or to the prompt. */
export function leavePalette(...selectors: readonly string[]): void {
  typedEarly();
  put({ paletteOpen: false });
  const last = before;
  before = null;
  requestAnimationFrame(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    const named = selectors.map(selector => document.querySelector(selector)).find(each => each !== null);
    if (selectors.length > 0) focusOn(named ?? null);
    else if (isFree && last?.isConnected === true && last !== document.body) focusOn(last);
    if (document.activeElement === null || document.activeElement === document.body)
      focusOn(document.querySelector('.prompt'));
  });
}

/** The same, but what was run sees to the focus. */
export function dropPalette(): void {
  typedEarly();
  before = null;
  put({ paletteOpen: false });
}

export const PROMPT = '.prompt';
