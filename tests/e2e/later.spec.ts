import { expect, test } from '@playwright/test';

test('a file of another version is not played with, and the page says what to do', async ({ page }) => {
  await page.route('**/library/maps/laurel-bend.json', route =>
    route.fulfill({ contentType: 'application/json', body: '{"format":"wigwag-map 1","id":"laurel-bend"}' }),
  );
  await page.goto('/?scenario=first-march');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The file maps/laurel-bend.json belongs to another version of Wigwag');
  await expect(alert).toContainText('Reload the page');
});

test('what comes later and does not come is asked for again', async ({ page }) => {
  let isAway = true;
  await page.route(/openedParts-[^/]*\.js$/, route => (isAway ? route.abort() : route.continue()));
  await page.goto('/?scenario=first-march&seed=1');
  await page.getByRole('tab', { name: 'Forces' }).click();
  const panel = page.locator('#panel-body');
  await expect(panel.getByRole('alert')).toContainText('This part of the page cannot be fetched');
  isAway = false;
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await expect(panel).toContainText('Calloway');
});

test('once the page has come to rest, everything opens without a connection', async ({ page, context }) => {
  await page.goto('/?scenario=first-march&seed=1');
  const fetched = (): Promise<string> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    );
  for (const part of [/Log-/, /Palette-/, /Book-/, /openedReport-/, /lookedUp-/]) {
    await expect.poll(fetched, { timeout: 30_000 }).toMatch(part);
  }
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Forces' }).click();
  await expect(page.locator('#panel-body')).toContainText('Calloway');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.log li').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Referee' }).click();
  await expect(page.locator('.referee form')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
});
