import { expect, test } from '@playwright/test';
import { Desk } from './desk.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** With these dice F. Lee gets to Foxville and does not take it, and then the Union has the initiative. */
const RAID = '/?scenario=stuarts-raid&opponent=recruit&side=confederate&seed=7';

test('the card of one’s own battle stays while the computer goes on; what it did is played back after it', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto(RAID);
  const desk = new Desk(page);
  const [bar, card] = [page.locator('.decision'), page.locator('.battle-card')];
  await desk.choice('Take the initiative').click();
  await desk.piece('F. Lee').dispatchEvent('click');
  await desk.choice('March with F. Lee').click();
  await expect(desk.prompt).toContainText('9 movement points left');
  await desk.pointAt('N2032');
  await expect(desk.piece('F. Lee')).toHaveAttribute('aria-label', /N2032/);
  await desk.pointAt('N2132');
  await bar.getByRole('button', { name: /^Column/ }).click();

  await test.step('the computer has acted, and the card is still there', async () => {
    await expect(bar).toContainText('Look at the result', { timeout: 30_000 });
    await expect(desk.prompt).toHaveText('N2132 Foxville is held by 1 MD');
    await page.waitForTimeout(3000);
    await expect(card.getByRole('heading', { level: 2 })).toHaveText('N2132 Foxville is held by 1 MD');
    await expect(page.locator('.log')).toContainText('attacks N2132 Foxville, the defender holds');
  });

  await test.step('put away, the rest is played, under the name of whose action it is', async () => {
    await page.getByRole('button', { name: 'Put the card away' }).click();
    await expect(card).toBeHidden();
    await expect(bar).toContainText('what happened meanwhile');
    await expect(bar.locator('.decider')).toContainText('Union');
    await expect(page.locator('.decider', { hasText: 'you decide' })).toBeVisible({ timeout: 30_000 });
  });
});
