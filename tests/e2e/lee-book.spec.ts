import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { LeeTable } from './leeTable.ts';

test.setTimeout(240_000);

test('conditions of Lee lead to their rules, and B opens the book', async ({ page }) => {
  const table = new LeeTable(page);
  await table.begin();
  const book = page.getByRole('region', { name: 'Rulebook' });
  await page.keyboard.press('b');
  await expect(book).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search the rules' })).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include('.book').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(book).toBeHidden();

  await table.toTerrain();
  for (let pieces = 0; pieces < 8 && !(await table.isAsked(/ordinary terrain/)); pieces++)
    await table.decide(table.answer('Pass').first());
  await table.press(table.tool('Wood'));
  await page.locator('.lee-checks summary').click();
  const link = page.locator('.lee-checks .rule-link').last();
  const clause = (await link.getAttribute('href'))?.slice('#rule='.length) ?? '';
  await link.click();
  await expect(page.locator(`[id="rule-${clause.replace('/', '-')}"]`)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Look up' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Possible now' }).getByRole('option').first()).toBeVisible();
});
