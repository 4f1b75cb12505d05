import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Arranged, arranged, initiative, march, TRANSFERS } from './arranged.ts';
import { Desk } from './desk.ts';

const PHONE = { width: 390, height: 844 };

/** A unit on the march, with points left. */
const ON_THE_MARCH: readonly Arranged[] = [...TRANSFERS, ...initiative('confederate'), ...march('Calloway', 5)];

const book = (page: Page): Locator => page.getByRole('region', { name: 'Rulebook' });
const clause = (page: Page, id: string): Locator => page.locator(`[id="rule-${id.replace('/', '-')}"]`);
const search = (page: Page): Locator => page.getByRole('combobox', { name: 'Search the rules' });
const mapAsItLies = (page: Page): Promise<string | null> => page.locator('.plane').getAttribute('style');

async function whyNot(page: Page): Promise<Desk> {
  const desk = new Desk(page);
  await desk.resume(arranged(ON_THE_MARCH));
  await desk.pointAt('L0101');
  await expect(desk.message).toContainText('6.1/move-cost');
  return desk;
}

async function faultsIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('.book').exclude('.map-part').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('a why-not leads to its rule with the part of the map it is about, and Esc back to the same map', async ({
  page,
}) => {
  const desk = await whyNot(page);
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  const before = await mapAsItLies(page);
  await desk.message.getByRole('link', { name: /^6\.1/ }).click();

  await expect(clause(page, '6.1/move-cost')).toBeFocused();
  await expect(clause(page, '6.1/move-cost')).toHaveClass(/asked/);
  await expect(page).toHaveURL(/#rule=6\.1\/move-cost$/);
  await expect(page.getByRole('img', { name: /L0101/ })).toBeVisible();
  await expect(page.locator('.part-mark')).toHaveCount(2);
  expect(await faultsIn(page)).toEqual([]);

  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await expect(book(page)).toBeHidden();
  await expect(page).toHaveURL(/^[^#]*$/);
  expect(await mapAsItLies(page)).toBe(before);
  await expect(desk.message).toContainText('6.1/move-cost');
  await expect(desk.prompt).toContainText('Calloway marches');
  await expect(desk.message.getByRole('link')).toBeFocused();
});

test('it is searched and read by the keyboard alone', async ({ page }) => {
  await whyNot(page);
  await page.keyboard.press('b');
  await expect(search(page)).toBeFocused();

  await test.step('by words of either form', async () => {
    await page.keyboard.type('surender');
    await expect(page.getByRole('option').first()).toContainText('7.6 Surrender');
    await search(page).fill('flank');
    await expect(page.locator('.book-count')).toContainText('rules');
    await expect(page.getByRole('option', { selected: true })).toContainText('7.4 Flank attacks');
    await expect(page.getByRole('option', { selected: true }).locator('mark')).toHaveText('Flank');
  });

  await test.step('arrows choose, Enter opens, / goes back to the search', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').getByRole('heading', { name: 'Flank attacks' })).toBeFocused();
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
  });

  await test.step('what a rule refers to is a step away, and a step back leads back', async () => {
    await page.keyboard.press('Escape');
    await expect(book(page)).toBeHidden();
    await page.evaluate(() => location.assign('#rule=6.2/minimum-one-hex'));
    await clause(page, '6.2/minimum-one-hex')
      .getByRole('link', { name: /march-min-move-excludes-attack/ })
      .press('Enter');
    await expect(clause(page, '7.1/march-min-move-excludes-attack')).toBeFocused();
    await page.goBack();
    await expect(clause(page, '6.2/minimum-one-hex')).toHaveClass(/asked/);
    await page.goBack();
    await expect(book(page)).toBeHidden();
  });

  await test.step('the focus is never nowhere', async () => {
    await page.keyboard.press('b');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(book(page)).toBeHidden();
    await expect(page.locator(':focus')).toHaveCount(1);
    await expect(page.locator('body')).not.toBeFocused();
  });
});

test('it says what each rule does, what holds in this game, and how we read it', async ({ page }) => {
  await page.goto('/?scenario=cedar-mountain&seed=1#rule=5.0');
  await expect(clause(page, '5.0/burn-not-siv-otr')).toContainText(
    'Not in force here: only in Stonewall in the Valley, On to Richmond!',
  );
  await expect(clause(page, '5.0/burn-not-siv-otr')).toContainText('may not');
  await expect(clause(page, '5.0/burn-not-siv-otr').locator('.sign')).toHaveText('✕');
  await page.getByRole('link', { name: '5.1 March', exact: true }).click();
  await expect(clause(page, '5.1/optional-fatigue-4-march')).toContainText(
    'Not in force here: optional rule “Marches at Fatigue Level 4”',
  );
  await expect(clause(page, '5.1/optional-fatigue-4-march').locator('.reading')).toContainText(
    'The rules leave this open',
  );
});

test('log lines lead to their rules', async ({ page }) => {
  const desk = new Desk(page);
  await desk.resume(arranged(ON_THE_MARCH));
  await page.locator('.log .run[aria-expanded="false"]').last().click();
  const link = page.locator('.log .rule-link').last();
  const id = (await link.textContent()) ?? '';
  await link.click();
  await expect(clause(page, id)).toBeFocused();
  await page.getByRole('button', { name: 'Rulebook' }).click();
  await expect(book(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test('on a phone it is one column in Polish, opened from the menu', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  const desk = await whyNot(page);
  await (await desk.inMenu('Rulebook')).click();
  await expect(page.getByRole('heading', { name: 'The rules' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'PL', exact: true }).click();
  await page.keyboard.press('Escape');
  await desk.message.getByRole('link').click();

  await expect(page.locator('.clause.asked')).toBeFocused();
  const field = page.getByRole('combobox', { name: 'Szukaj w zasadach' });
  await field.fill('kapitul');
  await expect(page.getByRole('option').first()).toContainText('7.6');
  expect(await faultsIn(page)).toEqual([]);
  await page.getByRole('option').first().click();
  await expect(page.getByRole('option').first()).toBeHidden();
  await expect(page.locator('.clause.asked')).toContainText('kapitul');
  await expect(page).toHaveURL(/#rule=7\.6/);
  // With words in the field the chapters open, and what was found stays away until it is asked for again.
  await page.getByText('Rozdziały', { exact: true }).click();
  await expect(page.getByRole('link', { name: /^8 / })).toBeVisible();
  await expect(page.getByRole('option').first()).toBeHidden();
  await field.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByText('Rozdziały', { exact: true }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.getByRole('button', { name: 'Wróć do mapy' }).click();
  await expect(page.locator('.book')).toBeHidden();
});

test('it is read without a game, from the first page and by its own address', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rulebook of the Great Campaigns' }).click();
  await expect(search(page)).toBeFocused();
  expect(await faultsIn(page)).toEqual([]);
  await page.getByRole('link', { name: '7 Combat' }).click();
  await page.getByRole('link', { name: '7.8 Placing the marker' }).click();
  await expect(page).toHaveURL(/book=gcacw#rule=7\.8:place$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Placing the marker' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Rulebook of the Great Campaigns' })).toBeVisible();
});
