import { randomBytes } from 'node:crypto';
import { DAY, HOUR, PACES } from '@wigwag/clocks';
import { shareCommitment } from '@wigwag/fairdice';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setPace } from '../../store/time.ts';
import { newStage, type Stage, seatedGame, type Visitor } from '../../testing/visitors.ts';
import { keepGame, keepTime } from '../../time/keeper.ts';
import { NO_LIMITS } from '../context.ts';

let stage: Stage;
let ann: Visitor;
let bob: Visitor;
let game = '';
let games = 0;

beforeAll(async () => {
  // Its own teller would be quicker than the tests.
  stage = await newStage({ tellsNotices: false, keepsTime: false, limits: NO_LIMITS });
});
afterAll(() => stage.close());

beforeEach(async () => {
  [ann, bob] = [await stage.guest('Ann'), await stage.guest('Bob')];
  games += 1;
  game = `g${games}`;
  await seatedGame(
    stage,
    game,
    [
      ['union', ann],
      ['confederate', bob],
    ],
    { active: 'union' },
  );
  await setPace(stage.database.sql, game, PACES.week);
  await keepGame(stage.database.sql, game);
});

const time = async (who = ann) => (await who.ask('GET', `/api/games/${game}/time`)).body;
const passOn = (active: string) => stage.database.sql`update games set active = ${active} where id = ${game}`;
/** As if so much time had gone by. */
const later = (ms: number) =>
  stage.database
    .sql`update clocks set since_ms = since_ms - ${ms}::bigint, alarm_ms = alarm_ms - ${ms}::bigint where game = ${game}`;
const noticeOf = async (who: Visitor) =>
  (await stage.database.sql`select kind from notices where game = ${game} and user_id = ${who.me.id}`)[0]?.kind;
const near = (ms: number) => expect.toSatisfy((left: number) => Math.abs(left - ms) < 30_000);

describe('clocks in a game', () => {
  test('run for whoever has to decide, and turn when the decision passes on', async () => {
    await later(2 * DAY);
    expect((await time()).clocks).toMatchObject({
      union: { isRunning: true, left: near(5 * DAY) },
      confederate: { isRunning: false, left: 7 * DAY },
    });
    await passOn('confederate');
    expect((await time(bob)).clocks).toMatchObject({
      union: { isRunning: false, left: near(6 * DAY) },
      confederate: { isRunning: true, left: near(7 * DAY) },
    });
  });

  test('whoever does not sit there sees them if the game is open to all, and touches none', async () => {
    const eve = await stage.guest('Eve');
    expect((await time(eve)).clocks).toMatchObject({ union: { isRunning: true } });
    await stage.database.sql`update games set has_secrets = true where id = ${game}`;
    expect((await time(eve)).clocks).toEqual({});
    await stage.database.sql`update games set is_public = false where id = ${game}`;
    expect(await eve.refused('GET', `/api/games/${game}/time`)).toEqual([404, 'not-found']);
    // That there is such a game is nobody else's to know.
    expect(await eve.refused('POST', `/api/games/${game}/pause`, { do: 'offer' })).toEqual([404, 'not-found']);
  });

  test('ring while nobody looks: the reminder, zero, then the claim for the opponent', async () => {
    await later(137 * HOUR);
    await keepTime(stage.database.sql);
    expect([await noticeOf(ann), await noticeOf(bob)]).toEqual(['reminder', undefined]);
    await later(34 * HOUR);
    await keepTime(stage.database.sql);
    expect([await noticeOf(ann), await noticeOf(bob)]).toEqual(['zero', undefined]);
    await later(DAY);
    await keepTime(stage.database.sql);
    expect(await noticeOf(bob)).toBe('claimable');
    expect((await time()).clocks.union).toMatchObject({ left: 0, reached: 'claimable' });
  });

  test('who decides is no longer reminded', async () => {
    await later(137 * HOUR);
    await keepTime(stage.database.sql);
    await passOn('confederate');
    await keepTime(stage.database.sql);
    expect([await noticeOf(ann), await noticeOf(bob)]).toEqual([undefined, 'turn']);
  });

  test('a pace that comes after the game has begun counts from then on', async () => {
    const id = `late-${game}`;
    await seatedGame(
      stage,
      id,
      [
        ['union', ann],
        ['confederate', bob],
      ],
      { active: 'confederate' },
    );
    await keepTime(stage.database.sql);
    expect((await ann.ask('GET', `/api/games/${id}/time`)).body).toMatchObject({ clocks: {} });
    await setPace(stage.database.sql, id, PACES.evening);
    const { clocks } = (await ann.ask('GET', `/api/games/${id}/time`)).body;
    expect(clocks).toMatchObject({ union: { isRunning: false }, confederate: { isRunning: true, kind: 'live' } });
  });

  test('two nodes that count at once count once', async () => {
    await later(DAY);
    await Promise.all(Array.from({ length: 6 }, () => keepGame(stage.database.sql, game)));
    expect((await time()).clocks.union.left).toEqual(near(6 * DAY));
  });
});

