import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type OnlineServer, startOnline } from './onlineServer.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let server: OnlineServer | undefined;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  server = await startOnline();
});

test.afterAll(() => server?.stop());

const visit = async (browser: Browser, locale = 'en-GB', viewport = { width: 1440, height: 900 }): Promise<Page> => {
  const context = await browser.newContext({
    locale,
    viewport,
    baseURL: server?.address ?? '',
    reducedMotion: 'reduce',
  });
  return context.newPage();
};

async function asGuest(browser: Browser, name: string): Promise<Page> {
  const page = await visit(browser);
  await page.goto('/');
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Begin as a guest' }).click();
  await expect(page.locator('.account-tool')).toContainText(name);
  return page;
}

const faultsOf = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

/** The sheet of a battle, as far as a game with somebody far away. */
async function chooseFarAway(page: Page, scenario: string): Promise<void> {
  await page.goto(`/#${scenario}`);
  await page.getByText('Someone far away').click();
  await expect(page.getByText('A friend, by link')).toBeVisible();
}

test('a page without a server of games asks for none', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.locator('#battles')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await page.goto('/#stuarts-raid');
  await expect(page.getByText('Both sides yourself')).toBeVisible();
  await expect(page.getByText('Someone far away')).toHaveCount(0);
  expect(asked.filter(path => path.startsWith('/api'))).toEqual([]);
});

test('a guest makes a game; who opens its link is told everything, gives a name and sits down', async ({ browser }) => {
  const ann = await asGuest(browser, 'Ann');
  expect(await faultsOf(ann)).toEqual([]);
  await chooseFarAway(ann, 'stuarts-raid');
  await ann.locator('.far-away').getByRole('radio', { name: 'Union' }).check();
  await ann.getByLabel('Time').selectOption('evening');
  expect(await faultsOf(ann)).toEqual([]);
  await ann.getByRole('button', { name: 'Make the game and its link' }).click();
  const link = await ann.getByLabel('Link to this game').inputValue();
  expect(await faultsOf(ann)).toEqual([]);

  const olek = await visit(browser, 'pl-PL', { width: 390, height: 844 });
  await olek.goto(link);
  const said = olek.locator('.particulars');
  await expect(olek.getByText('Ann zaprasza do gry')).toBeVisible();
  await expect(olek.getByRole('heading', { level: 1 })).toHaveText('Rajd Stuarta');
  await expect(said).toContainText('Konfederacja');
  await expect(said).toContainText('na żywo');
  await expect(said).toContainText('zapieczętowane');
  expect(await faultsOf(olek)).toEqual([]);
  await olek.getByLabel('Twoje imię przy stole').fill('Olek');
  await olek.getByRole('button', { name: 'Usiądź jako gość' }).click();
  // Both browsers tell their part of the dice by themselves.
  await expect(async () => {
    const { games } = await (await ann.request.get('/api/my/games')).json();
    expect(games).toMatchObject([{ status: 'running', scenario: 'stuarts-raid' }]);
  }).toPass();
  await expect(ann.getByRole('button', { name: 'Call it off' })).toHaveCount(0);

  const late = await visit(browser);
  await late.goto(link);
  await expect(late.getByRole('alert')).toContainText('The link may be old or incomplete');
});

