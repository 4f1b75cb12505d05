import { type CDPSession, expect, test } from '@playwright/test';
import { LeeTable, middleOf } from './leeTable.ts';

test.setTimeout(240_000);

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Fingers go from some places to others in a few steps. */
async function fingers(session: CDPSession, ways: readonly (readonly Spot[])[]): Promise<void> {
  const at = (step: number) =>
    ways.map((way, id) => ({ ...(way[Math.min(step, way.length - 1)] ?? { x: 0, y: 0 }), id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  const steps = Math.max(...ways.map(way => way.length));
  for (let step = 1; step < steps; step++)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** An arc about a middle, in degrees. */
const arc = (middle: Spot, radius: number, from: number, to: number): Spot[] =>
  Array.from({ length: 13 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 12) * Math.PI) / 180;
    return { x: middle.x + Math.cos(angle) * radius, y: middle.y + Math.sin(angle) * radius };
  });

const line = (from: Spot, to: Spot): Spot[] =>
  Array.from({ length: 9 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / 8,
    y: from.y + ((to.y - from.y) * i) / 8,
  }));

/** Until ordinary terrain is laid. */
async function toOrdinary(table: LeeTable): Promise<void> {
  await table.toTerrain();
  for (let pieces = 0; pieces < 8 && !(await table.isAsked(/ordinary terrain/)); pieces++)
    await table.decide(table.answer('Pass').first());
}

test.describe('with fingers', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('two fingers turn the piece in hand or zoom the table, one drags the piece', async ({ page }) => {
    const table = new LeeTable(page);
    table.by = 'fingers';
    await table.begin();
    await toOrdinary(table);
    await table.press(table.tool('Wood'));
    const scale = (): Promise<number> =>
      page.locator('.plane').evaluate(plane => new DOMMatrix(getComputedStyle(plane).transform).a);
    const [turned, left] = [page.getByLabel('Turned'), page.getByLabel('From left')];
    const session = await page.context().newCDPSession(page);
    const box = await page.locator('.openmap').boundingBox();
    const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    const before = await scale();

    await fingers(session, [arc(middle, 90, 0, 50), arc(middle, 90, 180, 230)]);
    await expect(turned).toHaveValue(/^(45|50)$/);
    expect(await scale()).toBeCloseTo(before, 1);

    const heading = await turned.inputValue();
    const apart = (from: number, to: number, side: number): Spot[] =>
      line({ x: middle.x + side * from, y: middle.y }, { x: middle.x + side * to, y: middle.y });
    await fingers(session, [apart(50, 120, 1), apart(50, 120, -1)]);
    await expect.poll(scale).toBeGreaterThan(before * 1.5);
    await expect(turned).toHaveValue(heading);

    await page.locator('.zoom-buttons button').last().tap();
    await expect.poll(scale).toBeCloseTo(before, 2);
    const x = await left.inputValue();
    const grip = await middleOf(page, table.grip());
    await fingers(session, [line(grip, { x: grip.x + 120, y: grip.y })]);
    await expect(left).not.toHaveValue(x);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing lies on the table that is not of it', async ({ page }) => {
    const table = new LeeTable(page);
    table.by = 'fingers';
    await table.begin();
    await table.toTerrain();
    // Once the frame is at rest.
    await expect(async () => {
      const edge = await page.locator('.table-edge').boundingBox();
      const buttons = await page.locator('.zoom-buttons button, .lee-tape-button').all();
      expect(buttons.length).toBeGreaterThan(0);
      for (const button of buttons) {
        const box = await button.boundingBox();
        expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
        expect(box?.y ?? 0).toBeGreaterThanOrEqual((edge?.y ?? 0) + (edge?.height ?? 0));
      }
    }).toPass({ timeout: 10_000 });
  });
});

test('what is in hand says what it rests at, and Alt lets go', async ({ page }) => {
  const table = new LeeTable(page);
  await table.begin();
  await toOrdinary(table);
  await table.tool('Wood').click();
  const edge = await page.locator('.table-edge').boundingBox();
  const from = await middleOf(page, table.grip());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const inch = (edge?.width ?? 0) / 72;
  // Its left side comes a third of an inch from the edge.
  const x = (edge?.x ?? 0) + 5.08 * inch;
  await page.mouse.move(x + 40, from.y, { steps: 3 });
  await page.mouse.move(x, from.y, { steps: 3 });
  await expect(page.locator('.tags')).toContainText('edge of the table');
  await expect(page.getByLabel('From left')).toHaveValue('4.75');
  await page.keyboard.down('Alt');
  await page.mouse.move(x + 1, from.y);
  await expect(page.locator('.tags')).not.toContainText('edge of the table');
  await page.mouse.up();
  await page.keyboard.up('Alt');
});

test('an army is lined up as shown, a forced move is seen before it is made, the tape is laid by keys', async ({
  page,
}) => {
  const table = new LeeTable(page);
  await table.begin();
  await table.toTerrain();
  await table.completeTerrain();
  await test.step('line-up', async () => {
    await table.toDeployment();
    const army = page.getByRole('button', { name: 'Line up the whole army' });
    await expect(table.sheet).toContainText(/units of \d+ still to deploy/);
    await army.click();
    const shown = await page.locator('.ghost').count();
    expect(shown).toBeGreaterThan(5);
    await table.answer('Deploy them as shown').click();
    await expect(page.locator('[data-thing^="grey:"], [data-thing^="blue:"]')).toHaveCount(shown);
    await expect(army).toHaveCount(0);
  });
  await table.toMoves();
  await test.step('forced move', async () => {
    await table.sheet.getByRole('button', { name: 'Forced move' }).click();
    await expect(page.locator('.ghost')).toHaveCount(1);
    await expect(page.locator('.sweep')).toHaveCount(1);
    await expect(page.locator('.tags')).toContainText(/\d in/);
    await page.keyboard.press('Escape');
  });
  await test.step('tape', async () => {
    const bases = page.locator('[data-thing^="blue:"], [data-thing^="grey:"]');
    await page.keyboard.press('l');
    for (const base of [bases.first(), bases.last()]) {
      await expect(base).toHaveAttribute('tabindex', '0');
      await base.focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('.lee-tape-hint')).toContainText(/^\d+.* in/);
    await page.keyboard.press('Escape');
    await expect(page.locator('.lee-tape-hint')).toHaveCount(0);
  });
});
