import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { arranged, initiative, march, TRANSFERS } from './arranged.ts';
import { Desk } from './desk.ts';

const card = (page: Page) => page.locator('.piece-card');
const fan = (page: Page) => page.locator('.fan');

/** Three Union units in Harlow, and the Union has the action. */
const GATHERED = arranged([
  ...TRANSFERS,
  ...initiative('union'),
  ...march('Reserve Art', 1, 'L1106'),
  ...initiative('union'),
  ...march('Pruitt', 1, 'L1106'),
  ...initiative('union'),
]);

/** Nothing of it sticks out of the map. */
async function expectInside(page: Page, selector: string): Promise<void> {
  const [map, leaf] = [await page.locator('.hexmap').boundingBox(), await page.locator(selector).boundingBox()];
  if (map === null || leaf === null) throw new Error(`no ${selector}`);
  expect(leaf.x).toBeGreaterThanOrEqual(map.x);
  expect(leaf.y).toBeGreaterThanOrEqual(map.y);
  expect(leaf.x + leaf.width).toBeLessThanOrEqual(map.x + map.width);
  expect(leaf.y + leaf.height).toBeLessThanOrEqual(map.y + map.height);
}

test('a card says who a piece is: by pointer, by focus, from the list; an enemy’s ends with its threat', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.resume(GATHERED);

  await test.step('a pointer that rests shows it, and it goes by itself', async () => {
    await desk.piece('Calloway').hover();
    await expect(card(page).locator('h2')).toHaveText('Calloway');
    await expect(card(page)).toContainText('Threat');
    expect((await card(page).boundingBox())?.width).toBe(276);
    await expectInside(page, '.piece-card');
    await page.mouse.move(700, 840);
    await expect(card(page)).toHaveCount(0);
  });

  await test.step('the focus shows it, the piece is described by it, and Escape closes it', async () => {
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Tab');
    await expect(card(page)).toBeVisible();
    await expect(page.locator('.piece[aria-describedby="piece-card"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
  });

  await test.step('a row of the list shows it on the map', async () => {
    await page.getByRole('tab', { name: 'Forces' }).click();
    await page.locator('.force', { hasText: 'Pickering' }).hover();
    await expect(card(page).locator('h2')).toHaveText('Pickering');
  });
});

test('a stack opens beside its hex; its top is taken with one click, the others by number', async ({ page }) => {
  const desk = new Desk(page);
  await desk.resume(GATHERED);
  await desk.piece('Alden').click();
  await expect(desk.prompt).toContainText('Alden');
  await expect(fan(page)).toBeVisible();
  await expectInside(page, '.fan');
  await expect(desk.piece('Alden')).toHaveAttribute('aria-pressed', 'true');

  const { violations } = await new AxeBuilder({ page }).include('.map').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await page.keyboard.press('2');
  await expect(desk.prompt).toContainText('Pruitt');
  await page.mouse.move(700, 840);
  await expect(fan(page)).toHaveCount(0);
  await expect(page.locator('.choices kbd').first()).toHaveText('1');
});

test('from afar a stack shows its sum, close by its words; nothing that is written is under 11 pixels', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.resume(GATHERED);
  const smallest = (): Promise<number> =>
    page.locator('.plane text').evaluateAll(found =>
      Math.min(
        ...found
          .filter(text => text.textContent !== '' && getComputedStyle(text).display !== 'none')
          .map(text => {
            const { a, b } = (text as SVGTextElement).getScreenCTM() ?? new DOMMatrix();
            return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
          }),
      ),
    );
  for (let step = 0; step < 4; step++) await page.keyboard.press('-');
  await expect(page.locator('.sum', { hasText: /^20$/ })).toBeVisible();
  await expect.poll(smallest).toBeGreaterThanOrEqual(10.95);
  for (let step = 0; step < 8; step++) await page.keyboard.press('+');
  await expect(page.locator('.words-kind').first()).toBeAttached();
  await expect.poll(smallest).toBeGreaterThanOrEqual(10.95);
});

test('the legend is the switch, and it is remembered', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open(17);
  await expect(page.locator('.victory').first()).toBeVisible();
  await page.keyboard.press('v');
  await expect(page.locator('.victory')).toHaveCount(0);
  await expect(page.getByRole('switch')).toHaveCount(0);
  await page.keyboard.press('l');
  await page.getByRole('switch', { name: 'Command radius' }).click();
  await expect(page.locator('.command-border').first()).toBeAttached();
  await page.reload();
  await page.getByRole('button', { name: 'Shown on the map' }).click();
  await expect(page.getByRole('switch', { name: 'Command radius' })).toHaveAttribute('aria-checked', 'true');
  await expect(page.locator('.victory')).toHaveCount(0);
  await page.keyboard.press('l');
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test('whoever is asked has it in sight, also after looking elsewhere', async ({ page }) => {
  await page.goto('/?scenario=cedar-mountain&seed=3');
  const leader = page.locator('.piece.lit').first();
  await expect(leader).toBeVisible();
  for (const piece of await page.locator('.piece.lit').all()) await expect(piece).toBeInViewport();
  for (let step = 0; step < 14; step++) await page.keyboard.press('ArrowDown');
  await expect(leader).not.toBeInViewport();
  await page.keyboard.press('q');
  for (const piece of await page.locator('.piece.lit').all()) await expect(piece).toBeInViewport();
  const overview = page.locator('.minimap');
  expect((await overview.boundingBox())?.width).toBeLessThanOrEqual(122);
  await overview.click({ position: { x: 60, y: 150 } });
  await expect(leader).not.toBeInViewport();
});

test('the first look keeps the pieces that are asked about clear of the small map', async ({ page }) => {
  await page.goto('/?scenario=stuarts-raid&seed=1');
  const [small, asked] = [page.locator('.minimap'), page.locator('.plane .piece.lit').first()];
  await expect(asked).toBeVisible();
  const [map, piece] = await Promise.all([small.boundingBox(), asked.boundingBox()]);
  if (map === null || piece === null) throw new Error('not on the screen');
  const isBeside = piece.x > map.x + map.width || piece.y + piece.height < map.y;
  expect(isBeside, JSON.stringify({ map, piece })).toBe(true);
});

test('each side has in sight what it is asked about when it is first asked', async ({ page }) => {
  await page.goto('/?scenario=second-manassas&seed=3');
  await expect(page.locator('.piece.lit').first()).toBeVisible();
  await page.locator('.decision .choice.main').click();
  await expect(page.locator('.prompt')).toContainText('Confederacy');
  for (const piece of await page.locator('.piece.lit').all()) await expect(piece).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on an enemy shows its card at the top of the map, and it can be closed', async ({ page }) => {
    const desk = new Desk(page);
    await desk.resume(GATHERED);
    await desk.piece('Pickering').tap();
    await expect(card(page).locator('h2')).toHaveText('Pickering');
    await expectInside(page, '.piece-card');
    await page.getByRole('button', { name: 'Close the card' }).tap();
    await expect(card(page)).toHaveCount(0);
    await expect(page.locator('.minimap')).toBeHidden();
  });
});