test('a challenge stands in everybody’s list at once, and is taken up there', async ({ browser }) => {
  const [ben, cleo] = [await asGuest(browser, 'Ben'), await asGuest(browser, 'Cleo')];
  await expect(cleo.getByText('Nobody offers a game now')).toBeVisible();
  await chooseFarAway(ben, 'first-bull-run');
  await ben.getByRole('radio', { name: 'Anybody' }).check();
  await ben.getByRole('button', { name: 'Offer this challenge' }).click();
  await expect(ben.getByRole('button', { name: 'Call it off' })).toBeVisible();

  const challenge = cleo.locator('.challenge');
  await expect(challenge).toContainText('First Bull Run');
  await expect(challenge).toContainText('Ben (guest)');
  expect(await faultsOf(cleo)).toEqual([]);
  await challenge.getByRole('button', { name: 'Play First Bull Run' }).click();
  await expect(cleo).toHaveURL(/\?game=[\w-]{12}$/);

  // Whoever has to decide finds it first on his page, and by one key from anywhere.
  await expect(async () => {
    const counts = await Promise.all(
      [ben, cleo].map(async page => (await (await page.request.get('/api/my/games')).json()).games[0].isMyTurn),
    );
    expect(counts.filter(isTurn => isTurn)).toHaveLength(1);
  }).toPass();
  const { games } = await (await ben.request.get('/api/my/games')).json();
  const mover = games[0].isMyTurn ? ben : cleo;
  await mover.goto('/');
  const turn = mover.locator('.turn-card');
  await expect(turn).toContainText('First Bull Run');
  await expect(turn.getByRole('link', { name: 'Decide First Bull Run' })).toHaveClass(/main/);
  await mover.keyboard.press('n');
  await expect(mover).toHaveURL(/\?game=[\w-]{12}$/);
});

test('a guest becomes an account by a passkey, keeps his games, and is known by it again', async ({ browser }) => {
  const dora = await asGuest(browser, 'Dora');
  const cdp = await dora.context().newCDPSession(dora);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await chooseFarAway(dora, 'stuarts-raid');
  await dora.getByRole('button', { name: 'Make the game and its link' }).click();
  await expect(dora.getByLabel('Link to this game')).toBeVisible();

  await dora.goto('/?account');
  await expect(dora.getByText('Dora, a guest in this browser.')).toBeVisible();
  expect(await faultsOf(dora)).toEqual([]);
  await dora.getByLabel('What this device is called').fill('Laptop');
  await dora.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(dora.getByText('The account of Dora.')).toBeVisible();
  await expect(dora.getByText('Passkey: Laptop')).toBeVisible();
  await dora.getByRole('button', { name: 'Sign out here' }).click();
  await dora.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  const byPasskey = dora.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(byPasskey).toBeVisible();
  expect(await faultsOf(dora)).toEqual([]);
  await byPasskey.click();
  await expect(dora.locator('.account-tool')).toContainText('Dora');
  await expect(dora.getByRole('region', { name: 'Waiting for others' })).toContainText('Stuart’s Raid');
});

test('nights and notices are kept; an account is deleted only by its typed name', async ({ browser }) => {
  const ed = await asGuest(browser, 'Ed');
  await ed.goto('/?account');
  await ed.getByLabel('At night, up to ten hours').check();
  await ed.getByLabel('From').fill('23:00');
  await ed.getByLabel('To', { exact: true }).fill('12:00');
  const clock = ed.getByRole('region', { name: 'When my clock stands' });
  await clock.getByRole('button', { name: 'Save' }).click();
  await expect(clock.getByRole('alert')).toHaveText('A night has at most ten hours.');
  await ed.getByLabel('To', { exact: true }).fill('07:00');
  await clock.getByRole('button', { name: 'Save' }).click();
  await expect(clock.getByText('Saved.')).toBeVisible();
  const told = ed.getByRole('region', { name: 'Tell me when it is my turn' });
  await told.getByLabel('Webhook').fill('http://127.0.0.1/');
  await told.getByRole('button', { name: 'Save' }).click();
  await expect(told.getByRole('alert')).toContainText('no address outside');
  await ed.reload();
  await expect(ed.getByLabel('From')).toHaveValue('23:00');

  await ed.getByText('Delete my account…').click();
  const now = ed.getByRole('button', { name: 'Delete it for good' });
  await expect(now).toBeDisabled();
  await ed.getByLabel('Type your name, Ed, to confirm').fill('Ed');
  await now.click();
  await expect(ed.getByRole('button', { name: 'Begin as a guest' })).toBeVisible();
});
