import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { Desk } from './desk.ts';

/** A lesson as the learner handles it. */
class Lesson extends Desk {
  readonly card: Locator;
  readonly step: Locator;

  constructor(page: Page) {
    super(page);
    this.card = page.locator('.lesson');
    this.step = page.locator('.lesson-step');
  }

  async begin(id: string): Promise<void> {
    await this.page.goto(`/?lesson=${id}`);
    await expect(this.page.locator('.piece').first()).toBeVisible();
  }

  press(name: string): Promise<void> {
    return this.card.getByRole('button', { name, exact: true }).click();
  }

  /** The goal is reached; the learner goes on at once. */
  async done(): Promise<void> {
    await expect(this.card.locator('.done')).toBeVisible();
    await this.press('Continue');
  }

  pointedHexes(): Promise<string[]> {
    return this.page
      .locator('.target.pointed')
      .evaluateAll(found => found.map(hex => (hex.getAttribute('aria-label') ?? '').slice(0, 5)));
  }
}

/** To the end of the first march of the lesson. */
async function marchWithLowell(lesson: Lesson): Promise<void> {
  await lesson.press('Continue');
  await lesson.choice('Finish transfers').click();
  await lesson.done();
  await lesson.choice('Take the initiative').click();
  await lesson.done();
  await lesson.piece('Lowell').click();
  await lesson.choice('March with Lowell').click();
  await lesson.done();
}

test('the first steps of the lesson on marching: goals are seen, what is pointed at is lit, a step is taken back', async ({
  page,
}) => {
  const lesson = new Lesson(page);
  await lesson.begin('first-march');
  await expect(lesson.step).toHaveText('Step 1 of 13');
  expect(await lesson.pointedHexes()).toEqual(['L1106']);
  await marchWithLowell(lesson);
  await expect(lesson.step).toHaveText('Step 5 of 13');
  await expect(lesson.prompt).toContainText('Lowell marches, 5 movement points left');
  expect(await lesson.pointedHexes()).toEqual(['L1005']);

  await test.step('another way is taken back, and the same die comes up', async () => {
    await lesson.pointAt('L0703');
    await expect(lesson.prompt).toContainText('4 movement points left');
    await lesson.press('Undo');
    await expect(lesson.step).toHaveText('Step 5 of 13');
    await expect(lesson.prompt).toContainText('5 movement points left');
  });

  await test.step('the hex that is pointed at is reached', async () => {
    await lesson.pointAt('L1005');
    await lesson.done();
  });

  await test.step('asking why not is a goal too', async () => {
    await lesson.pointAt('L1407');
    await expect(lesson.message).toContainText('Why not?');
    await lesson.done();
    await expect(lesson.step).toHaveText('Step 7 of 13');
  });

  await test.step('an undo from before the step goes back with it', async () => {
    await page.keyboard.press('u');
    await expect(lesson.step).toHaveText('Step 5 of 13');
    await lesson.pointAt('L1005');
    await lesson.done();
    await lesson.pointAt('L1407');
    await lesson.done();
  });

  await test.step('the next step waits to be asked for, however long it takes; one that is behind is read again', async () => {
    await page.clock.install();
    await lesson.choice('End the march').click();
    await expect(lesson.card).toContainText('Done');
    await page.clock.runFor(60_000);
    await expect(lesson.step).toHaveText('Step 7 of 13');
    await lesson.press('The step before');
    await expect(lesson.step).toHaveText('Step 6 of 13');
    await expect(lesson.card).toContainText('Only what is lit may be chosen.');
    await lesson.press('Back to where you are');
    await expect(lesson.card).toContainText('Done');
    await lesson.done();
    await expect(lesson.step).toHaveText('Step 8 of 13');
  });

  await test.step('a reload goes on where the lesson was', async () => {
    await page.reload();
    await expect(lesson.step).toHaveText('Step 8 of 13');
    await expect(lesson.card).toContainText('rest the pointer on Lowell');
    await expect(lesson.choice('Take the initiative')).toBeVisible();
    await lesson.press('Continue');
    await (await lesson.inMenu('PL')).click();
    await expect(lesson.card).toContainText('Dowódca jedną akcją porusza kilka jednostek');
  });
});

test('whoever passes instead is told to take it back', async ({ page }) => {
  const lesson = new Lesson(page);
  await lesson.begin('first-march');
  await lesson.press('Continue');
  await lesson.choice('Finish transfers').click();
  await lesson.done();
  await lesson.choice('Pass').click();
  await expect(lesson.card).toContainText('You passed. Undo it and try again: take the initiative.');
  await lesson.press('Undo');
  await expect(lesson.card.locator('.lesson-instead')).toBeHidden();
  await lesson.choice('Take the initiative').click();
  await lesson.done();
});

