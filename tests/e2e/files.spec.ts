import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { arranged, initiative, march, TRANSFERS } from './arranged.ts';
import { Desk } from './desk.ts';
import { keptGames, keptText } from './kept.ts';

const RECORD = arranged([...TRANSFERS, ...initiative('confederate'), ...march('Calloway', 3, 'L1211', 'L1311')]);

/** Presses a button that hands out a file; where it was put, and under which name. */
async function saved(page: Page, button: string): Promise<{ readonly path: string; readonly name: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  const download = await coming;
  return { path: await download.path(), name: download.suggestedFilename() };
}

const SAVE = 'Save the game to a file';

const openFile = (page: Page, path: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(path);

const text = (name: string, content: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

test('a game is saved to a file, replayed by the command, and opened in another browser where it was', async ({
  page,
  browser,
}) => {
  // The command is built for it.
  test.slow();
  const desk = new Desk(page);
  await desk.resume(RECORD);
  await expect(desk.prompt).toContainText('2 movement points left');
  const log = await page.locator('.log').textContent();
  await desk.inMenu(SAVE);
  const { path, name } = await saved(page, SAVE);
  await expect(page.locator('.menu-leaf')).toHaveCount(0);
  expect(name).toBe('first-march-turn-1.wigwag.json');

  await test.step('the command line replays it', () => {
    const told = execFileSync(process.execPath, ['tools/wigwag.mjs', 'replay', path, '--lang', 'en'], {
      encoding: 'utf8',
    });
    expect(told).toContain('decisions replayed to the recorded position.');
  });

  const other = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const away = new Desk(await other.newPage());
  await test.step('elsewhere it opens by keyboard at the last decision, with its log, its dice and its past', async () => {
    const chooser = away.page.waitForEvent('filechooser');
    await away.page.goto('/');
    await away.page.getByRole('button', { name: 'Open a game file' }).focus();
    await away.page.keyboard.press('Enter');
    await (await chooser).setFiles(path);
    await expect(away.prompt).toContainText('2 movement points left');
    await expect(away.page).toHaveURL(/\?game=[\w-]+$/);
    await expect(away.piece('Calloway')).toHaveAttribute('aria-label', /L1311/);
    expect(await away.page.locator('.log').textContent()).toBe(log);
    await away.page.keyboard.press('u');
    await expect(away.piece('Calloway')).toHaveAttribute('aria-label', /L1211/);
  });

  await test.step('it is kept there, and the way back leads to the list', async () => {
    await expect(away.page.locator('[data-keeping]').first()).toHaveAttribute('data-keeping', 'kept');
    await away.page.reload();
    await expect(away.piece('Calloway')).toHaveAttribute('aria-label', /L1211/);
    await away.page.goBack();
    await expect(away.page.locator('.card').first()).toBeVisible();
  });

  await test.step('the same file is a game of its own beside the one that was played on; twice, it is the same game', async () => {
    await openFile(away.page, path);
    await expect(away.piece('Calloway')).toHaveAttribute('aria-label', /L1311/);
    await expect(away.page).toHaveURL(/\?game=/);
    expect(await keptGames(away.page)).toHaveLength(2);
    const address = away.page.url();
    await away.page.goto('/');
    await openFile(away.page, path);
    await expect(away.page).toHaveURL(address);
    await expect(away.piece('Calloway')).toHaveAttribute('aria-label', /L1311/);
    expect(await keptGames(away.page)).toHaveLength(2);
  });
  await other.close();
});

test('a file that is no game says what is wrong, in both languages, and nothing kept is touched', async ({ page }) => {
  await page.addInitScript(record => localStorage.setItem('wigwag.first-march', record), RECORD);
  await page.goto('/');
  const slip = page.locator('.slip');
  await openFile(page, text('broken.json', `${RECORD.slice(0, -20)}`));
  await expect(slip).toContainText('“broken.json” cannot be opened');
  await expect(slip).toContainText(`line ${RECORD.split('\n').length - 2}, column`);
  await page.getByRole('button', { name: 'PL', exact: true }).click();
  await expect(slip).toContainText('Nie można otworzyć pliku „broken.json”');
  await page.getByRole('button', { name: 'EN', exact: true }).click();

  await openFile(page, text('parted.json', RECORD.replace('[[1,6]]', '[[7,6]]')));
  await expect(slip).toContainText('From decision 3 on this record was changed');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(slip).toHaveCount(0);
  expect(await keptGames(page)).toHaveLength(1);

  await test.step('a file that is dropped is read as well', async () => {
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File([''], 'nothing.json'));
      return data;
    });
    await page.dispatchEvent('body', 'dragover', { dataTransfer: dropped });
    await expect(page.locator('.open-file')).toContainText('Drop the file');
    await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
    await expect(slip).toContainText('The file is empty');
  });

  await test.step('of two the later one counts, though the earlier takes longer to read', async () => {
    const both = await page.evaluateHandle(record => {
      const holding = (name: string, content: string): DataTransfer => {
        const data = new DataTransfer();
        data.items.add(new File([content], name));
        return data;
      };
      return [holding('game.json', record), holding('later.json', 'no game')] as const;
    }, RECORD);
    await page.evaluate(files => {
      for (const dataTransfer of files) window.dispatchEvent(new DragEvent('drop', { dataTransfer }));
    }, both);
    await expect(slip).toContainText('later.json');
    await page.waitForTimeout(1000);
    await expect(slip).toContainText('later.json');
  });
});

