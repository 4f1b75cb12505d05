import AxeBuilder from '@axe-core/playwright';
import { type Page, test } from '@playwright/test';
import { answer, expect, gameBetween, guestAt, type Player, sitAt } from './atServer.ts';
import { type OnlineServer, startOnline } from './onlineServer.ts';

test.describe.configure({ mode: 'serial' });

let server: OnlineServer;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  server = await startOnline();
});

test.afterAll(() => server.stop());

const faultsOf = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

const slip = (page: Page) => page.locator('.table-slips .slip');

/** The first unit that may act begins its march. */
async function beginMarch({ page }: Player): Promise<void> {
  await page.locator('.piece.lit[data-piece^="unit"]').first().dispatchEvent('click');
  await answer(page, /^March with/).click();
  await expect(page.locator('.prompt')).toContainText('movement points left');
}

/** What can be taken back is shown to nobody else, and is there after a reload and on another device. */
async function reloadAndSecondDevice(hank: Player, tomek: Player, id: string): Promise<void> {
  await answer(hank.page, /^Take the initiative/).click();
  await expect(hank.page.locator('.prompt')).toContainText('one action');
  await hank.page.reload();
  await expect(hank.page.locator('.prompt')).toContainText('one action');
  const device = { page: await hank.context.newPage() };
  await sitAt(device, id);
  await expect(device.page.locator('.prompt')).toContainText('one action');
  await device.page.keyboard.press('u');
  await expect(hank.page.locator('.prompt')).toContainText('take the initiative, or pass?');
  await expect(tomek.page.locator('body')).not.toContainText('przejmuje inicjatywę');
  await device.page.close();
}

/** Without a line it waits, once, and can be taken back. */
async function cutLine(hank: Player): Promise<void> {
  await hank.context.setOffline(true);
  await expect(slip(hank.page)).toContainText('The connection is lost');
  await expect(slip(hank.page)).toContainText(/as it was at \d+:\d\d/);
  await expect(hank.page.locator('.page')).toHaveClass(/from-before/);
  await answer(hank.page, /^Take the initiative/).click();
  await expect(hank.page.locator('.underway-line')).toContainText('waits for the line');
  await expect(hank.page.locator('.prompt')).toContainText('one action');
  await hank.page.keyboard.press('u');
  await expect(hank.page.locator('.prompt')).toContainText('take the initiative, or pass?');
  await answer(hank.page, /^Take the initiative/).click();
  await hank.context.setOffline(false);
  await expect(hank.page.locator('.underway-line')).toHaveCount(0);
  await expect(hank.page.locator('.prompt')).toContainText('one action');
  await expect(slip(hank.page)).toHaveCount(0);
}

/** Past the dice only both take back. */
async function takeBackByConsent(hank: Player, tomek: Player): Promise<void> {
  await beginMarch(hank);
  await expect(tomek.page.locator('.log')).toContainText('F. Lee');
  await hank.page.keyboard.press('u');
  await expect(slip(tomek.page)).toContainText('Hank');
  expect(await faultsOf(tomek.page)).toEqual([]);
  await slip(tomek.page).getByRole('button', { name: 'Zgoda' }).click();
  await expect(hank.page.locator('.prompt')).toContainText('one action');
  await expect(slip(tomek.page)).toHaveCount(0);
}

/** What is said in ready words everybody reads in his own. */
async function talk(hank: Player, tomek: Player): Promise<void> {
  await hank.page.getByRole('tab', { name: 'Chat' }).click();
  await hank.page.getByRole('button', { name: 'Good luck!' }).click();
  await expect(tomek.page.locator('.tab-mark')).toContainText('1');
  await tomek.page.getByRole('tab', { name: /Czat/ }).click();
  await expect(tomek.page.locator('.talk-line')).toContainText('Powodzenia');
  await expect(tomek.page.locator('.tab-mark')).toHaveCount(0);
  expect(await faultsOf(hank.page)).toEqual([]);
}

async function resignAndCheckDice(hank: Player, tomek: Player): Promise<void> {
  await tomek.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await tomek.page.getByRole('button', { name: 'Poddaj grę' }).click();
  await tomek.page.getByRole('button', { name: /Na pewno poddać/ }).click();
  await expect(hank.page.locator('.ending')).toContainText('Tomek resigns: Hank has won');
  await expect(tomek.page.locator('.ending')).toContainText('Tomek poddaje grę: wygrywa Hank');

  // Such a game can be looked through like any other.
  await tomek.page.locator('.ending').getByRole('button', { name: 'Odtwórz od początku' }).click();
  await expect(tomek.page.locator('.replay-bar')).toBeVisible();
  await expect(tomek.page.locator('.ending')).toHaveCount(0);
  await tomek.page.keyboard.press('Escape');
  await expect(tomek.page.locator('.ending')).toBeVisible();

  await hank.page.locator('.ending').getByRole('link', { name: 'Check every die' }).click();
  await expect(hank.page.locator('.dice-verdict')).toContainText(/dice are as promised/);
  await expect(hank.page.locator('.dice-chain')).toContainText('noted by this browser');
  await expect(hank.page.locator('.dice-table tbody tr').first()).toBeVisible();
  expect(await faultsOf(hank.page)).toEqual([]);
}

