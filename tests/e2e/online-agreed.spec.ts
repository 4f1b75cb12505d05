import { type Page, test } from '@playwright/test';
import { DAY } from '@wigwag/clocks';
import { type TestDatabase, testDatabase } from '@wigwag/server/testing';
import { answer, expect, gameBetween, guestAt, type Player, sitAt } from './atServer.ts';
import { type OnlineServer, startOnline } from './onlineServer.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let server: OnlineServer;
let database: TestDatabase;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  database = await testDatabase();
  server = await startOnline({ databaseUrl: database.url });
});

test.afterAll(async () => {
  await server?.stop();
  await database?.close();
});

const slip = (page: Page) => page.locator('.table-slips .slip');
const menuItem = async ({ page }: Player, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name }).click();
};
const press = ({ page }: Player, name: string) => slip(page).getByRole('button', { name }).click();

/** Hank has the Confederates and decides first. */
async function atTheTable(browser: Parameters<typeof guestAt>[0], pace: string) {
  const hank = await guestAt(browser, server.address, 'Hank');
  const tomek = await guestAt(browser, server.address, 'Tomek', { locale: 'pl-PL', colorScheme: 'dark' });
  const setup = { scenario: 'stuarts-raid' };
  const id = await gameBetween(hank, tomek, { title: 'gcacw', setup, side: 'confederate', pace });
  await Promise.all([sitAt(hank, id), sitAt(tomek, id)]);
  return { hank, tomek, id };
}

async function pauseAndEnd(hank: Player, tomek: Player): Promise<void> {
  await menuItem(hank, 'Propose a pause');
  await expect(slip(hank.page)).toContainText('You propose a pause to Tomek.');
  await expect(slip(tomek.page)).toContainText('Hank');
  await press(tomek, 'Nie');
  await expect(slip(hank.page)).toHaveCount(0);
  await menuItem(hank, 'Propose a pause');
  await press(tomek, 'Zgoda');
  await expect(slip(hank.page)).toContainText('The game is paused by agreement');
  const clock = hank.page.locator('.seat-plate.deciding .plate-clock');
  await expect(clock).toContainText('stands');
  // Either ends it.
  await press(tomek, 'Zakończ przerwę');
  await expect(slip(hank.page)).toHaveCount(0);
  await expect(clock).not.toContainText('stands');
}

async function refuseUndo(hank: Player, tomek: Player): Promise<void> {
  await answer(hank.page, /^Take the initiative/).click();
  await hank.page.locator('.piece.lit[data-piece^="unit"]').first().dispatchEvent('click');
  await answer(hank.page, /^March with/).click();
  await expect(hank.page.locator('.prompt')).toContainText('movement points left');
  await expect(tomek.page.locator('.log')).toContainText('F. Lee');
  await hank.page.keyboard.press('u');
  await expect(slip(hank.page)).toContainText('Tomek is asked');
  await press(tomek, 'Nie');
  await expect(slip(hank.page)).toHaveCount(0);
  await expect(hank.page.locator('.prompt')).toContainText('movement points left');
}

async function agreeToDraw(hank: Player, tomek: Player): Promise<void> {
  await menuItem(hank, 'Offer a draw');
  await expect(slip(tomek.page)).toContainText('Hank');
  await press(hank, 'Withdraw');
  await expect(slip(tomek.page)).toHaveCount(0);
  await menuItem(hank, 'Offer a draw');
  await press(tomek, 'Zgadzam się');
  await expect(hank.page.locator('.ending')).toContainText('A draw, by agreement');
  await expect(tomek.page.locator('.ending')).toContainText('Remis');
}

async function playAgain(hank: Player, tomek: Player, id: string): Promise<void> {
  await hank.page.getByRole('button', { name: 'Once more, sides changed' }).first().click();
  await expect(hank.page).not.toHaveURL(new RegExp(id));
  await expect(hank.page.getByText('Call it off')).toBeVisible();
  await tomek.page.getByRole('button', { name: /^Hank/ }).first().click();
  for (const { page } of [hank, tomek]) await expect(page.locator('.seat-plate')).toHaveCount(2);
  await expect(hank.page.locator('.seat-plate.by-union')).toContainText('Hank');
  await expect(tomek.page.locator('.seat-plate.by-confederate')).toContainText('Tomek');
  expect(new URL(hank.page.url()).search).toBe(new URL(tomek.page.url()).search);
}

test('pause, undo, draw and another game are pressed by two, and refused by one', async ({ browser }) => {
  const { hank, tomek, id } = await atTheTable(browser, 'evening');
  await pauseAndEnd(hank, tomek);
  await refuseUndo(hank, tomek);
  await agreeToDraw(hank, tomek);
  await playAgain(hank, tomek, id);
});

/** As if so much time had gone by. */
const later = (id: string, ms: number) => database.sql`
  update clocks set since_ms = since_ms - ${ms}::bigint, alarm_ms = alarm_ms - ${ms}::bigint where game = ${id}`;

test('when time and grace are used up the other waits, or claims the game', async ({ browser }) => {
  const { hank, tomek, id } = await atTheTable(browser, 'week');
  await later(id, 7.5 * DAY);
  // The grace runs: nothing can be claimed, and the clock says so.
  await expect(hank.page.locator('.seat-plate.mine .plate-clock')).toContainText('of the grace');
  await expect(slip(tomek.page)).toHaveCount(0);
  await later(id, DAY);
  await expect(slip(tomek.page)).toContainText('Hank');
  await press(tomek, 'Poczekaj');
  await expect(slip(tomek.page)).toHaveCount(0);
  await tomek.page.reload();
  await press(tomek, 'Zażądaj wygranej');
  await expect(hank.page.locator('.ending')).toContainText('The time of Hank was used up: Tomek has won');
});

test('… or lets the computer play on, which does', async ({ browser }) => {
  const { hank, tomek, id } = await atTheTable(browser, 'week');
  await later(id, 9 * DAY);
  await press(tomek, 'Komputer');
  await expect(tomek.page.locator('.seat-plate.by-confederate')).toContainText('Komputer (');
  await expect(tomek.page.locator('.seat-plate.deciding')).toContainText('Tomek', { timeout: 60_000 });
  await expect(hank.page.locator('.seat-plate.by-confederate')).toContainText('Computer (Regular)');
});
