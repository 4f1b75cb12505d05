import { randomBytes } from 'node:crypto';
import { shareCommitment } from '@wigwag/fairdice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { newStage, type Stage, type Visitor } from '../../testing/visitors.ts';
import { NO_LIMITS } from '../context.ts';

let stage: Stage;
let [ann, bob, cy]: Visitor[] = [];

beforeAll(async () => {
  stage = await newStage({ limits: NO_LIMITS });
  [ann, bob, cy] = [await stage.guest('Ann'), await stage.guest('Bob'), await stage.guest('Cy')];
});
afterAll(() => stage.close());

const known = (visitor: Visitor | undefined): Visitor => {
  if (visitor === undefined) throw new Error('nobody');
  return visitor;
};
const share = (): { readonly share: string; readonly shareCommitment: string } => {
  const text = randomBytes(32).toString('hex');
  return { share: text, shareCommitment: shareCommitment(text) };
};
const RAID = { title: 'gcacw', setup: { scenario: 'stuarts-raid' } };
const listed = async (visitor = known(bob)) => (await visitor.ask('GET', '/api/challenges')).body.challenges;
const table = async (visitor: Visitor | undefined, id: string) =>
  (await known(visitor).ask('GET', `/api/games/${id}`)).body;

/** Both at a game that has begun. */
async function begun(challenge: object = {}): Promise<string> {
  const [mine, others] = [share(), share()];
  const { body } = await known(ann).ask('POST', '/api/challenges', {
    ...RAID,
    ...challenge,
    shareCommitment: mine.shareCommitment,
  });
  await known(bob).ask('POST', `/api/challenges/${body.id}/join`, { shareCommitment: others.shareCommitment });
  await known(ann).ask('POST', `/api/games/${body.id}/share`, { share: mine.share });
  await known(bob).ask('POST', `/api/games/${body.id}/share`, { share: others.share });
  return body.id;
}

test('a challenge is listed, taken up once, begins, and is gone from the list', async () => {
  const [mine, others] = [share(), share()];
  const asked = { ...RAID, side: 'union', pace: 'week', isRated: true, shareCommitment: mine.shareCommitment };
  const made = await known(ann).ask('POST', '/api/challenges', asked);
  expect(made).toMatchObject({ status: 201, body: { side: 'union' } });
  const { id } = made.body;
  const [first] = await listed();
  const told = { title: 'gcacw', scenario: 'stuarts-raid', side: 'confederate', pace: 'week', isRated: true };
  expect(first).toMatchObject({ id, ...told, by: { name: 'Ann', isGuest: true }, isMine: false, isForMe: true });
  expect((await listed(known(ann)))[0].isMine).toBe(true);
  const join = `/api/challenges/${id}/join`;
  expect(await known(ann).refused('POST', join, { shareCommitment: others.shareCommitment })).toEqual([
    409,
    'own-challenge',
  ]);
  const joined = await known(bob).ask('POST', join, { shareCommitment: others.shareCommitment });
  expect(joined.body).toEqual({ id, side: 'confederate' });
  expect(await known(cy).refused('POST', join, { shareCommitment: others.shareCommitment })).toEqual([
    409,
    'seat-taken',
  ]);
  expect(await listed()).toEqual([]);
  await known(ann).ask('POST', `/api/games/${id}/share`, { share: mine.share });
  await known(bob).ask('POST', `/api/games/${id}/share`, { share: others.share });
  const row = await table(ann, id);
  expect(row).toMatchObject({ status: 'running', pace: 'week', isRated: true, hasSecrets: false });
  expect(row.active).toMatch(/union|confederate/);
  const [times] = await stage.database.sql`select pace from times where game = ${id}`;
  expect(times?.pace).toMatchObject({ kind: 'days' });
});

test('where either side will do, chance gives each of them now and then', async () => {
  const sides = new Set<string>();
  for (let tries = 0; tries < 60 && sides.size < 2; tries++) sides.add((await table(ann, await begun())).you);
  expect([...sides].sort()).toEqual(['confederate', 'union']);
});

test('it is withdrawn by whoever made it, and expires', async () => {
  const make = async () =>
    (await known(ann).ask('POST', '/api/challenges', { ...RAID, shareCommitment: share().shareCommitment })).body.id;
  const [first, second] = [await make(), await make()];
  expect(await known(bob).refused('DELETE', `/api/challenges/${first}`)).toEqual([409, 'too-late']);
  expect((await known(ann).ask('DELETE', `/api/challenges/${first}`)).status).toBe(204);
  await stage.database.sql`update challenges set expires_ms = 0 where game = ${second}`;
  expect(await listed()).toEqual([]);
  const late = { shareCommitment: share().shareCommitment };
  expect(await known(bob).refused('POST', `/api/challenges/${second}/join`, late)).toEqual([409, 'seat-taken']);
  await expect.poll(async () => (await table(ann, second)).status).toBe('over');
});

