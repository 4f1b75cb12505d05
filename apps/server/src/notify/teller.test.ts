import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newLog } from '../log.ts';
import { newStage, type Stage, seatedGame, type Visitor } from '../testing/visitors.ts';
import { keepTime } from '../time/keeper.ts';
import { placeOf } from './outside.ts';
import { tellNext } from './teller.ts';

let stage: Stage;
let ann: Visitor;
let bob: Visitor;
let game = '';
let games = 0;
let isBroken = false;
const letters: { to: string; subject: string; text: string; unsubscribe?: string }[] = [];
const hooks: { address: string; body: unknown }[] = [];

beforeAll(async () => {
  // Its own teller would be quicker than the tests.
  stage = await newStage({ tellsNotices: false, keepsTime: false });
});
afterAll(() => stage.close());

beforeEach(async () => {
  letters.length = 0;
  hooks.length = 0;
  isBroken = false;
  games += 1;
  game = `n${games}`;
  [ann, bob] = [await stage.guest('Ann'), await stage.guest('Bob')];
  await stage.database
    .sql`update users set is_guest = false, name = name || id, email = id || '@example.org' where id in (${ann.me.id}, ${bob.me.id})`;
  await seatedGame(
    stage,
    game,
    [
      ['union', ann],
      ['confederate', bob],
    ],
    { active: 'union' },
  );
  await keepTime(stage.database.sql);
});

const settings = () => ({
  sql: stage.database.sql,
  log: newLog(() => undefined),
  publicUrl: new URL('https://w.example'),
  post: {
    leaves: false,
    send: async (letter: (typeof letters)[number]) => {
      if (isBroken) throw new Error('no mail today');
      letters.push(letter);
    },
  },
  webhook: async (address: string, body: unknown) => void hooks.push({ address, body }),
});
const aMinuteLater = () => stage.database.sql`update notices set due_ms = due_ms - 60001`;
const tellAll = async () => {
  while (await tellNext(settings()));
};

describe('notices', () => {
  test('after a minute, one, to whoever has to decide, with a link and no more', async () => {
    await tellAll();
    expect(letters).toEqual([]);
    await aMinuteLater();
    await tellAll();
    await tellAll();
    expect(letters).toHaveLength(1);
    const [letter] = letters;
    expect(letter?.to).toBe(`${ann.me.id}@example.org`);
    expect(letter?.subject).toMatch(/^Your decision in the game with Bob/);
    expect(letter?.text).toContain(`https://w.example/?game=${game}`);
    expect(letter?.text).not.toMatch(/union|confederate|stuarts-raid/);
  });

  test('none if the decision has passed on, and none to whoever is at the table', async () => {
    await stage.database.sql`update games set active = 'confederate' where id = ${game}`;
    await keepTime(stage.database.sql);
    await bob.ask('PUT', `/api/games/${game}/presence`, { state: 'here' });
    await aMinuteLater();
    await tellAll();
    expect(letters).toEqual([]);
    expect(await stage.database.sql`select 1 from notices where game = ${game}`).toEqual([]);
  });

  test('what fails is tried again later, a few times', async () => {
    isBroken = true;
    await aMinuteLater();
    for (let at = 0; at < 6; at += 1) {
      await tellAll();
      await stage.database.sql`update notices set due_ms = 0`;
    }
    expect(await stage.database.sql`select 1 from notices where game = ${game}`).toEqual([]);
    isBroken = false;
    await tellAll();
    expect(letters).toEqual([]);
  });

  test('two nodes tell it once', async () => {
    await aMinuteLater();
    await Promise.all([tellAll(), tellAll(), tellAll()]);
    expect(letters).toHaveLength(1);
  });

  test('one click ends letters, and a look at the link does not', async () => {
    await aMinuteLater();
    await tellAll();
    const { pathname, search } = new URL(letters[0]?.unsubscribe ?? '');
    const stranger = stage.stranger();
    expect((await stranger.ask('GET', pathname + search)).body).toContain('<form method="post"');
    expect((await ann.ask('GET', '/api/me/notices')).body).toEqual({ mail: true });
    expect((await stranger.ask('POST', pathname + search)).status).toBe(200);
    expect((await ann.ask('GET', '/api/me/notices')).body).toEqual({ mail: false });
    expect((await bob.ask('GET', '/api/me/notices')).body).toEqual({ mail: true });
    expect(await stranger.refused('POST', `${pathname}?key=00000000-0000-4000-8000-000000000000`)).toEqual([
      404,
      'not-found',
    ]);
    expect(await stranger.refused('GET', `${pathname}?key="><script>`)).toEqual([400, 'wrong-field']);
  });

  test('a webhook is told the same, if it leads outside', async () => {
    const put = (webhook: string) => ann.ask('PUT', '/api/me/notices', { mail: false, webhook });
    for (const inside of ['https://127.0.0.1/', 'http://hooks.example.org/', 'https://[::1]/', 'https://localhost/']) {
      expect((await put(inside)).body.error).toMatchObject({ code: 'wrong-field', params: { why: 'inside' } });
    }
    expect((await put('https://hooks.example.org/w')).status).toBe(200);
    await aMinuteLater();
    await tellAll();
    expect(letters).toEqual([]);
    expect(hooks).toMatchObject([{ address: 'https://hooks.example.org/w', body: { kind: 'turn', game } }]);
  });

  test('a guest has no letters', async () => {
    await stage.database.sql`update users set is_guest = true where id = ${ann.me.id}`;
    await aMinuteLater();
    await tellAll();
    expect(letters).toEqual([]);
  });
});

describe('the way to a webhook', () => {
  const book =
    (...addresses: string[]) =>
    async () =>
      addresses;

  test('is what its name leads to now, judged again', async () => {
    expect((await placeOf('https://hooks.example.org/', book('93.184.216.34'))).address).toBe('93.184.216.34');
    await expect(placeOf('https://hooks.example.org/', book('10.0.0.1'))).rejects.toThrow('inside');
    await expect(placeOf('https://hooks.example.org/', book('93.184.216.34', '::1'))).rejects.toThrow('inside');
    await expect(placeOf('https://hooks.example.org/', book())).rejects.toThrow('inside');
    await expect(placeOf('https://127.0.0.1/', book('93.184.216.34'))).rejects.toThrow('not an address outside');
  });
});
