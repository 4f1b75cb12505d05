/** The page's service worker: tells that a game waits though no page of ours is open. It keeps nothing and answers no requests. */

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends LastingEvent {
  readonly data?: { json(): unknown } | null;
}
interface ClickEvent extends LastingEvent {
  readonly notification: Notification;
}
interface OwnWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** What of a service worker is used here: the compiler knows this file as one of a page. */
interface ServiceWorkerSelf {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(wanted: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OwnWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(name: 'push', hear: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', hear: (event: ClickEvent) => void): void;
}

const worker = self as unknown as ServiceWorkerSelf;

const isGame = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,40}$/.test(value);

/** What the server says: whom one plays, and which game; nothing of it is believed further than that. */
function messageIn(data: PushEvent['data']): { readonly title: string; readonly game: string | undefined } {
  let sent: unknown;
  try {
    sent = data?.json();
  } catch {
    sent = undefined;
  }
  const { title, game } = (typeof sent === 'object' && sent !== null ? sent : {}) as Readonly<Record<string, unknown>>;
  return { title: typeof title === 'string' ? title : 'Wigwag', game: isGame(game) ? game : undefined };
}

/** One a game: a later one takes the place of what nobody has looked at. */
worker.addEventListener('push', event => {
  const { title, game } = messageIn(event.data);
  event.waitUntil(worker.registration.showNotification(title, { tag: game ?? 'wigwag', data: game }));
});

function addressOf(game: unknown): string {
  const address = new URL(worker.registration.scope);
  if (isGame(game)) address.searchParams.set('game', game);
  return address.href;
}

/** To the game: where it is open already, that page comes to the front. */
async function goTo(address: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => url.split('#')[0] === address);
  await (there === undefined ? worker.clients.openWindow(address) : there.focus());
}

worker.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(goTo(addressOf(event.notification.data)));
});
