import { goodbye, type Me, newEmail, newName, newPassword } from '@wigwag/protocol';
import type { Hono } from 'hono';
import { hashPassword, isPassword } from '../../accounts/password.ts';
import { hashOf, secretIn } from '../../people/session.ts';
import {
  accountOf,
  becomeAccount,
  endOtherSessions,
  everythingOf,
  forget,
  passwordOf,
  rename,
  renameTo,
  setPassword,
} from '../../store/accounts.ts';
import { gamesOf } from '../../store/lists.ts';
import { settingsOf } from '../../store/time.ts';
import { person, type Services } from '../context.ts';
import { No } from '../no.ts';
import { Rates } from '../rates.ts';
import { bodyOf } from '../reading.ts';
import { LetterRates, sendLink } from './signIn.ts';

/** Passwords are costly to count. */
const PASSWORDS = { burst: 10, perSecond: 10 / 3600 };
/** Whoever changes his name all the time is nobody. */
const NAMES = { burst: 5, perSecond: 5 / 86_400 };
const EXPORTS = { burst: 5, perSecond: 1 / 60 };

/** What somebody has here: ways to be known again, everything that is kept, and the end of it. */
export function accountRoutes(app: Hono, services: Services): void {
  const { sql } = services;
  const passwords = new Rates(PASSWORDS);
  const exports = new Rates(EXPORTS);
  const names = new Rates(NAMES);
  const letters = new LetterRates();

  app.get('/api/account', async context => context.json(await accountOf(sql, await person(services, context))));

  app.put('/api/account/password', async context => {
    const me = await person(services, context);
    const { name = me.name, password, current = '' } = await bodyOf(context, newPassword);
    passwords.take(me.id);
    const old = await passwordOf(sql, me.id);
    if (old !== undefined && !(await isPassword(old, current))) throw new No('wrong-login');
    if (me.isGuest && !(await becomeAccount(sql, me.id, name))) throw new No('name-taken');
    await setPassword(sql, me.id, await hashPassword(password));
    // Whoever knew the old one is out.
    const secret = secretIn(context.req.header('cookie'));
    if (old !== undefined && secret !== undefined) await endOtherSessions(sql, me.id, hashOf(secret));
    return context.body(null, 204);
  });

  app.put('/api/account/name', async context => {
    const me = await person(services, context);
    const { name } = await bodyOf(context, newName);
    names.take(me.id);
    if (!(await renameTo(sql, me.id, name))) throw new No('name-taken');
    // Whoever has it in a list sees the new one.
    for (const { id: game } of await gamesOf(sql, me.id)) services.games.tableChanged(game);
    return context.json({ ...me, name } satisfies Me);
  });

  app.post('/api/account/email', async context => {
    const me = await person(services, context);
    const { email, name } = await bodyOf(context, newEmail);
    letters.take(context, services, email);
    if (me.isGuest && name !== undefined) await rename(sql, me.id, name);
    const { language } = await settingsOf(sql, me.id);
    await sendLink(services, context, { kind: 'confirm', user: me.id, email }, language);
    return context.body(null, 202);
  });

  app.post('/api/account/sign-out-others', async context => {
    const { id } = await person(services, context);
    const secret = secretIn(context.req.header('cookie'));
    if (secret !== undefined) await endOtherSessions(sql, id, hashOf(secret));
    return context.body(null, 204);
  });

  app.get('/api/account/export', async context => {
    const { id } = await person(services, context);
    exports.take(id);
    context.header('content-disposition', 'attachment; filename="wigwag-my-data.json"');
    return context.json(await everythingOf(sql, id));
  });

  app.post('/api/account/delete', async context => {
    const { id, name } = await person(services, context);
    const said = await bodyOf(context, goodbye);
    if (said.name !== name) throw new No('wrong-field', { field: 'name', why: 'other-name' });
    await forget(sql, id);
    return context.body(null, 204);
  });
}
