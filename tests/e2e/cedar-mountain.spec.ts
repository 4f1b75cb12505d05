import { expect, type Locator, type Page, test } from '@playwright/test';
import { keptGames } from './kept.ts';
import { tapSlowly } from './taps.ts';

/** With these dice A.P. Hill's first march has 7 movement points, and his attack on Rapidan Station routs its picket. */
const SEED = 3;

interface Spot {
  readonly x: number;
  readonly y: number;
}

async function middleOf(found: Locator): Promise<Spot> {
  const box = await found.boundingBox();
  if (box === null) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Cedar Mountain as a player handles it, from the first question on. */
class Field {
  readonly page: Page;
  readonly prompt: Locator;
  readonly card: Locator;

  constructor(page: Page) {
    this.page = page;
    this.prompt = page.locator('.prompt');
    this.card = page.locator('.battle-card');
  }

  async open(): Promise<void> {
    await this.page.goto(`/?scenario=cedar-mountain&seed=${SEED}`);
    await expect(this.prompt).toContainText('Union: leaders may be transferred');
  }

  piece(name: string): Locator {
    return this.page.locator(`.hexmap .piece[aria-label^="${name},"]`);
  }

  hex(number: string): Locator {
    return this.page.locator(`.target[aria-label^="${number}"]`);
  }

  choice(name: string | RegExp): Locator {
    return this.page
      .locator('.decision')
      .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  }

  /** No matter what was done last, the focus is on something. */
  async expectFocus(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body))
      .toBe(true);
  }
}

/** The rest of the turn: both pass, nobody works, and the next day comes. */
async function toTheNextDay(field: Field, answer: (name: string) => Promise<void>): Promise<void> {
  await expect(field.prompt).toContainText('take the initiative, or pass?');
  await answer('Pass');
  await expect(field.prompt).toContainText('the other side has passed');
  await answer('Pass');
  for (const side of ['Union', 'Confederacy']) {
    await expect(field.prompt).toContainText(`${side}: units at Fatigue Level 0`);
    await answer('Finish work');
  }
  await expect(field.page.locator('.turn')).toHaveText('Turn 2 of 2');
  await expect(field.prompt).toContainText('Union: leaders may be transferred');
}

async function allInSight(field: Field): Promise<void> {
  const { page } = field;
  for (const leader of ['Pope', 'Banks', 'Sigel']) await expect(field.piece(leader)).toBeInViewport();
  await field.choice('Finish transfers').click();
  await expect(field.prompt).toContainText('Confederacy: leaders');
  await field.choice('Finish transfers').click();
  await expect(field.choice('Take the initiative')).toBeVisible();
  for (const unit of ['A.P. Hill', 'Ewell', 'Winder', 'Gregg', 'Lawton', 'Robertson']) {
    const { x, y } = await middleOf(field.piece(unit));
    const name = await page.evaluate(
      at =>
        document
          .elementFromPoint(at.x, at.y + 4)
          ?.closest('.piece')
          ?.getAttribute('aria-label') ?? 'nothing',
      { x, y },
    );
    expect(name, `over ${unit}`).toContain(unit);
  }
}

async function whoIsThat(field: Field): Promise<void> {
  const { page } = field;
  await field.piece('1 RI').hover();
  const card = page.locator('.piece-card');
  await expect(card.locator('h2')).toHaveText('1 RI');
  await expect(card).toContainText('Union cavalry regiment');
  await field.piece('1 RI').click();
  await expect(page.locator('.message')).toBeEmpty();
  await page.mouse.move(700, 20);
  await page.keyboard.press('Escape');
  await field.piece('Ewell').hover();
  await expect(card.locator('h2')).toHaveText('Ewell');
  await expect(card).toContainText('4 marches left');
}

async function dragMarch(field: Field): Promise<void> {
  const { page } = field;
  const start = await middleOf(field.piece('A.P. Hill'));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const hex of ['S0931', 'S1030', 'S1129', 'S1228']) {
    const { x, y } = await middleOf(field.hex(hex));
    await page.mouse.move(x, y, { steps: 4 });
  }
  await expect(page.locator('.map-tip')).toContainText('reached with 33 %');
  await page.mouse.up();
  await expect(field.prompt).toContainText('Does the cavalry in S1128 Rapidan Station make a cavalry retreat?');
  await field.choice('Stand fast').click();
  await expect(field.prompt).toContainText('A.P. Hill marches, 1 movement point left');
}

async function whyNot(field: Field): Promise<void> {
  const { page } = field;
  await field.hex('S1427').click({ force: true });
  const rule = page.locator('.message').getByRole('link').first();
  const id = (await rule.textContent()) ?? '';
  await rule.click();
  await expect(page.locator('.clause.asked')).toContainText(id);
  await page.keyboard.press('Escape');
  await expect(page.locator('.book')).toBeHidden();
}

