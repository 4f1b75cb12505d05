import { expect, type Locator, type Page } from '@playwright/test';
import { Desk } from './desk.ts';
import { leeBefore } from './leeBefore.ts';
import { tapSlowly } from './taps.ts';

/** On a busy machine a whole battle takes its time to be read and replayed. */
export const OPENING = 30_000;

/** A battle of Lee as two people handle it who share a screen. */
export class LeeTable extends Desk {
  readonly curtain = this.page.locator('.curtain');
  readonly strip = this.page.locator('.lee-strip');
  readonly now = this.strip.locator('.now');
  readonly sheet = this.page.locator('.lee-sheet');
  /** How buttons are pressed. */
  by: 'mouse' | 'keys' | 'fingers' = 'mouse';

  async press(button: Locator): Promise<void> {
    if (this.by === 'mouse') return button.click();
    if (this.by === 'fingers') return tapSlowly(button);
    await button.focus();
    await this.page.keyboard.press('Enter');
  }

  /** An answer that gives something up is pressed twice. */
  async decide(button: Locator): Promise<void> {
    await this.press(button);
    const again = this.answer('Press again');
    if ((await again.count()) > 0) await this.press(again);
  }

  /** The sample battle without its start sheet. */
  async begin(more = ''): Promise<void> {
    // The assistant lays the same battlefield each time.
    await this.page.addInitScript(() => {
      let state = 7;
      Math.random = () => {
        state = (state * 48271) % 2147483647;
        return state / 2147483647;
      };
    });
    await this.page.goto(`/?title=lee&seed=3&begin${more}`);
    await expect(this.strip).toBeVisible({ timeout: OPENING });
  }

