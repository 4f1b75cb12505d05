import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Arranged, arranged, arrangedToTheEnd, hex, initiative, march, TRANSFERS } from './arranged.ts';
import { Desk } from './desk.ts';

/** Two marches, and a fight that costs something. */
const FIGHT: readonly Arranged[] = [
  ...TRANSFERS,
  ...initiative('union'),
  ...march('Pruitt', 1, 'L1106'),
  ...initiative('confederate'),
  ...march('Pickering', 6, 'L1108', 'L1107'),
  [{ do: 'attack', target: hex('L1106'), type: 'hasty' }],
  [{ do: 'roll' }, [1, 6]],
];

class Reading extends Desk {
  readonly report: Locator;
  readonly ending: Locator;

  constructor(page: Page) {
    super(page);
    this.report = page.locator('.report-over');
    this.ending = page.locator('.ending');
  }

  async begin(record = arrangedToTheEnd(FIGHT)): Promise<void> {
    await this.resume(record);
  }
}

test('a finished game says what decided it, and shows its report; each moment leads to the replay', async ({
  page,
}) => {
  const reading = new Reading(page);
  await reading.begin();
  await expect(reading.ending.locator('h2')).toBeVisible();

  await test.step('the ending folds to a line, and comes back', async () => {
    await reading.ending.getByRole('button', { name: 'Look at the board' }).click();
    const line = reading.ending.getByRole('button', { name: 'The result' });
    await expect(line).toBeFocused();
    await line.click();
    await expect(reading.ending.getByRole('button', { name: 'After-action report' })).toBeVisible();
  });

  await test.step('the report', async () => {
    await reading.ending.getByRole('button', { name: 'After-action report' }).click();
    await expect(reading.report.getByRole('heading', { level: 1 })).toHaveText('Laurel Bend');
    await expect(reading.report.locator('.report-verdict')).toContainText('Union');
    await expect(reading.report.locator('.report-picture svg').first()).toBeVisible();
    await expect(reading.report.locator('.report-decisive li').first()).toContainText('Pickering');
    const { violations } = await new AxeBuilder({ page }).include('.report-over').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });

  await test.step('a moment of it is shown on the map, and a step back leads back', async () => {
    await reading.report.locator('.report-decisive .report-go').first().click();
    await expect(reading.report).toHaveCount(0);
    await expect(page.locator('.replay-bar')).toBeVisible();
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /Pickering/);
    await page.goBack();
    await expect(reading.report).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reading.report).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
  });
});

test('it is kept as one file that needs nothing and runs nothing, and printed alone', async ({ page, context }) => {
  const reading = new Reading(page);
  await reading.begin();
  await page.keyboard.press('Shift+A');
  await expect(reading.report.locator('.report')).toBeVisible();
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    reading.report.getByRole('button', { name: 'Keep as a file' }).click(),
  ]);
  expect(kept.suggestedFilename()).toMatch(/-report\.html$/);
  const path = await kept.path();
  const text = readFileSync(path, 'utf8');
  expect(text).toContain('Laurel Bend');
  expect(text).not.toMatch(/<script|<link|https?:\/\/(?!www\.w3\.org)|url\(/i);
  const file = await context.newPage();
  const asked: string[] = [];
  file.on('request', request => asked.push(request.url()));
  await file.setContent(text);
  await expect(file.locator('.report h1')).toHaveText('Laurel Bend');
  expect(asked).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(reading.report.locator('.report h1')).toBeVisible();
  await expect(page.locator('.topbar')).toBeHidden();
  await expect(reading.report.locator('.report-tools')).toBeHidden();
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b(?!s)/g);
  expect(pages?.length).toBeLessThanOrEqual(2);
});

test('during a game it is the story so far, from the menu, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const reading = new Reading(page);
  await reading.begin(arranged(FIGHT, 1));
  await (await reading.inMenu('The story so far')).click();
  await expect(reading.report.locator('.report-verdict')).toContainText('If the game ended now');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const small = await reading.report
    .locator('button:visible')
    .evaluateAll(all => all.filter(each => each.getBoundingClientRect().height < 44).map(each => each.textContent));
  expect(small).toEqual([]);
  await reading.report.getByRole('button', { name: 'Back to the map' }).click();
  await expect(reading.report).toHaveCount(0);
});

test('the computer analyses a finished game when asked: it shows how far it is, can be stopped, and tells what it found', async ({
  page,
}) => {
  test.slow();
  const reading = new Reading(page);
  await reading.begin();
  await reading.ending.getByRole('button', { name: 'After-action report' }).click();
  const analyse = reading.report.getByRole('button', { name: 'Analyse' });
  await analyse.click();
  await expect(reading.report.getByRole('progressbar')).toBeVisible();
  await reading.report.getByRole('button', { name: 'Cancel' }).click();
  await expect(analyse).toBeVisible();
  await analyse.click();
  await expect(reading.report.getByRole('heading', { name: 'Luck apart from skill' })).toBeVisible({ timeout: 90_000 });
  await expect(reading.report.getByRole('heading', { name: 'Costliest decisions' })).toBeVisible();
  await expect(reading.report.getByRole('progressbar')).toBeHidden({ timeout: 90_000 });
  await expect(reading.report.getByRole('img', { name: 'Chance to win, Union' })).toBeVisible();
  const heading = reading.report.getByRole('heading', { name: 'Analysis', exact: true });
  await expect(heading).not.toBeInViewport();
  await reading.report.getByRole('button', { name: 'Go to the analysis' }).click();
  await expect(heading).toBeInViewport();
  const tools = await page.locator('.report-tools').boundingBox();
  expect((await heading.boundingBox())?.y, 'not under the tools').toBeGreaterThanOrEqual(
    (tools?.y ?? 0) + (tools?.height ?? 0),
  );
});
