import { expect, type Page, test } from '@playwright/test';
import { Desk } from './desk.ts';
import { tapSlowly } from './taps.ts';

const SEED = 7;

/** What a screen reader is told beside where the focus is. */
const told = (page: Page) => page.locator('.asked [role=status]');

const hasRing = (page: Page): Promise<boolean> => page.locator('.prompt').evaluate(at => at.matches(':focus-visible'));

test('the prompt is heard once: by the focus after a button, aloud where the focus stays', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open(SEED);

  await test.step('a page that opens takes nothing', async () => {
    await expect(desk.prompt).not.toBeFocused();
    await expect(told(page)).toBeEmpty();
  });

  await test.step('after a click the focus is there without a ring, and nothing is said twice', async () => {
    await desk.choice('Finish transfers').click();
    await expect(desk.prompt).toContainText('Confederacy: leaders may be transferred');
    await expect(desk.prompt).toBeFocused();
    expect(await hasRing(page)).toBe(false);
    await expect(told(page)).toBeEmpty();
  });

  await test.step('by keyboard it has the ring; where it is already, what is new is said', async () => {
    await desk.choice('Finish transfers').focus();
    await page.keyboard.press('Enter');
    await expect(desk.prompt).toContainText('initiative');
    await expect(desk.prompt).toBeFocused();
    expect(await hasRing(page)).toBe(true);
    await page.keyboard.press('1');
    await expect(desk.prompt).toContainText('one action');
    await expect(told(page)).toHaveText((await desk.prompt.textContent()) ?? '');
  });

  await test.step('whoever is on the map stays there, and hears it', async () => {
    await desk.piece('Calloway').focus();
    await page.keyboard.press('Enter');
    await expect(desk.prompt).toContainText('choose a hex, and it marches');
    await expect(desk.piece('Calloway')).toBeFocused();
    await expect(told(page)).toHaveText((await desk.prompt.textContent()) ?? '');
  });
});

test('every icon has its key: menu, light and the way out', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open(SEED);
  const icons = page.locator('.topbar .icon:visible, .zoom-buttons button');
  for (const title of await icons.evaluateAll(found => found.map(icon => icon.getAttribute('title') ?? '')))
    expect(title).toMatch(/^\S.* \(.+\)$/);
  await expect(icons).toHaveCount(12);

  await page.keyboard.press('m');
  await expect(page.locator('.menu-leaf .menu-item:visible').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.menu-leaf')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.keyboard.press('t');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Shift+H');
  await expect(page.locator('.card').first()).toBeVisible();
});

/** As the browser writes it. */
const colourOf = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate(at => getComputedStyle(at).backgroundColor);

test('the side that decides fills its block and its half of the score', async ({ page }) => {
  const desk = new Desk(page);
  await desk.open(SEED);
  for (const [side, colour] of [
    ['union', 'rgb(47, 93, 140)'],
    ['confederate', 'rgb(113, 106, 92)'],
  ] as const) {
    await expect(page.locator(`.decision.by-${side}`)).toBeVisible();
    expect(await colourOf(page, '.decider')).toBe(colour);
    expect(await colourOf(page, `.score-half.by-${side}`)).toBe(colour);
    await expect(page.locator('.score-half.filled')).toHaveCount(1);
    await desk.choice('Finish transfers').click();
  }
});

for (const [width, panel] of [
  [1440, 428],
  [1280, 360],
] as const) {
  test(`the frame at ${width}: bar and panel keep their measure, no letter is under 11 pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await new Desk(page).open(SEED);
    expect((await page.locator('.topbar').boundingBox())?.height).toBe(54);
    expect((await page.locator('.beside').boundingBox())?.width).toBe(panel);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const sizes = await page
        .locator('.topbar *, .panel *, .decision *')
        .evaluateAll(found =>
          found
            .filter(
              at =>
                at.isConnected &&
                [...at.childNodes].some(child => child.nodeType === 3 && child.nodeValue?.trim() !== ''),
            )
            .map(at => Number.parseFloat(getComputedStyle(at).fontSize)),
        );
      expect(sizes.length).toBeGreaterThan(10);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a band over the prompt, answers two to a row and large enough for a thumb', async ({ page }) => {
    const desk = new Desk(page);
    await desk.open(SEED);
    for (let step = 0; step < 2; step++) await tapSlowly(desk.choice('Finish transfers'));
    await expect(desk.choice('Pass')).toBeVisible();
    const band = await page.locator('.decider').boundingBox();
    expect(band?.width).toBe(390);
    expect((band?.y ?? 0) + (band?.height ?? 0)).toBeLessThanOrEqual((await desk.prompt.boundingBox())?.y ?? 0);
    const [take, pass] = [
      await desk.choice('Take the initiative').boundingBox(),
      await desk.choice('Pass').boundingBox(),
    ];
    expect(take?.y).toBe(pass?.y);
    for (const button of [take, pass]) expect(button?.height ?? 0).toBeGreaterThanOrEqual(44);
    await page.locator('.band-tools').getByRole('button', { name: 'Undo' }).tap();
    await expect(desk.prompt).toContainText('leaders may be transferred');
    await (await desk.inMenu('Redo')).tap();
    await expect(desk.choice('Pass')).toBeVisible();
  });
});
