import { expect, type Page, test } from '@playwright/test';
import { Desk } from './desk.ts';
import { keptGames, keptText } from './kept.ts';

/** As every byte of a fresh seed: Grey is dealt two dashes and goes first; Blue holds an ambush and a rally. Grey's first march has two steps. */
const BYTE = 215;
/** In the address: Grey goes first. */
const SEED = 11;

/** The example game as two people handle it who share a screen. */
class Lane extends Desk {
  readonly curtain = this.page.locator('.curtain');
  readonly ending = this.page.locator('.ending');
  readonly faces = this.page.locator('.hands .face');

  /** Dice that nobody fixed, and that fall the same way all the same: all bytes of the seed are this one. */
  async withDice(byte: number): Promise<void> {
    await this.page.addInitScript(value => {
      const fill = (array: Uint8Array): Uint8Array => array.fill(value);
      Object.defineProperty(crypto, 'getRandomValues', { value: fill });
    }, byte);
  }

  post(number: number) {
    return this.page.locator('.post').nth(number);
  }

  async step(to: number): Promise<void> {
    await this.post(to).locator('.ground').click();
  }

  /** The screen is handed over: nothing is seen before, and nothing of the other's hand after. */
  async sitDown(side: 'Blue' | 'Grey'): Promise<void> {
    await expect(this.curtain).toContainText(new RegExp(`Hand the screen to ${side}|Only ${side} looks`));
    await expect(this.page.locator('.lane')).toHaveCount(0);
    await expect(this.page.locator('.log')).toHaveCount(0);
    await this.page.getByRole('button', { name: 'I am here: show the table' }).click();
    await expect(this.page.locator('.decider')).toContainText(side);
  }

  /** Something to do that ends in some way or other. */
  async goOn(): Promise<void> {
    const { page } = this;
    const before = await page.locator('#root').innerHTML();
    const ways = [
      this.curtain.getByRole('button'),
      page.locator('.choice', { hasText: /^Fire/ }),
      page.locator('.choice', { hasText: /^(Spring|Rally)/ }),
      page.locator('.ground.lit'),
      page.locator('.picket.lit'),
      page.locator('.choice', { hasText: /^(Pass|Halt|Let it pass|Stand)/ }),
    ];
    for (const way of ways) {
      if ((await way.count()) === 0) continue;
      await way.first().click();
      break;
    }
    await expect.poll(() => page.locator('#root').innerHTML()).not.toBe(before);
  }
}

/** What a page shows or says to a reader, in any place. */
const wordsOn = (page: Page): Promise<string> => page.locator('body').evaluate(body => body.innerHTML);

async function findByAbout({ page }: Lane): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Wigwag');
  await page.getByRole('link', { name: 'Play Pickets' }).click();
  await expect(page).toHaveURL(/\?game=/);
}

async function askWhyNot(lane: Lane): Promise<void> {
  const { page } = lane;
  await page.getByRole('button', { name: 'Blue 0' }).click();
  await expect(lane.message).toContainText('3/own-picket');
  await page.getByRole('button', { name: 'Grey 3' }).click();
  await expect(lane.prompt).toContainText('Grey marches with picket 3');
  await lane.step(2);
  await expect(lane.message).toContainText('A step can only go to the next post');
  await expect(lane.message).toContainText('3/next-post');
  await expect(lane.post(6).locator('.picket')).toHaveCount(3);
}

async function takeBackAStep(lane: Lane): Promise<void> {
  const undo = lane.page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await lane.step(5);
  await expect(lane.post(5).locator('.picket')).toHaveText('3');
  await lane.page.keyboard.press('u');
  await expect(lane.post(6).locator('.picket')).toHaveCount(3);
  await expect(undo).toBeDisabled();
  await lane.page.getByRole('button', { name: 'Redo' }).click();
  await expect(lane.post(5).locator('.picket')).toHaveText('3');
}

