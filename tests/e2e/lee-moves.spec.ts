import { expect, test } from '@playwright/test';
import { LeeTable } from './leeTable.ts';

test('in the battle Enter marches after a box is ticked, a march is not lost without a word, and H shows the hand', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const table = new LeeTable(page);
  await table.begin();
  await table.toTerrain();
  await table.completeTerrain();
  await table.toMoves();
  const hand = page.locator('.lee-own-hand');
  await expect(hand).toContainText('Your hand');
  await expect(hand.locator('.lee-face')).toHaveCount(0);
  await page.keyboard.down('h');
  await expect(hand.locator('.lee-face')).not.toHaveCount(0);
  await page.keyboard.up('h');
  await expect(hand.locator('.lee-face')).toHaveCount(0);

  await table.tool('moves').click();
  const top = table.sheet.getByLabel('From top');
  const before = Number(await top.inputValue());
  await top.fill(String(before > 24 ? before - 1 : before + 1));
  await expect(table.answer('Moves finished, without this march')).toBeVisible();
  const box = table.sheet.getByLabel('Order March');
  await box.check();
  await expect(table.sheet).toContainText('order March +3');
  await box.press('Enter');
  await expect(table.sheet).toContainText('has moved');
});

test('a turn in which corps could still move is given away by a second press, and Ctrl+Z takes it back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const table = new LeeTable(page);
  await table.openBefore('activation');
  const prompt = await table.prompt.textContent();
  const pass = table.answer(/^Activate no more corps/);
  await pass.click();
  await expect(pass).toContainText('could still move. Press again');
  await expect(table.prompt).toHaveText(prompt ?? '');
  await page.keyboard.press('Escape');
  await expect(pass).not.toContainText('Press again');
  await pass.click();
  await pass.click();
  await expect(table.prompt).not.toHaveText(prompt ?? '');
  await page.keyboard.press('Control+z');
  await expect(table.prompt).toHaveText(prompt ?? '');
});

test('a pass is pressed twice, and after a click on Undo Enter lays what the lit answer says', async ({ page }) => {
  test.setTimeout(120_000);
  const table = new LeeTable(page);
  await table.begin();
  await table.toTerrain();
  const first = (await table.prompt.textContent()) ?? '';
  await page.keyboard.press('1');
  await expect(table.answer('Press again')).toBeVisible();
  await expect(table.prompt).toHaveText(first);
  await page.keyboard.press('1');
  await expect(table.prompt).not.toHaveText(first);
  const undo = page.getByRole('button', { name: 'Undo' }).first();
  await undo.click();
  await expect(table.prompt).toHaveText(first);
  await expect(undo).not.toBeFocused();
  await expect(table.answer('Propose a piece')).toBeVisible();
  await page.keyboard.press('p');
  await expect(table.answer('Lay it')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(table.prompt).not.toHaveText(first);
});
