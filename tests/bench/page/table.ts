import type { Page } from '@playwright/test';

/** On the map, not in an open stack. */
const LIT = '.plane .piece.lit[aria-label]';
/** How many decisions lead to the first march, at most. */
const LONGEST_WAY = 12;

/** Milliseconds that somebody waits. */
export interface Waited {
  /** Until the first frame that shows what has changed has been painted: as long as it takes to reach that frame, and no other. */
  readonly shown: number;
  /** Until nothing changes any more of what is drawn afterwards, such as the log. */
  readonly settled: number;
}

/** Beside the board. */
const DRAWN_AFTERWARDS = '.log';
/** By then whatever is drawn afterwards is there. */
const AFTERWARDS = 300;

/** Runs in the page: how long it takes from an event until what it changed is painted, and until all else has followed. */
async function timed([selector, kind, watched, after, rest]: readonly [
  selector: string,
  kind: string,
  watched: string,
  after: string,
  rest: number,
]): Promise<Waited> {
  const seen = (): string =>
    [...document.querySelectorAll(watched)]
      .map(
        each =>
          `${each.getAttribute('class')} ${each.getAttribute('d')} ${each.getAttribute('data-log')} ${each.textContent}`,
      )
      .join('|');
  const before = seen();
  const target = document.querySelector(selector);
  if (target === null) throw new Error(`nothing at ${selector}`);
  const start = performance.now();
  let changed = start;
  const watch = new MutationObserver(() => {
    changed = performance.now();
  });
  for (const each of document.querySelectorAll(after)) {
    watch.observe(each, { subtree: true, childList: true, characterData: true });
  }
  const about = { bubbles: true, cancelable: true };
  target.dispatchEvent(
    kind === 'click' ? new MouseEvent('click', about) : new KeyboardEvent('keydown', { ...about, key: kind }),
  );
  // What is there when a frame begins is painted in it, and the next task comes after that.
  const isPainted = (): Promise<boolean> =>
    new Promise(resolve => {
      const { port1, port2 } = new MessageChannel();
      requestAnimationFrame(() => {
        const isChanged = seen() !== before;
        port1.onmessage = () => resolve(isChanged);
        port2.postMessage(undefined);
      });
    });
  for (let tries = 0; tries < 120; tries++) {
    if (!(await isPainted())) continue;
    const shown = performance.now() - start;
    await new Promise(resolve => setTimeout(resolve, rest));
    watch.disconnect();
    return { shown, settled: Math.max(shown, changed - start) };
  }
  throw new Error(`${kind} on ${selector} changed nothing`);
}

/** Through what comes before the first action, by the first button each time. */
export async function toFirstAction(page: Page): Promise<void> {
  for (let n = 0; n < LONGEST_WAY; n++) {
    const isThere = (await page.locator('.decision .choice').count()) === 0 && (await page.locator(LIT).count()) > 0;
    if (isThere) return;
    const choice = page.locator('.decision .choice').first();
    if (await choice.isVisible()) await choice.click();
    await page.waitForTimeout(400);
  }
  throw new Error('the first action was not reached');
}

/** From a click on a unit to what it may do, lit and painted; each unit that may be chosen, one after the other. */
export async function clicks(page: Page, most: number): Promise<Waited[]> {
  const pieces = await page
    .locator(LIT)
    .evaluateAll(found => found.map(each => (each as SVGElement).dataset.piece ?? ''));
  const times: Waited[] = [];
  for (const piece of pieces.slice(0, most)) {
    const lit = '.prompt, .reach, .target.lit';
    times.push(
      await page.evaluate(timed, [`[data-piece="${piece}"]`, 'click', lit, DRAWN_AFTERWARDS, AFTERWARDS] as const),
    );
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
  }
  return times;
}

/** From the key to the board of the decision before, painted. */
export async function undos(page: Page, times: number): Promise<Waited[]> {
  const found: Waited[] = [];
  for (let n = 0; n < times; n++) {
    found.push(await page.evaluate(timed, ['body', 'u', '.keeping, .prompt', DRAWN_AFTERWARDS, AFTERWARDS] as const));
    await page.waitForTimeout(500);
  }
  return found;
}
