import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { newPasskey, passkeySignIn } from '@wigwag/protocol';
import type { Context, Hono } from 'hono';
import { signIn } from '../../accounts/signedIn.ts';
import { becomeAccount } from '../../store/accounts.ts';
import {
  addPasskey,
  beginCeremony,
  passkeyOf,
  passkeysOf,
  removePasskey,
  takeCeremony,
  usePasskey,
} from '../../store/passkeys.ts';
import { personById } from '../../store/people.ts';
import { baseUrl, person, type Services } from '../context.ts';
import { No } from '../no.ts';
import { Rates } from '../rates.ts';
import { bodyOf } from '../reading.ts';
import { addressOf } from '../sender.ts';

const TRIES = { burst: 30, perSecond: 30 / 3600 };

const transportsIn = (transports: readonly string[]): AuthenticatorTransport[] =>
  transports as AuthenticatorTransport[];

/** Whatever is wrong with what a browser sent, the answer is the same. */
async function orWrongLogin<R>(act: () => Promise<R>): Promise<R> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof No) throw error;
    throw new No('wrong-login');
  }
}

/** Ways to be known by a device: what it signs is checked, nothing secret is kept. */
export function passkeyRoutes(app: Hono, services: Services): void {
  registrationRoutes(app, services);
  authenticationRoutes(app, services);
}

function registrationRoutes(app: Hono, services: Services): void {
  const { sql } = services;

  app.post('/api/account/passkeys/begin', async context => {
    const { id, name } = await person(services, context);
    const known = await passkeysOf(sql, id);
    const options = await generateRegistrationOptions({
      rpName: 'Wigwag',
      rpID: baseUrl(services, context).hostname,
      userName: name,
      userID: new TextEncoder().encode(id),
      excludeCredentials: known.map(key => ({ id: key.id, transports: transportsIn(key.transports) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return context.json({ ceremony: await beginCeremony(sql, options.challenge, id), options });
  });

  app.post('/api/account/passkeys', async context => {
    const me = await person(services, context);
    const { ceremony, response, device, name = me.name } = await bodyOf(context, newPasskey);
    const challenge = await takeCeremony(sql, ceremony, me.id);
    if (challenge === undefined) throw new No('expired');
    const base = baseUrl(services, context);
    const { registrationInfo } = await orWrongLogin(() =>
      verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: base.origin,
        expectedRPID: base.hostname,
        requireUserVerification: false,
      }),
    );
    if (registrationInfo === undefined) throw new No('wrong-login');
    if (me.isGuest && !(await becomeAccount(sql, me.id, name))) throw new No('name-taken');
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    if (!(await addPasskey(sql, { id, user: me.id, publicKey, counter, transports }, device)))
      throw new No('wrong-login');
    return context.json(await personById(sql, me.id), 201);
  });

  app.delete('/api/account/passkeys/:key', async context => {
    const { id } = await person(services, context);
    if (!(await removePasskey(sql, id, context.req.param('key')))) throw new No('not-found');
    return context.body(null, 204);
  });
}

function authenticationRoutes(app: Hono, services: Services): void {
  const { sql } = services;
  const tries = new Rates(TRIES);

  app.post('/api/sign-in/passkey/begin', async context => {
    tries.take(addressOf(context, services));
    const options = await generateAuthenticationOptions({
      rpID: baseUrl(services, context).hostname,
      userVerification: 'preferred',
    });
    return context.json({ ceremony: await beginCeremony(sql, options.challenge, undefined), options });
  });

  app.post('/api/sign-in/passkey', async context => {
    tries.take(addressOf(context, services));
    const { ceremony, response } = await bodyOf(context, passkeySignIn);
    const challenge = await takeCeremony(sql, ceremony, undefined);
    if (challenge === undefined) throw new No('expired');
    const user = await orWrongLogin(() => verified(services, context, challenge, response));
    await signIn(services, context, user);
    return context.json(await personById(sql, user));
  });
}

/** Whose passkey has signed. */
async function verified(
  services: Services,
  context: Context,
  challenge: string,
  response: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { sql } = services;
  const key = typeof response.id === 'string' ? await passkeyOf(sql, response.id) : undefined;
  if (key === undefined) throw new No('wrong-login');
  const base = baseUrl(services, context);
  const { id, counter, transports } = key;
  const answer = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: base.origin,
    expectedRPID: base.hostname,
    credential: { id, publicKey: Uint8Array.from(key.publicKey), counter, transports: transportsIn(transports) },
    requireUserVerification: false,
  });
  if (!answer.verified) throw new No('wrong-login');
  await usePasskey(sql, id, answer.authenticationInfo.newCounter);
  return key.user;
}