test('a live game: reload, second device, a line that is cut, undo by consent, talk, resignation, every die checked', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const hank = await guestAt(browser, server.address, 'Hank');
  const tomek = await guestAt(browser, server.address, 'Tomek', { locale: 'pl-PL', colorScheme: 'dark' });
  const setup = { scenario: 'stuarts-raid' };
  const id = await gameBetween(hank, tomek, { title: 'gcacw', setup, side: 'confederate', pace: 'evening' });
  await Promise.all([sitAt(hank, id), sitAt(tomek, id)]);
  await expect(hank.page.locator('.seat-plate.deciding')).toContainText('Hank');
  await expect(hank.page.locator('.seat-plate.deciding .plate-clock')).toContainText(/\d+:\d\d/);
  await expect(tomek.page.locator('.seat-plate.deciding')).toContainText('Hank');
  await expect(tomek.page.locator('.decider')).toContainText('decyduje Hank');
  await expect(answer(tomek.page, /^(?:Podejmij inicjatywę|Spasuj)/)).toHaveCount(0);

  await reloadAndSecondDevice(hank, tomek, id);
  await cutLine(hank);
  await takeBackByConsent(hank, tomek);
  await talk(hank, tomek);
  await beginMarch(hank);
  await resignAndCheckDice(hank, tomek);
});

/** What a browser keeps of a page, and what its title and address say. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [document.title, location.href, JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })].join(
      '\n',
    ),
  );

const firstHex = (page: Page): Promise<void> =>
  page.locator('.target.lit').first().dispatchEvent('click', {}, { timeout: 500 });

/** Plays on until one of them is asked for an action, whatever the dice of the turn bring: rain drives units out of swamps. Who. */
async function untilAction(...players: readonly Player[]): Promise<Player> {
  const latest = Date.now() + 60_000;
  while (Date.now() < latest) {
    for (const player of players) {
      const finish = answer(player.page, /^(?:Finish|Take the initiative)/);
      const isMine = (await player.page.locator('.decider small').count()) > 0;
      const isAction = (await player.page.locator('.piece.lit[data-piece^="unit"]').count()) > 0;
      if (isMine && (await finish.count()) > 0) await finish.click({ timeout: 2000 }).catch(() => undefined);
      else if (isMine && isAction) return player;
      else if (isMine) await firstHex(player.page).catch(() => undefined);
    }
    await players[0]?.page.waitForTimeout(250);
  }
  throw new Error('nobody was asked for an action');
}

test('hidden forces: the other side’s browser has nothing of what went under a marker', async ({ browser }) => {
  test.setTimeout(180_000);
  const ada = await guestAt(browser, server.address, 'Ada');
  const ola = await guestAt(browser, server.address, 'Ola');
  const setup = { scenario: 'crossing-the-tallowee' };
  const id = await gameBetween(ada, ola, { title: 'gcacw', setup, side: 'union' });
  await Promise.all([sitAt(ada, id), sitAt(ola, id)]);
  const own = await untilAction(ada, ola);
  const other = own === ada ? ola : ada;
  const unit = own.page.locator('.piece.lit[data-piece^="unit"]').first();
  const name = ((await unit.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await expect(other.page.locator(`.piece[aria-label^="${name},"]`)).toHaveCount(1);
  await unit.dispatchEvent('click');
  await answer(own.page, /^Force marker/).click();
  await answer(own.page, /^Put under a new force marker/).click();
  await expect(own.page.locator('.piece[data-piece^="force"]')).toHaveCount(1);
  await own.page.locator('.piece.lit[data-piece^="unit"]').last().dispatchEvent('click');
  await answer(own.page, /^March with/).click();
  await expect(other.page.locator('.piece[data-piece^="force"]')).toHaveCount(1);
  await expect(other.page.locator(`.piece[aria-label^="${name},"]`)).toHaveCount(0);
  const shown = await other.page.locator('.log').innerText();
  expect(shown).not.toContain(`${name} `);
  expect(await keptBy(other.page)).not.toContain(name);
});
