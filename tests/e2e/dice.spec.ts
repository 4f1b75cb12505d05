import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, test } from '@playwright/test';
import { type Arranged, arranged, initiative, march, TRANSFERS } from './arranged.ts';
import { Desk } from './desk.ts';

/** Pickering stands before Harlow, and attacks it next. */
const BEFORE_THE_ATTACK: readonly Arranged[] = [
  ...TRANSFERS,
  ...initiative('union'),
  ...march('Pruitt', 1, 'L1106'),
  ...initiative('confederate'),
  ...march('Pickering', 5, 'L1108', 'L1107'),
];

class Typing extends Desk {
  readonly sheet = this.page.locator('.typed-dice');
  readonly title = this.sheet.getByRole('heading', { level: 2 });
  readonly card = this.page.locator('.battle-card');
  readonly typed = this.page.locator('.typed-slots .die:has(circle)');

  /** At the table before the attack, with dice of their own. */
  async sitDown(): Promise<void> {
    await this.resume(arranged(BEFORE_THE_ATTACK, 3));
    await this.rollBy('Our own');
  }

  async rollBy(who: 'Our own' | 'Program'): Promise<void> {
    await (await this.inMenu(who)).click();
    await this.page.keyboard.press('Escape');
    await expect(this.page.locator('.menu-leaf')).toHaveCount(0);
  }

  async attack(): Promise<void> {
    await this.pointAt('L1106');
    await this.attackBy('Normal, 2 MP').click();
  }

  face(face: number): Locator {
    return this.sheet.locator('.typed-faces').getByRole('button', { name: String(face), exact: true });
  }

  async types(keys: string): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }
}

test('an attack with typed dice, by keys alone: whose they are is said, and what is wrong refused', async ({
  page,
}) => {
  const desk = new Typing(page);
  await desk.sitDown();
  await desk.attack();

  await test.step('the roll says what it is for and whose each die is', async () => {
    await expect(desk.prompt).toHaveText('Roll your dice and type in what came: combat.');
    await expect(desk.title).toContainText('Confederacy, Union: combat');
    await expect(page.locator('.typed-slots li')).toHaveText([/Confederacy/, /Union/]);
    const { violations } = await new AxeBuilder({ page }).include('.typed-dice').analyze();
    expect(violations).toEqual([]);
  });

  await test.step('a wrong number is refused with the reason, and one die is taken back', async () => {
    await desk.types('9');
    await expect(desk.sheet.getByRole('status')).toHaveText('A die shows 1 to 6, not 9.');
    await desk.types('3');
    await expect(desk.typed).toHaveCount(1);
    await page.keyboard.press('Backspace');
    await expect(desk.typed).toHaveCount(0);
  });

  await test.step('a reload in the middle of the roll loses nothing', async () => {
    await desk.types('5');
    await expect(desk.typed).toHaveCount(1);
    await page.reload();
    await expect(desk.title).toContainText('combat');
    await expect(desk.typed).toHaveCount(1);
  });

  await test.step('the last die decides: the card, the log and the bar say that they were typed', async () => {
    await desk.types('2');
    await expect(desk.card.locator('.card-row')).toHaveText('0');
    await expect(desk.card.locator('.typed-mark')).toHaveText('typed');
    await expect(page.locator('.log .typed-mark').last()).toBeVisible();
    await expect(page.locator('.decision .typed-mark')).toBeVisible();
    await expect(desk.prompt).toBeFocused();
  });

  await test.step('how the dice fell so far is told from the card', async () => {
    await desk.card.getByRole('button', { name: 'Dice so far' }).click();
    await expect(page.getByRole('tab', { name: 'Dice so far' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('.dice-stats').getByRole('row', { name: /^combat/ })).toContainText('+1.5');
    await page.getByRole('tab', { name: 'Log' }).click();
  });

  await test.step('typed wrong: undo asks for these dice again', async () => {
    await page.keyboard.press('u');
    await expect(desk.title).toContainText('combat');
    await desk.types('61');
    await expect(desk.card.locator('.card-row')).toHaveText('+2');
  });
});

test('a choice that asks for dice is let go: nothing has happened', async ({ page }) => {
  const desk = new Typing(page);
  await desk.resume(arranged([...TRANSFERS, ...initiative('union')], 3));
  await desk.rollBy('Our own');
  await desk.piece('Pruitt').click();
  await desk.choice('March with Pruitt').or(desk.choice('March')).first().click();
  await expect(desk.title).toContainText('Union: movement allowance');
  await page.reload();
  await expect(desk.title).toContainText('Union: movement allowance');
  await desk.sheet.getByRole('button', { name: 'Cancel: nothing has happened' }).click();
  await expect(desk.sheet).toHaveCount(0);
  await expect(desk.prompt).toContainText('one action');
});

test('who rolls is switched in the middle of a roll, and back', async ({ page }) => {
  const desk = new Typing(page);
  await desk.sitDown();
  await desk.attack();
  await desk.types('5');
  await desk.sheet.getByRole('button', { name: 'Let the program roll from now on' }).click();
  await expect(desk.card).toBeVisible();
  await expect(desk.card.locator('.typed-mark')).toHaveCount(0);
  await desk.rollBy('Our own');
  await page.keyboard.press('u');
  await expect(desk.title.or(desk.choice('End the march')).first()).toBeVisible();
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the dice are tapped on large buttons; how they fell so far is told from the menu', async ({ page }) => {
    const desk = new Typing(page);
    await desk.resume(arranged(BEFORE_THE_ATTACK, 3));
    await (await desk.inMenu('Our own')).tap();
    await page.keyboard.press('Escape');
    await desk.attack();
    await expect(desk.title).toContainText('combat');
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const box = await desk.face(face).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await desk.face(6).tap();
    await desk.face(1).tap();
    await expect(desk.card.locator('.card-row')).toHaveText('+2');
    await (await desk.inMenu('Dice so far')).tap();
    const stats = page.locator('.dice-stats');
    await expect(stats.locator('.dice-said li')).toHaveText([
      /Union: 4 dice.*1 of them was typed in/,
      /Confederacy: 4 dice/,
    ]);
    await expect(stats.getByRole('row', { name: /combat/ })).toContainText('+2.5');
    const { violations } = await new AxeBuilder({ page }).include('.dice-stats').analyze();
    expect(violations).toEqual([]);
  });
});

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('new dice roll for a moment and nothing waits for them: any key lays them down and does what it does', async ({
    page,
  }) => {
    const desk = new Typing(page);
    await desk.resume(arranged(BEFORE_THE_ATTACK, 3));
    await expect(page.locator('.falling')).toHaveCount(0);
    // How long an animation is seen depends on the machine: what is kept is whether there was one.
    await page.evaluate(() => {
      document.body.dataset.fell = '';
      new MutationObserver(() => {
        if (document.querySelector('.falling') !== null) document.body.dataset.fell = 'yes';
      }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
    });
    await desk.attack();
    await expect(page.locator('body')).toHaveAttribute('data-fell', 'yes');
    await page.keyboard.press('t');
    await expect(page.locator('.falling')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
    await expect(desk.card).toBeVisible();
  });
});