test('a kept game that cannot be played on is shown, can be saved, and stays as it is beside a new one', async ({
  page,
}) => {
  const damaged = RECORD.replace('[[1,6]]', '[[7,6]]');
  await page.goto('/');
  await page.evaluate(record => localStorage.setItem('wigwag.first-march', record), damaged);
  await page.goto('/?scenario=first-march');
  await expect(page.getByRole('alert')).toContainText('From decision 3 on this record was changed');
  const { path } = await saved(page, 'Save it to a file');
  expect(readFileSync(path, 'utf8')).toBe(damaged);
  const [old] = await keptGames(page);
  await page.getByRole('button', { name: 'Continue after decision 2' }).click();
  const desk = new Desk(page);
  await expect(desk.choice('Take the initiative')).toBeVisible();
  await expect.poll(async () => (await keptGames(page)).length).toBe(2);
  expect(await keptText(page, old?.id ?? '')).toBe(damaged);

  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('wigwag.first-march.7', 'rained upon'));
  await page.goto('/?scenario=first-march&seed=7');
  await expect(page.getByRole('alert')).toContainText('line 1, column 1');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(desk.prompt).toContainText('Union: leaders may be transferred');
  expect((await keptGames(page)).length).toBe(3);
});

test('with hidden forces it is said what a file knows before it is handed out; lessons have none', async ({ page }) => {
  await page.goto('/?scenario=first-march&seed=3&options=limitedIntelligence');
  const desk = new Desk(page);
  await (await desk.inMenu(SAVE)).click();
  await expect(page.locator('.slip')).toContainText('what each side has hidden');
  const coming = page.waitForEvent('download');
  await page.locator('.slip').getByRole('button', { name: SAVE }).click();
  expect((await coming).suggestedFilename()).toBe('first-march-turn-1.wigwag.json');
  await expect(page.locator('.slip')).toHaveCount(0);

  await test.step('what is sealed cannot be undone; a new game leaves it where it is', async () => {
    await page.getByRole('button', { name: 'Finish transfers' }).click();
    await page.getByRole('button', { name: 'I am here' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await expect(page).toHaveURL(/\?game=/);
    await (await desk.inMenu('New game')).click();
    await expect(page.locator('.decision')).toContainText('Union');
    await expect(page).toHaveURL(/options=limitedIntelligence$/);
    await page.goBack();
    await page.getByRole('button', { name: 'I am here' }).click();
    await expect(page.locator('.decision')).toContainText('Confederacy');
  });

  await page.goto('/?lesson=first-march');
  await expect(page.locator('.lesson')).toBeVisible();
  await expect(await desk.inMenu('New game')).toBeVisible();
  await expect(page.getByRole('button', { name: SAVE })).toHaveCount(0);
});

test('a file is signed by the browser that saved it; one that nobody vouches for is opened only when asked', async ({
  page,
}) => {
  const desk = new Desk(page);
  await desk.resume(RECORD);
  await expect(desk.prompt).toContainText('2 movement points left');
  await desk.inMenu(SAVE);
  const { path } = await saved(page, SAVE);
  const record = JSON.parse(readFileSync(path, 'utf8'));
  expect(record.signature.key).toMatch(/^[\w-]{43}$/);

  const slip = page.locator('.slip');
  await page.goto('/');
  const first = record.signature.value[0] === 'A' ? 'B' : 'A';
  const signature = { ...record.signature, value: first + record.signature.value.slice(1) };
  await openFile(page, text('forged.json', JSON.stringify({ ...record, signature })));
  await expect(slip).toContainText('The signature does not fit');
  const { signature: _, ...unsigned } = record;
  await openFile(page, text('old.json', JSON.stringify({ ...unsigned, format: 'wigwag-record 1' })));
  await expect(slip).toContainText('the format of an older version');
  await page.getByRole('button', { name: 'Open it anyway' }).click();
  await expect(desk.prompt).toContainText('2 movement points left');
});
