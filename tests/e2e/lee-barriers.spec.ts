import { expect, type Page, test } from '@playwright/test';
import { barriersOn, smallWords } from './barriersOn.ts';
import { LeeTable } from './leeTable.ts';

test.setTimeout(480_000);

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** A table that is looked at wherever somebody would look, in both sizes, light and dark. */
class Looked extends LeeTable {
  readonly found: string[] = [];
  private readonly seen = new Set<string>();

  async look(name: string): Promise<void> {
    const { page } = this;
    for (const [size, window] of Object.entries(SIZES)) {
      await page.setViewportSize(window);
      for (const text of await this.smallWords()) this.found.push(`${name}, ${size}: ${text}`);
      for (const theme of ['light', 'dark'] as const) {
        await page.locator('html').evaluate((root, chosen) => root.setAttribute('data-theme', chosen), theme);
        for (const each of await barriersOn(page, theme, true)) this.found.push(`${name}, ${size}, ${theme}: ${each}`);
      }
    }
    await page.setViewportSize(SIZES.desk);
  }

  /** The table is drawn anew for its size when the window has come to rest. */
  private async smallWords(): Promise<string[]> {
    let found = await smallWords(this.page);
    for (let tries = 0; tries < 10 && found.length > 0; tries++) {
      await this.page.waitForTimeout(300);
      found = await smallWords(this.page);
    }
    return found;
  }

  /** What differs only in whose it is, or in what is left, is looked at once. */
  readonly lookOnce = async (prompt: string): Promise<void> => {
    const kind = prompt
      .replace(/^(Blue|Grey)/, '')
      .replace(/\d+/g, '')
      .slice(0, 30);
    if (this.seen.has(kind)) return;
    this.seen.add(kind);
    await this.look(prompt);
  };

  async take(tool: string): Promise<void> {
    await this.tool(tool).click();
    await this.look(`${tool} in hand`);
  }
}

const begun = async (page: Page): Promise<Looked> => {
  const table = new Looked(page);
  await table.begin();
  return table;
};

test('no step from the army lists to the terrain bars anybody', async ({ page }) => {
  const table = await begun(page);
  await table.walkTo(/linear terrain/, table.lookOnce);
  await table.take('Road');
  await page.keyboard.press('Escape');
  await table.take('Stream');
  await page.keyboard.press('Escape');
  for (const tab of ['Log', 'Armies', 'Print', 'Help']) {
    await page.getByRole('tab', { name: tab }).click();
    await table.look(tab);
  }
  expect(table.found).toEqual([]);
});

test('no step from the ordinary terrain to a march bars anybody', async ({ page }) => {
  const table = await begun(page);
  await table.walkTo(/ordinary terrain/, async () => undefined);
  await table.look('ordinary terrain');
  await table.take('Wood');
  await page.keyboard.press('Escape');
  await table.completeTerrain();
  await table.walkTo(/moves the units|First its combat/, table.lookOnce);
  await table.sheet.locator('.lee-tool').first().click();
  await table.look('a march in hand');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+R');
  await expect(page.locator('.replay-bar')).toBeVisible();
  await table.look('replay');
  expect(table.found).toEqual([]);
});

test('neither curtain, lesson nor the form of the book bars anybody', async ({ page }) => {
  const table = new Looked(page);
  await page.goto('/?title=lee');
  await page.getByText('House values: what our text of the rules leaves open').click();
  await table.look('the form of the book');
  await page.goto('/?title=lee&lesson-of-lee&begin&seed=3');
  await expect(page.locator('.lee-lesson')).toBeVisible();
  await table.look('lesson');
  await table.begin();
  for (let n = 0; n < 40 && (await table.curtain.count()) === 0; n++) {
    await table.decideSimply((await table.prompt.textContent()) ?? '');
    await expect(page.locator('.curtain, .prompt').first()).toBeVisible();
  }
  await expect(table.curtain).toBeVisible();
  await table.look('curtain');
  expect(table.found).toEqual([]);
});
