import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, type BrowserContext, type Page, test } from '@playwright/test';
import { ROOT } from '../../support/sources.ts';
import { expect, type Player } from '../atServer.ts';
import { type OnlineServer, startOnline } from '../onlineServer.ts';
import { act, look, numbersFrom, PATIENCE } from './commander.ts';

test.describe.configure({ mode: 'serial' });

const RESULT = `${ROOT}/test-results/online-whole.json`;
const result: Record<string, unknown> = {};

let server: OnlineServer;

test.beforeAll(async () => {
  server = await startOnline();
});

test.afterAll(async () => {
  await server?.stop();
  mkdirSync(`${ROOT}/test-results`, { recursive: true });
  writeFileSync(RESULT, `${JSON.stringify(result, null, 1)}\n`);
  console.log(JSON.stringify(result));
});

const slip = (page: Page) => page.locator('.table-slips .slip');
const told = (sentence: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${sentence}`);

async function somebody(browser: Browser, name: string): Promise<Player> {
  const context = await browser.newContext({
    ...{ locale: 'en-GB', baseURL: server.address, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
  });
  const page = await context.newPage();
  page.on('pageerror', error => told(`${name}: ${error.message}`));
  return { context, page };
}

async function asGuest({ page }: Player, name: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Begin as a guest' }).click();
  await expect(page.locator('.account-tool')).toContainText(name);
}

/** A guest makes an account of himself, by a device of the browser's own tools. */
async function withPasskey(player: Player, name: string): Promise<void> {
  await asGuest(player, name);
  const { page, context } = player;
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await page.goto('/?account');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText(`The account of ${name}.`)).toBeVisible();
}

/** Made by the form, and joined by its link. */
async function gameByLink(maker: Player, guest: Player, scenario: string, side: string): Promise<string> {
  await maker.page.goto(`/#${scenario}`);
  await maker.page.getByText('Someone far away').click();
  const form = maker.page.locator('.far-away');
  await form.getByRole('radio', { name: side }).check();
  await form.getByLabel('Time').selectOption('evening');
  await form.getByRole('button', { name: 'Make the game and its link' }).click();
  const link = await maker.page.getByLabel('Link to this game').inputValue();
  await guest.page.goto(link);
  const name = guest.page.getByLabel('Your name at the table');
  const seat = guest.page.getByRole('button', { name: /^Sit down as/ });
  await expect(seat).toBeVisible();
  if ((await name.count()) > 0) await name.fill('Ben');
  await seat.click();
  for (const { page } of [maker, guest]) await expect(page.locator('.seat-plate')).toHaveCount(2);
  return new URL(maker.page.url()).searchParams.get('game') ?? '';
}

interface Course {
  readonly name: string;
  readonly players: readonly [Player, Player];
  /** Is it as far as it should go? */
  readonly isDone: (sight: Awaited<ReturnType<typeof look>>) => boolean;
  /** What happens on the way, once each, when so many clicks were made. */
  readonly events: ReadonlyMap<number, () => Promise<void>>;
  /** So many clicks of a player are those of somebody who is fresh. */
  readonly fresh: number;
  readonly seed: number;
}

const MOST_CLICKS = 4000;
const STUCK_MS = 60_000;

/** Both play by what is lit on their pages; gives how many clicks it took. */
async function play({ name, players, isDone, events, fresh, seed }: Course): Promise<number> {
  const below = numbersFrom(seed);
  let clicks = 0;
  let last = Date.now();
  while (!(await Promise.all(players.map(async ({ page }) => isDone(await look(page))))).some(done => done)) {
    let hasActed = false;
    for (const { page } of players) hasActed ||= await act(page, clicks < fresh, below);
    if (hasActed) {
      clicks += 1;
      last = Date.now();
      if (clicks % 50 === 0) told(`${name}: ${clicks} clicks, ${(await look(players[0].page)).when}`);
      await events.get(clicks)?.();
    } else await players[0].page.waitForTimeout(80);
    if (clicks > MOST_CLICKS || Date.now() - last > STUCK_MS) {
      throw new Error(
        `${name} does not go on: ${JSON.stringify(await Promise.all(players.map(({ page }) => look(page))))}`,
      );
    }
  }
  return clicks;
}

const settled = async ({ page }: Player): Promise<void> => {
  await expect(page.locator('.seat-plate')).toHaveCount(2);
  await expect(page.locator('.piece').first()).toBeVisible();
};

/** He is at his other device for a moment, which shows the same question. */
async function secondDevice(context: BrowserContext, id: string, first: Page): Promise<void> {
  const device = await context.newPage();
  await device.goto(`/?game=${id}`);
  await settled({ context, page: device });
  if ((await look(device)).isCatchingUp) await device.keyboard.press('Enter');
  await expect(async () => expect((await look(device)).prompt).toBe((await look(first)).prompt)).toPass();
  await device.close();
}

async function cutAndBack({ page, context }: Player): Promise<void> {
  await context.setOffline(true);
  await expect(slip(page).first()).toContainText('The connection is lost');
  await context.setOffline(false);
  await expect(slip(page)).toHaveCount(0);
}

/** Whoever may asks to take back what is sealed, and the other agrees; where neither may now, nothing is asked. */
async function undoByConsent(players: readonly [Player, Player]): Promise<boolean> {
  for (const [asker, other] of [players, [players[1], players[0]] as const]) {
    await asker.page.keyboard.press('u');
    const asked = slip(other.page).filter({ hasText: 'asks to take something back' });
    const isAsked = await asked
      .waitFor({ timeout: 3000 })
      .then(() => true)
      .catch(() => false);
    if (!isAsked) continue;
    await asked.getByRole('button', { name: 'Allow' }).click();
    await expect(slip(other.page)).toHaveCount(0);
    return true;
  }
  return false;
}

