import { addPush, endPush } from '../api/accounts.ts';
import { Refused } from '../api/refused.ts';

/** `none`: this browser cannot, or the page is not secure; `denied`: its owner has forbidden it. */
export type PushState = 'none' | 'denied' | 'off' | 'on';

/** Beside the page, and so for all of it; its name stays, because a browser that has it asks for it again. */
const WORKER = 'notices.js';

const isPossible = (): boolean => window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

async function subscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

export async function pushState(): Promise<PushState> {
  if (!isPossible()) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription()) === undefined ? 'off' : 'on';
}

async function subscribeHere(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => {
    throw new Refused('push-not-given');
  });
}

/** Asks whoever sits here, then the browser, then tells the server. */
export async function startPush(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Refused('push-denied');
  const made = await subscribeHere(key);
  const { endpoint, keys = {} } = made.toJSON();
  try {
    await addPush({ endpoint: endpoint ?? '', keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } });
  } catch (error) {
    // What the server does not know it could not end.
    await made.unsubscribe();
    throw error;
  }
}

/** The server first: a browser that is not told any more does no harm. */
export async function stopPush(): Promise<void> {
  if (!isPossible()) return;
  const known = await subscription();
  if (known === undefined) return;
  await endPush(known.endpoint);
  await known.unsubscribe();
}
