import AxeBuilder from '@axe-core/playwright';
import { type Page, test } from '@playwright/test';
import { answer, expect, guestAt } from './atServer.ts';
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

test('the computer is an opponent of a chosen level and style, and decides at the server', async ({ browser }) => {
  const { page, context } = await guestAt(browser, server.address, 'Kay');
  await page.goto('/#stuarts-raid');
  await page.getByText('Someone far away').click();
  await expect(page.getByText('Optional rules')).toBeVisible();
  const form = page.locator('.far-away');
  await form.getByRole('radio', { name: 'The computer' }).check();
  await form.getByRole('radio', { name: 'Recruit' }).check();
  await form.getByRole('radio', { name: 'Bold' }).check();
  await form.getByRole('radio', { name: 'Union' }).check();
  expect(await faultsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Begin against the computer' }).click();

  await expect(page.locator('.seat-plate')).toHaveCount(2);
  const plate = page.locator('.seat-plate.by-confederate');
  await expect(plate).toContainText('Computer (Recruit)');
  const id = new URL(page.url()).searchParams.get('game');
  const { seats } = await (await context.request.get(`/api/games/${id}`)).json();
  expect(seats.find(({ side }: { side: string }) => side === 'confederate').computer).toEqual({
    level: 'recruit',
    style: 'bold',
  });
  // It decides without anybody's browser, until I am asked.
  await expect(page.locator('.seat-plate.deciding')).toContainText('Kay', { timeout: 60_000 });
  // Whoever was not there for it is shown it first.
  const onward = page.getByRole('button', { name: /To my decision/ });
  await expect(answer(page, /./).or(onward).first()).toBeVisible();
  if ((await onward.count()) > 0) await onward.click();
  await expect(answer(page, /./)).toBeVisible();
  await page.goto('/');
  await expect(page.locator('.turn-card')).toContainText('against Computer (Recruit)');
});