test('the lesson on attacking is fought to its end, and says what comes next', async ({ page }) => {
  const lesson = new Lesson(page);
  await lesson.begin('first-battle');
  await lesson.press('Continue');
  await lesson.choice('Take the initiative').click();
  await lesson.done();
  await lesson.piece('Ashe').click();
  await lesson.choice('March with Ashe').click();
  await lesson.done();
  await lesson.pointAt('T0505');
  await lesson.done();
  await lesson.piece('Keller').click();
  await expect(page.locator('.odds')).toBeVisible();
  await lesson.choice('Cancel').click();
  await lesson.choice('End the march').click();
  await lesson.done();
  await lesson.choice('Take the initiative').click();
  await lesson.piece('Boyd').click();
  await lesson.choice('March with Boyd').click();
  await lesson.done();
  await lesson.pointAt('T0603');
  await lesson.done();
  await lesson.piece('Keller').click();
  await expect(page.locator('.odds')).toContainText('+2');
  await lesson.attackBy('Normal, 2 MP').click();
  await lesson.done();
  await expect(lesson.card).toContainText('Combat Chart');
  await lesson.done();
  await lesson.choice('Advance: Boyd').click();
  await lesson.done();
  await expect(lesson.step).toHaveText('Step 11 of 11');
  await lesson.press('Continue');
  await expect(lesson.card).toContainText('That was the lesson');
  await expect(lesson.card.getByRole('link', { name: 'Play Tanner’s Crossroads in full' })).toHaveAttribute(
    'href',
    '?scenario=first-battle',
  );
  await lesson.card.getByRole('link', { name: 'Next lesson: Carry out the order' }).click();
  await expect(lesson.step).toHaveText('Step 1 of 9');
  await page.goto('/');
  await expect(page.locator('.stop.done b')).toHaveText('From two sides (done)');
});

test('the lesson on assaults: whoever orders it with one unit is told what is still to do', async ({ page }) => {
  const lesson = new Lesson(page);
  await lesson.begin('carry-out-the-order');
  await lesson.press('Continue');
  await lesson.piece('Prescott').click();
  await lesson.piece('Upshaw').click();
  await lesson.done();
  await lesson.press('Continue');
  await expect(lesson.step).toHaveText('Step 4 of 9');
  await lesson.choice('Take the initiative').click();
  await expect(lesson.card, 'to take the initiative is on the way').not.toContainText('Still to do');
  await lesson.piece('Prescott').click();
  await lesson.choice('Assault…').click();
  await expect(page.locator('.odds')).toBeVisible();
  await lesson.choice('Assault with Prescott: 2 units').click();
  await lesson.done();
  await expect(lesson.card).toContainText('the order came too late');
});

test('the lesson on rivers: no way through the water, over the bridge, and the bridge is gone', async ({ page }) => {
  const lesson = new Lesson(page);
  await lesson.begin('over-the-river');
  await lesson.press('Continue');
  await lesson.choice('Take the initiative').click();
  await lesson.done();
  await lesson.piece('Braddock').click();
  await lesson.choice('March with Braddock').click();
  await lesson.done();
  await lesson.pointAt('L1108');
  await lesson.done();
  await lesson.pointAt('L1208');
  await expect(lesson.message).toContainText('river');
  await lesson.done();
  await lesson.pointAt('L1109');
  await lesson.done();
  await page
    .locator('.decision')
    .getByRole('button', { name: /destroy/i })
    .click();
  await lesson.done();
  await lesson.choice('Pass').click();
  await lesson.done();
  await expect(lesson.step).toHaveText('Step 9 of 12');
});

test('no lesson bars anybody', async ({ page }) => {
  const lesson = new Lesson(page);
  for (const id of ['carry-out-the-order', 'over-the-river']) {
    await lesson.begin(id);
    const { violations } = await new AxeBuilder({ page }).include('.lesson').analyze();
    expect(violations.map(({ id: rule }) => rule)).toEqual([]);
  }
});

test('a lesson that is not there is said, and the list leads to those that are', async ({ page }) => {
  await page.goto('/?lesson=last-march');
  await expect(page.getByRole('alert')).toContainText('There is no lesson “last-march”');
  await page.goto('/');
  await page.getByRole('link', { name: /^On the road/ }).click();
  await expect(page.locator('.lesson-step')).toHaveText('Step 1 of 13');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the card stands above the decision, leaves the map free, and folds to one line', async ({ page }) => {
    const lesson = new Lesson(page);
    await lesson.begin('first-march');
    const [map, card] = [await page.locator('.map').boundingBox(), await lesson.card.boundingBox()];
    expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual((card?.y ?? 0) + 1);
    await page.getByRole('button', { name: 'Fold the lesson' }).click();
    await expect(page.locator('.lesson-text')).toBeHidden();
    expect((await page.locator('.map').boundingBox())?.height ?? 0).toBeGreaterThan((map?.height ?? 0) + 60);
    await page.getByRole('button', { name: 'Unfold the lesson' }).click();
    await lesson.press('Continue');
    await expect(lesson.step).toHaveText('Step 2 of 13');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});
