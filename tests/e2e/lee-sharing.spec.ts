import { expect, test } from '@playwright/test';
import { leeBefore } from './leeBefore.ts';
import { LeeTable, middleOf, OPENING } from './leeTable.ts';

test.setTimeout(180_000);

/** A battle whose map both players agree on: quick to set up. */
const QUICK = '&method=agreement&yearBy=referee&year=1862';

test('the screen changes hands without a curtain where nothing is secret, and nothing secret is on it', async ({
  page,
}) => {
  const table = new LeeTable(page);
  await table.begin();
  await table.toPrompt(/Blue keeps 3/);
  await test.step('the keys that cards show pick them', async () => {
    for (const key of ['1', '2', '4']) await page.keyboard.press(key);
    await expect(page.locator('.lee-face button[aria-pressed=true]')).toHaveCount(3);
  });
  const cards = await page.locator('.lee-face strong').allTextContents();
  await table.press(table.answer('Keep these three'));
  await table.toTerrain();
  await table.tool('Stream').click();
  await test.step('beside a real table the bends are told from two edges, and nothing claims to have seen it', async () => {
    const card = page.locator('.lee-beside');
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'At a real table' }).click();
    await expect(card).toContainText('Put it here: Stream');
    await expect(card).toContainText('24 in from the left edge');
    await expect(card).toContainText('Nobody here has seen your table');
    await page.getByRole('button', { name: 'At a real table' }).click();
    await expect(card).toHaveCount(0);
  });
  const bend = await middleOf(page, table.handle('bend-1'));
  await page.mouse.move(bend.x, bend.y);
  await page.mouse.down();
  await page.mouse.move(bend.x, bend.y - 260, { steps: 4 });
  await page.mouse.up();
  await test.step('the bar and the panel give one reason, with its section', async () => {
    const why = page.locator('.decision .lee-refused');
    await expect(why).toContainText('13.10 Terrain');
    const [sentence = ''] = ((await why.textContent()) ?? '').split(' 13.10');
    await expect(page.locator('.lee-checks .failed')).toContainText(sentence);
    await page.locator('.lee-checks .failed').getByRole('button', { name: 'our reading' }).click();
    await expect(page.locator('.lee-checks .failed')).toContainText('own and the neutral zone only');
    await expect(page.locator('.page')).not.toContainText(/13\.10\/|\bR-\d/);
  });
  await page.keyboard.press('Escape');
  const first = (await table.prompt.textContent()) ?? '';
  await table.decide(table.answer('Pass').first());
  await expect(table.prompt).not.toHaveText(first);
  await expect(table.curtain).toHaveCount(0);
  await test.step('undo goes back to whoever decided before, and says where it ends', async () => {
    await page.keyboard.press('u');
    await expect(table.prompt).toHaveText(first);
    for (let n = 0; n < 4; n++) await page.keyboard.press('u');
    await expect(page.locator('.message')).toContainText('Dice were rolled');
    await expect(page.getByRole('button', { name: 'Undo' }).first()).toHaveAttribute('title', /Dice were rolled/);
  });
  await test.step('hands are backs until their owner holds the key for a second', async () => {
    await table.toTerrain();
    await table.strip.getByRole('button', { name: 'Cards' }).click();
    for (const tab of ['Log', 'Armies', 'Now']) {
      await page.getByRole('tab', { name: tab }).click();
      const shown = await page.content();
      for (const card of cards) expect(shown).not.toContain(card);
    }
    await expect(page.locator('.lee-face')).toHaveCount(0);
    await page.keyboard.down('h');
    await expect(page.locator('.lee-face')).toHaveCount(3);
    await page.keyboard.up('h');
    await expect(page.locator('.lee-face')).toHaveCount(0);
  });
});

