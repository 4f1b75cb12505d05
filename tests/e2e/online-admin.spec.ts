import AxeBuilder from '@axe-core/playwright';
import { type Page, test } from '@playwright/test';
import { expect, gameBetween, guestAt, type Player, sitAt } from './atServer.ts';
import { type OnlineServer, startOnline } from './onlineServer.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let server: OnlineServer;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  server = await startOnline();
});

test.afterAll(() => server.stop());

const faultsOf = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

const part = (page: Page, name: RegExp) => page.locator('.admin-ways').getByRole('button', { name });

/** A line of chat that the other complains about. */
async function complain({ page }: Player, rude: Player, id: string): Promise<void> {
  await rude.context.request.post(`/api/games/${id}/chat`, { data: { text: 'You fool' } });
  await sitAt({ page }, id);
  await page.getByRole('tab', { name: /Chat/ }).click();
  await expect(page.locator('.talk-line')).toContainText('You fool');
  await page.getByRole('button', { name: 'More about the chat' }).click();
  await page.getByRole('button', { name: 'Report the last line of the other' }).click();
}

async function banFromComplaint(page: Page): Promise<void> {
  const complaint = page.locator('.admin-item');
  await expect(complaint).toContainText('You fool');
  await complaint.getByText('Ban…').click();
  await complaint.getByLabel('Reason, which is told').fill('Be civil');
  await complaint.getByLabel('How long').selectOption({ label: '1 day' });
  expect(await faultsOf(page)).toEqual([]);
  await complaint.getByRole('button', { name: 'Ban Rudy' }).click();
  await expect(complaint.getByRole('button', { name: /Lift the ban/ })).toBeVisible();
  await complaint.getByRole('button', { name: /^Close/ }).click();
  await expect(page.getByText('Nobody complains about anything.')).toBeVisible();
}

/** He is told why and until when, wherever he comes, and where he tries to do something. */
async function toldWhy(nobody: Page, id: string): Promise<void> {
  await nobody.goto(`/?game=${id}`);
  await expect(nobody.getByRole('alert')).toContainText('The reason: “Be civil”.');
  await nobody.goto('/#stuarts-raid');
  await expect(nobody.locator('.cut-line').last()).toContainText('has banned you');
  await nobody.getByText('Someone far away').click();
  await nobody.getByRole('button', { name: 'Make the game and its link' }).click();
  await expect(nobody.getByRole('alert')).toContainText('The reason: “Be civil”.');
}

test('whoever runs the server is welcomed by its link, and sees complaints, games, people, letters, rules, figures', async ({
  browser,
}) => {
  const [may, rudy] = [await guestAt(browser, server.address, 'May'), await guestAt(browser, server.address, 'Rudy')];
  const setup = { scenario: 'stuarts-raid' };
  const id = await gameBetween(may, rudy, { title: 'gcacw', setup, side: 'confederate' });
  await complain(may, rudy, id);
  await rudy.context.request.post('/api/account/email', { data: { email: 'rudy@example.org' } });

  const { page: nobody } = rudy;
  await nobody.goto('/?admin');
  await expect(nobody.getByRole('alert')).toContainText('for whoever runs the server');

  const boss = await browser.newContext({ locale: 'en-GB', baseURL: server.address, reducedMotion: 'reduce' });
  const page = await boss.newPage();
  await page.goto(server.adminLink);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Running this server');
  await expect(page).toHaveURL(/\?admin$/);
  await expect(page.locator('.admin-hint')).toContainText('works once');
  await banFromComplaint(page);

  await toldWhy(nobody, id);

  await part(page, /^People/).click();
  await expect(page.getByRole('region', { name: 'Banned' })).toContainText('Be civil');
  await page.getByLabel('Part of a name or address').fill('rud');
  const found = page.getByRole('region', { name: 'People' }).locator('.account-line');
  await expect(found).toHaveCount(1);
  await found.getByRole('button', { name: /Lift the ban/ }).click();
  await expect(page.getByText('Nobody is banned.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  await part(page, /^Letters/).click();
  await expect(page.locator('.admin-item')).toContainText('rudy@example.org');
  await expect(page.getByRole('button', { name: /^Copy the link/ })).toBeVisible();

  await part(page, /^Rules/).click();
  await expect(page.getByText('one game is played by them')).toBeVisible();
  await page.getByRole('button', { name: 'Replay all games' }).click();
  await expect(page.getByText('As before: 1. Moved over: 0. Standing: 0.')).toBeVisible();
  await part(page, /^Health/).click();
  await expect(page.locator('.particulars')).toContainText('Entries written');
  expect(await faultsOf(page)).toEqual([]);

  await part(page, /^Games/).click();
  await page.getByLabel('Game, battle or player').fill('rudy');
  const game = page.locator('.admin-item');
  await expect(game).toContainText('Stuart’s Raid');
  await game.getByRole('link', { name: /^Look on/ }).click();
  await expect(page.locator('.seat-plate')).toHaveCount(2);
  await expect(page.locator('.decision').getByRole('button', { name: /^Take the initiative/ })).toHaveCount(0);
  await page.goBack();
  await expect(game).toHaveCount(1);
  await game.getByRole('button', { name: /^Call off/ }).click();
  await game.getByRole('button', { name: /^Really call it off/ }).click();
  await expect(page.getByText('No game is like that.')).toBeVisible();
  await expect(may.page.locator('.ending')).toContainText('The game was called off');
});
