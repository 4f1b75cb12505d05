import type { Page } from '@playwright/test';
import { ANSWERS, onScreen } from './table.ts';

/** The computer plays somebody else, and this thread has nothing to do. */
const ITS_TURN = '.decision.opponent';
/** Milliseconds that it is watched at most. */
const LONGEST = 20_000;
/** A frame that took longer is seen as a jerk. */
const JERK = 50;

/** Frames while the computer decides, its moves among them. */
export interface Thought {
  readonly frames: readonly number[];
  /** Milliseconds of those frames that were longer than a jerk. */
  readonly jerks: readonly number[];
}

/** Runs in the page: takes the time of every frame from the answer on until it is the player's turn again. */
async function framesUntilMine([answer, theirs, longest]: readonly [string, string, number]): Promise<number[]> {
  const frame = (): Promise<number> => new Promise(resolve => requestAnimationFrame(resolve));
  const button = document.querySelector<HTMLElement>(answer);
  if (button === null) throw new Error(`nothing at ${answer}`);
  let last = await frame();
  button.click();
  const start = last;
  const times: number[] = [];
  let hasBegun = false;
  while (last - start < longest) {
    const now = await frame();
    const isTheirs = document.querySelector(theirs) !== null;
    if (hasBegun && !isTheirs) break;
    if (isTheirs) times.push(now - last);
    hasBegun ||= isTheirs;
    last = now;
  }
  return times;
}

/** The player answers, then the computer thinks and plays. */
export async function thoughtAfterAnswer(page: Page): Promise<Thought> {
  const answer = page.locator(ANSWERS).first();
  await answer.waitFor({ timeout: LONGEST }).catch(async () => {
    throw new Error(`it is not the player's turn. ${await onScreen(page)}`);
  });
  const frames = await page.evaluate(framesUntilMine, [ANSWERS, ITS_TURN, LONGEST] as const);
  if (frames.length === 0) throw new Error(`the computer did not decide anything. ${await onScreen(page)}`);
  return { frames, jerks: frames.filter(time => time > JERK) };
}
