import { randomBytes } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expect as plainly } from '@playwright/test';
import { shareCommitment } from '@wigwag/fairdice';

/** Between two browsers and a server things take a moment longer. */
export const expect = plainly.configure({ timeout: 25_000 });

/** Somebody with a browser of his own at a server. */
export interface Player {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A guest, who has not opened anything yet. */
export async function guestAt(
  browser: Browser,
  address: string,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Player> {
  const context = await browser.newContext({
    ...{ locale: 'en-GB', viewport: { width: 1440, height: 900 }, baseURL: address, reducedMotion: 'reduce' },
    ...options,
  });
  const made = await context.request.post('/api/guests', { data: { name } });
  expect(made.status()).toBe(201);
  return { context, page: await context.newPage() };
}

interface Made {
  readonly title: string;
  readonly setup: unknown;
  /** Of whoever makes it. */
  readonly side: string;
  readonly pace?: string;
  readonly isRated?: boolean;
}

/** A game that runs between two, as their pages would make it. */
export async function gameBetween(maker: Player, guest: Player, what: Made): Promise<string> {
  const shares = [maker, guest].map(() => randomBytes(32).toString('hex'));
  const [own = '', other = ''] = shares;
  const made = await maker.context.request.post('/api/games', {
    data: { isPublic: true, ...what, shareCommitment: shareCommitment(own) },
  });
  const { id, invitation } = (await made.json()) as { readonly id: string; readonly invitation: string };
  await guest.context.request.post(`/api/invitations/${invitation}`, {
    data: { shareCommitment: shareCommitment(other) },
  });
  await maker.context.request.post(`/api/games/${id}/share`, { data: { share: own } });
  const told = await guest.context.request.post(`/api/games/${id}/share`, { data: { share: other } });
  expect(told.ok()).toBe(true);
  return id;
}

/** Sits down, and waits until the board is there. */
export async function sitAt({ page }: Pick<Player, 'page'>, id: string): Promise<void> {
  await page.goto(`/?game=${id}`);
  await expect(page.locator('.seat-plate')).toHaveCount(2);
  await expect(page.locator('.piece').first()).toBeVisible();
}

export const answer = (page: Page, name: RegExp) => page.locator('.decision').getByRole('button', { name }).first();
