import { expect, test } from '@playwright/test';
import { type Arranged, arranged, hex, initiative, leader, march, TRANSFERS, unit } from './arranged.ts';
import { Desk } from './desk.ts';

/** With this seed the command die of the assault is a 4: with it Colby, whose command value is 5, brings one unit in. */
const SEED_OF_A_POOR_COMMAND_ROLL = 3;

/** Three Union units in Harlow, each with its own march. */
const GATHERED: readonly Arranged[] = [
  ...TRANSFERS,
  ...initiative('union'),
  ...march('Reserve Art', 1, 'L1106'),
  ...initiative('union'),
  ...march('Pruitt', 1, 'L1106'),
];

/** Thorne leads a unit up to Harlow, and it attacks. */
const ledAgainstHarlow = (name: string, die: number, dice: readonly [number, number], ...way: string[]): Arranged[] => [
  ...initiative('confederate'),
  [{ do: 'activate', leader: leader('Thorne'), units: [unit(name)], digging: [] }, [die]],
  [{ do: 'attach', unit: unit(name), along: [leader('Ransome')] }],
  [{ do: 'go', unit: unit(name) }],
  ...way.map((to): Arranged => [{ do: 'step', to: hex(to) }]),
  [{ do: 'attack', target: hex('L1106'), type: 'normal' }],
  [{ do: 'roll' }, [...dice]],
];

test('losses are divided by pointing; some of the defenders fall back, hex by hex', async ({ page }) => {
  const desk = new Desk(page);
  await desk.resume(arranged([...GATHERED, ...ledAgainstHarlow('Pickering', 2, [4, 2], 'L1108', 'L1107')]));

  await test.step('the roll leaves a card, which is put away and opened again from the log', async () => {
    const card = page.locator('.battle-card');
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(
      'L1106 Harlow is held by Alden, Pruitt, Reserve Art',
    );
    await expect(card.locator('.card-row')).toHaveText('+1');
    await expect(card).toContainText('11 %');
    await card.getByRole('button', { name: 'Put the card away' }).click();
    await expect(card).toBeHidden();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('button', { name: 'card', exact: true }).last().click();
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: 'Put the card away' }).click();
    await page.getByRole('tab', { name: 'Losses' }).click();
  });

  await test.step('a loss is laid on the unit that is pointed at', async () => {
    await expect(desk.prompt).toContainText('Manpower to lose: 1');
    await expect(page.locator('.crumbs')).not.toContainText('Thorne');
    await expect(desk.choice('Lose: Alden −1')).toBeVisible();
    await desk.piece('Alden').hover();
    await expect(page.locator('.fan')).toBeVisible();
    await desk.piece('Pruitt').click();
    await expect(page.locator('.losses li', { hasText: 'Pruitt' }).locator('output')).toHaveText('1');
    await page.getByRole('button', { name: 'Reserve Art: one more' }).click();
    await expect(page.locator('.loss-total')).toHaveText('1 / 1');
    await page.getByRole('button', { name: 'Reserve Art: one less' }).click();
    await expect(desk.choice('1 more to divide')).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Pruitt: one more' }).click();
    await desk.choice('Lose: Pruitt −1').click();
    await expect(desk.piece('Pruitt')).toHaveAttribute('aria-label', /Manpower 7/);
  });

  await test.step('a stack opens by Tab, and Tab goes through it', async () => {
    await page.getByRole('button', { name: 'Menu' }).focus();
    for (const name of ['Alden', 'Pruitt', 'Reserve Art']) {
      await page.keyboard.press('Tab');
      await expect(desk.piece(name)).toBeFocused();
    }
    await page.keyboard.press('Escape');
  });

  await test.step('one unit is left out of the retreat', async () => {
    await expect(desk.prompt).toContainText('may retreat');
    await desk.choice('Pruitt').click();
    await expect(desk.choice('Pruitt')).toHaveAttribute('aria-pressed', 'false');
    await desk.choice('Retreat: Alden, Reserve Art').click();
  });

  await test.step('the others go where they are pointed', async () => {
    await expect(page.locator('.crumbs')).toContainText('retreat');
    await desk.pointAt('L0101');
    await expect(desk.message).not.toBeEmpty();
    await desk.pointAt('L1105');
    await expect(desk.piece('Alden')).toHaveAttribute('aria-label', /L1105/);
    await expect(desk.piece('Reserve Art')).toHaveAttribute('aria-label', /L1105/);
    await expect(desk.piece('Pruitt')).toHaveAttribute('aria-label', /L1106/);
    await desk.choice('Halt here').click();
    await expect(page.locator('.crumbs')).not.toContainText('retreat');
  });
});

