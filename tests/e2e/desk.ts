import { expect, type Locator, type Page } from '@playwright/test';

/** The page as a player handles it. */
export class Desk {
  readonly page: Page;
  readonly prompt: Locator;
  readonly message: Locator;

  constructor(page: Page) {
    this.page = page;
    this.prompt = page.locator('.prompt');
    this.message = page.locator('.message');
  }

  async open(seed: number): Promise<void> {
    await this.page.goto(`/?scenario=first-march&seed=${seed}`);
    await expect(this.page.locator('.piece').first()).toBeVisible();
  }

  /** Comes back to a game that was left at some point. */
  async resume(record: string, seed = 1): Promise<void> {
    await this.page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      `wigwag.first-march.${seed}`,
      record,
    ] as const);
    await this.open(seed);
  }

  piece(name: string): Locator {
    return this.page.locator(`.piece[aria-label^="${name},"]`);
  }

  /** By its printed number. */
  hex(number: string): Locator {
    return this.page.locator(`.target[aria-label^="${number}"]`);
  }

  /** What is seldom wanted: the menu is opened for it. */
  async inMenu(name: string): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Menu', exact: true }).click();
    return this.page.locator('.menu-leaf').getByRole('button', { name, exact: true });
  }

  choice(name: string): Locator {
    return this.page.locator('.decision').getByRole('button', { name, exact: true });
  }

  /** A way to attack, whatever its chance. */
  attackBy(way: string): Locator {
    return this.page.locator('.decision').getByRole('button', { name: `${way}: ` });
  }

  /** A hex answers wherever it is touched; names, lines and pieces over it are drawn, not pointed at. */
  /** How the map lies, once it lies still: a bar that grows moves it. */
  async mapAtRest(): Promise<string | null> {
    const lies = () => this.page.locator('.plane').getAttribute('style');
    for (let before = await lies(); ; ) {
      await this.page.waitForTimeout(200);
      const now = await lies();
      if (now === before) return now;
      before = now;
    }
  }

  async pointAt(hex: string): Promise<void> {
    await this.hex(hex).dispatchEvent('click');
  }

  litHexes(): Promise<string[]> {
    return this.page
      .locator('.target.lit')
      .evaluateAll(found => found.map(hex => hex.getAttribute('aria-label') ?? ''));
  }
}
