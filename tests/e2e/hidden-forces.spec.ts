import { expect, test } from '@playwright/test';

/** The Union wins the first initiative, the Confederacy the next. */
const SEED = 12;

test('a unit goes under a force marker, and the other side sees only the marker', async ({ page }) => {
  await page.goto(`/?scenario=first-march&seed=${SEED}&options=limitedIntelligence`);
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click();
  await press(/^Finish/);
  await expect(page.getByText('Hand the screen to')).toBeVisible();
  await expect(page.locator('.hexmap')).toHaveCount(0);
  await press(/I am here/);
  await press(/^Finish/);
  await press(/I am here/);
  await press(/^Take the initiative/);
  const name = (await page.locator('.piece.lit[data-piece^="unit"]').first().getAttribute('aria-label')) ?? '';
  const unit = name.split(',')[0] ?? '';
  await page.locator('.piece.lit[data-piece^="unit"]').first().click();
  await press(/^Force marker…/);
  await press(/^Put under a new force marker/);
  await expect(page.locator('.piece[data-piece^="force"]')).toHaveCount(1);
  await expect(page.locator(`.piece[aria-label^="${unit},"]`)).toHaveCount(1);
  await page.locator('.piece.lit[data-piece^="unit"]').last().click();
  await press(/^March with/);
  await page.locator('.log button').last().click();
  await expect(page.locator('.hexmap .spoken')).toHaveCount(1);
  await press(/^End the march/);
  await expect(page.getByText('Hand the screen to')).toBeVisible();
  for (const key of ['1', '2', 'u', 'r', 'm']) await page.keyboard.press(key);
  await press(/I am here/);
  await expect(page.locator('.piece[data-piece^="force"]')).toHaveCount(1);
  await expect(page.locator('.hexmap .spoken'), 'where the other side looked').toHaveCount(0);
  await expect(page.locator('.message')).toBeEmpty();
  await expect(page.locator('.menu-leaf')).toHaveCount(0);
  await expect(page.locator(`.piece[aria-label^="${unit},"]`)).toHaveCount(0);
  await expect(page.locator('.log')).not.toContainText(unit);
  await page.goto('/');
  await expect(page.locator('.game')).toContainText('played just now');
  await expect(page.locator('.game'), 'how many decisions were hidden').not.toContainText('decisions');
  await expect(page.locator('.game'), 'what guesses could be checked with').not.toContainText('dice');
});
