import { expect, type Locator, test } from '@playwright/test';

test('from the list through the briefing to the table, and back to a game that was left', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.card')).toHaveCount(10);
  await page.getByRole('link', { name: /Cedar Mountain/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cedar Mountain');
  await expect(page.locator('.task')).toHaveCount(2);
  await page.getByRole('button', { name: 'PL', exact: true }).click();
  await expect(page.locator('.task.by-union h2')).toHaveText('Unia');
  // One-letter words of Polish prose do not end a line.
  expect(await page.locator('.history').textContent()).toMatch(/ w\u00a0/);
  await page.getByRole('button', { name: 'EN' }).click();

  await page.getByRole('link', { name: 'Start the game' }).click();
  await expect(page.locator('.piece').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Briefing' }).click();
  await page.getByRole('button', { name: 'Show me' }).first().click();
  await expect(page.locator('.target.spoken')).toHaveCount(1);
  await page.getByRole('button', { name: 'Finish transfers' }).click();

  await expect(page.locator('.decider')).toContainText('Confederacy');
  await page.getByRole('link', { name: 'Games and battles' }).click();
  await expect(page.locator('.card')).toHaveCount(10);
  await page.getByRole('link', { name: 'Continue your unfinished game' }).click();
  await expect(page.locator('.decider')).toContainText('Confederacy');

  await test.step('from the briefing also to another game, beside the one that was left', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Cedar Mountain/ }).click();
    await page.getByRole('button', { name: 'Start a new game' }).click();
    await expect(page.locator('.decider')).toContainText('Union');
  });

  await test.step('a briefing is read from its beginning, however far down the list its card was', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Second Manassas/ }).click();
    await expect(page.locator('.briefing-page')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

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
      await isWhole(page.getByRole('heading', { level: 1 }));
      await page.getByRole('link', { name: /Start the game|Rozpocznij grę/ }).click();
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