  /** A battle that was played without care up to the first decision of a kind. */
  async openBefore(kind: Parameters<typeof leeBefore>[0]): Promise<void> {
    await this.page.goto('/');
    const buffer = Buffer.from(leeBefore(kind));
    await this.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'lee.wigwag.json', mimeType: 'application/json', buffer });
    await expect(this.page.locator('.curtain, .lee-strip').first()).toBeVisible({ timeout: OPENING });
    await this.handOver();
  }

  tool(name: string): Locator {
    return this.page.locator('.lee-tool', { hasText: name }).first();
  }

  handle(id: string): Locator {
    return this.page.locator(`[data-handle="${id}"]`);
  }

  /** What is in hand, where it is: its handle may stand beside it. */
  grip(): Locator {
    return this.handle('move').locator('path.hit').first();
  }

  /** By what it begins with: a button says its key too. */
  answer(name: string | RegExp): Locator {
    return this.page.locator('.decision .choice', { hasText: name });
  }

  /** The screen is handed over: whoever comes holds the button for a second. */
  async sitDown(): Promise<void> {
    const button = this.curtain.getByRole('button', { name: 'hold to open' });
    await expect(button).toBeVisible();
    await expect(this.page.locator('.lee-board, .lee-map, .log')).toHaveCount(0);
    if (this.by === 'keys') {
      await button.focus();
      await this.page.keyboard.down('Enter');
    } else await button.dispatchEvent('pointerdown');
    await expect(this.curtain).toHaveCount(0);
    if (this.by === 'keys') await this.page.keyboard.up('Enter');
  }

  /** Whoever decides does, and the other takes the seat if it is the other's turn. */
  async handOver(): Promise<void> {
    await expect(this.page.locator('.curtain, .prompt').first()).toBeVisible();
    if ((await this.curtain.count()) > 0) await this.sitDown();
  }

  /** What something says once somebody sits there: a curtain may come down while one looks. */
  private async said(found: Locator): Promise<string> {
    for (let tries = 0; tries < 20; tries++) {
      await this.handOver();
      const text = await found.textContent({ timeout: 1000 }).catch(() => undefined);
      if (text !== undefined) return text ?? '';
    }
    throw new Error('nobody sits down');
  }

  async inStep(name: string): Promise<boolean> {
    return (await this.said(this.now)).endsWith(name);
  }

  async isAsked(text: RegExp): Promise<boolean> {
    return text.test(await this.said(this.prompt));
  }

  /** Armies, year, generals, cards, commands, battlefield and terms: up to the terrain. */
  async toTerrain(): Promise<void> {
    for (let n = 0; n < 40 && !(await this.inStep('Terrain')); n++)
      await this.decideSimply(await this.said(this.prompt));
  }

  /** Simply on, until something is asked. */
  async toPrompt(text: RegExp): Promise<void> {
    for (let n = 0; n < 60 && !(await this.isAsked(text)); n++) await this.decideAnything(await this.said(this.prompt));
  }

  /** The same, and each thing that is asked on the way is looked at before it is answered; the last one too. */
  async walkTo(text: RegExp, look: (prompt: string) => Promise<void>): Promise<void> {
    for (let n = 0; n < 80; n++) {
      const prompt = await this.said(this.prompt);
      await look(prompt);
      if (text.test(prompt)) return;
      await this.decideAnything(prompt);
    }
    throw new Error(`never asked for ${text}`);
  }

  /** What is asked and what is beside it: a side may be asked the same twice, of fewer things that are left. */
  private async shown(): Promise<string> {
    return (await this.page.locator('.prompt, .lee-sheet, .log').allTextContents()).join();
  }

  /** What a player does who does not care, in any decision before the terrain, and in sealing a tactic. */
  async decideSimply(prompt: string): Promise<void> {
    const { page } = this;
    const before = await this.shown();
    if (/army list\./.test(prompt)) await this.press(page.locator('button.lee-card').first());
    else if (/proposes the year/.test(prompt)) await this.press(page.locator('.lee-year .choice'));
    else if (/keeps 3/.test(prompt)) await this.keepThree();
    else if ((await page.locator('.lee-option').count()) > 0) await this.chooseOption();
    else await this.decide(this.answer('').first());
    await expect
      .poll(async () => (await this.curtain.count()) > 0 || (await this.shown()) !== before, { timeout: 10_000 })
      .toBe(true);
  }

  private async keepThree(): Promise<void> {
    for (const place of [0, 1, 2]) await this.press(this.page.locator('.lee-face button').nth(place));
    await this.press(this.answer('Keep these three'));
  }

  private async chooseOption(): Promise<void> {
    await this.press(this.page.locator('.lee-option').first());
    const seal = this.page.getByRole('button', { name: 'Seal it' });
    if ((await seal.count()) > 0) await this.press(seal);
  }

  /** The assistant lays what is left. */
  async completeTerrain(): Promise<void> {
    await this.press(this.sheet.getByRole('button', { name: 'Complete the battlefield for us' }));
    await this.press(this.sheet.getByRole('button', { name: 'Yes, complete it' }));
    await expect(this.page.locator('.curtain progress')).toHaveCount(0, { timeout: 30_000 });
  }

  /** Tactics, corps, markers and deployment: up to the moves of a corps. */
  async toMoves(): Promise<void> {
    await this.toPrompt(/moves the units/);
  }

  /** Up to the first side that deploys. */
  async toDeployment(): Promise<void> {
    await this.toPrompt(/deploys the units/);
  }

  private async decideAnything(prompt: string): Promise<void> {
    if (/assigns the corps/.test(prompt)) await this.assignCorps();
    else if (/places a patrol marker/.test(prompt)) await this.placeMarker();
    else if (/deploys the units/.test(prompt)) await this.lineUp();
    else if (/activates a corps/.test(prompt)) await this.press(this.tool('activate'));
    else await this.decideSimply(prompt);
    await this.page.waitForTimeout(100);
  }

  private async assignCorps(): Promise<void> {
    const fields = this.sheet.locator('select');
    for (let place = 0; place < (await fields.count()); place++) {
      if ((await fields.nth(place).inputValue()) === '') await fields.nth(place).selectOption({ index: place + 1 });
    }
    await this.press(this.answer('').first());
  }

  private async placeMarker(): Promise<void> {
    await this.press(this.sheet.locator('.lee-tool:enabled').first());
    await this.press(this.answer('Place the marker'));
  }

  private async lineUp(): Promise<void> {
    const button = this.sheet.getByRole('button', { name: 'Line up the whole army' });
    if ((await button.count()) > 0) {
      await this.press(button);
      await this.press(this.answer('Deploy them as shown'));
    }
    await this.press(this.answer('').first());
  }
}

/** The middle of something on the page. */
export async function middleOf(page: Page, found: Locator): Promise<{ x: number; y: number }> {
  const box = await found.boundingBox();
  if (box === null) throw new Error(`not on the page ${page.url()}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where something is once it moves no more: twice the same, a little apart. */
export async function boxAtRest(found: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await found.boundingBox());
        const isSame = now === before && now !== 'null';
        before = now;
        return isSame;
      },
      { intervals: [150] },
    )
    .toBe(true);
  return JSON.parse(before);
}
