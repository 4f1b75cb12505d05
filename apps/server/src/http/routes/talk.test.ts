import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newStage, type Stage, seatedGame, type Visitor } from '../../testing/visitors.ts';

let stage: Stage;
let ann: Visitor;
let bob: Visitor;
let eve: Visitor;

beforeAll(async () => {
  stage = await newStage();
  [ann, bob, eve] = [await stage.guest('Ann'), await stage.guest('Bob'), await stage.guest('Eve')];
  await seatedGame(stage, 'g1', [
    ['union', ann],
    ['confederate', bob],
  ]);
});
afterAll(() => stage.close());

describe('chat', () => {
  test('both at the table write and read, in one numbering', async () => {
    expect(await ann.ask('POST', '/api/games/g1/chat', { text: ' Good evening <b>Bob</b> ' })).toMatchObject({
      status: 201,
      body: { n: 1 },
    });
    expect((await bob.ask('POST', '/api/games/g1/chat', { phrase: 'good-luck' })).body).toEqual({ n: 2 });
    const { lines } = (await bob.ask('GET', '/api/games/g1/chat')).body;
    expect(lines).toMatchObject([
      { n: 1, by: 'Ann', isMine: false, text: 'Good evening <b>Bob</b>' },
      { n: 2, by: 'Bob', isMine: true, phrase: 'good-luck' },
    ]);
    expect((await bob.ask('GET', '/api/games/g1/chat?after=1')).body.lines).toHaveLength(1);
  });

  test('many at once get a number each, without a gap', async () => {
    const said = await Promise.all(
      [ann, bob, ann, bob].map(who => who.ask('POST', '/api/games/g1/chat', { text: 'x' })),
    );
    expect(said.map(({ body }) => body.n).sort()).toEqual([3, 4, 5, 6]);
  });

  test('nobody else reads or writes, and nobody may flood', async () => {
    expect(await eve.refused('GET', '/api/games/g1/chat')).toEqual([403, 'not-yours']);
    expect(await eve.refused('POST', '/api/games/g1/chat', { text: 'hi' })).toEqual([403, 'not-yours']);
    expect(await eve.refused('GET', '/api/games/g1/notes')).toEqual([403, 'not-yours']);
    expect(await stage.stranger().refused('GET', '/api/games/g1/chat')).toEqual([401, 'not-signed-in']);
    expect(await ann.refused('GET', '/api/games/nope/chat')).toEqual([404, 'not-found']);
    const many = await Promise.all(
      Array.from({ length: 8 }, () => bob.ask('POST', '/api/games/g1/chat', { text: 'x' })),
    );
    expect(many.map(({ status }) => status)).toContain(429);
  });

  test.each([
    [{ text: '   ' }],
    [{ text: 'x'.repeat(501) }],
    [{ text: 'a\u202eb' }],
    [{ text: '\u0000' }],
    [{ text: 'x', phrase: 'thanks' }],
    [{ phrase: 'insult' }],
    [{ phrase: '__proto__' }],
    [{}],
    [[]],
    [{ text: 7 }],
  ])('%j is no line', async body => {
    expect(await ann.refused('POST', '/api/games/g1/chat', body)).toEqual([400, 'wrong-field']);
  });

  test.each(['-1', 'x', '1e99', '1.5', "0'--"])('there are no lines after %s', async after => {
    const path = `/api/games/g1/chat?after=${encodeURIComponent(after)}`;
    expect(await ann.refused('GET', path)).toEqual([400, 'wrong-field']);
  });

  test('what was read stays read, and nobody has read what was not written', async () => {
    const read = async () => (await stage.database.sql`select chat_read from seats where side = 'union'`)[0]?.chat_read;
    await ann.ask('PUT', '/api/games/g1/chat/read', { n: 2 });
    expect(await read()).toBe(2);
    await ann.ask('PUT', '/api/games/g1/chat/read', { n: 1 });
    expect(await read()).toBe(2);
    await ann.ask('PUT', '/api/games/g1/chat/read', { n: 999_999_999_999 });
    expect(await read()).toBeLessThan(20);
  });
});

describe('notes', () => {
  test('stay with the game and are the writer’s alone', async () => {
    expect((await ann.ask('GET', '/api/games/g1/notes')).body).toEqual({ text: '' });
    expect((await ann.ask('PUT', '/api/games/g1/notes', { text: 'Hold\nthe ford' })).status).toBe(204);
    await ann.ask('PUT', '/api/games/g1/notes', { text: 'Hold\nthe bridge' });
    expect((await ann.ask('GET', '/api/games/g1/notes')).body).toEqual({ text: 'Hold\nthe bridge' });
    expect((await bob.ask('GET', '/api/games/g1/notes')).body).toEqual({ text: '' });
  });

  test('have an end', async () => {
    expect(await ann.refused('PUT', '/api/games/g1/notes', { text: 'x'.repeat(20_001) })).toEqual([400, 'wrong-field']);
    expect(await ann.refused('PUT', '/api/games/g1/notes', { text: 'x'.repeat(90_000) })).toEqual([413, 'too-large']);
  });
});
