import { randomBytes } from 'node:crypto';
import { shareCommitment } from '@wigwag/fairdice';
import { Authority } from '@wigwag/host';
import { choicesFor } from '@wigwag/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS } from '../http/context.ts';
import { newStage, type Stage, type Visitor } from '../testing/visitors.ts';
import { openHosted } from './opening.ts';

let stage: Stage;
let ann: Visitor;
let bob: Visitor;

beforeAll(async () => {
  stage = await newStage({ limits: NO_LIMITS });
  ann = await stage.guest('Ann');
  bob = await stage.guest('Bob');
});
afterAll(() => stage.close());

const SEED = '00112233445566778899aabbccddeeff';

/** Some decisions of a raid, played at one screen. */
function played(decisions: number) {
  const hosted = openHosted('gcacw', { scenario: 'stuarts-raid' });
  if (hosted === undefined) throw new Error('no raid');
  const authority = new Authority({ hosted, seed: SEED, consent: 'alone' });
  while (authority.decisions < decisions) {
    const by = authority.decider as string;
    const seat = authority.seat(by);
    const choice = choicesFor(hosted.ruleset, seat.scene().game, by)[0];
    authority.receive(by, { id: `c${authority.decisions}`, seen: seat.scene().n, intent: { do: 'decide', choice } });
  }
  return authority.record();
}

const upload = (record: unknown) => {
  const share = randomBytes(32).toString('hex');
  const body = {
    title: 'gcacw',
    side: 'union',
    shareCommitment: shareCommitment(share),
    record: JSON.stringify(record),
  };
  return { share, asked: ann.ask('POST', '/api/games', body) };
};

test('a game begun at one screen goes on here; its first dice keep their proof', async () => {
  const record = played(25);
  const { share, asked } = upload(record);
  const { status, body } = await asked;
  expect(status).toBe(201);
  const others = randomBytes(32).toString('hex');
  await bob.ask('POST', `/api/invitations/${body.invitation}`, { shareCommitment: shareCommitment(others) });
  await ann.ask('POST', `/api/games/${body.id}/share`, { share });
  await bob.ask('POST', `/api/games/${body.id}/share`, { share: others });
  expect((await ann.ask('GET', `/api/games/${body.id}`)).body.status).toBe('running');
  await ann.ask('POST', `/api/games/${body.id}/resign`, {});
  const finished = (await bob.ask('GET', `/api/games/${body.id}/record`)).body;
  expect(finished.dice.before).toEqual({ seed: SEED, decisions: record.decisions.length });
  expect(finished.record.decisions.slice(0, record.decisions.length)).toEqual(record.decisions);
});

test.each([
  [
    'a die',
    (record: ReturnType<typeof played>) => {
      const at = record.decisions.findIndex(({ dice }) => dice.length > 0);
      const decisions = record.decisions.map((each, n) => (n === at ? { ...each, dice: [[1, 1, 1]] } : each));
      return { ...record, decisions };
    },
  ],
  ['the rules', (record: ReturnType<typeof played>) => ({ ...record, rules: 'ffffffff' })],
  ['everything', () => 'nothing'],
])('one in which %s was changed is refused', async (_, change) => {
  const { status, body } = await upload(change(played(25))).asked;
  expect([status, body.error.code]).toEqual([400, 'bad-record']);
});

test('a record of another title is refused', async () => {
  const record = played(10);
  const share = shareCommitment(randomBytes(32).toString('hex'));
  const body = { title: 'pickets', shareCommitment: share, record: JSON.stringify(record) };
  expect(await ann.refused('POST', '/api/games', body)).toEqual([400, 'wrong-field']);
});
