import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { arranged, initiative, TRANSFERS } from './arranged.ts';

const RECORD = arranged([...TRANSFERS, ...initiative('confederate')]);

const games = (page: Page): Locator => page.locator('.your-games > .games > .game');
const game = (page: Page, name: string): Locator => games(page).filter({ hasText: name });
const inMore = async (page: Page, name: string, deed: string): Promise<void> => {
  await page
    .getByRole('button', { name: `More for ${name}`, exact: true })
    .first()
    .click();
  await page.locator('.more').getByRole('button', { name: deed, exact: true }).click();
};

async function begin(page: Page, scenario: string): Promise<void> {
  await page.goto(`/?scenario=${scenario}`);
  await page.getByRole('button', { name: 'Finish transfers' }).click();
  await expect(page).toHaveURL(/\?game=/);
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await inMore(page, from, 'Rename');
  await page.getByRole('textbox', { name: 'Name of the game' }).fill(to);
  await page.keyboard.press('Enter');
  await expect(page.locator('.your-games').getByRole('heading', { level: 3, name: to })).toBeVisible();
}

const openFile = (page: Page, name: string, text: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('games are named, begun again, put away, deleted and brought back', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.your-games')).toContainText('Every game you begin is kept here');
  await begin(page, 'first-march');
  await page.goto('/');
  await rename(page, 'Laurel Bend', 'With Marta');
  await expect(game(page, 'With Marta')).toContainText('Laurel Bend');

  await test.step('the only one is deleted and brought back by keyboard', async () => {
    await expect(page.getByRole('button', { name: 'More for With Marta' })).toBeFocused();
    await inMore(page, 'With Marta', 'Delete');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(games(page)).toHaveCount(1);
  });

  await test.step('another of the same stands beside it', async () => {
    await inMore(page, 'With Marta', 'Begin another');
    await page.getByRole('button', { name: 'Finish transfers' }).click();
    await expect(page).toHaveURL(/\?game=/);
    await page.goto('/');
    await expect(games(page)).toHaveCount(2);
    await expect(games(page).first(), 'the last one played').not.toContainText('With Marta');
  });

  await test.step('the named one goes on where it was', async () => {
    await page.getByRole('link', { name: 'Continue: With Marta' }).click();
    await expect(page.locator('.decider')).toContainText('Confederacy');
    await expect(page).toHaveTitle(/^With Marta – Laurel Bend/);
    await page.goto('/');
  });

  await test.step('put away and taken out again', async () => {
    await inMore(page, 'With Marta', 'Put away');
    await expect(games(page)).toHaveCount(1);
    await page.getByText('Put away: one game').click();
    await page.getByRole('button', { name: 'More for With Marta' }).click();
    await page.getByRole('button', { name: 'Take out again' }).click();
    await expect(games(page)).toHaveCount(2);
  });

  await test.step('deleted, undone, deleted, restored from the bin', async () => {
    await inMore(page, 'With Marta', 'Delete');
    await expect(page.locator('.slip')).toContainText('Deleted “With Marta”.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(games(page)).toHaveCount(2);
    await inMore(page, 'With Marta', 'Delete');
    await expect(games(page)).toHaveCount(1);
    await page.reload();
    await expect(games(page)).toHaveCount(1);
    await page.getByText('Bin: one game').click();
    await page.getByRole('button', { name: 'Restore: With Marta' }).click();
    await expect(games(page)).toHaveCount(2);
  });

  await test.step('for good only when asked twice', async () => {
    await inMore(page, 'With Marta', 'Delete');
    await page.getByText('Bin: one game').click();
    await page.getByRole('button', { name: 'Empty the bin' }).click();
    await page.getByRole('button', { name: 'Delete for good?' }).click();
    await expect(page.getByText('Bin: one game')).toHaveCount(0);
    await page.reload();
    await expect(games(page)).toHaveCount(1);
    await expect(page.locator('.put-away')).toHaveCount(0);
  });
});

test('all games go out in one file and come in elsewhere; what is there is skipped, what is damaged is named', async ({
  page,
  browser,
}) => {
  await begin(page, 'first-march');
  await page.goto('/');
  await rename(page, 'Laurel Bend', 'Żółć');
  await begin(page, 'cedar-mountain');
  await page.goto('/');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all to one file' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^wigwag-games-\d{4}-\d\d-\d\d\.ndjson$/);
  const file = readFileSync(await download.path(), 'utf8');

  const other = await browser.newContext({ locale: 'en-GB' });
  const away = await other.newPage();
  const slip = away.locator('.slip');
  await away.goto('/');
  await openFile(away, 'all.ndjson', file.replace('"name":"Żółć"', '"name":"Żółw"'));
  await expect(slip).toContainText('“Żółw” was not added: it was changed after it was saved');
  await expect(slip).toContainText('One game was added.');
  await expect(games(away)).toHaveCount(1);
  await openFile(away, 'all.ndjson', file);
  await expect(slip).toContainText('One game was added.');
  await expect(slip).toContainText('One game was here already.');
  await expect(games(away)).toHaveCount(2);
  await openFile(away, 'all.ndjson', file);
  await expect(slip).toContainText('2 games were here already.');
  await away.getByRole('link', { name: 'Continue: Żółć' }).click();
  await expect(away.locator('.decider')).toContainText('Confederacy');
  await other.close();
});

test('a game whose lines were changed is marked, and the others are not', async ({ page }) => {
  await begin(page, 'first-march');
  const id = new URL(page.url()).searchParams.get('game') ?? '';
  await begin(page, 'cedar-mountain');
  await page.evaluate(async changed => {
    const opening = indexedDB.open('wigwag');
    await new Promise(resolve => opening.addEventListener('success', resolve));
    const writing = opening.result.transaction('lines', 'readwrite');
    const key = [changed, 1];
    const asked = writing.objectStore('lines').get(key);
    asked.addEventListener('success', () => {
      const line = asked.result as { text: string };
      writing.objectStore('lines').put({ ...line, text: line.text.replace('union', 'confederate') });
    });
    await new Promise(resolve => writing.addEventListener('complete', resolve));
    opening.result.close();
  }, id);
  await page.goto('/');
  await expect(game(page, 'Laurel Bend')).toContainText('Damaged');
  await expect(game(page, 'Cedar Mountain')).not.toContainText('Damaged');
});

test('many games are found by a word, and not all are shown at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.your-games .none')).toBeVisible();
  await page.evaluate(async () => {
    const opening = indexedDB.open('wigwag');
    await new Promise(resolve => opening.addEventListener('success', resolve));
    const writing = opening.result.transaction(['games', 'lines'], 'readwrite');
    for (let n = 0; n < 200; n++) {
      const about = { id: `g${n}`, ruleset: 'gcacw', setup: { scenario: 'cedar-mountain', options: {} }, seed: 'x' };
      const label = { en: 'Cedar Mountain', pl: 'Cedar Mountain' };
      const times = { begun: n, changed: n, lines: 1, decisions: n };
      const name = n === 7 ? { name: 'Źdźbło' } : {};
      const rest = { address: '?scenario=cedar-mountain', isOver: false, holder: 'x', label };
      writing.objectStore('games').put({ ...about, ...times, ...rest, ...name });
      writing.objectStore('lines').put({ game: `g${n}`, n: 0, text: '{}\n' });
    }
    await new Promise(resolve => writing.addEventListener('complete', resolve));
    opening.result.close();
  });
  await page.reload();
  await expect(games(page)).toHaveCount(12);
  await expect(games(page).first()).toContainText('199 decisions');
  await page.getByRole('searchbox', { name: 'Find a game' }).fill('zdzblo');
  await expect(games(page)).toHaveCount(1);
  await expect(games(page)).toContainText('Źdźbło');
  await page.getByRole('searchbox').fill('nowhere');
  await expect(page.locator('.your-games')).toContainText('No game has “nowhere”');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Show all 200' }).click();
  await expect(games(page)).toHaveCount(200);
});

test('reading a file can be given up at any moment', async ({ page, context }) => {
  await context.route('**/library/scenarios/first-march.json', () => undefined);
  await page.goto('/');
  await openFile(page, 'game.json', RECORD);
  await expect(page.locator('.slip')).toContainText('Reading and replaying “game.json”');
  await page.locator('.slip').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.slip')).toHaveCount(0);
  await context.unroute('**/library/scenarios/first-march.json');
  await openFile(page, 'game.json', RECORD);
  await expect(page.locator('.decider')).toContainText('Confederacy');
});
