import { expect, test } from '@playwright/test';
import { Desk } from './desk.ts';

/** The Confederacy wins the first initiative, and Calloway's first march has 5 movement points. */
const SEED = 17;

/** Through the leader transfers and the dice to the first action. */
async function takeInitiative(desk: Desk): Promise<void> {
  await desk.choice('Finish transfers').click();
  await expect(desk.prompt).toContainText('Confederacy: leaders may be transferred');
  await desk.choice('Finish transfers').click();
  await expect(desk.page.locator('.dice .die')).toHaveCount(2);
  await desk.choice('Take the initiative').click();
  await expect(desk.prompt).toContainText('one action');
}

test('a double click answers once; what comes to lie under the pointer is another question', async ({ page }) => {
  await page.goto(`/?scenario=first-march&seed=${SEED}`);
  const desk = new Desk(page);
  const box = await desk.choice('Finish transfers').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.dblclick(x, y);
  await expect(desk.prompt).toContainText('Confederacy: leaders may be transferred');
  await expect(page.locator('.choices button:hover'), 'what a second decision would have been').toContainText('Finish');
  await page.waitForTimeout(500);
  await expect(desk.prompt).toContainText('Confederacy: leaders may be transferred');
  await page.mouse.click(x, y);
  await expect(desk.prompt, 'a click of its own is meant').toContainText('take the initiative');
});

test('a turn is played, explained, taken back and told in Polish', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open(SEED);
  await takeInitiative(desk);

  await test.step('an enemy piece says who it is, not why it may not be chosen', async () => {
    await desk.piece('Lowell').click();
    await expect(page.locator('.piece-card h2')).toHaveText('Lowell');
  });

  await test.step('a chosen unit shows what it may do and how far it gets', async () => {
    await desk.piece('Calloway').click();
    await expect(desk.message).toBeEmpty();
    await expect(desk.choice('Burn the station with Calloway')).toBeVisible();
    await expect(page.locator('.chances text', { hasText: '100 %' }).first()).toBeVisible();
  });

  await test.step('it marches along the road', async () => {
    await desk.choice('March with Calloway').click();
    await expect(desk.prompt).toContainText('Calloway marches, 5 movement points left');
    expect(await desk.litHexes()).toContain('L1211, rolling, costs 1 MP · 4 MP left');
    await desk.pointAt('L1211');
    await desk.pointAt('L1311');
    await expect(desk.prompt).toContainText('3 movement points left');
    await expect(desk.piece('Calloway')).toHaveAttribute('aria-label', /L1311/);
  });

  await test.step('hexes that are not lit say why not', async () => {
    await desk.pointAt('L0101');
    await expect(desk.message).toContainText('Too far: the way takes');
    await expect(desk.message).toContainText('6.1/move-cost');
    await desk.pointAt('L1313');
    await expect(desk.message).toContainText('6.1/move-cost');
  });

  await test.step('a lit hex farther off is walked to, hex by hex', async () => {
    await page.keyboard.press('u');
    await page.keyboard.press('u');
    await expect(desk.prompt).toContainText('5 movement points left');
    await desk.pointAt('L1311');
    await expect(desk.prompt).toContainText('3 movement points left');
    await expect(desk.piece('Calloway')).toHaveAttribute('aria-label', /L1311/);
  });

  await test.step('one gesture is taken back at once, and made again', async () => {
    await page.keyboard.press('u');
    await expect(desk.prompt).toContainText('5 movement points left');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(desk.piece('Calloway')).toHaveAttribute('aria-label', /L1311/);
    await desk.choice('End the march').click();
    await expect(page.locator('.log')).toContainText('Calloway');
  });

  await test.step('the rest of the turn, in Polish', async () => {
    await (await desk.inMenu('PL')).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(page.getByRole('heading', { name: 'Zakole Laurel' })).toBeVisible();
    const pass = page.locator('.choice', { hasText: 'Spasuj' });
    await pass.click();
    await expect(desk.prompt).toContainText('przeciwnik spasował');
    await pass.click();
    for (const side of ['Unia', 'Konfederacja']) {
      await expect(page.locator('.decider')).toContainText(side);
      await page.locator('.choice.main').click();
    }
    await expect(page.locator('.turn')).toHaveText('Tura 2 z 3');
    await expect(page.locator('.date')).toHaveText('11 czerwca 1862');
  });
});

test('the game is kept and goes on where it was left', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open(SEED);
  await takeInitiative(desk);
  await page.reload();
  await expect(desk.prompt).toContainText('one action');
  await expect(page.locator('.log .die')).toHaveCount(2);
  await (await desk.inMenu('New game')).click();
  await expect(desk.prompt).toContainText('Union: leaders may be transferred');
});

test('a leader is activated by keyboard alone', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open(SEED);
  await takeInitiative(desk);
  await desk.piece('Thorne').focus();
  await page.keyboard.press('Enter');
  await expect(desk.prompt).toContainText('which units');
  await desk.piece('Pickering').focus();
  await page.keyboard.press('Enter');
  await expect(desk.piece('Pickering')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(desk.prompt).toContainText('one action');

  await desk.piece('Thorne').focus();
  await page.keyboard.press('Enter');
  await desk.choice('All 2 units').focus();
  await page.keyboard.press('Enter');
  await desk.choice('Activate Thorne: 2 units').focus();
  await page.keyboard.press('Enter');
  await expect(desk.prompt).toContainText('first, which unit does');
  await desk.piece('Pickering').focus();
  await page.keyboard.press('Enter');
  const alone = desk.choice('The leader goes with Pickering');
  await alone.focus();
  await page.keyboard.press('Enter');
  await expect(desk.prompt).toContainText('marches next?');
  await expect(page.locator('.log')).toContainText('Thorne');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the log is a sheet over the map, and nothing runs out of the screen', async ({ page }) => {
    const desk = new Desk(page);
    await desk.open(SEED);
    await takeInitiative(desk);
    await page.locator('.sheet-toggle').click();
    await expect(page.getByRole('tab', { name: 'Log' })).toBeVisible();
    await page.getByRole('tab', { name: 'Log' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Referee' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('tab', { name: 'Forces' }).click();
    await page.getByRole('button', { name: '12 Calloway' }).click();
    await expect(desk.prompt).toContainText('Calloway');
    await page.locator('.sheet-toggle').click();
    await expect(page.getByRole('tab', { name: 'Log' })).toBeHidden();
    await expect(desk.choice('March with Calloway')).toBeInViewport();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
