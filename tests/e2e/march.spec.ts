import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { type Arranged, arranged, initiative, march, TRANSFERS } from './arranged.ts';
import { Desk } from './desk.ts';

/** The Confederacy has won the initiative and has not taken it. */
const OFFERED: readonly Arranged[] = [...TRANSFERS, [{ do: 'roll' }, [1, 6]]];

/** With this seed Calloway's next march has 5 movement points. */
const SEED = 4;
/** With this one it has 2. */
const POOR_SEED = 17;

/** Alden and Pruitt stand with Colby in Harlow, and Pickering beside them. */
const ASSAULT: readonly Arranged[] = [
  ...TRANSFERS,
  ...initiative('union'),
  ...march('Pruitt', 1, 'L1106'),
  ...initiative('confederate'),
  ...march('Pickering', 5, 'L1108', 'L1107'),
  [{ do: 'stop' }],
];

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function middleOf(found: Locator): Promise<Spot> {
  const box = await found.boundingBox();
  if (box === null) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const planeOf = (page: Page): Promise<string> =>
  page.locator('.plane').evaluate(plane => (plane as SVGElement).style.transform);

async function offered(page: Page, seed = SEED): Promise<Desk> {
  const desk = new Desk(page);
  await desk.resume(arranged(OFFERED, seed));
  await expect(desk.choice('Take the initiative')).toBeVisible();
  return desk;
}

/** Through the middle of the hexes, with the button held. */
async function drag(page: Page, from: Locator, ...way: Locator[]): Promise<void> {
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const hex of way) {
    const { x, y } = await middleOf(hex);
    await page.mouse.move(x, y, { steps: 4 });
  }
}

test('a unit is clicked where the initiative is offered, and then a hex: that is a march, and one undo takes it back', async ({
  page,
}) => {
  const desk = await offered(page);
  await desk.piece('Calloway').click();
  await expect(desk.prompt).toContainText('choose a hex');
  await expect(page.locator('.chances text', { hasText: '100 %' }).first()).toBeVisible();
  await expect(page.locator('.choice.main')).toHaveCount(0);
  await desk.pointAt('L1311');
  await expect(desk.prompt).toContainText('Calloway marches, 3 movement points left');
  await expect(desk.piece('Calloway')).toHaveAttribute('aria-label', /L1311/);
  await page.keyboard.press('u');
  await expect(desk.choice('Take the initiative')).toBeVisible();
  await expect(desk.piece('Calloway')).not.toHaveAttribute('aria-label', /L1311/);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(desk.prompt).toContainText('Calloway marches, 3 movement points left');
});

test('before its first step no button of a march is the amber one', async ({ page }) => {
  const desk = await offered(page);
  await desk.piece('Calloway').click();
  await desk.choice('March with Calloway').click();
  await expect(desk.choice('End the march')).not.toHaveClass(/main/);
  await desk.pointAt('L1211');
  await expect(desk.choice('End the march')).toHaveClass(/main/);
});

test('a unit is dragged to where it marches, and the map stays where it is', async ({ page }) => {
  const desk = await offered(page);
  const before = await planeOf(page);
  const tip = page.locator('.map-tip');

  await test.step('Esc puts it back, and so does letting go where it stands', async () => {
    await drag(page, desk.piece('Calloway'), desk.hex('L1211'));
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await page.mouse.up();
    await drag(page, desk.piece('Calloway'), desk.hex('L1211'), desk.piece('Calloway').first());
    await page.mouse.up();
    await expect(tip).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(desk.choice('Take the initiative')).toBeVisible();
  });

  await test.step('it says what the way takes, and keeps a hex that it stays on', async () => {
    await drag(page, desk.piece('Calloway'), desk.hex('L1211'));
    await expect(tip).toContainText('1 MP, reached with 100 %');
    await expect(page.locator('.path .kept')).toHaveCount(1);
    const { x, y } = await middleOf(desk.hex('L1311'));
    await page.mouse.move(x, y, { steps: 4 });
    await expect(tip).toContainText('2 MP');
    await expect(tip).toContainText('through the hexes you kept');
    await expect(page.locator('.ghost')).toHaveCount(1);
  });

  await test.step('letting go takes the initiative, begins the march and goes there', async () => {
    await page.mouse.up();
    await expect(desk.prompt).toContainText('Calloway marches, 3 movement points left');
    await expect(desk.piece('Calloway')).toHaveAttribute('aria-label', /L1311/);
    expect(await planeOf(page)).toBe(before);
  });

  await test.step('a drag that begins on the ground moves the map', async () => {
    await drag(page, desk.hex('L0809'), desk.hex('L0810'));
    await page.mouse.up();
    expect(await planeOf(page)).not.toBe(before);
  });
});

