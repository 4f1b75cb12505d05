import { randomBytes } from 'node:crypto';
import { shareCommitment } from '@wigwag/fairdice';
import { choicesFor } from '@wigwag/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newStage, type Stage, type Visitor } from '../testing/visitors.ts';
import { NO_LIMITS } from './context.ts';

let stage: Stage;
let ann: Visitor;
let bob: Visitor;
let eve: Visitor;

beforeAll(async () => {
  stage = await newStage({ limits: NO_LIMITS });
  [ann, bob, eve] = [await stage.guest('Ann'), await stage.guest('Bob'), await stage.guest('Eve')];
  for (const [who, name] of [
    [ann, 'Annie'],
    [bob, 'Bobby'],
  ] as const) {
    await who.ask('PUT', '/api/account/password', { name, password: 'a long enough one' });
  }
});
afterAll(() => stage.close());

async function begun(more: object, other = bob): Promise<string> {
  const [mine, theirs] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const made = await ann.ask('POST', '/api/games', {
    ...{ title: 'gcacw', setup: { scenario: 'stuarts-raid' }, side: 'union', shareCommitment: shareCommitment(mine) },
    ...more,
  });
  await other.ask('POST', `/api/invitations/${made.body.invitation}`, { shareCommitment: shareCommitment(theirs) });
  await ann.ask('POST', `/api/games/${made.body.id}/share`, { share: mine });
  await other.ask('POST', `/api/games/${made.body.id}/share`, { share: theirs });
  return made.body.id;
}

const letter = async (who: Visitor, id: string, body: object) =>
  (await who.ask('POST', `/api/games/${id}/letters`, body)).body;
const seen = async (who: Visitor, id: string) => (await letter(who, id, { kind: 'hello' })).messages.at(-1);
const tableOf = async (who: Visitor, id: string) => (await who.ask('GET', `/api/games/${id}`)).body;

/** Somebody decides; what, does not matter. */
async function decide(id: string): Promise<number> {
  const live = await stage.node.games.byId(id);
  const authority = await live?.authority();
  const by = authority?.decider;
  if (live === undefined || authority === undefined || by === undefined) throw new Error('it is over');
  const { game, n } = authority.seat(by).scene();
  const choices = choicesFor(live.ruleset, game, by);
  const choice = choices.find(({ do: verb }) => ['pass', 'stop', 'halt', 'finish'].includes(verb)) ?? choices.at(-1);
  const command = { id: randomBytes(6).toString('hex'), seen: n, intent: { do: 'decide', choice } };
  await letter(by === 'union' || by === 'blue' ? ann : bob, id, { kind: 'command', letter: 1, command });
  return authority.turn ?? 0;
}

test('who looks on at hidden forces is told of a turn when it is over, by numbers of his own, and of all at the end', async () => {
  const setup = { scenario: 'stuarts-raid', options: { limitedIntelligence: true } };
  const id = await begun({ isPublic: true, setup });
  const first = await seen(eve, id);
  expect(first.n).toBe(1);
  let turn = await decide(id);
  for (let n = 0; n < 8; n++) {
    const now = await decide(id);
    if (now !== turn) break;
    expect((await seen(eve, id)).n).toBe(1);
  }
  const early = { id: 'x', seen: 0, intent: { do: 'undo' } };
  const { answer } = await letter(eve, id, { kind: 'command', letter: 1, command: early });
  expect(answer).toEqual({ refused: { clause: 'host/only-watching', params: {} } });
  expect((await letter(eve, id, { kind: 'past', letter: 2, lines: 500 })).view).toBeUndefined();
  expect(await tableOf(eve, id)).not.toHaveProperty('active');
  const [begunAt] = [turn];
  for (let n = 0; n < 300 && turn === begunAt; n++) turn = await decide(id);
  turn = await decide(id);
  const second = await seen(eve, id);
  expect(second.n).toBe(2);
  expect(second.told.length).toBeGreaterThan(first.told.length);
  await ann.ask('POST', `/api/games/${id}/resign`, {});
  const last = await seen(eve, id);
  const live = await stage.node.games.byId(id);
  expect(last.told).toHaveLength((await live?.authority())?.stream('public').log.length ?? -1);
  live?.forget();
  expect(await seen(eve, id)).toEqual(last);
});

test('without secrets everybody sees it at once', async () => {
  const id = await begun({ isPublic: true });
  const before = await seen(eve, id);
  for (let n = 0; n < 5; n++) await decide(id);
  expect((await seen(eve, id)).n).toBeGreaterThan(before.n);
  expect((await eve.ask('GET', '/api/watch')).body.games.map((game: { id: string }) => game.id)).toContain(id);
});

test('a rated game between accounts moves both numbers once, in the transaction that ends it', async () => {
  const id = await begun({ isRated: true });
  await decide(id);
  await bob.ask('POST', `/api/games/${id}/resign`, {});
  const { seats, result } = await tableOf(ann, id);
  expect(result).toEqual({ how: 'resigned', winner: 'union' });
  const rating = (side: string) => seats.find((seat: { side: string }) => seat.side === side).rating;
  expect(rating('union').after).toBeGreaterThan(rating('union').before);
  expect(rating('confederate').after).toBeLessThan(rating('confederate').before);
  const [mine] = (await ann.ask('GET', '/api/my/ratings')).body.ratings;
  expect(mine).toMatchObject({ title: 'gcacw', games: 1, number: rating('union').after, isSure: false });
});

test.each([
  ['with a guest', { isRated: true }, () => eve, 'resign'],
  ['that is not rated', { isRated: false }, () => bob, 'resign'],
  ['that was called off', { isRated: true }, () => bob, 'abort'],
] as const)('a game %s moves none', async (_, more, other, end) => {
  const before = (await ann.ask('GET', '/api/my/ratings')).body;
  const id = await begun(more, other());
  expect((await ann.ask('POST', `/api/games/${id}/${end}`, {})).status).toBe(200);
  expect((await ann.ask('GET', '/api/my/ratings')).body).toEqual(before);
});