test('a stack that the pointer has left stays open as long as the focus is in it', async ({ page }) => {
  const desk = new Desk(page);
  await desk.resume(arranged([...GATHERED, ...ledAgainstHarlow('Pickering', 2, [4, 2], 'L1108', 'L1107')]));
  await desk.piece('Alden').hover();
  await expect(page.locator('.fan')).toBeVisible();
  await page.mouse.move(700, 20);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Tab');
  await expect(desk.piece('Alden')).toBeFocused();
  await page.waitForTimeout(500);
  await expect(desk.piece('Alden')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.fan')).toBeHidden();
});

test('the beaten retreat by pointing, and the victor advances by pointing, his leaders with him', async ({ page }) => {
  const desk = new Desk(page);
  const way = ['L1110', 'L1109', 'L1108', 'L1107'];
  await desk.resume(arranged([...TRANSFERS, ...ledAgainstHarlow('Calloway', 6, [6, 1], ...way)]));
  const alden = desk.piece('Alden');
  const advance = desk.choice('Advance: Calloway');
  await expect(page.locator('.crumbs')).toContainText('retreat');
  for (let step = 0; step < 8 && !(await advance.isVisible()); step++) {
    const before = (await alden.getAttribute('aria-label')) ?? '';
    const [to = ''] = await desk.litHexes();
    await desk.pointAt(to.slice(0, 5));
    await expect(alden).not.toHaveAttribute('aria-label', before);
  }
  await desk.pointAt('L1106');
  await expect(desk.piece('Calloway')).toHaveAttribute('aria-label', /L1106/);
  await expect(desk.piece('Thorne')).toHaveAttribute('aria-label', /L1106/);
  await expect(page.locator('.log')).toContainText('Calloway advances from L1107 to L1106 Harlow');
});

test('an assault beside the other attacks; its number lets only one unit in, and the player says which', async ({
  page,
}) => {
  const desk = new Desk(page);
  const steps = [
    ...TRANSFERS,
    ...initiative('union'),
    ...march('Pruitt', 1, 'L1106'),
    ...initiative('confederate'),
    ...march('Pickering', 5, 'L1108', 'L1107'),
    [{ do: 'stop' }],
    ...initiative('union'),
  ] satisfies Arranged[];
  await desk.resume(arranged(steps, SEED_OF_A_POOR_COMMAND_ROLL), SEED_OF_A_POOR_COMMAND_ROLL);
  const sheet = page.locator('.odds');

  await test.step('the assault is drawn up, and compared', async () => {
    await desk.piece('Colby').click();
    await desk.choice('Assault…').click();
    await expect(sheet.locator('.way')).toHaveCount(5);
    await sheet.locator('.way', { hasText: 'prepared' }).click();
    await expect(sheet.locator('h2')).toContainText('prepared');
    await expect(sheet).toContainText('Alden attacking alone');
    await sheet.locator('.way', { hasText: 'assault' }).click();
    await expect(sheet.locator('h2')).toContainText('assault');
    await desk.choice('Assault with Colby: 2 units').click();
  });

  await test.step('who goes in is changed with one touch', async () => {
    await expect(desk.prompt).toContainText('not enough for all');
    await expect(desk.choice('Attack with: Alden')).toBeVisible();
    await desk.choice('Pruitt').click();
    await expect(desk.choice('Alden')).toHaveAttribute('aria-pressed', 'false');
    await desk.choice('Attack with: Pruitt').click();
    await expect(page.locator('.log')).toContainText('Combat for L1107');
  });
});
