import { type Hello, type Me, newGuest } from '@wigwag/protocol';
import type { Hono } from 'hono';
import { pushKeys } from '../../notify/push.ts';
import { cookieFor, hashOf, newSecret } from '../../people/session.ts';
import { addGuest } from '../../store/people.ts';
import { person, type Services, visitor } from '../context.ts';
import { Rates } from '../rates.ts';
import { bodyOf } from '../reading.ts';
import { addressOf } from '../sender.ts';

/** Who somebody is. */
export function peopleRoutes(app: Hono, services: Services): void {
  const guests = new Rates(services.limits.guests);

  app.get('/api/hello', async context => {
    const me = await visitor(services, context.req.header('cookie'));
    const { publicKey: pushKey } = await pushKeys(services.sql);
    const known = me && ({ id: me.id, name: me.name, isGuest: me.isGuest } satisfies Me);
    const ban = me?.ban && { ban: me.ban };
    const { leaves: sendsMail } = services.post;
    return context.json({ ...(known && { me: known }), ...ban, sendsMail, pushKey } satisfies Hello);
  });

  app.get('/api/me', async context => context.json(await person(services, context)));

  app.post('/api/guests', async context => {
    const { name } = await bodyOf(context, newGuest);
    guests.take(addressOf(context, services));
    const secret = newSecret();
    const added = await addGuest(services.sql, name, hashOf(secret));
    context.header('set-cookie', cookieFor(secret, services.isSecure));
    return context.json(added, 201);
  });
}
