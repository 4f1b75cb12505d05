import type { CDPSession, Page } from '@playwright/test';

export type Gesture = 'wheel' | 'drag';

/** Steps of a gesture, one a frame. */
const STEPS = 90;

export interface Moved {
  /** Milliseconds between frames. */
  readonly frames: readonly number[];
  /** Milliseconds of the main thread a step, by its own clock: other programs count little. */
  readonly main: number;
}

/** Runs in the page: one step of the gesture a frame, as fast as frames come. */
async function move([selector, gesture, steps]: readonly [string, Gesture, number]): Promise<number[]> {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`nothing at ${selector}`);
  // A pointer that is not there cannot be captured.
  element.setPointerCapture = () => undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const target = document.elementFromPoint(x, y) ?? element;
  const about = { bubbles: true, cancelable: true };
  const pointer = (kind: string, dx: number, dy: number): void => {
    const at = { clientX: x + dx, clientY: y + dy, pointerId: 1, pointerType: 'mouse', buttons: 1 };
    target.dispatchEvent(new PointerEvent(kind, { ...about, ...at }));
  };
  const step = (n: number): void => {
    const turned = (n / steps) * 6 * Math.PI;
    if (gesture === 'drag') pointer('pointermove', Math.sin(turned) * 280, Math.sin(turned / 2) * 160);
    else {
      const deltaY = Math.floor(n / 15) % 2 === 0 ? 80 : -80;
      target.dispatchEvent(new WheelEvent('wheel', { ...about, clientX: x, clientY: y, deltaY }));
    }
  };
  const frame = (): Promise<number> => new Promise(resolve => requestAnimationFrame(resolve));
  const times: number[] = [];
  if (gesture === 'drag') pointer('pointerdown', 0, 0);
  let last = await frame();
  for (let n = 0; n < steps; n++) {
    step(n);
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  if (gesture === 'drag') {
    pointer('pointerup', 0, 0);
    // As after every drag: the page knows that it is none.
    target.dispatchEvent(new MouseEvent('click', about));
  }
  return times;
}

async function mainThread(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** A gesture on what the selector finds, and a moment for the page to come to rest. */
export async function moved(page: Page, selector: string, gesture: Gesture): Promise<Moved> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await mainThread(devtools);
  const frames = await page.evaluate(move, [selector, gesture, STEPS] as const);
  const main = (await mainThread(devtools)) - before;
  await devtools.detach();
  await page.waitForTimeout(1000);
  return { frames, main: main / STEPS };
}