async function attack(field: Field): Promise<void> {
  const { page } = field;
  await field.piece('1 RI').click();
  await expect(page.locator('.way[aria-pressed=true]')).toContainText('column');
  await field.page.locator('.decision').getByRole('button', { name: 'Column, 0 MP' }).click();
  await expect(field.card.getByRole('heading', { level: 2 })).toHaveText('1 RI: routed from S1128 Rapidan Station');
  await expect(field.card.locator('.card-sum .die')).toHaveCount(2);
  await expect(field.card.locator('.card-sum')).toContainText('12');
  await expect(field.card.locator('.card-sum')).toContainText('row, from +16');
  await expect(field.card.locator('.modifiers li')).toHaveCount(4);
  await expect(field.card.locator('.card-bars')).toContainText('83 %');
  await expect(field.card.locator('.card-follows .now')).toContainText('Advance into it, or stay?');
  await expect(field.card.locator('.card-follows .now')).toBeInViewport({ ratio: 1 });
}

async function cardStays(field: Field): Promise<void> {
  const { page } = field;
  await field.choice('Advance: A.P. Hill').click();
  await expect(field.prompt).toContainText('A.P. Hill marches');
  await expect(field.card).toBeVisible();
  await field.choice('End the march').click();
  await field.card.getByRole('button', { name: 'Put the card away' }).click();
  await expect(field.card).toHaveCount(0);
  await page.getByRole('button', { name: 'card', exact: true }).first().click();
  await expect(field.card.getByRole('heading', { level: 2 })).toContainText('routed');
}

async function replayAndBranch(field: Field): Promise<void> {
  const { page } = field;
  await page.getByRole('button', { name: 'Replay' }).click();
  const slider = page.getByRole('slider');
  await expect(slider).toBeVisible();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.locator('.replay-actions h2')).toContainText('A.P. Hill');
  await expect(field.piece('A.P. Hill')).toHaveAttribute('aria-label', /S1128/);
  await page.keyboard.press('Home');
  await expect(field.piece('A.P. Hill')).toHaveAttribute('aria-label', /S0832/);
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('.slip')).toContainText('This is a new game');
  await expect(page.locator('.turn')).toHaveText('Turn 1 of 2');
  await expect.poll(async () => (await keptGames(page)).length).toBe(2);
}

test('a whole turn with the mouse: unit cards, a drag march, a why-not and its rule, a battle card, replay and branch', async ({
  page,
}) => {
  const field = new Field(page);
  await field.open();

  await test.step('each side has all its pieces free in sight when it is first asked', () => allInSight(field));
  await test.step('who is that: an enemy shows its card and its threat, and nobody asks why not', () =>
    whoIsThat(field));
  await test.step('a drag takes the initiative, the unit and the way at once', () => dragMarch(field));
  await test.step('a why-not leads to its rule, and Esc back to the map', () => whyNot(field));
  await test.step('the attack is weighed and made; its card has dice, sum, causes, chance and what follows', () =>
    attack(field));
  await test.step('it stays while the next decisions are made, and the log opens it again', () => cardStays(field));
  await test.step('the turn comes to its end', () => toTheNextDay(field, name => field.choice(name).click()));
  await test.step('the replay goes back to the battle, and a new game begins there', () => replayAndBranch(field));
});

/** Played with keys only; after each of them something has the focus. */
class Keys extends Field {
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.expectFocus();
  }

  /** By the number that its button shows. */
  async answer(name: string): Promise<void> {
    const button = this.page.locator('.choice', { hasText: name }).first();
    await expect(button).toBeVisible();
    await this.press((await button.locator('kbd').textContent()) ?? '');
  }

  /** By its name, from wherever the focus is. */
  async find(name: string): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.page.keyboard.type(name);
    await expect(this.page.getByRole('combobox')).toHaveValue(name);
    await expect(this.page.getByRole('option', { selected: true })).toContainText(name);
    await this.press('Enter');
  }

  /** The hex that the way with arrows has come to. */
  async laidTo(): Promise<{ readonly column: number; readonly row: number }> {
    const text = (await this.page.locator('.info.laid').textContent()) ?? '';
    const [, column, row] = /S(\d\d)(\d\d)/.exec(text) ?? [];
    return { column: Number(column), row: Number(row) };
  }

  /** By arrows from column to column, then along it. */
  async layTo(column: number, row: number): Promise<void> {
    await this.press('ArrowUp');
    for (let at = await this.laidTo(); at.column < column; at = await this.laidTo()) await this.press('ArrowRight');
    for (let at = await this.laidTo(); at.row !== row; at = await this.laidTo())
      await this.press(at.row > row ? 'ArrowUp' : 'ArrowDown');
  }
}

