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

async function becomeAccount({ context }: Player, name: string): Promise<void> {
  const made = await context.request.put('/api/account/password', { data: { name, password: 'a long enough one' } });
  expect(made.status()).toBe(204);
}

test('a rated game is found by whoever likes to look on, and moves two numbers where all can see them', async ({
  browser,
}) => {
  const [iris, jan] = [await guestAt(browser, server.address, 'Iris'), await guestAt(browser, server.address, 'Jan')];
  await becomeAccount(iris, 'Iris');
  await becomeAccount(jan, 'Jan');
  await iris.page.goto('/?account');
  await expect(iris.page.getByRole('region', { name: 'Rating' })).toContainText('You have played no rated game yet.');
  const setup = { scenario: 'stuarts-raid' };
  const id = await gameBetween(iris, jan, { title: 'gcacw', setup, side: 'confederate', isRated: true, pace: 'week' });
  await sitAt(iris, id);

  const eve = await guestAt(browser, server.address, 'Eve');
  await eve.page.goto('/');
  const row = eve.page.getByRole('region', { name: 'Being played' }).getByRole('link');
  await expect(row).toContainText('Stuart’s Raid');
  await expect(row).toContainText('Jan – Iris');
  await expect(row).toContainText('over days, Confederacy decides');
  await eve.page.goto('/?watch');
  await expect(eve.page.locator('.game-rows a')).toHaveCount(1);
  expect(await faultsOf(eve.page)).toEqual([]);
  await eve.page.locator('.game-rows a').click();
  await expect(eve.page.locator('.seat-plate')).toHaveCount(2);
  await expect(eve.page.getByRole('tab', { name: 'Chat' })).toHaveCount(0);
  // Their own games are not among those that they could look on at.
  await jan.page.goto('/?watch');
  await expect(jan.page.getByText('Nobody plays in public now.')).toBeVisible();

  await jan.context.request.post(`/api/games/${id}/resign`, { data: {} });
  for (const { page } of [iris, eve]) {
    const changes = page.locator('.ending .rating-changes');
    await expect(changes).toContainText(/Iris 1500 → 1\d{3} \(\+\d+\)/);
    await expect(changes).toContainText(/Jan 1500 → 1\d{3} \([-−]\d+\)/);
  }
  expect(await faultsOf(iris.page)).toEqual([]);
  // Another name is seen wherever the old one stood, and one that somebody has is not to be had.
  await iris.page.goto('/?account');
  const called = iris.page.getByLabel('Called', { exact: true });
  const name = iris.page.getByRole('region', { name: 'Your name at the table' });
  await called.fill('jan');
  await name.getByRole('button', { name: 'Save' }).click();
  await expect(name.getByRole('alert')).toContainText('Somebody else has this name');
  await called.fill('Iris the Second');
  await name.getByRole('button', { name: 'Save' }).click();
  await expect(iris.page.locator('.account-tool')).toContainText('Iris the Second');
  await expect(eve.page.locator('.seat-plate.by-confederate')).toContainText('Iris the Second');
  await expect(iris.page.getByRole('region', { name: 'Rating' })).toContainText(
    /Campaigns\s*after one game\s*about 1\d{3}/,
  );
});
