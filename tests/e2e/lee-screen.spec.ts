import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { LeeTable } from './leeTable.ts';
import { tapSlowly } from './taps.ts';

test.setTimeout(240_000);

test('the printed sheet has its style under the policy of the server, which holds nothing of it back', async ({
  page,
}) => {
  const held: string[] = [];
  page.on('console', message => message.type() === 'error' && held.push(message.text()));
  const table = new LeeTable(page);
  await table.begin();
  await table.toTerrain();
  await page.getByRole('tab', { name: 'Print' }).click();
  await page.getByRole('button', { name: 'Print the A4 sheet' }).click();
  const sheet = page.frameLocator('iframe.printed');
  await expect(sheet.locator('h1')).toHaveCSS('font-family', /EB Garamond/);
  await expect(sheet.locator('main')).toHaveCSS('display', 'grid');
  await expect(sheet.locator('.surroundings')).toHaveCSS('fill', 'rgb(255, 255, 255)');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Drawing (SVG)' }).click();
  const drawing = await readFile(await (await saved).path(), 'utf8');
  for (const typeface of ['Inter Variable', 'EB Garamond'])
    expect(drawing).toMatch(new RegExp(`@font-face[^}]*${typeface}[^}]*data:font/woff2`));
  expect(held).toEqual([]);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('the page is never wider than the window, at any step', async ({ page }) => {
    // Looked at whenever something on the page changes.
    await page.addInitScript(() => {
      Reflect.set(window, 'widest', 0);
      const look = (): void => {
        const { scrollWidth = 0, scrollLeft = 0 } = document.scrollingElement ?? {};
        Reflect.set(window, 'widest', Math.max(Reflect.get(window, 'widest'), scrollWidth, innerWidth + scrollLeft));
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    });
    const table = new LeeTable(page);
    await table.begin();
    await table.toTerrain();
    await table.completeTerrain();
    await table.toMoves();
    await expect(table.strip.locator('.done').nth(11)).toBeAttached();
    await expect(table.now).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => Reflect.get(window, 'widest'))).toBe(820);
  });
});

/** A wood of five by nine inches in hand, in one's own zone. */
async function holdWood(table: LeeTable): Promise<void> {
  await table.begin();
  await table.toTerrain();
  for (let pieces = 0; pieces < 8 && !(await table.isAsked(/ordinary terrain/)); pieces++)
    await table.decide(table.answer('Pass').first());
  await table.press(table.tool('Wood'));
}

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
] as const)
  test.describe(`on ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 1000 });

    test('the table keeps its size whatever is said of the thing in hand', async ({ page }) => {
      const table = new LeeTable(page);
      await holdWood(table);
      const map = page.locator('.openmap');
      const before = await map.boundingBox();
      for (const [field, value] of [
        ['Width', '20'],
        ['Width', '9'],
        ['From left', '1'],
        ['From top', '24'],
        ['From left', '36'],
      ] as const) {
        await page.getByRole('textbox', { name: field }).fill(value);
        await page.getByRole('textbox', { name: field }).press('Enter');
        await expect(page.locator('.lee-refused')).toBeAttached();
        expect(await map.boundingBox()).toEqual(before);
      }
      // The assistant has its word when the piece rests.
      await page.getByRole('textbox', { name: 'From left' }).fill('2');
      await page.getByRole('textbox', { name: 'From left' }).press('Enter');
      await expect(table.answer('Take the proposal')).toBeVisible();
      expect(await map.boundingBox()).toEqual(before);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('what seals a choice comes into sight when something is chosen', async ({ page }) => {
    const table = new LeeTable(page);
    table.by = 'fingers';
    await table.begin('&method=agreement&yearBy=referee&year=1862');
    const seal = page.getByRole('button', { name: 'Seal it' });
    for (const prompt of [/declares a battlefield/, /army tactic/]) {
      await table.toPrompt(prompt);
      await page.locator('.lee-option').first().tap();
      await expect(seal).toBeInViewport({ ratio: 1 });
      await tapSlowly(seal);
      await expect(seal).toHaveCount(0);
    }
  });
});