describe('a pause', () => {
  const step = (who: Visitor, what: string) => who.ask('POST', `/api/games/${game}/pause`, { do: what });

  test('begins when both agree, and either ends it', async () => {
    expect((await step(ann, 'offer')).body).toEqual({ isPaused: false, offeredBy: 'union' });
    expect((await time(bob)).pauseOfferedBy).toBe('union');
    expect((await step(bob, 'accept')).body).toEqual({ isPaused: true });
    expect((await time()).clocks.union.stands).toEqual({ why: 'pause' });
    await later(HOUR);
    await stage.database.sql`update pauses set from_ms = from_ms - ${HOUR}::bigint where game = ${game}`;
    expect((await time()).clocks.union.left).toEqual(near(7 * DAY));
    expect((await step(ann, 'end')).body).toEqual({ isPaused: false });
    await stage.database.sql`update pauses set to_ms = to_ms - ${HOUR}::bigint where game = ${game}`;
    await later(HOUR);
    expect((await time()).clocks.union.left).toEqual(near(7 * DAY - HOUR));
  });

  test('nobody agrees with himself, or ends what has not begun', async () => {
    for (const what of ['accept', 'decline', 'withdraw', 'end']) expect((await step(ann, what)).status).toBe(409);
    await step(ann, 'offer');
    expect((await step(ann, 'accept')).status).toBe(409);
    expect((await step(bob, 'withdraw')).status).toBe(409);
    expect((await step(bob, 'offer')).status).toBe(409);
    expect((await step(bob, 'decline')).body).toEqual({ isPaused: false });
    expect(await ann.refused('POST', `/api/games/${game}/pause`, { do: 'constructor' })).toEqual([400, 'wrong-field']);
  });
});

describe('a calendar', () => {
  const FREE = { zone: 'Europe/Warsaw', weekends: false, vacations: [] };
  const put = (calendar: unknown, language = 'pl') => ann.ask('PUT', '/api/me/settings', { language, calendar });
  const why = async (calendar: unknown) => {
    const { status, body } = await put(calendar);
    return [status, body.error?.params.why];
  };
  const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

  test('is kept, with its zone as the world writes it', async () => {
    expect((await put({ ...FREE, zone: 'europe/warsaw' })).body).toEqual({ language: 'pl', calendar: FREE });
    expect((await ann.ask('GET', '/api/me/settings')).body).toEqual({ language: 'pl', calendar: FREE });
    expect((await bob.ask('GET', '/api/me/settings')).body.language).toBe('en');
  });

  test('that is none is refused and says why', async () => {
    expect(await why({ ...FREE, zone: 'Atlantis' })).toEqual([400, 'no-zone']);
    expect(await why({ ...FREE, night: { from: 0, to: 700 } })).toEqual([400, 'long-night']);
    expect(await why({ ...FREE, vacations: [{ from: day(1), to: day(23) }] })).toEqual([400, 'long-vacation']);
    expect((await put({ ...FREE, night: { from: 0, to: 9999 } })).status).toBe(400);
    expect((await put(FREE, 'de')).status).toBe(400);
  });

  test('changes its habits once a week, its days off at any time', async () => {
    expect((await put(FREE)).status).toBe(200);
    expect(await why({ ...FREE, night: { from: 0, to: 400 } })).toEqual([400, 'too-soon']);
    expect((await put({ ...FREE, vacations: [{ from: day(1), to: day(3) }] })).status).toBe(200);
    expect((await put({ ...FREE, vacations: [] })).status).toBe(200);
    await stage.database
      .sql`update users set calendar_changed_ms = calendar_changed_ms - ${8 * DAY}::bigint where id = ${ann.me.id}`;
    expect((await put({ ...FREE, night: { from: 0, to: 400 } })).status).toBe(200);
  });

  test('gives no day back that has passed', async () => {
    expect(await why({ ...FREE, vacations: [{ from: day(-5), to: day(-3) }] })).toEqual([400, 'past']);
  });

  test('holds from now on: what was used stays used, and a day off that begins today stops the clock', async () => {
    await later(2 * DAY);
    expect((await put({ ...FREE, vacations: [{ from: day(0), to: day(3) }] })).status).toBe(200);
    const { clocks } = await time();
    expect(clocks.union).toMatchObject({ left: near(5 * DAY), stands: { why: 'vacation' } });
  });
});

