import type { Page } from '@playwright/test';

export type Below = (n: number) => number;

/** Everything that a player could point at and that would be a decision. */
const LIT = '.decision .choice:not([aria-disabled=true]):not([disabled])';
const BOARD = '.target.lit, .piece.lit, .lane .lit';

/** Clicks on something that can be chosen, at random; was there something? */
export async function chooseSomething(page: Page, below: Below): Promise<boolean> {
  for (const selector of below(3) === 0 ? [BOARD, LIT] : [LIT, BOARD]) {
    const found = page.locator(selector);
    const count = await found.count().catch(() => 0);
    if (count === 0) continue;
    await found
      .nth(below(count))
      .dispatchEvent('click', undefined, { timeout: 500 })
      .catch(() => undefined);
    return true;
  }
  return false;
}

/** The id of the game in the address. */
export const gameOf = (page: Page): string | undefined => new URL(page.url()).searchParams.get('game') ?? undefined;
