import { expect, test } from '@playwright/test';

test('from the list through the briefing to the table, and back to a game that was left', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.card')).toHaveCount(10);
  await page.getByRole('link', { name: /Cedar Mountain/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cedar Mountain');
  await expect(page.locator('.task')).toHaveCount(2);
  await page.getByRole('button', { name: 'PL' }).click();
  await expect(page.locator('.task.union h2')).toHaveText('Unia');
  await page.getByRole('button', { name: 'EN' }).click();

  await page.getByRole('link', { name: 'To the table' }).click();
  await expect(page.locator('.piece').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Briefing' }).click();
  await page.getByRole('button', { name: 'Show me' }).first().click();
  await expect(page.locator('.target.spoken')).toHaveCount(1);
  await page.getByRole('button', { name: 'Finish transfers' }).click();

  await page.getByRole('link', { name: 'Cedar Mountain' }).click();
  await expect(page.locator('.card')).toHaveCount(10);
  await page.getByRole('link', { name: 'Go on with the game you left' }).click();
  await expect(page.locator('.decision')).toContainText('Confederacy');
});

test('a scenario that does not exist is named, with the way back', async ({ page }) => {
  await page.goto('/?scenario=nowhere');
  await expect(page.getByRole('alert')).toContainText('nowhere');
  await page.getByRole('link').click();
  await expect(page.locator('.card').first()).toBeVisible();
});
