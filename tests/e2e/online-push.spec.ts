import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, type CDPSession, type Page, test, type Worker } from '@playwright/test';
import { type TestDatabase, testDatabase } from '@wigwag/server/testing';
import { expect, gameBetween, guestAt } from './atServer.ts';
import { type OnlineServer, startOnline } from './onlineServer.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

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

const faultsOf = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

/** A browser of a test reaches no push service: what one would answer is kept beside the page. */
const fakeService = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const KEPT = 'test-subscription';
    const made = (endpoint: string) => ({
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: async () => {
        localStorage.removeItem(KEPT);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const endpoint = localStorage.getItem(KEPT);
        return endpoint === null ? null : made(endpoint);
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const endpoint = `https://push.example.org/${applicationServerKey}`;
        localStorage.setItem(KEPT, endpoint);
        return made(endpoint);
      },
    });
  });

interface Registered {
  readonly registrationId: string;
}

/** The registration of the page's service worker, as the browser's own tools name it. */
async function registrationOf(cdp: CDPSession): Promise<string> {
  const found = new Promise<string>(resolve => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: { registrations: readonly Registered[] }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  return found;
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications();
    return notices.map(({ title, tag }) => ({ title, tag }));
  });

/** Where a click on what is shown leads: no window may be opened by a script, so it is only noted. */
const clicked = (worker: Worker, tag: string): Promise<string> =>
  worker.evaluate(async wanted => {
    const own = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<unknown>; matchAll(): Promise<unknown[]> };
      dispatchEvent(event: Event): void;
    };
    const [notice] = await own.registration.getNotifications({ tag: wanted });
    const NotificationEventOf = (self as unknown as { NotificationEvent: new (name: string, about: object) => Event })
      .NotificationEvent;
    return new Promise<string>(resolve => {
      own.clients.matchAll = async () => [];
      own.clients.openWindow = async url => resolve(url);
      own.dispatchEvent(new NotificationEventOf('notificationclick', { notification: notice }));
    });
  }, tag);

const subscriptions = () => database.sql<{ endpoint: string }[]>`select endpoint from push_subscriptions`;

test('a browser is told by push when its owner wants it, shows the notice, and leads to the game', async ({
  browser,
}) => {
  const nora = await guestAt(browser, server.address, 'Nora');
  const otto = await guestAt(browser, server.address, 'Otto');
  const { page, context } = nora;
  await context.grantPermissions(['notifications'], { origin: server.address });
  await fakeService(context);
  const setup = { scenario: 'stuarts-raid' };
  const id = await gameBetween(nora, otto, { title: 'gcacw', setup, side: 'confederate' });

  await page.goto('/?account');
  const told = page.getByRole('region', { name: 'Tell me when it is my turn' });
  await expect(told).toContainText('Off. With it this browser tells you');
  expect(await subscriptions()).toEqual([]);
  await told.getByRole('button', { name: 'Tell me here' }).click();
  await expect(told).toContainText('On: this browser tells you');
  expect(await faultsOf(page)).toEqual([]);
  const { pushKey } = await (await context.request.get('/api/hello')).json();
  expect(await subscriptions()).toEqual([{ endpoint: `https://push.example.org/${pushKey}` }]);
  await page.reload();
  await expect(told).toContainText('On: this browser tells you');

  const cdp = await context.newCDPSession(page);
  const registrationId = await registrationOf(cdp);
  const deliver = (message: unknown) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      ...{ origin: server.address.replace(/\/$/, ''), registrationId },
      data: typeof message === 'string' ? message : JSON.stringify(message),
    });
  const title = 'Your decision in the game with Otto';
  await deliver({ title, game: id, link: 'https://elsewhere.example/' });
  await expect.poll(() => shown(page)).toEqual([{ title, tag: id }]);
  // Once more takes the place of what was not looked at; what nobody can read is said all the same.
  await deliver({ title: 'The game with Otto is over', game: id });
  await expect.poll(() => shown(page)).toEqual([{ title: 'The game with Otto is over', tag: id }]);
  await deliver('no json');
  await expect.poll(async () => (await shown(page)).map(({ tag }) => tag).sort()).toEqual([id, 'wigwag'].sort());

  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('there is no service worker');
  const address = await clicked(worker, id);
  expect(address).toBe(new URL(`/?game=${id}`, server.address).href);
  await page.goto(address);
  await expect(page.locator('.seat-plate')).toHaveCount(2);

  await page.goto('/?account');
  await told.getByRole('button', { name: 'No more here' }).click();
  await expect(told).toContainText('Off.');
  expect(await subscriptions()).toEqual([]);
});

test('whoever forbids notices is told how to allow them, and nobody is told after signing out', async ({ browser }) => {
  const pia = await guestAt(browser, server.address, 'Pia');
  await fakeService(pia.context);
  await pia.page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await pia.page.goto('/?account');
  const told = pia.page.getByRole('region', { name: 'Tell me when it is my turn' });
  await expect(told).toContainText('You have forbidden notices for this page.');
  await expect(told.getByRole('button', { name: 'Tell me here' })).toHaveCount(0);

  const quinn = await guestAt(browser, server.address, 'Quinn');
  await quinn.context.grantPermissions(['notifications'], { origin: server.address });
  await fakeService(quinn.context);
  await quinn.page.goto('/?account');
  await quinn.page.getByRole('button', { name: 'Tell me here' }).click();
  await expect.poll(async () => (await subscriptions()).length).toBe(1);
  await quinn.page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(quinn.page.getByRole('button', { name: 'Begin as a guest' })).toBeVisible();
  expect(await subscriptions()).toEqual([]);
});