test('a guest and an account play a whole Stuart’s Raid live, with everything that happens on the way', async ({
  browser,
}) => {
  const [ann, ben] = [await somebody(browser, 'Ann'), await somebody(browser, 'Ben')];
  await withPasskey(ann, 'Ann');
  const id = await gameByLink(ann, ben, 'stuarts-raid', 'Confederacy');
  const begun = Date.now();
  let undone = 0;
  const tryUndo = async (): Promise<void> => {
    if (undone === 0 && (await undoByConsent([ann, ben]))) undone += 1;
  };
  const clicks = await play({
    ...{ name: 'Stuart’s Raid', players: [ann, ben], isDone: ({ isOver }) => isOver, fresh: 100, seed: 7 },
    events: new Map([
      [8, async () => void (await ann.page.reload().then(() => settled(ann)))],
      [16, () => cutAndBack(ben)],
      [24, () => secondDevice(ann.context, id, ann.page)],
      ...[30, 34, 38, 42, 46, 50, 54, 58].map(at => [at, tryUndo] as const),
      [62, async () => void (await ben.page.reload().then(() => settled(ben)))],
    ]),
  });
  expect(undone).toBe(1);
  expect(clicks).toBeGreaterThan(62);
  for (const { page } of [ann, ben]) await expect(page.locator('.ending')).toBeVisible();
  const headlines = await Promise.all([ann, ben].map(({ page }) => page.locator('.ending h2').innerText()));
  expect(headlines[0]).toBe(headlines[1]);
  await ann.page.locator('.ending').getByRole('link', { name: 'Check every die' }).click();
  const verdict = ann.page.locator('.dice-verdict');
  await expect(verdict).toContainText(/dice are as promised/);
  Object.assign(result, {
    stuartsRaid: {
      ...{ clicks, seconds: Math.round((Date.now() - begun) / 1000), end: headlines[0], undone },
      dice: (await verdict.innerText()).split('\n')[0],
    },
  });
});

/** What a browser has of a page, and keeps. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.innerHTML + JSON.stringify({ ...localStorage }) + location.href);

/** Nothing but what leads to the first action: initiative, and where the rain drives units. Gives whoever is asked for it, with nothing chosen yet. */
async function untilAction(players: readonly [Player, Player]): Promise<Player> {
  const latest = Date.now() + STUCK_MS;
  while (Date.now() < latest) {
    for (const player of players) {
      const { isMine, isCatchingUp, prompt, answers, targets } = await look(player.page);
      const isAsked = isMine && !isCatchingUp;
      if (isAsked && prompt.includes('one action with')) return player;
      const onward = answers.find(({ label }) => /^(?:Finish|Take the initiative)/.test(label));
      const buttons = player.page.locator('.decision .choices button.choice');
      if (isCatchingUp) await player.page.keyboard.press('Enter');
      else if (isAsked && onward !== undefined)
        await buttons
          .nth(onward.place)
          .click(PATIENCE)
          .catch(() => undefined);
      else if (isAsked && targets > 0) await player.page.locator('.target.lit').first().dispatchEvent('click');
    }
    await players[0].page.waitForTimeout(80);
  }
  throw new Error('nobody was asked for an action');
}

/** A unit goes under a new force marker, and another marches, which seals it: the other side has nothing of its name. Gives that. */
async function hideAndMarch(own: Page, other: Page): Promise<string> {
  const forces = own.locator('.piece[data-piece^="force"]');
  const before = await forces.count();
  const unit = own.locator('.piece.lit[data-piece^="unit"]').first();
  const name = ((await unit.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await unit.dispatchEvent('click');
  const choose = (label: RegExp): Promise<void> =>
    own.locator('.decision').getByRole('button', { name: label }).first().click({ timeout: 30_000 });
  await choose(/^Force marker/);
  await choose(/^Put under a new force marker/);
  await expect(forces).toHaveCount(before + 1);
  await own.locator('.piece.lit[data-piece^="unit"]').last().dispatchEvent('click');
  await choose(/^March with/);
  await expect(other.locator(`.piece[aria-label^="${name},"]`)).toHaveCount(0);
  expect(await kept(other)).not.toContain(`aria-label="${name},`);
  return name;
}

test('they play a day of the Tallowee with hidden forces, and one resigns', async ({ browser }) => {
  const [ann, ben] = [await somebody(browser, 'Ann'), await somebody(browser, 'Ben')];
  await asGuest(ann, 'Ann');
  await gameByLink(ann, ben, 'crossing-the-tallowee', 'Union');
  const begun = Date.now();
  const course = { name: 'The Tallowee', players: [ann, ben] as const, fresh: 120 };
  const own = await untilAction([ann, ben]);
  const other = own === ann ? ben : ann;
  const name = await hideAndMarch(own.page, other.page);
  const clicks = await play({
    ...course,
    isDone: ({ when, isOver }) => isOver || /Turn 2 of/.test(when),
    seed: 5,
    events: new Map(),
  });
  await expect(ann.page.locator('body')).toContainText('Turn 2 of');
  await ben.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await ben.page.getByRole('button', { name: 'Resign' }).click();
  await ben.page.getByRole('button', { name: /Really resign/ }).click();
  await expect(ann.page.locator('.ending')).toContainText('Ben resigns: Ann has won');
  Object.assign(result, {
    tallowee: { clicks, seconds: Math.round((Date.now() - begun) / 1000), hidden: name },
  });
});
