import { expect, test } from '@playwright/test';
import { Desk } from './desk.ts';

/** A turn in which nobody does anything. */
async function idle(desk: Desk): Promise<void> {
  for (const name of ['Finish transfers', 'Finish transfers', 'Pass', 'Pass', 'Finish work', 'Finish work'])
    await desk.choice(name).click();
}

test('reinforcements arrive where they are pointed, and the game ends with its points explained', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open(7);
  await page.locator('#tab-score').click();
  await expect(page.locator('.score')).toContainText('If the game ended now');
  await expect(page.locator('.score')).toContainText('L1106 Harlow');
  await idle(desk);

  await test.step('Sexton comes by the one road or the other', async () => {
    await expect(desk.prompt).toContainText('Sexton arrives');
    expect((await desk.litHexes()).map(hex => hex.slice(0, 5))).toEqual(['L0702', 'L1202']);
    await desk.pointAt('L0704');
    await expect(desk.message).toContainText('SC/arrival-hex');
    await desk.pointAt('L1202');
    await expect(desk.piece('Sexton')).toHaveAttribute('aria-label', /L1202/);
    await desk.pointAt('L1113');
  });

  await test.step('the game ends, and says how', async () => {
    await idle(desk);
    await idle(desk);
    await expect(page.locator('.ending h2')).toHaveText('Marginal Union victory');
    await page.locator('.ending').getByRole('button', { name: 'Score' }).click();
    await expect(page.locator('.ending.folded')).toContainText('Marginal Union victory');
    await expect(page.locator('.score')).toContainText('The result');
  });
});