async function save(lane: Lane): Promise<string> {
  const { page } = lane;
  await (await lane.inMenu('Save the game to a file')).click();
  await expect(page.locator('.slip')).toContainText('what each side has hidden');
  const coming = page.waitForEvent('download');
  await page.locator('.slip').getByRole('button', { name: 'Save the game to a file' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('pickets-7-round-1.wigwag.json');
  return download.path();
}

async function openAgain(lane: Lane, file: string): Promise<void> {
  const { page } = lane;
  await page.getByRole('link', { name: 'Games and battles' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await lane.sitDown('Grey');
  await expect(lane.post(5).locator('.picket')).toHaveText('3');
  await expect(lane.prompt).toContainText('Grey marches with picket 3');
}

/** By the pickets that are left. */
async function resultOn(page: Page): Promise<string> {
  const [blue = 0, grey = 0] = (await page.locator('.score-half b').allInnerTexts()).map(Number);
  if (blue === grey) return `A draw: each side has ${blue}`;
  const winner = blue > grey ? 'Blue' : 'Grey';
  return `${winner} wins with ${Math.max(blue, grey)} pickets left to ${Math.min(blue, grey)}.`;
}

test('Pickets at one screen, from the first page to its end', async ({ page }) => {
  test.slow();
  const lane = new Lane(page);
  await lane.withDice(BYTE);
  await test.step('it is found by way of About', () => findByAbout(lane));

  await test.step('Grey sees its own cards, and nothing of those of Blue', async () => {
    await lane.sitDown('Grey');
    await expect(lane.faces).toHaveText(['Dash', 'Dash']);
    await expect(page.locator('.hands .by-blue dd')).toHaveText('2 cards');
    expect(await wordsOn(page)).not.toMatch(/ambush|rally/i);
  });

  await test.step('what cannot be chosen says why', () => askWhyNot(lane));
  await test.step('a step that showed the other nothing is taken back, and made again', () => takeBackAStep(lane));
  const file = await test.step('the file is said to know everything, and is saved', () => save(lane));

  await test.step('a reload goes on, behind the curtain', async () => {
    const [game] = await keptGames(page);
    expect(await keptText(page, game?.id ?? '')).toContain('"format":"wigwag-log 2"');
    await page.reload();
    await lane.sitDown('Grey');
    await expect(lane.post(5).locator('.picket')).toHaveText('3');
    await lane.choice('Halt').click();
  });

  await test.step('Blue takes the seat, and sees nothing of the cards of Grey', async () => {
    await lane.sitDown('Blue');
    await expect(lane.faces).toHaveText(['Ambush', 'Rally']);
    await expect(page.locator('.hands .by-grey dd')).toHaveText('2 cards');
    expect(await wordsOn(page)).not.toMatch(/Dash/);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  await test.step('the file brings the game back to where it was saved', () => openAgain(lane, file));

  await test.step('it is played to its end, which says who has won', async () => {
    for (let decision = 0; decision < 150 && (await lane.ending.count()) === 0; decision++) await lane.goOn();
    const result = await resultOn(page);
    await expect(lane.ending.locator('h2')).toContainText(result);
    await expect(lane.prompt).toContainText(result);
    await expect(page.locator('.decider')).toContainText('Game over');
    await expect(page.locator('.log')).toContainText('The game is over');
    await page.reload();
    await expect(lane.ending.locator('h2')).toContainText(result);
  });
});

test.describe('on a phone, in Polish', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'pl-PL' });

  test('the lane, both hands and the answers find room', async ({ page }) => {
    await page.goto(`/?title=pickets&seed=${SEED}`);
    await page.getByRole('button', { name: 'Jestem' }).tap();
    await expect(page.locator('.decider')).toContainText('Szarzy');
    await expect(page.locator('.posts .post')).toHaveCount(7);
    await page.getByRole('button', { name: 'Szarzy 4' }).tap();
    await expect(page.locator('.prompt')).toContainText('Maszeruje pikieta 4');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});
