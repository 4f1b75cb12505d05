import { keyFor, translator } from '@wigwag/words';
import type { Log } from '../log.ts';
import type { Sql } from '../store/database.ts';
import { type DueNotice, takeNotice } from '../store/notices.ts';
import { type Keeper, repeatedly } from '../time/keeper.ts';
import type { Post } from './post.ts';
import { tellBrowser } from './push.ts';
import { tellWebhook } from './webhook.ts';

const EVERY_MS = 1000;

export interface TellerSettings {
  readonly sql: Sql;
  readonly log: Log;
  readonly post: Post;
  /** Where links lead; undefined: nobody said, and letters stay on this machine. */
  readonly publicUrl: URL | undefined;
  /** For tests another way to reach webhooks. */
  webhook?(address: string, body: unknown): Promise<void>;
  /** For tests other push services. */
  browser?: typeof tellBrowser;
}

/** A letter names the game's other player and nothing that is on the board. */
async function tell(settings: TellerSettings, notice: DueNotice): Promise<void> {
  const { post, publicUrl, webhook = tellWebhook, browser = tellBrowser } = settings;
  const { kind, game, opponent, email, webhook: address, language, key, browsers } = notice;
  const base = publicUrl?.origin ?? 'http://localhost';
  const link = `${base}/?game=${encodeURIComponent(game)}`;
  const t = translator(language);
  const title = t(keyFor('online.notice', kind), { player: opponent ?? t('online.nobody'), link });
  for (const each of browsers) await browser(settings, each, { title, game, link });
  if (email !== undefined) {
    const unsubscribe = `${base}/api/unsubscribe?key=${key}`;
    const text = `${title}\n\n${link}\n\n${t('online.notice-end', { unsubscribe: `${base}/?unsubscribe=${key}` })}`;
    await post.send({ to: email, subject: title, text, unsubscribe });
  }
  if (address !== undefined) await webhook(address, { kind, game, opponent: opponent ?? null, link });
}

/** Tells one that is due; undefined: none is. */
export const tellNext = (settings: TellerSettings): Promise<boolean> =>
  takeNotice(
    settings.sql,
    notice => tell(settings, notice),
    error => settings.log.warn('notice-failed', { error }),
  );

async function tellAll(settings: TellerSettings): Promise<void> {
  while (await tellNext(settings));
}

export const startTeller = (settings: TellerSettings): Keeper =>
  repeatedly(
    () => tellAll(settings),
    EVERY_MS,
    error => settings.log.warn('notices not told', { error }),
  );
