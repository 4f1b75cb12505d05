import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { arranged, initiative, TRANSFERS } from './arranged.ts';
import { Desk } from './desk.ts';

const PHONE = { width: 390, height: 844 };

const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Look up' });
const focused = (page: Page): Locator => page.getByRole('option', { selected: true });

async function atAction(page: Page): Promise<Desk> {
  const desk = new Desk(page);
  await desk.resume(arranged([...TRANSFERS, ...initiative('confederate')]));
  return desk;
}

async function lookUp(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(words);
}

async function faultsIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('.palette').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('by the keyboard alone it finds a piece, a place, a rule and a chart', async ({ page }) => {
  await atAction(page);

  await test.step('a piece: its row lights it, Enter shows its card', async () => {
    await lookUp(page, 'callo');
    await expect(focused(page)).toContainText('Calloway');
    await expect(page.locator('.told, .target.told').first()).toBeAttached();
    expect(await faultsIn(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeHidden();
    await expect(
      page.locator('.piece-card, [role=tooltip], .card').filter({ hasText: 'Calloway' }).first(),
    ).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
  });

  await test.step('a place by its name, and by its number', async () => {
    await lookUp(page, 'harlow');
    await expect(focused(page)).toContainText(/Harlow/);
    await field(page).fill('l1106');
    const place = page.getByRole('option', { name: /L1106/ }).last();
    await expect(place).toContainText('Harlow');
    await place.click();
    await expect(page.locator('[data-hex]:focus')).toHaveAttribute('aria-label', /^L1106/);
  });

  await test.step('a rule', async () => {
    await lookUp(page, 'surrender');
    await expect(page.getByRole('option', { name: /7\.6 Surrender/ }).first()).toBeVisible();
    await page
      .getByRole('option', { name: /7\.6 Surrender/ })
      .first()
      .click();
    await expect(page.locator('.clause.asked')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.book')).toBeHidden();
  });

  await test.step('a chart', async () => {
    await lookUp(page, 'extended march table');
    await expect(focused(page)).toBeVisible();
    await page.getByRole('group', { name: 'Charts' }).getByRole('option').first().click();
    await expect(page).toHaveURL(/#chart=march$/);
    await page.keyboard.press('Escape');
  });
});

test('it does what is possible now, and nothing else', async ({ page }) => {
  const desk = await atAction(page);
  await lookUp(page, 'march pickering');
  await expect(page.getByRole('group', { name: 'Possible now' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(desk.prompt).toContainText('Pickering marches');
  await expect(desk.prompt).toBeFocused();

  await lookUp(page, 'march');
  await expect(page.getByRole('option', { name: 'March with Calloway' })).toHaveCount(0);
  await field(page).fill('end the march');
  await expect(focused(page)).toContainText('End the march');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(desk.prompt).toBeFocused();
});

test('it has the commands of the table, and Esc gives the focus back', async ({ page }) => {
  await atAction(page);
  const button = page.getByRole('button', { name: 'Look up' });
  await button.click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Shown on the map' }).click();
  await lookUp(page, 'zones of control');
  await page.getByRole('group', { name: 'Map' }).getByRole('option').click();
  await expect(page.getByRole('switch', { name: /Zones of control/ })).toHaveAttribute('aria-checked', 'true');
  await button.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('what is hidden from a side is not found by it', async ({ page }) => {
  await page.goto('/?scenario=first-march&seed=12&options=limitedIntelligence');
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click();
  await press(/^Finish/);
  await press(/I am here/);
  await press(/^Finish/);
  await press(/I am here/);
  await press(/^Take the initiative/);
  const label = (await page.locator('.piece.lit[data-piece^="unit"]').first().getAttribute('aria-label')) ?? '';
  const unit = label.split(',')[0] ?? '';
  const found = page.getByRole('group', { name: 'Pieces' }).getByRole('option', { name: new RegExp(unit) });
  await page.locator('.piece.lit[data-piece^="unit"]').first().click();
  await press(/^Force marker…/);
  await press(/^Put under a new force marker/);
  await lookUp(page, unit);
  await expect(found).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.locator('.piece.lit[data-piece^="unit"]').last().click();
  await press(/^March with/);
  await press(/^End the march/);
  await page.keyboard.press('Control+k');
  await expect(field(page), 'behind the curtain nothing is looked up').toHaveCount(0);
  await press(/I am here/);
  await lookUp(page, unit);
  await expect(field(page)).toHaveValue(unit);
  await expect(page.getByRole('option', { name: new RegExp(unit) })).toHaveCount(0);
});

test('on a phone it is a sheet, from the menu', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await atAction(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('bethel');
  await expect(focused(page)).toContainText('Bethel');
  expect(await faultsIn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(field(page)).toBeHidden();
});

test('the small game has its choices there too', async ({ page }) => {
  await page.goto('/?title=pickets&seed=11');
  await page.getByRole('button', { name: 'I am here: show the table' }).click();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Possible now' }).getByRole('option').first()).toBeVisible();
  const before = await page.locator('.log li').count();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeHidden();
  await expect.poll(() => page.locator('.log li, .curtain').count()).not.toBe(before);
});
