import { expect, type Locator, type Page, test } from '@playwright/test';
import { LeeTable, middleOf } from './leeTable.ts';
import { tapSlowly } from './taps.ts';

test.setTimeout(180_000);

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A table at the first moves of a battle, and what a hand does on it. */
class March extends LeeTable {
  readonly moved = this.page.locator('.lee-gauge p');

  /** Units of the corps that may still move. */
  lit(): Locator {
    return this.page.locator('.thing.lit[data-thing*=":"]');
  }

  /** Pixels of an inch. */
  async inch(): Promise<number> {
    const edge = await this.page.locator('.table-edge').boundingBox();
    return (edge?.width ?? 0) / 72;
  }

  /** Ahead of a place, towards the middle of the table. */
  async ahead(from: Spot, inches: number): Promise<Spot> {
    const edge = await this.page.locator('.table-edge').boundingBox();
    const isTop = from.y < (edge?.y ?? 0) + (edge?.height ?? 0) / 2;
    return { x: from.x, y: from.y + (isTop ? 1 : -1) * inches * (await this.inch()) };
  }

  /** As a hand travels: through many places on the way. */
  async travel(to: Spot): Promise<void> {
    await this.page.mouse.move(to.x, to.y, { steps: 25 });
  }

  async clickOn(to: Spot): Promise<void> {
    await this.travel(to);
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  async clickAt(found: Locator): Promise<void> {
    await this.clickOn(await middleOf(this.page, found));
  }
}

test('with the mouse: a march by clicks, a drag, a turn by its knob, each reached across the table', async ({
  page,
}) => {
  const table = new March(page);
  await table.openBefore('moves');
  const marching = table.answer(/^(Combat is over: m|M)arch/);

  await test.step('a unit is dragged at once; the table stays', async () => {
    const [unit, edge] = [await middleOf(page, table.lit().first()), await page.locator('.table-edge').boundingBox()];
    await table.travel(unit);
    await page.mouse.down();
    await table.travel(await table.ahead(unit, 3));
    await page.mouse.up();
    expect(await page.locator('.table-edge').boundingBox()).toEqual(edge);
    await expect(table.moved).toContainText(/^(2\.\d|3|3\.\d)/);
    const before = await table.moved.textContent();
    await table.travel({ x: (edge?.x ?? 0) + 20, y: unit.y });
    await expect(table.moved).toHaveText(before ?? '');
    await table.clickAt(marching);
    await expect(table.lit()).not.toHaveCount(0);
  });

  await test.step('a unit is turned by its knob where it stands', async () => {
    const unit = await middleOf(page, table.lit().first());
    await table.clickOn(unit);
    const knob = await middleOf(page, table.handle('turn').locator('circle.hit-fine'));
    await table.travel(knob);
    expect(await middleOf(page, table.handle('turn').locator('circle.hit-fine'))).toEqual(knob);
    await page.mouse.down();
    await table.travel({ x: knob.x + 2 * (await table.inch()), y: knob.y });
    await page.mouse.up();
    await expect(table.moved).toContainText(/^0 /);
    await table.clickAt(table.answer(/^Turn by/));
    await expect(page.locator('.log, .message')).not.toContainText('range');
  });

  await test.step('what goes too far is offered as far as it may', async () => {
    const unit = await middleOf(page, table.lit().first());
    await table.clickOn(unit);
    await expect(marching).toHaveCount(0);
    await expect(table.answer('Back one leg')).toHaveCount(0);
    await table.clickOn(await table.ahead(unit, 26));
    await expect(marching).toContainText('as far as it may');
    // A quick Enter in the palette does what the bar proposes.
    await page.keyboard.press('Control+k');
    await expect(page.locator('.palette')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(table.handle('turn')).toHaveCount(0);
  });
});

test('the first march says that combat is over, an undo takes both back; a march in hand stays where it was clicked', async ({
  page,
}) => {
  const table = new March(page);
  await table.openBefore('moves');
  const marching = table.answer(/^March/);
  const unit = await middleOf(page, table.lit().first());
  await table.clickOn(unit);
  await table.clickOn(await table.ahead(unit, 4));
  const before = await table.moved.textContent();
  const done = table.answer('combat are done');
  await table.clickAt(done);
  await expect(done).toHaveCount(0);
  await expect(table.moved).toHaveText(before ?? '');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect(done).toBeVisible();
  await table.clickOn(unit);
  await table.clickOn(await table.ahead(unit, 4));
  await expect(marching).toHaveCount(0);
  await table.clickAt(table.answer(/^Combat is over: march/));
  await expect(done).toHaveCount(0);
  await expect(table.sheet).toContainText('has moved');
  await page.keyboard.press('Control+z');
  await expect(done).toBeVisible();
  await expect(table.sheet).not.toContainText('has moved');
  await page.keyboard.press('Control+Shift+z');
  await expect(table.sheet).toContainText('has moved');
});

test('a refused march stays in hand and says why, a click on another unit takes that one, and moves are ended by a second press', async ({
  page,
}) => {
  const table = new March(page);
  await table.openBefore('moves');
  const units = await table.lit().all();
  const name = async (n: number): Promise<string> => (await units[n]?.getAttribute('aria-label'))?.split(',')[0] ?? '';
  const [one, other] = [await name(0), await name(1)];
  const [first, second] = [await middleOf(page, table.lit().nth(0)), await middleOf(page, table.lit().nth(1))];
  await table.clickOn(first);
  await expect(table.sheet.locator('h2').first()).toContainText(one);
  await table.clickOn(second);
  await expect(table.sheet.locator('h2').first()).toContainText(other);

  // Off the table nobody marches.
  await page.getByLabel('From top').fill('90');
  await page.keyboard.press('Tab');
  await expect(page.locator('.lee-checks .failed')).toBeVisible();
  await page.locator('.openmap').focus();
  const before = await table.moved.textContent();
  if ((await table.answer(/as far as it may/).count()) === 0) {
    await page.keyboard.press('Enter');
    await expect(page.locator('.decision .message')).toContainText('Why not?');
    await expect(table.moved).toHaveText(before ?? '');
  }
  await page.keyboard.press('Escape');
  const end = table.answer(/^Moves finished/);
  await end.click();
  await expect(end).toContainText('could still move. Press again');
  await page.keyboard.press('Escape');
  await expect(end).not.toContainText('Press again');
});

test('whoever points at a unit whose corps is not active is led to its corps', async ({ page }) => {
  const table = new March(page);
  await table.openBefore('activation');
  const own = page.locator('.thing[data-drags][data-thing*=":"]').first();
  const [unit, edge] = [await middleOf(page, own), await page.locator('.table-edge').boundingBox()];
  await table.travel(unit);
  await page.mouse.down();
  await table.travel(await table.ahead(unit, 4));
  await page.mouse.up();
  expect(await page.locator('.table-edge').boundingBox()).toEqual(edge);
  await expect(page.locator('.lee-refused')).toContainText('Units move once their corps is active');
  await table.clickAt(table.answer(/^Activate .*Corps.*Enter/));
  await expect(table.prompt).toContainText('is active. First its combat');
});

test('Enter sets down one unit after another, wherever the focus stayed; what is too far out is offered nearer', async ({
  page,
}) => {
  const table = new LeeTable(page);
  await table.openBefore('deployment');
  const left = table.sheet.locator('.lee-left');
  const count = async (): Promise<number> => Number((await left.textContent())?.split(' ')[0]);
  const all = await count();
  await table.tool('to deploy').click();
  for (const done of [1, 2, 3]) {
    await page.keyboard.press('Enter');
    await expect.poll(count).toBe(all - done);
    await expect(table.answer('Deploy here')).toBeVisible();
  }
  await page.getByLabel('From left').fill('71');
  await page.keyboard.press('Tab');
  await expect(page.locator('.lee-refused')).toContainText(/The whole base must stand within 12 in .* it reaches/);
  await table.answer('Take the proposal').click();
  await expect(table.answer('Deploy here')).toHaveAttribute('aria-disabled', 'false');
});

/** One finger from a place to another. */
async function swipe(page: Page, from: Spot, to: Spot): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('a march is set by taps and made by its button', async ({ page }) => {
    const table = new March(page);
    table.by = 'fingers';
    await table.openBefore('moves');
    const tap = (at: Spot): Promise<void> => page.touchscreen.tap(at.x, at.y);
    await tap(await middleOf(page, table.lit().first()));
    const held = await middleOf(page, table.grip());
    await tap(await table.ahead(held, 4));
    await tapSlowly(table.answer('combat are done'));
    await expect(table.moved).toContainText(/^(3\.\d|4|4\.\d)/);
    await tapSlowly(table.answer(/^March/));
    await expect(table.sheet).toContainText('has moved');

    await test.step('a unit is turned by its knob', async () => {
      await tap(await middleOf(page, table.lit().first()));
      const knob = await middleOf(page, table.handle('turn').locator('circle.hit-coarse'));
      await swipe(page, knob, { x: knob.x + 50, y: knob.y });
      await expect(table.moved).toContainText(/^0 /);
      const left = await table.lit().count();
      await tapSlowly(table.answer(/^Turn by/));
      await expect(table.lit()).toHaveCount(left);
    });

    await test.step('a unit is dragged at once', async () => {
      const unit = await middleOf(page, table.lit().first());
      await swipe(page, unit, await table.ahead(unit, 3));
      await expect(table.moved).toContainText(/^(2\.\d|3|3\.\d)/);
    });
  });
});
