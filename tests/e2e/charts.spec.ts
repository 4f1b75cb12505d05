import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Arranged, arranged, hex, initiative, march, TRANSFERS } from './arranged.ts';
import { Desk } from './desk.ts';

const PHONE = { width: 390, height: 844 };

/** Calloway stands before Harlow with two points left. */
const BEFORE_HARLOW: readonly Arranged[] = [
  ...TRANSFERS,
  ...initiative('confederate'),
  ...march('Calloway', 6, 'L1110', 'L1109', 'L1108', 'L1107'),
];
/** He attacks: 6 against 3, and the row is +5. */
const ATTACKED: readonly Arranged[] = [
  ...BEFORE_HARLOW,
  [{ do: 'attack', target: hex('L1106'), type: 'normal' }],
  [{ do: 'roll' }, [6, 3]],
];

const table = (page: Page, title: string): Locator => page.locator('.chart-table', { hasText: title }).first();
const lit = (page: Page, title: string): Locator => table(page, title).locator('td.cell');
const chart = (page: Page): Locator => page.locator('.chart-page');

async function faultsIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('.book').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('the attack being weighed lights its columns, with its chances beside the rows', async ({ page }) => {
  const desk = new Desk(page);
  await desk.resume(arranged(BEFORE_HARLOW));
  await desk.pointAt('L1106');
  const chartLink = page.locator('.odds').getByRole('link', { name: 'Open the chart: Combat' });
  await expect(chartLink).toBeVisible();
  const before = await desk.mapAtRest();
  await chartLink.click();

  await expect(chart(page).getByRole('heading', { name: 'Combat', exact: true })).toBeFocused();
  await expect(page).toHaveURL(/#chart=combat$/);
  const defender = table(page, 'Combat chart, the defender');
  await expect(defender.locator('thead th.lit')).toHaveText('7–11');
  await expect(defender.locator('td.cell')).toHaveCount(0);
  const shares = (await defender.locator('td.chance').allInnerTexts()).filter(text => text.trim() !== '');
  expect(shares).toHaveLength(11);
  await expect(table(page, 'Kinds of attack').locator('tbody th.lit')).toHaveText('normal attack');
  expect(await faultsIn(page)).toEqual([]);

  await page.getByRole('link', { name: 'March', exact: true }).click();
  await expect(lit(page, 'Movement allowance')).toHaveText('1d6+1');

  await page.keyboard.press('Escape');
  await expect(page.locator('.book')).toBeHidden();
  expect(await desk.mapAtRest()).toBe(before);
  await expect(page.locator('.odds')).toBeVisible();
  await expect(page.locator('.odds .chart-link')).toBeFocused();
});

test('the card of a battle and its line in the log light the cell that was read', async ({ page }) => {
  const desk = new Desk(page);
  await desk.resume(arranged(ATTACKED));
  const row = (await page.locator('.card-row').first().textContent()) ?? '';
  const [, cell = ''] = await page.locator('.card-results code').allInnerTexts();
  await page.locator('.battle-card').getByRole('link', { name: 'Open the chart: Combat' }).click();
  const defender = table(page, 'Combat chart, the defender');
  await expect(defender.locator('tbody th.lit')).toHaveText(row);
  const codes = [
    await lit(page, 'Combat chart, the defender').innerText(),
    await lit(page, 'Combat chart, the attacker').innerText(),
  ];
  expect(codes).toContain(cell);
  await expect(defender.locator('.chart-said')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(page.locator('.book')).toBeHidden();

  await page.locator('.log').getByRole('link', { name: 'Open the chart: Combat' }).last().click();
  await expect(page).toHaveURL(/#chart=combat@\d+$/);
  await expect(lit(page, 'Combat chart, the defender')).toHaveText(codes[0] ?? '');
});

test('the initiative lights its square, from the log', async ({ page }) => {
  const desk = new Desk(page);
  await desk.resume(arranged([...TRANSFERS, ...initiative('confederate')]));
  await page.keyboard.press('Shift+B');
  await expect(page.getByRole('heading', { name: 'Charts', exact: true }).first()).toBeVisible();
  await page.keyboard.press('Shift+B');
  await expect(page.locator('.book')).toBeHidden();
  await page.locator('.log').getByRole('link', { name: 'Open the chart: Initiative and command' }).first().click();
  await expect(table(page, 'Initiative').locator('tbody th.lit')).toHaveText('1');
  await expect(table(page, 'Initiative').locator('thead th.lit')).toHaveText('6');
  await expect(lit(page, 'Initiative')).toHaveText('C');
});

test('a section of the rulebook has its chart beside it, and rows lead back to their rules', async ({ page }) => {
  await page.goto('/?scenario=cedar-mountain&seed=1#rule=7.6');
  await expect(page.locator('.book-charts')).toContainText('Retreat Chart 1');
  await page.locator('.book-charts').getByRole('link', { name: 'hex held by the enemy' }).first().click();
  await expect(page).toHaveURL(/#rule=7\.6\/chart1-p5$/);
});

test('on a phone it is a sheet in Polish whose tables scroll in themselves', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('wigwag.language', 'pl'));
  const desk = new Desk(page);
  await desk.resume(arranged(BEFORE_HARLOW));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Tabele' }).click();
  await expect(page.getByRole('heading', { name: 'Tabela walki, obrońca' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  const scroll = page.locator('.of-attacker .chart-scroll').first();
  expect(await scroll.evaluate(box => box.scrollWidth > box.clientWidth)).toBe(true);
  await page.evaluate(() => location.assign('#chart=march'));
  await expect(lit(page, 'Limit punktów ruchu')).toHaveText('1k6+1');
  expect(await faultsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Wróć do mapy' }).click();
  await expect(page.locator('.book')).toBeHidden();
});

test('printed, only the chart is on the paper', async ({ page }) => {
  await page.goto('/?scenario=cedar-mountain&seed=1#chart=march');
  await expect(chart(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.book-side')).toBeHidden();
  await expect(page.locator('.topbar')).toBeHidden();
  await expect(table(page, 'Extended March Table')).toBeVisible();
});
