import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';

const sheet = (page: Page): Locator => page.locator('.battle-sheet');

test('from the list through the sheet to the table, and back to a game that was left', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.card')).toHaveCount(10);
  await expect(page.locator('.continued')).toHaveCount(0);
  await page.getByRole('link', { name: /Cedar Mountain/ }).click();
  await expect(sheet(page).getByRole('heading', { level: 2 })).toHaveText('Cedar Mountain');
  await expect(sheet(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.locator('.task')).toHaveCount(2);
  await page.getByRole('button', { name: 'PL', exact: true }).click();
  await expect(page.locator('.task.by-union h3')).toHaveText('Unia');
  // One-letter words of Polish prose do not end a line.
  expect(await page.locator('.history').textContent()).toMatch(/ w\u00a0/);
  await page.getByRole('button', { name: 'EN', exact: true }).click();

  await page.getByRole('radio', { name: /Both sides yourself/ }).check();
  await page.getByRole('button', { name: 'Start Cedar Mountain', exact: true }).click();
  await expect(page.locator('.piece').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Briefing' }).click();
  await page.getByRole('button', { name: 'Show me' }).first().click();
  await expect(page.locator('.target.spoken')).toHaveCount(1);
  await page.getByRole('button', { name: 'Finish transfers' }).click();

  await expect(page.locator('.decider')).toContainText('Confederacy');
  await page.getByRole('link', { name: 'Games and battles' }).click();
  await test.step('what was left comes first, as it was left', async () => {
    const left = page.locator('.continued');
    await expect(left).toContainText('Confederacy to decide');
    await expect(left).toContainText('Turn 1. Points: Union 6, Confederacy 0.');
    await expect(left.locator('.stand.union').first()).toBeVisible();
    await expect(page.locator('.card', { hasText: 'Cedar Mountain' })).toContainText('begun');
    await left.getByRole('link', { name: 'Continue Cedar Mountain' }).click();
    await expect(page.locator('.decider')).toContainText('Confederacy');
  });

  await test.step('from the sheet on with it, or to another game beside it', async () => {
    await page.goto('/#cedar-mountain');
    await page.getByRole('radio', { name: /Both sides yourself/ }).check();
    await expect(sheet(page).getByRole('link', { name: 'Continue your unfinished game' })).toBeVisible();
    await page.getByRole('button', { name: 'Start another game', exact: true }).click();
    await expect(page.locator('.decider')).toContainText('Union');
  });
});

test('a sheet is read from its beginning, and the list is where it was when it closes', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('link', { name: /^Second Manassas/ });
  await card.click();
  const scrolled = await page.evaluate(() => window.scrollY);
  await expect(sheet(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(page.locator('.card.chosen h3')).toHaveText('Second Manassas');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(card).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('hidden forces are a way to sit down, and the start button says so', async ({ page }) => {
  await page.goto('/#first-march');
  await page.getByRole('radio', { name: /Two at this screen/ }).check();
  await page.getByRole('radio', { name: /Hidden forces/ }).check();
  await page.getByRole('button', { name: 'Start Laurel Bend with hidden forces' }).click();
  await expect(page.locator('.piece').first()).toBeVisible();
  await expect(page).toHaveURL(/scenario=first-march&options=limitedIntelligence/);
});

test('battles by size and theme, and all of them again', async ({ page }) => {
  await page.goto('/');
  const shown = page.locator('.card h3');
  await page.getByRole('button', { name: 'Raid', exact: true }).click();
  await expect(shown).toHaveText(['Stuart’s Raid', 'Jackson’s March']);
  await page.getByRole('button', { name: 'a weekend' }).click();
  await expect(page.locator('main')).toContainText('No battle is of this size and kind');
  await page.getByRole('button', { name: 'Raid', exact: true }).click();
  await expect(shown).toHaveText(['From the Rappahannock to Bull Run']);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(shown).toHaveCount(10);
});

test('the lessons are a path: what is done is marked, and what comes next', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('wigwag.lessons', 'first-march'));
  await page.goto('/');
  const stops = page.locator('.stop');
  await expect(stops).toHaveCount(4);
  await expect(page.locator('.stop.done b')).toHaveText('On the road (done)');
  await expect(page.locator('.stop.next b')).toHaveText('From two sides');
  await expect(page.locator('main')).toContainText('1 of 4 done');
  await page.locator('.stop.next').getByRole('link').click();
  await expect(page.locator('.lesson-step')).toHaveText('Step 1 of 11');
});

for (const theme of ['light', 'dark'] as const) {
  test(`the pictures are drawn for the ${theme}, and nothing bars anybody`, async ({ page }) => {
    await page.addInitScript(chosen => localStorage.setItem('wigwag.theme', chosen), theme);
    await page.goto('/#stuarts-raid');
    const picture = sheet(page).locator('img.preview');
    await expect(picture).toHaveAttribute('src', `library/previews/stuarts-raid-${theme}.png`);
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(
      600,
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.target)])).toEqual([]);
  });
}

test('a scenario that does not exist is named, with the way back', async ({ page }) => {
  await page.goto('/?scenario=nowhere');
  await expect(page.getByRole('alert')).toContainText('nowhere');
  await page.getByRole('link').click();
  await expect(page.locator('.card').first()).toBeVisible();
});

test('a seed that is not a number is reported, with the way on', async ({ page }) => {
  await page.goto('/?scenario=first-march&seed=abc');
  await expect(page.getByRole('alert')).toContainText('seed=abc');
  await page.getByRole('link', { name: 'Open without it' }).click();
  await expect(page.locator('.piece').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [language, title] of [
    ['EN', 'From the Rappahannock to Bull Run'],
    ['PL', 'Od Rappahannock do Bull Run'],
  ] as const) {
    test(`the longest title can be read in the list, on the briefing and at the table (${language})`, async ({
      page,
    }) => {
      const isWhole = async (heading: Locator): Promise<void> => {
        await expect(heading).toHaveText(title);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const [sideways, below] = await heading.evaluate(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            [scrollWidth - clientWidth, scrollHeight - clientHeight] as const,
        );
        expect(sideways).toBe(0);
        // Tails of letters may reach out of a tight line; another line may not.
        expect(below).toBeLessThan(6);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      };
      await page.goto('/');
      await page.getByRole('button', { name: language, exact: true }).click();
      await isWhole(page.getByRole('heading', { level: 3, name: title }));
      await page.getByRole('link', { name: title }).click();
      await isWhole(sheet(page).getByRole('heading', { level: 2 }));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.getByRole('button', { name: /^Start |^Rozpocznij/ }).click();
      await expect(page.locator('.piece').first()).toBeVisible();
      await isWhole(page.getByRole('heading', { level: 1 }));
      // The first step of a game, and another game.
      await page.locator('.decision .choice.main').click();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('button', { name: /New game|Nowa gra/ }).click();
      await isWhole(page.getByRole('heading', { level: 1 }));
    });
  }
});
