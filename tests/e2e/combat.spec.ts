import { expect, test } from '@playwright/test';
import { Desk } from './desk.ts';

/** With these dice Calloway reaches Harlow in one march, and a normal attack routs its defender. */
const SEED = 5;

async function marchUp(desk: Desk): Promise<void> {
  await desk.choice('Finish transfers').click();
  await expect(desk.prompt).toContainText('Confederacy: leaders may be transferred');
  await desk.choice('Finish transfers').click();
  await desk.choice('Take the initiative').click();
  await desk.piece('Calloway').click();
  await desk.choice('March with Calloway').click();
  for (const hex of ['L1110', 'L1109', 'L1108', 'L1107']) {
    await desk.pointAt(hex);
    await expect(desk.piece('Calloway')).toHaveAttribute('aria-label', new RegExp(hex));
  }
}

test('an enemy is weighed, attacked and routed', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open(SEED);
  await marchUp(desk);
  const sheet = page.locator('.odds');

  await test.step('an enemy that may be attacked is lit, and the odds open beside the map', async () => {
    await expect(page.locator('.target.aimed')).toHaveCount(1);
    await desk.hex('L1106').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Odds' })).toHaveAttribute('aria-selected', 'true');
    await expect(sheet.locator('.way')).toHaveCount(4);
    await expect(sheet.locator('.way[aria-pressed=true]')).toContainText('normal');
    await expect(sheet.locator('.modifiers')).toContainText('7.4/tactical-highest');
    await expect(page.locator('.target.attacked')).toHaveCount(1);
    const [causes, results] = await Promise.all(
      ['.odds-parts .odds-part:has(.modifiers)', '.odds-results'].map(part => sheet.locator(part).boundingBox()),
    );
    expect((causes?.x ?? 0) + (causes?.width ?? 0), 'one beside the other').toBeLessThanOrEqual(results?.x ?? 0);
  });

  await test.step('the chances of the results add up', async () => {
    const shares = await sheet.locator('.distribution td.wide').allInnerTexts();
    const sum = shares.reduce((total, share) => total + Number.parseInt(share, 10), 0);
    expect(Math.abs(sum - 100)).toBeLessThanOrEqual(shares.length / 2);
  });

  await test.step('another way to attack, and why one is barred', async () => {
    await sheet.locator('.way', { hasText: 'hasty' }).click();
    await expect(sheet.locator('h2')).toContainText('hasty');
    await sheet.locator('.way', { hasText: 'prepared' }).click();
    await expect(sheet.locator('.why')).toContainText('7.1/march-cost-needs-mp');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(desk.choice('End the march')).toBeVisible();
  });

  await test.step('the attack is made, and the beaten go hex by hex', async () => {
    await desk.pointAt('L1106');
    await desk.attackBy('Normal, 2 MP').click();
    await expect(page.locator('.crumbs')).toContainText('retreat');
    const advance = desk.choice('Advance: Calloway');
    for (let step = 0; step < 8 && !(await advance.isVisible()); step++) {
      await page.locator('.target.lit').first().dispatchEvent('click');
    }
    await expect(page.locator('.log')).toContainText('1DR');
  });

  await test.step('the victor advances', async () => {
    await desk.choice('Advance: Calloway').click();
    await expect(desk.piece('Calloway')).toHaveAttribute('aria-label', /L1106/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the odds are a sheet under the map, which still shows the target', async ({ page }) => {
    const desk = new Desk(page);
    await desk.open(SEED);
    await marchUp(desk);
    await desk.pointAt('L1106');
    await expect(page.locator('.odds .way').first()).toBeInViewport();
    await expect(desk.attackBy('Normal, 2 MP')).toBeInViewport();
    const target = await desk.hex('L1106').boundingBox();
    const panel = await page.locator('.panel').boundingBox();
    expect((target?.y ?? 0) + (target?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.locator('.sheet-toggle').click();
    await expect(page.locator('.odds')).toBeHidden();
  });
});