test('the same turn by keyboard alone, and the focus is never on the page itself', async ({ page }) => {
  const keys = new Keys(page);
  await keys.open();
  await keys.press('Tab');
  await keys.answer('Finish transfers');
  await expect(keys.prompt).toContainText('Confederacy: leaders');
  await keys.answer('Finish transfers');
  await expect(keys.prompt).toContainText('take the initiative, or pass?');

  await test.step('a unit is found by its name, says who it is and is chosen; arrows lay its way', async () => {
    await keys.find('A.P. Hill');
    await expect(keys.piece('A.P. Hill')).toBeFocused();
    await expect(page.locator('.piece-card h2')).toHaveText('A.P. Hill');
    await keys.press('Enter');
    await expect(keys.prompt).toContainText('choose a hex');
    await keys.layTo(12, 28);
    await expect(page.locator('.info.laid')).toContainText('33 %');
    await keys.press('Enter');
    await expect(keys.prompt).toContainText('make a cavalry retreat?');
    await keys.answer('Stand fast');
    await expect(keys.prompt).toContainText('1 movement point left');
  });

  await test.step('a hex that is too far says why not; its rule is read, and Esc leads back', async () => {
    await keys.find('S1427');
    await expect(keys.hex('S1427')).toBeFocused();
    await keys.press('Enter');
    await expect(page.locator('.message')).toContainText('Why not?');
    await keys.press('b');
    await expect(page.locator('.book')).toBeVisible();
    await keys.press('Escape');
    await expect(page.locator('.book')).toBeHidden();
  });

  await test.step('the attack: weighed, made, told by its card', async () => {
    await keys.find('1 RI');
    await keys.press('Enter');
    await expect(keys.prompt).toContainText('choose how');
    await keys.answer('Column, 0 MP');
    await expect(keys.card.getByRole('heading', { level: 2 })).toContainText('routed');
    await keys.answer('Advance: A.P. Hill');
    await expect(keys.prompt).toContainText('A.P. Hill marches');
    await keys.answer('End the march');
  });

  await test.step('the turn comes to its end', () => toTheNextDay(keys, name => keys.answer(name)));

  await test.step('the replay, and back', async () => {
    await keys.press('Shift+R');
    await expect(page.getByRole('slider')).toBeVisible();
    await keys.press('Shift+ArrowLeft');
    await expect(keys.piece('A.P. Hill')).toHaveAttribute('aria-label', /S1128/);
    await keys.press('Escape');
    await expect(keys.prompt).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a march and an attack by taps: card, odds and battle card find room, and nothing is wider than the screen', async ({
    page,
  }) => {
    const field = new Field(page);
    await field.open();
    const fits = async (): Promise<void> =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (let step = 0; step < 2; step++) {
      await tapSlowly(field.choice('Finish transfers'));
      await fits();
    }
    await expect(field.choice('Take the initiative')).toBeVisible();

    await test.step('a unit is tapped, then a hex: its way is shown, and at the next tap it marches', async () => {
      await expect(field.piece('A.P. Hill')).toBeInViewport();
      await field.piece('A.P. Hill').tap();
      await expect(field.prompt).toContainText('choose a hex');
      await field.hex('S1228').dispatchEvent('click');
      await expect(page.locator('.info.laid')).toContainText('Touch again to march');
      await expect(field.prompt).toContainText('choose a hex');
      await field.hex('S1228').dispatchEvent('click');
      await expect(field.prompt).toContainText('make a cavalry retreat?');
      await field.choice('Stand fast').tap();
      await expect(field.prompt).toContainText('1 movement point left');
      await fits();
    });

    await test.step('the enemy is tapped, the attack weighed and made', async () => {
      await field.hex('S1128').dispatchEvent('click');
      await expect(page.locator('.odds')).toBeVisible();
      await fits();
      await field.page.locator('.decision').getByRole('button', { name: 'Column, 0 MP' }).tap();
    });

    await test.step('the card has dice, chances and results above the question, leaves the map its part, and folds to a line', async () => {
      await expect(field.card.getByRole('heading', { level: 2 })).toContainText('routed');
      for (const part of ['.card-row', '.card-bars p', '.card-results'])
        await expect(field.card.locator(part).last()).toBeInViewport({ ratio: 0.9 });
      const [map, card] = await Promise.all([page.locator('.map').boundingBox(), field.card.boundingBox()]);
      expect((card?.y ?? 0) - (map?.y ?? 0)).toBeGreaterThan(200);
      await expect(page.locator('.target.lit').first()).toBeInViewport({ ratio: 0.5 });
      await expect(field.choice('Advance: A.P. Hill')).toBeInViewport();
      await field.card.getByRole('button', { name: 'Fold the card' }).tap();
      expect((await field.card.boundingBox())?.height).toBeLessThan(60);
      await fits();
      await field.choice('Advance: A.P. Hill').tap();
      await expect(field.prompt).toContainText('A.P. Hill marches');
      await field.choice('End the march').tap();
    });

    await test.step('the turn comes to its end', () => toTheNextDay(field, name => tapSlowly(field.choice(name))));
  });
});