test('the end is reported by one, confirmed by the other, and shown with how it came', async ({ page }) => {
  const table = new LeeTable(page);
  await table.begin(QUICK);
  await table.toPrompt(/activates a corps/);
  await table.press(table.answer('Propose to end'));
  await table.press(table.answer('Agree').or(table.answer('').first()).first());
  await page.locator('.lee-form select').first().selectOption('blue');
  await page.getByRole('button', { name: 'Report it' }).click();
  await expect(page.locator('.lee-standing')).toContainText('has still to confirm');
  await table.press(table.answer('Confirm'));
  const ending = page.locator('.ending');
  await expect(ending).toContainText('Hold your own operational base.');
  await expect(ending.getByRole('button', { name: 'Print the A4 sheet' })).toBeVisible();
  await expect(ending.getByRole('button', { name: 'Picture (PNG)' })).toBeVisible();
  await expect(ending.getByRole('button', { name: 'Save the game' })).toBeVisible();
  await expect(ending.getByRole('link')).toBeVisible();
  const spoken = page.locator('.lee-map .thing[aria-pressed=true]');
  await test.step('the battle is gone through as everybody saw it, or through the eyes of a side', async () => {
    await page.keyboard.press('Shift+R');
    const bar = page.locator('.replay-bar');
    const slider = page.getByRole('slider');
    await expect(ending).toHaveCount(0);
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuenow', '1');
    await expect(page.locator('.lee-board.on-lists')).toBeVisible();
    await expect(page.locator('.lee-board button:enabled')).toHaveCount(0);
    await table.strip.getByRole('button', { name: 'Deployment' }).click();
    await page.keyboard.press('ArrowLeft');
    await expect(spoken.first()).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Play on from here' })).toBeVisible();
    await bar.getByRole('button', { name: 'Grey' }).click();
    await expect(bar.getByRole('button', { name: 'Grey' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
  });
  await test.step('a line of the log leads to the piece, or to the moment when it lay there', async () => {
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log .entry', { hasText: 'deploys' }).locator('li button').first().click();
    await expect(spoken).toHaveCount(1);
  });
});

test('players who roll themselves are asked whose roll it is, by name, and go on after a reload', async ({ page }) => {
  const table = new LeeTable(page);
  await table.begin(`${QUICK}&options=ownDice`);
  const sheet = page.locator('.typed-dice');
  /** Answers draws and rolls until something is decided that none is needed for. */
  const draws = async (until: RegExp): Promise<void> => {
    for (let n = 0; n < 60; n++) {
      if (await table.isAsked(until)) return;
      if ((await sheet.getByRole('button', { name: 'hold to open' }).count()) > 0) {
        await sheet.getByRole('button', { name: 'hold to open' }).dispatchEvent('pointerdown');
        await expect(sheet.getByRole('button', { name: 'That is what came' })).toBeVisible();
      }
      if ((await sheet.getByRole('button', { name: 'That is what came' }).count()) === 0)
        await table.decideSimply((await table.prompt.textContent()) ?? '');
      else await answer();
      await page.waitForTimeout(100);
    }
  };
  const answer = async (): Promise<void> => {
    const done = sheet.getByRole('button', { name: 'That is what came' });
    const choices = sheet.locator('.typed-places .choice');
    if ((await sheet.locator('.typed-faces .choice').count()) > 0) {
      for (let n = 0; n < 12 && (await done.isDisabled()); n++) await page.keyboard.press(`${(n % 6) + 1}`);
    } else for (let n = 0; n < 6 && (await done.isDisabled()); n++) await choices.nth(n).click();
    await done.click();
  };
  await draws(/may redraw/);
  await test.step('a side’s own draw, from generals that both can name', async () => {
    await page.locator('.lee-answers .choice', { hasText: 'Corps' }).first().click();
    await expect(sheet.locator('h2')).toContainText('redraw of a general');
    await expect(sheet.locator('.typed-places .choice').first()).toContainText(/[A-Z][a-z]+ [A-Z]/);
    await answer();
    await expect(table.prompt).toContainText(/replaces|place|drawn|general/);
  });
  await draws(/Roll your dice.*initiative/);
  await expect(sheet.locator('h2')).toContainText('Union');
  await answer();
  await expect(sheet.locator('h2')).toContainText('Confederacy');
  await page.reload();
  await expect(sheet.locator('h2')).toContainText('Confederacy');
  for (let n = 0; n < 20 && (await table.isAsked(/Roll your dice.*initiative/)); n++) {
    await answer();
    await page.waitForTimeout(100);
  }
  await expect(table.prompt).not.toContainText('Roll your dice');
});

test('a command test is rolled at the table and typed in; what was typed is still there after a reload', async ({
  page,
}) => {
  // A whole battle is played through first.
  test.slow();
  const table = new LeeTable(page);
  await page.goto('/');
  const buffer = Buffer.from(leeBefore('commandTest'));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lee.wigwag.json', mimeType: 'application/json', buffer });
  await expect(table.strip).toBeVisible({ timeout: OPENING });
  await (await table.inMenu('Our own')).click();
  await page.keyboard.press('Escape');
  await table.answer('Roll the command test').click();
  const sheet = page.locator('.typed-dice');
  const typed = sheet.locator('.typed-slots .die:has(circle)');
  const done = sheet.getByRole('button', { name: 'That is what came' });
  await expect(sheet.getByRole('heading', { level: 2 })).toContainText('command');
  await page.keyboard.press('7');
  await expect(sheet.locator('.typed-why')).toHaveText('A die shows 1 to 6, not 7.');
  await page.keyboard.press('6');
  await page.keyboard.press('2');
  await expect(typed).toHaveCount(2);
  await expect(done).toBeDisabled();
  await page.reload();
  await expect(typed).toHaveCount(2);
  // A page that is just drawn does not hear keys yet.
  await expect(async () => {
    await page.keyboard.press('5');
    await expect(typed).toHaveCount(3, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('.decision .typed-mark')).toBeVisible();
  await expect(page.locator('.decision .dice .die')).toHaveCount(3);
});
