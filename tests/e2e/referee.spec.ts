import { expect, test } from '@playwright/test';
import { Desk } from './desk.ts';

const SEED = 7;

test('the referee moves a unit with a reason, and goes back to the game', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open(SEED);
  await page.getByRole('tab', { name: 'Referee' }).click();
  await expect(desk.prompt).toContainText('Referee');

  await test.step('optional rules are open until the game begins', async () => {
    const option = page.getByRole('checkbox', { name: /Trails at river crossings/ });
    await option.check();
    await expect(option).toBeChecked();
  });

  await test.step('a change needs a reason', async () => {
    await desk.piece('Calloway').click();
    await desk.pointAt('L1311');
    await page.getByRole('button', { name: 'Make the change' }).click();
    await expect(desk.message).toContainText('Give a reason');
  });

  await test.step('with one it is made, and the reason can hold any letter', async () => {
    await page.getByLabel('Reason').fill('our rule: units run');
    await page.getByRole('button', { name: 'Make the change' }).click();
    await expect(desk.piece('Calloway')).toHaveAttribute('aria-label', /L1311/);
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.locator('.log')).toContainText('our rule: units run');
  });

  await test.step('it is kept, and taken back like any decision', async () => {
    await page.reload();
    await expect(desk.piece('Calloway')).toHaveAttribute('aria-label', /L1311/);
    await page.getByRole('tab', { name: 'Referee' }).click();
    await expect(page.getByRole('checkbox', { name: /Trails at river crossings/ })).toBeDisabled();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.keyboard.press('u');
    await expect(desk.piece('Calloway')).not.toHaveAttribute('aria-label', /L1311/);
    await expect(desk.choice('Finish transfers')).toBeVisible();
  });
});
