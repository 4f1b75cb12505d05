import webPush from 'web-push';
import type { Log } from '../log.ts';
import type { Sql } from '../store/database.ts';
import { type Subscription, unsubscribe, type VapidKeys, vapidKeys } from '../store/push.ts';
import { postOutside, Refused, type Resolve } from './outside.ts';

/** What a browser is sent: a sentence that names the battle's other player, and where it leads. No piece, no place. */
export interface PushMessage {
  readonly title: string;
  readonly game: string;
  readonly link: string;
}

const LASTS_S = 24 * 3600;
/** The browser has forgotten us. */
const GONE = [404, 410];

/** The key that browsers are shown. */
export const pushKeys = (sql: Sql): Promise<VapidKeys> => vapidKeys(sql, () => webPush.generateVAPIDKeys());

export interface PushSettings {
  readonly sql: Sql;
  readonly log: Log;
  /** Whom the push service may complain to: an address of ours. */
  readonly publicUrl: URL | undefined;
  readonly resolve?: Resolve;
}

/** Tells a browser; one that is gone is forgotten, any other failure stands in the log. */
export async function tellBrowser(
  { sql, log, publicUrl, resolve }: PushSettings,
  { endpoint, keys }: Subscription,
  message: PushMessage,
): Promise<void> {
  try {
    const subject = publicUrl?.protocol === 'https:' ? publicUrl.origin : 'https://localhost.invalid';
    const vapidDetails = { subject, ...(await pushKeys(sql)) };
    const sent = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), {
      ...{ vapidDetails, TTL: LASTS_S, topic: topicOf(message.game) },
    });
    await postOutside(endpoint, { headers: headersOf(sent.headers), body: sent.body ?? '' }, resolve);
  } catch (error) {
    if (error instanceof Refused && GONE.includes(error.status)) await unsubscribe(sql, endpoint);
    else log.warn('push-failed', { error });
  }
}

/** A later message of the same game takes the place of one that was not delivered. */
const topicOf = (game: string): string => game.replace(/[^\w-]/g, '').slice(0, 32);

const headersOf = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
