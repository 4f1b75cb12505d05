import { expect, test } from '@playwright/test';
import { keptGames } from './kept.ts';
import { boxAtRest, LeeTable, middleOf } from './leeTable.ts';

test.setTimeout(180_000);

test('a piece is dragged from the panel onto the table, works go where the table is clicked', async ({ page }) => {
  const table = new LeeTable(page);
  await table.openBefore('whole');
  const edge = await boxAtRest(page.locator('.table-edge'));
  const inch = edge.width / 72;
  const frame = (await page.locator('.openmap').boundingBox()) ?? edge;
  const at = (x: number, y: number) => ({ x: edge.x + x * inch, y: edge.y + y * inch });
  const to = at(40, 20);
  await table.tool('Wood').dragTo(page.locator('.openmap'), {
    targetPosition: { x: to.x - frame.x, y: to.y - frame.y },
  });
  const left = Number(await page.getByLabel('From left').inputValue());
  expect(Math.abs(left - 40)).toBeLessThan(1);
  await page.keyboard.press('Escape');

  await table.tool('Stream').click();
  await table.answer('Lay it').click();
  await table.tool('Wood').click();
  const isSaid = async (y: number): Promise<boolean> => {
    await page.getByLabel('From top').fill(String(y));
    await page.waitForTimeout(200);
    return (await table.sheet.textContent())?.includes('Ordinary terrain may lie on a road') ?? false;
  };
  // It lies before the zone of whoever laid it, above or below the middle.
  expect([await isSaid(16), await isSaid(24), await isSaid(32)].filter(Boolean)).toHaveLength(1);
  await page.keyboard.press('Escape');

  await table.tool('Field fortifications').click();
  const click = at(50, 30);
  await page.mouse.click(click.x, click.y);
  const ends = await Promise.all(['bend-0', 'bend-1'].map(id => middleOf(page, table.handle(id).locator('.hit-fine'))));
  const middle = ((ends[0]?.x ?? 0) + (ends[1]?.x ?? 0)) / 2;
  expect(Math.abs(middle - click.x)).toBeLessThan(inch);
  await page.keyboard.press('e');
  const turned = await middleOf(page, table.handle('bend-0').locator('.hit-fine'));
  expect(turned.y).not.toBeCloseTo(ends[0]?.y ?? 0, 0);
});

test('corps get their markers by one button; markers have numbers, and the right to exchange them is named', async ({
  page,
}) => {
  const table = new LeeTable(page);
  await table.openBefore('assignCorps');
  await table.sheet.getByRole('button', { name: 'In this order' }).click();
  const fields = table.sheet.locator('select');
  await expect(fields.first()).not.toHaveValue('');
  for (const field of await fields.all()) await expect(field).not.toHaveValue('');
  await table.toPrompt(/exchange two patrol markers/);
  await expect(table.sheet).toContainText('once: a right of General Turner Ashlock');
  await expect(page.locator('[data-thing="blue-1"]')).toContainText('1');
});

test('a step that is done is looked at as it was, and left by its button', async ({ page }) => {
  const table = new LeeTable(page);
  await table.openBefore('moves');
  const units = page.locator('[data-thing*=":"]');
  await expect(units).not.toHaveCount(0);
  await table.strip.getByRole('button', { name: 'Terrain' }).click();
  await expect(units).toHaveCount(0);
  const banner = page.locator('.lee-looking');
  await expect(banner).toContainText('Terrain');
  await table.strip.getByRole('button', { name: 'Patrols' }).click();
  await expect(page.locator('[data-thing^="grey-"]')).not.toHaveCount(0);
  await banner.getByRole('button', { name: 'Back to Battle' }).click();
  await expect(units).not.toHaveCount(0);
  await expect(banner).toHaveCount(0);
});

test('every card says whether it is for now', async ({ page }) => {
  const table = new LeeTable(page);
  await table.openBefore('useCards');
  const faces = page.locator('.lee-hand .lee-face');
  await expect(faces).toHaveCount(3);
  for (const face of await faces.all()) await expect(face).toContainText(/not for now|play it/);
});

test('the first page says how far a battle is, and the start sheet begins at its top', async ({ page }) => {
  const table = new LeeTable(page);
  await table.openBefore('moves');
  await expect.poll(() => keptGames(page).then(games => games.length)).toBe(1);
  await page.goto('/');
  await expect(page.locator('.mover')).toHaveClass(/of-lee/);
  await expect(page.getByText('1863, Turn 1.').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator('.open-table button').first().click();
  await expect(page.locator('.lee-start h1')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('arrow keys move a piece that was just taken, it comes into sight, and P does not put the panel away', async ({
  page,
}) => {
  const table = new LeeTable(page);
  await table.openBefore('whole');
  await table.tool('Wood').click();
  const field = page.getByLabel('From left');
  const left = Number(await field.inputValue());
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await field.inputValue())).toBeCloseTo(left + 0.25, 2);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => Number(await field.inputValue())).toBeCloseTo(left + 1.25, 2);
  await page.keyboard.press('p');
  await expect(field).toBeVisible();
  await page.keyboard.press('Escape');

  // The table is moved away from under it.
  for (let n = 0; n < 30; n++) await page.keyboard.press('ArrowLeft');
  await table.tool('Wood').click();
  await page.waitForTimeout(600);
  const [grip, frame] = [await middleOf(page, table.grip()), await page.locator('.openmap').boundingBox()];
  expect(grip.x).toBeGreaterThan(frame?.x ?? 0);
  expect(grip.x).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });

  test('a piece is dragged sideways from the panel, and follows the finger onto the table', async ({ page }) => {
    const table = new LeeTable(page);
    table.by = 'fingers';
    await table.openBefore('whole');
    const tool = table.tool('Wood');
    await tool.scrollIntoViewIfNeeded();
    await boxAtRest(tool);
    const from = await middleOf(page, tool);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
      });
    await touch('touchStart', from.x, from.y);
    for (const far of [8, 16, 40, 80]) await touch('touchMove', from.x - far, from.y);
    // Whatever is in hand is spoken of in the bar: first the table finds its new room.
    await expect(page.getByLabel('From left')).toBeVisible();
    const edge = await boxAtRest(page.locator('.table-edge'));
    const inch = edge.width / 72;
    const to = { x: edge.x + 40 * inch, y: edge.y + 20 * inch };
    for (const part of [0.6, 1])
      await touch('touchMove', from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await touch('touchEnd');
    await expect(page.getByLabel('From left')).toBeVisible();
    const left = Number(await page.getByLabel('From left').inputValue());
    expect(Math.abs(left - 40)).toBeLessThan(1);
  });
});
