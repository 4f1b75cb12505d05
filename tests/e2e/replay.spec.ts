import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Arranged, arranged, hex, initiative, march, TRANSFERS } from './arranged.ts';
import { Desk } from './desk.ts';
import { keptGames } from './kept.ts';

/** Two marches, a fight that the Confederacy wins, another march. */
const GAME: readonly Arranged[] = [
  ...TRANSFERS,
  ...initiative('union'),
  ...march('Pruitt', 1, 'L1106'),
  ...initiative('confederate'),
  ...march('Pickering', 6, 'L1108', 'L1107'),
  [{ do: 'attack', target: hex('L1106'), type: 'hasty' }],
  [{ do: 'roll' }, [1, 6]],
];

class Looking extends Desk {
  readonly bar: Locator;
  readonly slider: Locator;
  readonly play: Locator;

  constructor(page: Page) {
    super(page);
    this.bar = page.locator('.replay-bar');
    this.slider = page.getByRole('slider');
    this.play = this.bar.getByRole('button', { name: 'Play', exact: true });
  }

  async begin(): Promise<void> {
    await this.resume(arranged(GAME, 1));
    await this.page.keyboard.press('Shift+R');
    await expect(this.bar).toBeVisible();
  }

  async isAt(action: number): Promise<void> {
    await expect(this.slider).toHaveAttribute('aria-valuenow', String(action));
  }
}

