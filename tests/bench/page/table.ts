import type { Page } from '@playwright/test';

/** On the map, not in an open stack. */
const LIT = '.plane .piece.lit[aria-label]';
/** What may be answered in the bar; a hint is none. */
export const ANSWERS = '.decision .choices .choice:not(.hint-button)';
/** Milliseconds until the page has answered, at most. */
const PATIENCE = 10_000;
/** How many decisions lead to the first march, at most. */
const LONGEST_WAY = 12;

/** Milliseconds: a second click sooner would belong to the first. */
const APART = 600;

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

/** What is on the screen, for whoever reads why something was not found there. */
export async function onScreen(page: Page): Promise<string> {
  const texts = async (selector: string): Promise<string> =>
    (await page.locator(selector).allInnerTexts()).map(text => text.replace(/\s+/g, ' ').trim()).join(' | ') ||
    'nothing';
  const lit = await page.locator(LIT).count();
  return `prompt: ${await texts('.prompt')}; answers: ${await texts(ANSWERS)}; lit pieces: ${lit}; alerts: ${await texts('[role=alert]')}`;
}

/** Through what comes before the first action, by the first answer each time. */
export async function toFirstAction(page: Page): Promise<void> {
  const [prompt, answer, lit] = [page.locator('.prompt'), page.locator(ANSWERS).first(), page.locator(LIT).first()];
  for (let n = 0; n < LONGEST_WAY; n++) {
    await answer.or(lit).first().waitFor({ timeout: PATIENCE });
    if (!(await answer.isVisible())) return;
    await page.waitForTimeout(APART);
    const asked = await prompt.innerText();
    await answer.click();
    await page
      .waitForFunction(before => document.querySelector<HTMLElement>('.prompt')?.innerText !== before, asked, {
        timeout: PATIENCE,
      })
      .catch(async () => {
        throw new Error(`an answer changed nothing on the way to the first action. ${await onScreen(page)}`);
      });
  }
  throw new Error(`${LONGEST_WAY} answers did not lead to the first action. ${await onScreen(page)}`);
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
