import { expect, type Page, test } from '@playwright/test';
import { arranged, initiative, march, TRANSFERS } from './arranged.ts';
import { Desk } from './desk.ts';
import { keptGames, keptText } from './kept.ts';

const RECORD = arranged([...TRANSFERS, ...initiative('confederate'), ...march('Calloway', 3, 'L1211', 'L1311')]);

const sign = (page: Page) => page.locator('.keeping');
const isKept = (page: Page): Promise<void> => expect(sign(page)).toHaveAttribute('data-keeping', 'kept');

/** Begins Laurel Bend and makes its first decision. */
async function begun(page: Page, seed = 3): Promise<Desk> {
  const desk = new Desk(page);
  await desk.open(seed);
  await desk.choice('Finish transfers').click();
  await isKept(page);
  return desk;
}

test('a page that is closed as soon as a decision is shown as kept: it is there, under an address of its own', async ({
  page,
  context,
}) => {
  await begun(page);
  await expect(page).toHaveURL(/\?game=[\w-]+$/);
  const address = page.url();
  await page.getByRole('button', { name: 'Finish transfers' }).click();
  await expect(sign(page)).toHaveAttribute('data-log', '4');
  await isKept(page);
  await page.close({ runBeforeUnload: false });
  const again = new Desk(await context.newPage());
  await again.page.goto(address);
  await expect(again.prompt).toContainText('take the initiative');
  const [game] = await keptGames(again.page);
  expect(game?.decisions).toBeGreaterThanOrEqual(2);
  await again.page.goto('/?scenario=first-march&seed=3');
  await expect(again.page).toHaveURL(address);
});

test('two tabs: the second follows, takes over, and plays on when the first is closed', async ({ page, context }) => {
  const one = await begun(page);
  const two = new Desk(await context.newPage());
  await two.page.goto(page.url());
  const strip = (desk: Desk) => desk.page.locator('.slip');
  await expect(strip(two)).toContainText('being played in another tab');
  await two.choice('Finish transfers').click({ force: true });
  await expect(two.message).toContainText('only its players can decide');
  await expect(two.page.getByRole('button', { name: 'Undo' })).toBeDisabled();

  await test.step('it sees what the first decides', async () => {
    await one.choice('Finish transfers').click();
    await expect(one.prompt).toContainText('take the initiative');
    await expect(two.prompt).toContainText('take the initiative');
  });

  await test.step('it takes over, and the first follows', async () => {
    await two.page.getByRole('button', { name: 'Play here' }).click();
    await expect(strip(two)).toHaveCount(0);
    await expect(strip(one)).toContainText('being played in another tab');
    await two.choice('Take the initiative').click();
    await isKept(two.page);
    await expect(one.prompt).toHaveText((await two.prompt.textContent()) ?? '');
  });

  await test.step('the first plays again when the second is closed', async () => {
    await two.page.close();
    await expect(strip(one)).toHaveCount(0);
    await page.keyboard.press('u');
    await expect(one.prompt).toContainText('take the initiative');
    await isKept(page);
    const [game, ...others] = await keptGames(page);
    expect(others).toEqual([]);
    expect(await keptText(page, game?.id ?? '')).toContain('"kind":"undo"');
  });
});

test('with hidden forces a tab that follows shows the curtain and nothing else', async ({ page, context }) => {
  await page.goto('/?scenario=first-march&seed=3&options=limitedIntelligence');
  await page.getByRole('button', { name: 'Finish transfers' }).click();
  await expect(page).toHaveURL(/\?game=/);
  const two = await context.newPage();
  await two.goto(page.url());
  await expect(two.getByRole('heading', { name: 'being played in another tab' })).toBeVisible();
  await expect(two.locator('.piece')).toHaveCount(0);
  await expect(two.getByRole('button', { name: 'I am here' })).toHaveCount(0);
  await page.close();
  await expect(two.getByRole('button', { name: 'I am here' })).toBeVisible();
  await expect(two.locator('.piece')).toHaveCount(0);
});

test('games of an older version move out of the old storage once, and go on', async ({ page }) => {
  await page.goto('/?about');
  await page.evaluate(record => {
    localStorage.setItem('wigwag.first-march.1', record);
    localStorage.setItem('wigwag.pickets.7', record);
  }, RECORD);
  await page.goto('/?scenario=first-march&seed=1');
  const desk = new Desk(page);
  await expect(desk.prompt).toContainText('2 movement points left');
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage)
        .filter(key => key.includes('.'))
        .sort(),
    ),
  ).not.toContain('wigwag.first-march.1');
  const games = await keptGames(page);
  expect(games.map(({ address }) => address).sort()).toEqual(['?scenario=first-march', '?scenario=first-march&seed=1']);
  await desk.choice('End the march').click();
  await isKept(page);
  await page.reload();
  await expect(desk.prompt).not.toContainText('movement points left');
  await test.step('a game of another title under a key does not open there', async () => {
    await page.goto('/?title=pickets&posts=7');
    await expect(page.locator('.lane, .curtain').first()).toBeVisible();
  });
});

/** Writes to the database fail from now on, or no longer. */
const fill = (page: Page, isFull: boolean): Promise<void> =>
  page.evaluate(full => {
    const store = IDBObjectStore.prototype as IDBObjectStore & { really?: IDBObjectStore['add'] };
    store.really ??= store.add;
    const { really } = store;
    store.add = full
      ? () => {
          throw new DOMException('full', 'QuotaExceededError');
        }
      : really;
  }, isFull);

test('what is not kept is said, again with each decision, and leaving asks; then it is kept after all', async ({
  page,
}) => {
  const desk = await begun(page);
  await fill(page, true);
  await desk.choice('Finish transfers').click();
  const slip = page.locator('.slip');
  await expect(slip).toContainText('The last decisions are not kept');
  await expect(sign(page)).toHaveAttribute('data-keeping', 'not-kept');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(slip).toHaveCount(0);
  await desk.choice('Take the initiative').click();
  await expect(slip).toContainText('The last decisions are not kept');

  await test.step('the browser asks before the page is left', async () => {
    const asked = page.waitForEvent('dialog');
    void page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
  });

  await fill(page, false);
  await expect(slip).toHaveCount(0, { timeout: 15_000 });
  await isKept(page);
  const prompt = await desk.prompt.textContent();
  await page.reload();
  await expect(desk.prompt).toHaveText(prompt ?? '');
});

test('several games of one scenario: a new one leaves the old one where it is', async ({ page }) => {
  const desk = await begun(page);
  const first = page.url();
  await desk.choice('Finish transfers').click();
  await isKept(page);
  await (await desk.inMenu('New game')).click();
  await expect(desk.prompt).toContainText('Union: leaders may be transferred');
  await expect(page).toHaveURL(/scenario=first-march&seed=3$/);
  await desk.choice('Finish transfers').click();
  await expect(page).toHaveURL(/\?game=/);
  expect(page.url()).not.toBe(first);
  await page.goto(first);
  await expect(desk.prompt).toContainText('take the initiative');
  expect(await keptGames(page)).toHaveLength(2);
});