test('a march whose dice are too few waits where it is, and says so', async ({ page }) => {
  const desk = await offered(page, POOR_SEED);
  await desk.piece('Calloway').click();
  await desk.pointAt('L0811');
  await expect(desk.message).toContainText('Calloway has 2 MP');
  await expect(desk.message).not.toContainText('Why not?');
  await expect(desk.prompt).toContainText('2 movement points left');
});

test('with keys alone: arrows lay the way, K keeps a hex, Enter marches', async ({ page }) => {
  const desk = await offered(page);
  await desk.piece('Calloway').focus();
  await page.keyboard.press('Enter');
  await expect(desk.prompt).toContainText('choose a hex');
  const before = await planeOf(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('k');
  await expect(page.locator('.path .kept')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.info.laid')).toContainText('Enter marches');
  await expect(page.locator('.info.laid')).toHaveAttribute('role', 'status');
  expect(await planeOf(page)).toBe(before);
  await page.keyboard.press('Enter');
  await expect(desk.prompt).toContainText('Calloway marches');
  await expect(desk.piece('Calloway')).toHaveAttribute('aria-label', /L1109/);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await page.keyboard.press('u');
  await expect(desk.choice('Take the initiative')).toBeVisible();
});

test('an assault is found from the unit, and its number counts that there may be none', async ({ page }) => {
  const desk = new Desk(page);
  await desk.resume(arranged([...ASSAULT, ...initiative('union')]));
  await desk.piece('Alden').click();
  await desk.choice('Assault under Colby…').click();
  await expect(desk.prompt).toContainText('Colby assaults');
  const way = page.locator('.way', { hasText: 'assault' });
  await expect(way).toContainText('driven off, command roll included');
  await expect(page.locator('.in-all')).toContainText('In 17 % of cases nobody attacks');
  await expect(desk.choice('Assault with Colby: 2 units')).not.toHaveClass(/main/);
});

test('with secrets the army is hidden in one gesture, and one undo shows it again', async ({ page }) => {
  await page.goto('/?scenario=first-march&seed=12&options=limitedIntelligence');
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click();
  await press(/^Finish/);
  await press(/I am here/);
  await press(/^Finish/);
  await press(/I am here/);
  await expect(page.locator('.info.note')).toContainText('The enemy sees your units');
  await page.keyboard.press('h');
  const markers = page.locator('.piece[data-piece^="force"]');
  await expect(markers.first()).toBeVisible();
  expect(await markers.count()).toBeGreaterThan(1);
  await expect(page.getByRole('button', { name: /^Hide/ })).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(markers).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Take it and hide the army/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Help' }).click();
  await expect(page.locator('.help')).not.toContainText('undo everything');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });

  test('a finger that rests on a unit takes it along; one that does not moves the map', async ({ page }) => {
    const desk = await offered(page);
    const session = await page.context().newCDPSession(page);
    await page.mouse.move(200, 20);
    const start = await middleOf(desk.piece('Calloway'));
    const before = await planeOf(page);

    await touch(session, 'touchStart', start);
    await touch(session, 'touchMove', { x: start.x + 30, y: start.y + 30 });
    await touch(session, 'touchEnd');
    await expect.poll(() => planeOf(page)).not.toBe(before);
    await expect(page.locator('.map-tip')).toHaveCount(0);

    const now = await middleOf(desk.piece('Calloway'));
    const goal = await middleOf(desk.hex('L1110'));
    await touch(session, 'touchStart', now);
    await expect(page.locator('.piece-card h2')).toHaveText('Calloway');
    await touch(session, 'touchMove', { x: (now.x + goal.x) / 2, y: (now.y + goal.y) / 2 });
    await touch(session, 'touchMove', goal);
    await expect(page.locator('.map-tip')).toContainText('1 MP');
    await touch(session, 'touchEnd');
    await expect(desk.prompt).toContainText('Calloway marches, 4 movement points left');
    await expect(desk.piece('Calloway')).toHaveAttribute('aria-label', /L1110/);
  });
});

test('a piece that is carried fast from under its own card finds the hex that it is over', async ({ page }) => {
  const desk = await offered(page);
  await desk.piece('Calloway').hover();
  const card = page.locator('.piece-card');
  await expect(card).toBeVisible();
  const under = await middleOf(card);
  await page.mouse.down();
  await page.mouse.move(under.x, under.y);
  await expect(page.locator('.map-tip')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
});
