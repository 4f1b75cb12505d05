import { noticeWishes, pushEnd, pushSubscription, unsubscribing } from '@wigwag/protocol';
import { LANGUAGES, type Translate, translator } from '@wigwag/words';
import type { Hono } from 'hono';
import { webhookUrl } from '../../notify/guard.ts';
import { endLetters, setWishes, wishesOf } from '../../store/notices.ts';
import { subscribe, unsubscribe } from '../../store/push.ts';
import { person, type Services } from '../context.ts';
import { No } from '../no.ts';
import { Rates } from '../rates.ts';
import { bodyOf, searchOf } from '../reading.ts';
import { addressOf } from '../sender.ts';

const TRIES = { burst: 20, perSecond: 1 / 10 };

/** Whoever opens a letter's link need not be signed in: nobody knows the language. */
const both = (say: (t: Translate) => string): string[] => LANGUAGES.map(language => say(translator(language)));

/** How somebody wants to be told. */
export function noticeRoutes(app: Hono, services: Services): void {
  const { sql } = services;
  const tries = new Rates(TRIES);

  app.get('/api/me/notices', async context => {
    const { id } = await person(services, context);
    return context.json(await wishesOf(sql, id));
  });

  app.put('/api/me/notices', async context => {
    const { id } = await person(services, context);
    const { mail, webhook } = await bodyOf(context, noticeWishes);
    const url = webhook === undefined ? undefined : webhookUrl(webhook);
    if (webhook !== undefined && url === undefined) throw new No('wrong-field', { field: 'webhook', why: 'inside' });
    await setWishes(sql, id, url === undefined ? { mail } : { mail, webhook: url.href });
    return context.json(await wishesOf(sql, id));
  });

  app.post('/api/me/push', async context => {
    const { id } = await person(services, context);
    const subscription = await bodyOf(context, pushSubscription);
    if (webhookUrl(subscription.endpoint) === undefined)
      throw new No('wrong-field', { field: 'endpoint', why: 'inside' });
    tries.take(id);
    await subscribe(sql, id, subscription);
    return context.body(null, 204);
  });

  app.delete('/api/me/push', async context => {
    const { id } = await person(services, context);
    const { endpoint } = await bodyOf(context, pushEnd);
    await unsubscribe(sql, endpoint, id);
    return context.body(null, 204);
  });

  // A letter's link only asks, because programs that look at letters open links; the button, and the mail program's own, ends them.
  app.get('/api/unsubscribe', context => {
    const { key } = searchOf(context, unsubscribing);
    const button = both(t => t('online.unsubscribe')).join(' / ');
    context.header('content-security-policy', "default-src 'none'; form-action 'self'");
    return context.html(
      `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Wigwag</title>` +
        `<form method="post" action="/api/unsubscribe?key=${key}"><button>${button}</button></form>`,
    );
  });

  app.post('/api/unsubscribe', async context => {
    const { key } = searchOf(context, unsubscribing);
    tries.take(addressOf(context, services));
    if (!(await endLetters(sql, key))) throw new No('not-found');
    return context.text(both(t => t('online.unsubscribed')).join('\n'));
  });
}
