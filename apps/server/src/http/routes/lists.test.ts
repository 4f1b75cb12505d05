import type { GameGlance } from '@wigwag/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newStage, type Stage, seatedGame, type Visitor } from '../../testing/visitors.ts';

let stage: Stage;
let ann: Visitor;
let bob: Visitor;
let eve: Visitor;

beforeAll(async () => {
  stage = await newStage();
  [ann, bob, eve] = [await stage.guest('Ann'), await stage.guest('Bob'), await stage.guest('Eve')];
  const both = (one: Visitor, two: Visitor | undefined): [string, Visitor | undefined][] => [
    ['union', one],
    ['confederate', two],
  ];
  await seatedGame(stage, 'waits', both(ann, bob), { active: 'union' });
  await seatedGame(stage, 'theirs', both(ann, bob), { active: 'confederate' });
  await seatedGame(stage, 'open', both(ann, undefined), { status: 'inviting' });
  await seatedGame(stage, 'strangers', both(bob, eve), { active: 'union' });
  await seatedGame(stage, 'done', both(ann, bob), { status: 'over' });
  await seatedGame(stage, 'private', both(ann, bob), { status: 'over', isPublic: false });
  await seatedGame(stage, 'other', both(bob, eve), { status: 'over', setup: { scenario: 'first-march' } });
});
afterAll(() => stage.close());

const ids = (games: readonly GameGlance[]): string[] => games.map(({ id }) => id);

describe('my games', () => {
  test('what waits for me comes first, and nobody else’s game is there', async () => {
    const { games } = (await ann.ask('GET', '/api/my/games')).body;
    expect(ids(games)[0]).toBe('waits');
    expect(new Set(ids(games))).toEqual(new Set(['waits', 'theirs', 'open', 'done', 'private']));
    expect(games[0]).toMatchObject({
      title: 'gcacw',
      scenario: 'stuarts-raid',
      isMyTurn: true,
      active: 'union',
      seats: [
        { side: 'union', name: 'Ann', isMe: true },
        { side: 'confederate', name: 'Bob', isMe: false },
      ],
    });
    expect(games.find(({ id }: GameGlance) => id === 'open').seats[1]).toEqual({ side: 'confederate', isMe: false });
  });

  test('unread lines are those of others', async () => {
    await bob.ask('POST', '/api/games/waits/chat', { text: 'your turn' });
    await ann.ask('POST', '/api/games/waits/chat', { text: 'I know' });
    const unread = async (who: Visitor) =>
      (await who.ask('GET', '/api/my/games')).body.games.find(({ id }: GameGlance) => id === 'waits').unread;
    expect([await unread(ann), await unread(bob)]).toEqual([1, 1]);
    await ann.ask('PUT', '/api/games/waits/chat/read', { n: 2 });
    expect([await unread(ann), await unread(bob)]).toEqual([0, 1]);
  });

  test('neither the dice nor the setup leaves with a list', async () => {
    const said = JSON.stringify((await ann.ask('GET', '/api/my/games')).body);
    expect(said).not.toMatch(/root|commitment|setup/);
  });

  test('are for whoever is known', async () => {
    expect(await stage.stranger().refused('GET', '/api/my/games')).toEqual([401, 'not-signed-in']);
  });
});

describe('the library', () => {
  const found = async (who: Visitor, search = '') => {
    const { body } = await who.ask('GET', `/api/library${search}`);
    return new Set(ids(body.games));
  };

  test('has what is over: public games for all, private ones for their players', async () => {
    expect(await found(ann)).toEqual(new Set(['done', 'private', 'other']));
    expect(await found(eve)).toEqual(new Set(['done', 'other']));
  });

  test('is searched by scenario, title, player and one’s own', async () => {
    expect(await found(ann, '?scenario=first-march')).toEqual(new Set(['other']));
    expect(await found(ann, '?title=lee')).toEqual(new Set());
    expect(await found(ann, '?player=eVe')).toEqual(new Set(['other']));
    expect(await found(eve, '?mine=yes')).toEqual(new Set(['other']));
    expect(await found(ann, `?scenario=${encodeURIComponent("' or true --")}`)).toEqual(new Set());
  });

  test('a question nobody knows is refused', async () => {
    expect(await ann.refused('GET', '/api/library?order=name')).toEqual([400, 'wrong-field']);
    expect(await ann.refused('GET', '/api/library?mine=no')).toEqual([400, 'wrong-field']);
  });

  test('goes on where the page ended, each game once', async () => {
    for (let game = 0; game < 60; game += 1) {
      await seatedGame(stage, `lib-${game}`, [['union', eve]], { status: 'over', setup: { scenario: 'many' } });
    }
    await stage.database.sql`update games set turned_at = now() where setup ->> 'scenario' = 'many' and id < 'lib-4'`;
    const first = (await eve.ask('GET', '/api/library?scenario=many')).body;
    expect(first.games).toHaveLength(50);
    const second = (await eve.ask('GET', `/api/library?scenario=many&after=${encodeURIComponent(first.next)}`)).body;
    expect(second.next).toBeUndefined();
    expect(new Set([...ids(first.games), ...ids(second.games)]).size).toBe(60);
  });
});