describe('presence', () => {
  test('is what a tab says of itself, and is forgotten', async () => {
    await ann.ask('PUT', `/api/games/${game}/presence`, { state: 'here', lag: 80 });
    await bob.ask('PUT', `/api/games/${game}/presence`, { state: 'idle' });
    expect((await time()).presence).toEqual({ union: 'here', confederate: 'idle' });
    await bob.ask('PUT', `/api/games/${game}/presence`, { state: 'away' });
    await stage.database.sql`update presence set at_ms = at_ms - 80000 where user_id = ${ann.me.id}`;
    expect((await time()).presence).toEqual({});
  });

  test('a lag that nobody has is refused', async () => {
    const path = `/api/games/${game}/presence`;
    expect(await ann.refused('PUT', path, { state: 'here', lag: -1 })).toEqual([400, 'wrong-field']);
    expect(await ann.refused('PUT', path, { state: 'there' })).toEqual([400, 'wrong-field']);
  });
});

describe('a claim', () => {
  const claim = (who: Visitor, what: string) => who.ask('POST', `/api/games/${played}/claim`, { do: what });
  let played: string;

  /** A game that can be opened, with Ann's time used up or not. */
  beforeEach(async () => {
    const share = randomBytes(32).toString('hex');
    const [one, other] = [share, share.replace(/./, '0')];
    const made = await ann.ask('POST', '/api/games', {
      ...{ title: 'gcacw', setup: { scenario: 'stuarts-raid' }, side: 'union', pace: 'week' },
      shareCommitment: shareCommitment(one),
    });
    await bob.ask('POST', `/api/invitations/${made.body.invitation}`, { shareCommitment: shareCommitment(other) });
    played = made.body.id;
    await ann.ask('POST', `/api/games/${played}/share`, { share: one });
    await bob.ask('POST', `/api/games/${played}/share`, { share: other });
    await keepGame(stage.database.sql, played);
  });

  const useUp = async () => {
    const [row] = await stage.database.sql`
      update clocks set left_ms = -${DAY}::bigint where game = ${played} and since_ms is not null returning side`;
    const late = row?.side as string;
    return late === 'union' ? { late: ann, other: bob, side: 'confederate' } : { late: bob, other: ann, side: 'union' };
  };

  test('comes after the grace only, from the other side, and ends the game', async () => {
    expect([(await claim(ann, 'claim')).status, (await claim(bob, 'claim')).status]).toEqual([409, 409]);
    const { late, other, side } = await useUp();
    expect((await claim(late, 'claim')).status).toBe(409);
    expect((await claim(other, 'claim')).status).toBe(200);
    const { body } = await ann.ask('GET', `/api/games/${played}`);
    expect(body).toMatchObject({ status: 'over', result: { how: 'claimed', winner: side } });
  });

  test('or gives the seat to the computer', async () => {
    const { late, other } = await useUp();
    expect((await claim(other, 'computer')).status).toBe(200);
    const { body } = await other.ask('GET', `/api/games/${played}`);
    expect(body.seats.filter(({ computer }: { computer?: object }) => computer !== undefined)).toHaveLength(1);
    expect(body.status).toBe('running');
    expect((await late.ask('GET', `/api/games/${played}`)).status).toBe(late === ann ? 200 : 404);
  });
});
