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
  put({ paletteOpen: true, menuOpen: false });
}

const focusOn = (wanted: Element | null): void => {
  if (wanted instanceof HTMLElement || wanted instanceof SVGElement) wanted.focus({ preventScroll: true });
};

/** Closes it; the focus goes to the first of what is named that is there, to what had it, or to the prompt. */
export function leavePalette(...selectors: readonly string[]): void {
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
  before = null;
  put({ paletteOpen: false });
}

export const PROMPT = '.prompt';
