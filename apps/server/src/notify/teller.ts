import { keyFor, translator } from '@wigwag/words';
import type { Log } from '../log.ts';
import type { Sql } from '../store/database.ts';
import { type DueNotice, takeNotice } from '../store/notices.ts';
import { type Keeper, repeatedly } from '../time/keeper.ts';
import type { Post } from './post.ts';
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
}

/** A letter names the game's other player and nothing that is on the board. */
async function tell({ post, publicUrl, webhook = tellWebhook }: TellerSettings, notice: DueNotice): Promise<void> {
  const { kind, game, opponent, email, webhook: address, language, key } = notice;
  const base = publicUrl?.origin ?? 'http://localhost';
  const link = `${base}/?game=${encodeURIComponent(game)}`;
  if (email !== undefined) {
    const t = translator(language);
    const values = { player: opponent ?? t('online.nobody'), link };
    const unsubscribe = `${base}/api/unsubscribe?key=${key}`;
    const text = `${t(keyFor('online.notice', kind), values)}\n\n${link}\n\n${t('online.notice-end', { unsubscribe })}`;
    await post.send({ to: email, subject: t(keyFor('online.notice', kind), values), text, unsubscribe });
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
