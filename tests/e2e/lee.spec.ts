import { expect, test } from '@playwright/test';
import { keptGames } from './kept.ts';
import { LeeTable, middleOf } from './leeTable.ts';
import { tapSlowly } from './taps.ts';

test.setTimeout(240_000);

test('the start sheet settles armies, table and rules, and the battle begins as it says', async ({ page }) => {
  const table = new LeeTable(page);
  await page.goto('/?title=lee');
  await page.getByRole('button', { name: '48 × 48 in' }).click();
  await page.getByLabel('Cavalry tactics (13.13)').uncheck();
  await page.getByText('House values: what our text of the rules leaves open').click();
  await page.getByLabel('Zone of player A (upper edge), inches').fill('10');
  await expect(page.getByText('from your book')).toHaveCount(1);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(table.prompt).toContainText('Blue brings an army list');
  await expect(page.locator('.when')).toContainText('48 × 48');
});

test('two players set up a table and move a brigade with the mouse', async ({ page }) => {
  const table = new LeeTable(page);
  await table.begin();
  await table.toTerrain();
  await test.step('a stream in the wrong place is refused with its reason, and the proposal is legal', async () => {
    await table.tool('Stream').click();
    await expect(table.answer('Lay it')).toHaveAttribute('aria-disabled', 'false');
    const bend = await middleOf(page, table.handle('bend-1'));
    await page.mouse.move(bend.x, bend.y);
    await page.mouse.down();
    await page.mouse.move(bend.x, bend.y - 180, { steps: 4 });
    await page.mouse.move(bend.x, bend.y - 260, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator('.lee-checks p.failed')).toContainText('13.10 Terrain');
    await expect(table.answer('Lay it')).toHaveAttribute('aria-disabled', 'true');
    await table.answer('Take the proposal').click();
    await expect(table.answer('Lay it')).toHaveAttribute('aria-disabled', 'false');
    await table.answer('Lay it').click();
  });
  await table.handOver();
  await expect(page.locator('.lee-tool', { hasText: 'Stream' })).toContainText('1 of 1');
  await table.completeTerrain();
  await table.toMoves();
  await test.step('a unit marches after the pointer, and its inches are counted', async () => {
    const combat = table.answer('combat are done');
    if ((await combat.count()) > 0) await combat.click();
    await table.sheet.locator('.lee-tool').first().click();
    const front = await middleOf(page, table.grip());
    const towards = (await table.now.textContent()) === null ? 0 : 60;
    await page.mouse.move(front.x, front.y + (front.y < 400 ? towards : -towards), { steps: 4 });
    await expect(table.answer(/^March \d/)).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('Enter');
    await expect(table.sheet.locator('.lee-tool', { hasText: 'has moved' })).toHaveCount(1);
  });
  await expect.poll(() => keptGames(page).then(games => games.length)).toBe(1);
});

test('the first page leads to a battle, a proposed road is laid, the tape measures, the sheet has no secret', async ({
  page,
}) => {
  const table = new LeeTable(page);
  await page.goto('/');
  await page.locator('.open-table').getByRole('button', { name: 'Set up a battle' }).click();
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
  await table.begin('&table=48x48');
  await table.toTerrain();
  await table.tool('Road').click();
  await table.answer('Take the proposal').click();
  await table.answer('Lay it').click();
  await table.handOver();
  await expect(table.tool('Road')).toContainText('1 of 4');

  await page.keyboard.press('l');
  const [one, other] = [page.locator('[data-thing="point-0"]'), page.locator('[data-thing="point-1"]')];
  for (const point of [one, other]) {
    const { x, y } = await middleOf(page, point);
    await page.mouse.click(x, y);
  }
  await expect(page.locator('.lee-tape-hint')).toContainText(/\d+.* in/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.lee-tape-hint')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Print' }).click();
  await page.getByRole('button', { name: 'Print the A4 sheet' }).click();
  const sheet = page.frameLocator('iframe');
  await expect(sheet.locator('.end')).toContainText('Point 1');
  await expect(sheet.locator('li').first()).toContainText('Road');
});

test('terrain is laid by keys and typed numbers alone', async ({ page }) => {
  const table = new LeeTable(page);
  await table.begin('&options=-cavalryTactics');
  await table.toTerrain();
  await table.tool('Road').focus();
  await page.keyboard.press('Enter');
  for (const point of ['Point 1', 'Point 2']) {
    await table.sheet.getByRole('button', { name: point }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.lee-map')).toBeVisible();
  await table.prompt.focus();
  await page.keyboard.press('Enter');
  await table.handOver();
  await expect(table.tool('Road')).toContainText('1 of 4');
  await table.tool('River').focus();
  await page.keyboard.press('Enter');
  await table.handle('bend-1').focus();
  const before = await table.handle('bend-1').getAttribute('aria-label');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(table.handle('bend-1')).not.toHaveAttribute('aria-label', before ?? '');
  await page.keyboard.press('Escape');
  await expect(table.handle('bend-1')).toHaveCount(0);
});

test('two players set up a table and move a brigade with keys alone', async ({ page }) => {
  const table = new LeeTable(page);
  table.by = 'keys';
  await table.begin();
  await table.toTerrain();
  await table.completeTerrain();
  await table.toMoves();
  const combat = table.answer('combat are done');
  if ((await combat.count()) > 0) await table.press(combat);
  await table.press(table.sheet.locator('.lee-tool').last());
  await table.handle('move').focus();
  const isAtTop = ((await table.handle('move').boundingBox())?.y ?? 0) < 400;
  for (let inch = 0; inch < 3; inch++) await page.keyboard.press(isAtTop ? 'Shift+ArrowDown' : 'Shift+ArrowUp');
  await expect(table.answer(/^March \d/)).toHaveAttribute('aria-disabled', 'false');
  await table.press(table.answer(/^March \d/));
  await expect(table.sheet.locator('.lee-tool', { hasText: 'has moved' })).toHaveCount(1);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('fingers find targets of 44 pixels, and lay a road', async ({ page }) => {
    const table = new LeeTable(page);
    await table.begin();
    await table.toTerrain();
    await table.tool('Road').tap();
    await table.sheet.getByRole('button', { name: 'Point 1' }).tap();
    await table.sheet.getByRole('button', { name: 'Point 3' }).tap();
    for (const target of [table.tool('Stream'), table.answer('Lay it'), table.strip.locator('button').first()]) {
      const box = await target.boundingBox();
      expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
    }
    await tapSlowly(table.answer('Lay it'));
    await table.handOver();
    await expect(table.tool('Road')).toContainText('1 of 4');
  });

  test('two players set up a table and move a brigade with their fingers', async ({ page }) => {
    const table = new LeeTable(page);
    table.by = 'fingers';
    await table.begin();
    await table.toTerrain();
    await table.completeTerrain();
    await table.toMoves();
    const combat = table.answer('combat are done');
    if ((await combat.count()) > 0) await table.press(combat);
    const unit = table.sheet.locator('.lee-tool').last();
    const name = await unit.locator('b').textContent();
    await table.press(unit);
    // The grip lies beside so small a base.
    const front = await middleOf(page, page.locator(`[data-thing][aria-label^="${name}"]`).first());
    await page.touchscreen.tap(front.x, front.y + (front.y < 300 ? 40 : -40));
    await expect(table.answer(/^March \d/)).toHaveAttribute('aria-disabled', 'false');
    await table.press(table.answer(/^March \d/));
    await expect(table.sheet.locator('.lee-tool', { hasText: 'has moved' })).toHaveCount(1);
  });
});
