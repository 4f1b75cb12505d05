import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../../testing/authenticator.ts';
import { newStage, type Stage, seatedGame, type Visitor } from '../../testing/visitors.ts';

let stage: Stage;
let people = 0;

beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.close());

const PASSWORD = 'correct horse battery';
const newName = (): string => `Person ${++people}`;

/** An account with a password. */
async function account(name = newName()): Promise<Visitor> {
  const visitor = await stage.guest(name);
  expect((await visitor.ask('PUT', '/api/account/password', { password: PASSWORD })).status).toBe(204);
  return visitor;
}

const signIn = (visitor: Visitor, name: string, password = PASSWORD) =>
  visitor.ask('POST', '/api/sign-in/password', { name, password });
const whoIs = async (visitor: Visitor) => (await visitor.ask('GET', '/api/me')).body;

describe('a password', () => {
  test('makes a guest an account, known again on another device by its name', async () => {
    const name = newName();
    const ann = await account(name);
    expect(await whoIs(ann)).toMatchObject({ id: ann.me.id, isGuest: false });
    const phone = stage.stranger();
    expect((await signIn(phone, name.toUpperCase())).body).toMatchObject({ id: ann.me.id, name });
    expect(await whoIs(phone)).toMatchObject({ id: ann.me.id });
  });

  test('that is wrong, or of nobody, is refused alike', async () => {
    const name = newName();
    await account(name);
    await stage.guest('Just a guest');
    const stranger = stage.stranger();
    const login = (who: string, password: string) =>
      stranger.refused('POST', '/api/sign-in/password', { name: who, password });
    expect(await login(name, 'wrong password')).toEqual([401, 'wrong-login']);
    expect(await login('nobody at all', PASSWORD)).toEqual([401, 'wrong-login']);
    expect(await login('Just a guest', '')).toEqual([401, 'wrong-login']);
    expect(stranger.cookie).toBe('');
  });

  test('is guessed ten times an hour, whoever tries', async () => {
    const name = newName();
    await account(name);
    const tries = [];
    for (let at = 0; at < 11; at += 1) tries.push((await signIn(stage.stranger(), name, `guess number ${at}`)).status);
    expect(tries.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(tries[10]).toBe(429);
  });

  test('is changed by whoever knows the old one, and ends other sessions', async () => {
    const name = newName();
    const ann = await account(name);
    const other = stage.stranger();
    await signIn(other, name);
    const change = (current?: string) =>
      ann.ask('PUT', '/api/account/password', { password: 'another long one', ...(current && { current }) });
    expect((await change()).status).toBe(401);
    expect((await change('wrong')).status).toBe(401);
    expect((await change(PASSWORD)).status).toBe(204);
    expect(await other.refused('GET', '/api/me')).toEqual([401, 'not-signed-in']);
    expect((await whoIs(ann)).id).toBe(ann.me.id);
  });

  test('is long, and a name is one person’s', async () => {
    const name = newName();
    await account(name);
    const bob = await stage.guest('Bob');
    const put = (body: unknown) => bob.refused('PUT', '/api/account/password', body);
    expect(await put({ password: 'short' })).toEqual([400, 'wrong-field']);
    expect(await put({ password: PASSWORD, name: name.toLowerCase() })).toEqual([409, 'name-taken']);
    expect(await whoIs(bob)).toMatchObject({ name: 'Bob', isGuest: true });
    expect(await stage.stranger().refused('PUT', '/api/account/password', { password: PASSWORD })).toEqual([
      401,
      'not-signed-in',
    ]);
  });

  test('nowhere stands as it is', async () => {
    const [row] = await stage.database.sql`select password from users where password is not null limit 1`;
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(stage.lines.join()).not.toContain(PASSWORD);
  });
});

describe('a link by mail', () => {
  const letterTo = async (to: string): Promise<string> => {
    await expect
      .poll(async () => (await stage.database.sql`select 1 from letters where recipient = ${to}`).length)
      .toBeGreaterThan(0);
    const [row] = await stage.database.sql<
      { text: string }[]
    >`select text from letters where recipient = ${to} order by id desc limit 1`;
    return row?.text ?? '';
  };
  const tokenIn = (text: string): string => /#sign-in=([\w-]{43})/.exec(text)?.[1] ?? expect.fail(text);

  test('confirms an address: a guest has an account; later a link signs in, once', async () => {
    const ann = await stage.guest(newName());
    const email = `ann${people}@example.org`;
    expect((await ann.ask('POST', '/api/account/email', { email })).status).toBe(202);
    const confirm = tokenIn(await letterTo(email));
    expect((await ann.ask('GET', '/api/account')).body.email).toBeUndefined();
    expect((await ann.ask('POST', '/api/sign-in/token', { token: confirm })).body).toMatchObject({ isGuest: false });
    expect((await ann.ask('GET', '/api/account')).body).toMatchObject({ email, hasPassword: false });
    const phone = stage.stranger();
    await stage.database.sql`delete from letters`;
    expect((await phone.ask('POST', '/api/sign-in/link', { email: email.toUpperCase() })).status).toBe(202);
    const token = tokenIn(await letterTo(email.toUpperCase()));
    expect((await phone.ask('POST', '/api/sign-in/token', { token })).body.id).toBe(ann.me.id);
    expect(await stage.stranger().refused('POST', '/api/sign-in/token', { token })).toEqual([410, 'expired']);
  });

  test('leads here, and stands in the log of a server without mail', async () => {
    const email = `log${people}@example.org`;
    await (await stage.guest(newName())).ask('POST', '/api/account/email', { email });
    expect(await letterTo(email)).toContain(`${stage.origin}/#sign-in=`);
    expect(stage.lines.some(line => line.includes('letter-not-sent') && line.includes(email))).toBe(true);
    const kept = await stage.database.sql`select encode(hash, 'escape') as hash from tokens`;
    expect(JSON.stringify(kept)).not.toContain(tokenIn(await letterTo(email)));
  });

  test('of an address that nobody has gets the same answer and no letter', async () => {
    const email = 'nobody@example.org';
    expect((await stage.stranger().ask('POST', '/api/sign-in/link', { email })).status).toBe(202);
    expect(await stage.database.sql`select 1 from letters where recipient = ${email}`).toEqual([]);
  });

  test('is too old after half an hour; nobody’s mailbox is filled; what is no address is refused', async () => {
    const ann = await stage.guest(newName());
    const email = `old${people}@example.org`;
    await ann.ask('POST', '/api/account/email', { email });
    await stage.database.sql`update tokens set expires_ms = expires_ms - 1800001`;
    const token = tokenIn(await letterTo(email));
    expect(await ann.refused('POST', '/api/sign-in/token', { token })).toEqual([410, 'expired']);
    await ann.ask('POST', '/api/account/email', { email });
    await ann.ask('POST', '/api/account/email', { email });
    expect(await ann.refused('POST', '/api/account/email', { email })).toEqual([429, 'too-many']);
    expect(await ann.refused('POST', '/api/account/email', { email: 'x' })).toEqual([400, 'wrong-field']);
    expect(await ann.refused('POST', '/api/account/email', { email: 'a@b.cd\r\nBcc: all@x.yz' })).toEqual([
      400,
      'wrong-field',
    ]);
  });

  test('somebody known who opens another’s letter stays who he is', async () => {
    const mallory = await stage.guest(newName());
    const victim = await account();
    const [{ id }] = (await stage.database.sql`select id from users where id = ${mallory.me.id}`) as unknown as [
      { id: string },
    ];
    const { addToken } = await import('../../store/tokens.ts');
    const { hashOf, newSecret } = await import('../../people/session.ts');
    const token = newSecret();
    await addToken(stage.database.sql, hashOf(token), { kind: 'confirm', user: id, email: `m${people}@example.org` });
    expect((await victim.ask('POST', '/api/sign-in/token', { token })).body.id).toBe(victim.me.id);
    expect((await whoIs(victim)).id).toBe(victim.me.id);
  });
});

describe('a passkey', () => {
  const register = async (visitor: Visitor, device: Authenticator, more = {}) => {
    const { ceremony, options } = (await visitor.ask('POST', '/api/account/passkeys/begin')).body;
    const response = device.register(options.challenge);
    return visitor.ask('POST', '/api/account/passkeys', { ceremony, response, device: 'Phone', ...more });
  };
  const use = async (visitor: Visitor, device: Authenticator) => {
    const { ceremony, options } = (await visitor.ask('POST', '/api/sign-in/passkey/begin')).body;
    return visitor.ask('POST', '/api/sign-in/passkey', { ceremony, response: device.sign(options.challenge) });
  };

  test('makes a guest an account and signs in on another device', async () => {
    const ann = await stage.guest(newName());
    const device = new Authenticator(stage.origin);
    expect(await register(ann, device)).toMatchObject({ status: 201, body: { id: ann.me.id, isGuest: false } });
    const phone = stage.stranger();
    expect((await use(phone, device)).body).toMatchObject({ id: ann.me.id });
    const { passkeys } = (await ann.ask('GET', '/api/account')).body;
    expect(passkeys).toMatchObject([{ name: 'Phone', usedAt: expect.any(Number) }]);
    const bob = await stage.guest(newName());
    expect((await bob.ask('DELETE', `/api/account/passkeys/${passkeys[0].id}`)).status).toBe(404);
    expect((await ann.ask('DELETE', `/api/account/passkeys/${passkeys[0].id}`)).status).toBe(204);
    expect((await use(stage.stranger(), device)).status).toBe(401);
  });

  test('of another page, another person’s ceremony, one that was used, or a copy is refused', async () => {
    const ann = await stage.guest(newName());
    expect((await register(ann, new Authenticator('https://evil.example'))).status).toBe(401);
    const device = new Authenticator(stage.origin);
    const { ceremony, options } = (await ann.ask('POST', '/api/account/passkeys/begin')).body;
    const body = { ceremony, response: device.register(options.challenge), device: 'Phone' };
    expect((await (await stage.guest(newName())).ask('POST', '/api/account/passkeys', body)).status).toBe(410);
    expect((await ann.ask('POST', '/api/account/passkeys', body)).status).toBe(201);
    expect((await ann.ask('POST', '/api/account/passkeys', body)).status).toBe(410);
    await use(stage.stranger(), device);
    device.counter = 0;
    expect((await use(stage.stranger(), device)).status).toBe(401);
  });

  test.each([[{}], [{ id: 'x' }], [{ id: 7, rawId: {}, response: null }], [{ id: 'x'.repeat(5000) }]])(
    'nonsense like %j is refused',
    async response => {
      const visitor = stage.stranger();
      const { ceremony } = (await visitor.ask('POST', '/api/sign-in/passkey/begin')).body;
      expect(await visitor.refused('POST', '/api/sign-in/passkey', { ceremony, response })).toEqual([
        401,
        'wrong-login',
      ]);
      const ann = await stage.guest('Ann');
      const begun = (await ann.ask('POST', '/api/account/passkeys/begin')).body;
      const sent = { ceremony: begun.ceremony, response, device: 'x' };
      expect(await ann.refused('POST', '/api/account/passkeys', sent)).toEqual([401, 'wrong-login']);
    },
  );
});

describe('what somebody has here', () => {
  test('a guest who signs in takes his games along', async () => {
    const name = newName();
    const ann = await account(name);
    const guest = await stage.guest('On the train');
    await seatedGame(stage, 'train', [['union', guest]]);
    await guest.ask('PUT', '/api/games/train/notes', { text: 'remember' });
    await signIn(guest, name);
    expect((await whoIs(guest)).id).toBe(ann.me.id);
    expect((await guest.ask('GET', '/api/games/train/notes')).body).toEqual({ text: 'remember' });
    expect((await ann.ask('GET', '/api/my/games')).body.games).toHaveLength(1);
  });

  test('is handed over whole, without secrets and without another’s', async () => {
    const ann = await account();
    const bob = await stage.guest('Bob');
    await seatedGame(stage, 'export', [
      ['union', ann],
      ['confederate', bob],
    ]);
    await ann.ask('POST', '/api/games/export/chat', { text: 'my words' });
    await bob.ask('POST', '/api/games/export/chat', { text: 'his words' });
    await ann.ask('PUT', '/api/games/export/notes', { text: 'my notes' });
    const said = JSON.stringify((await ann.ask('GET', '/api/account/export')).body);
    for (const mine of ['my words', 'my notes', ann.me.name, 'export']) expect(said).toContain(mine);
    for (const none of ['his words', 'argon2', 'hash', 'commitment', ann.cookie.slice(7)])
      expect(said).not.toContain(none);
  });

  test('ends when its owner says so, with his name, and the game keeps an empty chair', async () => {
    const ann = await account();
    const bob = await stage.guest('Bob');
    await seatedGame(stage, 'bye', [
      ['union', ann],
      ['confederate', bob],
    ]);
    await ann.ask('POST', '/api/games/bye/chat', { text: 'my words' });
    expect(await ann.refused('POST', '/api/account/delete', { name: 'Bob' })).toEqual([400, 'wrong-field']);
    expect((await ann.ask('POST', '/api/account/delete', { name: ann.me.name })).status).toBe(204);
    expect(await ann.refused('GET', '/api/me')).toEqual([401, 'not-signed-in']);
    expect((await bob.ask('GET', '/api/games/bye/chat')).body.lines).toEqual([]);
    const [game] = (await bob.ask('GET', '/api/my/games')).body.games;
    expect(game.seats[0]).toEqual({ side: 'union', isMe: false });
  });

  test('signing out ends this browser, signing out the others ends them', async () => {
    const name = newName();
    const ann = await account(name);
    const phone = stage.stranger();
    await signIn(phone, name);
    const stolen = phone.cookie;
    await phone.ask('POST', '/api/sign-out');
    phone.cookie = stolen;
    expect(await phone.refused('GET', '/api/me')).toEqual([401, 'not-signed-in']);
    await signIn(phone, name);
    expect((await ann.ask('POST', '/api/account/sign-out-others')).status).toBe(204);
    expect(await phone.refused('GET', '/api/me')).toEqual([401, 'not-signed-in']);
    expect((await ann.ask('GET', '/api/account')).body.sessions).toBe(1);
  });

  test('a session changes its secret when somebody signs in', async () => {
    const name = newName();
    await account(name);
    const guest = await stage.guest('G');
    const before = guest.cookie;
    await signIn(guest, name);
    expect(guest.cookie).not.toBe(before);
    guest.cookie = before;
    expect(await guest.refused('GET', '/api/me')).toEqual([401, 'not-signed-in']);
  });
});