test('one goes through the game by keyboard alone, and back to the decision', async ({ page }) => {
  const looking = new Looking(page);
  await looking.begin();
  await expect(looking.play).toBeFocused();
  const last = Number(await looking.slider.getAttribute('aria-valuemax'));
  await looking.isAt(last);
  await expect(page.locator('.decision')).toHaveCount(0);
  await expect(page.locator('.target.lit, .piece.lit')).toHaveCount(0);

  await test.step('to the beginning: the pieces stand as they stood', async () => {
    await page.keyboard.press('Home');
    await looking.isAt(1);
    await expect(looking.piece('Pruitt')).not.toHaveAttribute('aria-label', /L1106/);
    await expect(page.locator('.move')).toHaveCount(0);
  });

  await test.step('action by action', async () => {
    await page.keyboard.press('ArrowRight');
    await looking.isAt(2);
    await expect(looking.piece('Pruitt')).toHaveAttribute('aria-label', /L1106/);
    await expect(page.locator('.move.union')).toHaveCount(1);
    await expect(page.locator('.replay-actions .here')).toContainText('Pruitt marches to L1106 Harlow');
  });

  await test.step('to the next battle, which the Union has won', async () => {
    await page.keyboard.press('Shift+ArrowRight');
    await looking.isAt(last);
    await expect(page.locator('.replay-actions h2')).toContainText('Pickering attacks L1106 Harlow');
    await expect(page.locator('.graph-battle.here.by-union')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await looking.isAt(last - 1);
  });

  await test.step('nothing can be decided or taken back meanwhile', async () => {
    for (const key of ['1', 'u', 'r']) await page.keyboard.press(key);
    await looking.isAt(last - 1);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  await test.step('the list goes along, by arrows too', async () => {
    await page.locator('.replay-actions .here button').focus();
    await page.keyboard.press('ArrowUp');
    await looking.isAt(last - 2);
    await expect(page.locator('.replay-actions .here button')).toBeFocused();
  });

  await test.step('back to the game, where the focus is on what is asked', async () => {
    await page.keyboard.press('Escape');
    await expect(looking.bar).toHaveCount(0);
    await expect(looking.prompt).toBeFocused();
    await expect(page.locator('.log')).toBeVisible();
  });
});

test('it plays by itself to the end, at any speed', async ({ page }) => {
  const looking = new Looking(page);
  await looking.begin();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.locator('.replay-speed').click();
  await expect(page.locator('.replay-speed')).toHaveText('2×');
  await page.keyboard.press(' ');
  await expect(page.locator('.replay-speed'), 'a button answers for itself').toHaveText('4×');
  await looking.slider.focus();
  await page.keyboard.press(' ');
  await expect(looking.bar.getByRole('button', { name: 'Pause' })).toBeVisible();
  await looking.isAt(Number(await looking.slider.getAttribute('aria-valuemax')));
  await expect(looking.play).toBeVisible();
});

test('forces and score are shown as they were', async ({ page }) => {
  const looking = new Looking(page);
  await looking.begin();
  await page.keyboard.press('Home');
  await page.getByRole('tab', { name: 'Forces then' }).click();
  await expect(page.locator('.panel-body .force', { hasText: 'Pruitt' })).not.toContainText('L1106');
  await page.keyboard.press('End');
  await expect(page.locator('.panel-body .force', { hasText: 'Pruitt' })).toContainText('L1106');
  await page.getByRole('tab', { name: 'Score then' }).click();
  await expect(page.locator('.score')).toContainText('If the game ended now');
});

test('a game is played on from a moment, and the first one stays', async ({ page }) => {
  const looking = new Looking(page);
  await looking.begin();
  const [first] = await keptGames(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(looking.bar).toHaveCount(0);
  await expect(page.locator('.slip')).toContainText('This is a new game, played on from action 2.');
  await expect(looking.piece('Pickering')).not.toHaveAttribute('aria-label', /L1107/);
  await expect.poll(async () => (await keptGames(page)).length).toBe(2);
  const games = await keptGames(page);
  expect(games.find(({ id }) => id === first?.id)?.decisions).toBe(first?.decisions);
  await expect.poll(() => new URL(page.url()).search).not.toContain(first?.id ?? '');

  await test.step('it goes on like any game, and is called by where it came from', async () => {
    await looking.choice('Take the initiative').or(looking.choice('Pass')).first().click();
    await page.goto('/');
    await expect(page.locator('.game', { hasText: 'Laurel Bend, from action 2' })).toBeVisible();
    await expect(page.locator('.game')).toHaveCount(2);
  });
});

test('a moment is shared as a link and as a file', async ({ page }) => {
  const looking = new Looking(page);
  await looking.begin();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Share this moment' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this moment' }).inputValue();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game up to here' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('first-march-turn-1-action-2.wigwag.json');
  const text = readFileSync(await download.path(), 'utf8');
  await expect(page.getByRole('button', { name: 'Share this moment' })).toBeFocused();

  await test.step('the link opens the moment', async () => {
    await page.goto('about:blank');
    await page.goto(link);
    await looking.isAt(2);
    await page.keyboard.press('Escape');
    await expect(looking.prompt).toBeVisible();
    expect(page.url()).not.toContain('#at');
  });

  await test.step('the file has the game up to there', async () => {
    await page.goto('/');
    const file = { name: 'moment.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(looking.piece('Pruitt')).toHaveAttribute('aria-label', /L1106/);
    await expect(looking.piece('Pickering')).not.toHaveAttribute('aria-label', /L1107/);
  });
});

test('the graph tells what is pointed at, and is a slider for the pointer', async ({ page }) => {
  const looking = new Looking(page);
  await looking.begin();
  const box = await looking.slider.boundingBox();
  if (box === null) throw new Error('no graph');
  await page.mouse.move(box.x + 20, box.y + 50);
  await expect(page.locator('.graph-tip')).toContainText('1 The opening');
  await page.mouse.down();
  await looking.isAt(1);
  await page.mouse.move(box.x + box.width - 20, box.y + 50);
  await looking.isAt(Number(await looking.slider.getAttribute('aria-valuemax')));
  await page.mouse.up();
});

/** With hidden forces: what the Confederacy has not seen is a march of two hexes. */
const HIDDEN: readonly Arranged[] = [
  ...TRANSFERS,
  ...initiative('union'),
  ...march('Pruitt', 6, 'L1106', 'L1107'),
  [{ do: 'stop' }],
  [{ do: 'roll' }, [1, 6]],
];

async function takeTheSeat(page: Page): Promise<void> {
  await page.goto('/');
  const record = arranged(HIDDEN, 1, { limitedIntelligence: true });
  const file = { name: 'hidden.json', mimeType: 'application/json', buffer: Buffer.from(record) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: /I am here/ }).click();
}

test('who takes the seat is told what the other did; with hidden forces nobody plays on from there before the end', async ({
  page,
}) => {
  const looking = new Looking(page);
  await takeTheSeat(page);
  const slip = page.locator('.slip', { hasText: 'Since your last decision' });
  await expect(slip).toContainText('Pruitt marches to L1107, 2 hexes');
  await expect(looking.choice('Take the initiative')).toBeVisible();
  await slip.getByRole('button', { name: 'Replay' }).click();
  await expect(looking.bar).toContainText('As seen by: Confederacy');
  await expect(looking.bar).toContainText('has to wait for the end of the game');
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Share this moment' }).click();
  await expect(page.locator('.share-leaf')).toContainText('including what each side has hidden');
  await page.keyboard.press('Escape');
  await expect(page.locator('.share-leaf')).toHaveCount(0);
  await expect(looking.bar).toBeVisible();
});

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what the other did is played back first; any key shows the rest and does nothing else', async ({ page }) => {
    const looking = new Looking(page);
    await takeTheSeat(page);
    await expect(page.locator('.watching')).toContainText('Pruitt marches to L1107');
    await page.keyboard.press('1');
    await expect(page.locator('.watching')).toHaveCount(0);
    await expect(looking.choice('Take the initiative')).toBeVisible();
    await expect(looking.piece('Pruitt')).toHaveAttribute('aria-label', /L1107/);
  });

  test('or it ends by itself, and is not played twice', async ({ page }) => {
    const looking = new Looking(page);
    await takeTheSeat(page);
    await expect(page.locator('.watching')).toBeVisible();
    await expect(looking.choice('Take the initiative')).toBeVisible();
    await looking.choice('Take the initiative').click();
    await expect(looking.prompt).toContainText('one action');
    await expect(page.locator('.watching')).toHaveCount(0);
  });
});

test('on a phone: five controls, all large enough, and the list on demand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const looking = new Looking(page);
  await looking.resume(arranged(GAME, 1));
  await (await looking.inMenu('Replay')).click();
  await expect(looking.bar).toBeVisible();
  const controls = looking.bar.locator('.replay-controls button:not(.replay-speed)');
  await expect(controls).toHaveCount(5);
  for (const button of await looking.bar.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect((await looking.play.boundingBox())?.width).toBe(58);
  await expect(page.locator('.replay-actions')).toBeHidden();
  await looking.bar.getByRole('button', { name: 'Actions' }).click();
  await expect(page.locator('.replay-actions .here')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