test('a level that is asked for is looked at', async () => {
  const { sql } = stage.database;
  const made = await known(ann).ask('POST', '/api/challenges', {
    ...{ ...RAID, level: 'veteran', shareCommitment: share().shareCommitment },
  });
  await sql`insert into ratings (user_id, title, mu, sigma, games) values (${known(cy).me.id}, 'gcacw', 15, 2, 30)`;
  const [seen] = await listed(known(cy));
  expect(seen).toMatchObject({ level: 'veteran', isForMe: false });
  const body = { shareCommitment: share().shareCommitment };
  expect(await known(cy).refused('POST', `/api/challenges/${made.body.id}/join`, body)).toEqual([403, 'other-level']);
  expect((await known(bob).ask('POST', `/api/challenges/${made.body.id}/join`, body)).status).toBe(200);
});

test('nobody has more than ten standing', async () => {
  const make = () => known(cy).ask('POST', '/api/challenges', { ...RAID, shareCommitment: share().shareCommitment });
  for (let n = 0; n < 10; n++) expect((await make()).status).toBe(201);
  expect((await make()).status).toBe(409);
});

test('a rematch has sides changed; whoever asks second agrees', async () => {
  const id = await begun({ side: 'union', pace: 'brisk' });
  const [mine, others] = [share(), share()];
  const ask = (who: Visitor | undefined, commitment: string) =>
    known(who).ask('POST', `/api/games/${id}/rematch`, { shareCommitment: commitment });
  expect((await ask(ann, mine.shareCommitment)).status).toBe(409);
  await known(bob).ask('POST', `/api/games/${id}/resign`, {});
  expect((await ask(cy, mine.shareCommitment)).status).toBe(403);
  const asked = await ask(ann, mine.shareCommitment);
  expect(asked).toMatchObject({ status: 201, body: { side: 'confederate', status: 'inviting' } });
  expect((await table(bob, id)).rematch).toEqual({ id: asked.body.id, by: 'union' });
  expect((await ask(ann, mine.shareCommitment)).status).toBe(409);
  const agreed = await ask(bob, others.shareCommitment);
  expect(agreed).toMatchObject({ status: 200, body: { id: asked.body.id, side: 'union', status: 'mixing' } });
  expect(await table(bob, asked.body.id)).toMatchObject({ pace: 'brisk', you: 'union' });
});

test('from another device another share is brought, and what was told is told again', async () => {
  const [mine, others, newer] = [share(), share(), share()];
  const { body } = await known(ann).ask('POST', '/api/challenges', { ...RAID, shareCommitment: mine.shareCommitment });
  const { id } = body;
  await known(bob).ask('POST', `/api/challenges/${id}/join`, { shareCommitment: others.shareCommitment });
  await known(bob).ask('POST', `/api/games/${id}/share`, { share: others.share });
  const again = { shareCommitment: newer.shareCommitment };
  expect((await known(ann).ask('PUT', `/api/games/${id}/commitment`, again)).status).toBe(204);
  const bobs = (await table(bob, id)).seats.find(({ name }: { name: string }) => name === 'Bob');
  expect(bobs).toMatchObject({ hasToldShare: false });
  expect(bobs.shareCommitment).toBeUndefined();
  expect((await known(ann).ask('POST', `/api/games/${id}/share`, { share: newer.share })).status).toBe(409);
  const bobsNew = share();
  await known(bob).ask('PUT', `/api/games/${id}/commitment`, { shareCommitment: bobsNew.shareCommitment });
  await known(ann).ask('POST', `/api/games/${id}/share`, { share: newer.share });
  await known(bob).ask('POST', `/api/games/${id}/share`, { share: bobsNew.share });
  expect((await table(ann, id)).status).toBe('running');
  expect((await known(ann).ask('PUT', `/api/games/${id}/commitment`, again)).status).toBe(409);
});

test('whoever looks at his lists hears that they changed, and nothing else', async () => {
  const heard: unknown[] = [];
  const socket = new WebSocket(`${stage.origin.replace('http', 'ws')}/api/live`, {
    headers: { cookie: known(bob).cookie },
  });
  await new Promise(resolve => socket.on('open', resolve));
  socket.on('message', data => heard.push(JSON.parse(String(data))));
  await begun();
  await expect.poll(() => heard).toContainEqual({ kind: 'changed', what: ['games', 'challenges'] });
  for (const each of heard) expect(Object.keys(each as object)).toEqual(['kind', 'what']);
  socket.close();
  const stranger = new WebSocket(`${stage.origin.replace('http', 'ws')}/api/live`);
  await expect(new Promise((_, no) => stranger.on('error', no))).rejects.toThrow('401');
});
