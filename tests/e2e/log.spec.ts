import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Arranged, arranged, hex, initiative, TRANSFERS, unit } from './arranged.ts';

const TIMES = 300;

/** The rules set no bound to it: a marker is placed and taken off, over and over. */
const MARKERS: readonly Arranged[] = Array.from({ length: TIMES }, (): Arranged[] => [
  [{ do: 'conceal', hex: hex('L1111'), force: 0, units: [unit('Calloway')] }],
  [{ do: 'reveal', force: 1 }],
]).flat();

const entries = (page: Page): Locator => page.locator('.log > .entry');

async function openLong(page: Page): Promise<void> {
  const record = arranged([...TRANSFERS, ...initiative('confederate'), ...MARKERS], undefined, {
    limitedIntelligence: true,
  });
  await page.goto('/');
  const file = { name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(record) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'I am here' }).click();
  await expect(page.locator('.piece').first()).toBeVisible();
}

test('a run of force markers is one line of the log, opened on demand, and only what is in sight is drawn', async ({
  page,
}) => {
  await openLong(page);
  const run = page.getByRole('button', { name: `Force markers placed and taken off, ${2 * TIMES} times.` });
  await expect(run).toHaveAttribute('aria-expanded', 'false');
  const closed = await entries(page).count();
  await run.click();
  await expect(run).toHaveAttribute('aria-expanded', 'true');
  await expect(entries(page).nth(closed)).toBeVisible();

  await test.step('there are as many as are said, and few of them are drawn', async () => {
    const first = entries(page).first();
    await expect(first).toHaveAttribute('aria-setsize', String(closed + 2 * TIMES));
    expect(await entries(page).count()).toBeLessThan(120);
  });

  await test.step('arrows go from line to line, also to those that are not drawn yet', async () => {
    await entries(page).last().focus();
    await page.keyboard.press('End');
    await expect(page.locator(':focus')).toHaveAttribute('aria-posinset', String(closed + 2 * TIMES));
    await page.keyboard.press('ArrowUp');
    await expect(page.locator(':focus')).toHaveAttribute('aria-posinset', String(closed + 2 * TIMES - 1));
    await page.keyboard.press('Home');
    await expect(page.locator(':focus')).toHaveAttribute('aria-posinset', '1');
    await expect(page.locator(':focus')).toBeInViewport();
  });
});

test('the log stays at the newest line if it is there, and where it is if it is not', async ({ page }) => {
  await openLong(page);
  const body = page.locator('.panel-body');
  const fromEnd = (): Promise<number> =>
    body.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  await page.getByRole('button', { name: /Force markers placed/ }).click();
  await body.focus();
  await body.evaluate(element => element.scrollTo(0, element.scrollHeight));
  await expect.poll(fromEnd).toBeLessThan(30);

  const conceal = async (unit: string): Promise<void> => {
    await page.locator(`.piece.lit[aria-label^="${unit},"]`).click();
    await page.getByRole('button', { name: /^Force marker…/ }).click();
    await page
      .getByRole('button', { name: /^Put under a new force marker/ })
      .first()
      .click();
  };
  const newest = (): Locator => page.locator('.log > .entry').last();
  await conceal('Pickering');
  await expect(newest()).toBeInViewport();
  await expect.poll(fromEnd).toBeLessThan(30);

  await body.evaluate(element => element.scrollTo(0, 1000));
  await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBe(1000);
  await conceal('Calloway');
  await page.waitForTimeout(300);
  expect(await body.evaluate(({ scrollTop }) => scrollTop)).toBe(1000);
});
