import { linkSignIn, passwordSignIn, tokenSignIn } from '@wigwag/protocol';
import { keyFor, translator } from '@wigwag/words';
import type { Context, Hono } from 'hono';
import { isPassword } from '../../accounts/password.ts';
import { signIn } from '../../accounts/signedIn.ts';
import { hashOf, newSecret, secretIn } from '../../people/session.ts';
import { becomeAccount, endSession, loginOf, setEmail } from '../../store/accounts.ts';
import { personById } from '../../store/people.ts';
import { addToken, ownerOf, type Token, takeToken } from '../../store/tokens.ts';
import { baseUrl, type Services, visitor } from '../context.ts';
import { No } from '../no.ts';
import { Rates } from '../rates.ts';
import { bodyOf } from '../reading.ts';
import { addressOf } from '../sender.ts';

const HOUR_S = 3600;
/** Tries of one name, and from one address. */
const TRIES = { burst: 10, perSecond: 10 / HOUR_S };
const TRIES_FROM = { burst: 30, perSecond: 30 / HOUR_S };
/** Letters to one address, and asked for from one. */
const LETTERS = { burst: 3, perSecond: 3 / HOUR_S };
const LETTERS_FROM = { burst: 10, perSecond: 10 / HOUR_S };

/** Sends a link that is good once. What is secret stands behind the #: no server and no log sees it. */
export async function sendLink(
  { sql, post, publicUrl }: Services,
  context: Context,
  token: Token,
  language: 'en' | 'pl',
): Promise<void> {
  const secret = newSecret();
  await addToken(sql, hashOf(secret), token);
  const link = `${baseUrl({ publicUrl }, context).origin}/#sign-in=${secret}`;
  const t = translator(language);
  const word = (part: string): string => t(keyFor('online.letter', token.kind, part), { link });
  await post.send({ to: token.email, subject: word('subject'), text: word('text') });
}

/** So many letters, and no more. */
export class LetterRates {
  private readonly to = new Rates(LETTERS);
  private readonly from = new Rates(LETTERS_FROM);

  take(context: Context, services: Services, email: string): void {
    this.from.take(addressOf(context, services));
    this.to.take(email.toLowerCase());
  }
}

/** Known again on another device: by password or by a link. */
export function signInRoutes(app: Hono, services: Services): void {
  const { sql } = services;
  const tries = new Rates(TRIES);
  const triesFrom = new Rates(TRIES_FROM);
  const letters = new LetterRates();

  const answer = async (context: Context, user: string): Promise<Response> => {
    await signIn(services, context, user);
    return context.json(await personById(sql, user));
  };

  app.post('/api/sign-in/password', async context => {
    const { name, password } = await bodyOf(context, passwordSignIn);
    triesFrom.take(addressOf(context, services));
    tries.take(name.toLowerCase());
    const login = await loginOf(sql, name);
    if (!(await isPassword(login?.password, password)) || login === undefined) throw new No('wrong-login');
    return answer(context, login.id);
  });

  app.post('/api/sign-in/link', async context => {
    const { email } = await bodyOf(context, linkSignIn);
    letters.take(context, services, email);
    const owner = await ownerOf(sql, email);
    // Not waited for: how long it takes would tell whether the address is known.
    if (owner !== undefined) {
      sendLink(services, context, { kind: 'sign-in', user: owner.id, email }, owner.language).catch(error =>
        services.log.error('letter-failed', { error }),
      );
    }
    return context.body(null, 202);
  });

  app.post('/api/sign-in/token', async context => {
    const { token } = await bodyOf(context, tokenSignIn);
    triesFrom.take(addressOf(context, services));
    const found = await takeToken(sql, hashOf(token));
    if (found === undefined) throw new No('expired');
    if (found.kind === 'confirm') {
      await confirm(services, found);
      // Whoever asked for the letter need not be who opens it: somebody known stays who he is.
      const known = await visitor(services, context.req.header('cookie'));
      if (known !== undefined && known.id !== found.user) return context.json(known);
    }
    return answer(context, found.user);
  });

  app.post('/api/sign-out', async context => {
    const secret = secretIn(context.req.header('cookie'));
    if (secret !== undefined) await endSession(sql, hashOf(secret));
    context.header('set-cookie', `wigwag=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
    return context.body(null, 204);
  });
}

/** The address is its owner's: a guest has an account now. */
async function confirm({ sql }: Services, { user, email }: Token): Promise<void> {
  const person = await personById(sql, user);
  if (!(await setEmail(sql, user, email))) throw new No('name-taken');
  if (person.isGuest && !(await becomeAccount(sql, user, person.name))) throw new No('name-taken');
}
