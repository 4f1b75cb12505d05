import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type TestDatabase, testDatabase } from '@wigwag/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../online/guest.ts';
import { PICKETS } from '../online/played.ts';

const MARCH = 'packages/pickets/src/march.ts';
const AMBUSH = 'packages/pickets/src/ambush.ts';
/** The same march, said otherwise. */
const SAME = [MARCH, 'f.steps -= 1;', '/* One step is spent. */ f.steps -= 1;'] as const;
/** Every step costs two: what was marched before cannot be marched so. */
const DEARER = [MARCH, 'f.steps -= 1;', 'f.steps -= 2;'] as const;
/** What nobody has done yet goes otherwise. */
const RALLIES = [AMBUSH, 'resolve(flow, f, 6);', 'resolve(flow, f, 5);'] as const;

interface Program {
  readonly path: string;
  readonly engines: Readonly<Record<string, string>>;
}

async function bundled(change: readonly string[]): Promise<Program> {
  const tool = ['tools/changedServer.mjs', ...change];
  return JSON.parse((await promisify(execFile)(process.execPath, tool)).stdout) as Program;
}

interface Said {
  readonly what: string;
  readonly port?: number;
  readonly [field: string]: unknown;
}

/** A program that runs, and what it has said. */
class Running {
  readonly said: Said[] = [];
  private readonly child: ChildProcess;

  constructor({ path }: Program, url: string) {
    this.child = spawn(process.execPath, [path, url], { stdio: ['pipe', 'pipe', 'inherit'] });
    if (this.child.stdout === null) throw new Error('nothing is heard of it');
    createInterface({ input: this.child.stdout }).on('line', line => this.said.push(JSON.parse(line)));
  }

  async heard(is: (said: Said) => boolean): Promise<Said> {
    for (let tries = 0; tries < 600; tries++) {
      const found = this.said.find(is);
      if (found !== undefined) return found;
      await wait(50);
    }
    throw new Error(`not heard: ${JSON.stringify(this.said)}`);
  }

  async port(): Promise<number> {
    return (await this.heard(({ what }) => what === 'listening')).port ?? 0;
  }

  async stop(): Promise<void> {
    const ended = new Promise(resolve => this.child.once('exit', resolve));
    this.child.stdin?.end();
    await ended;
  }
}

let database: TestDatabase;
let [old, dearer, rallies]: readonly Program[] = [];
beforeAll(async () => {
  database = await testDatabase();
  old = await bundled([MARCH, '', '']);
  dearer = await bundled(DEARER);
  rallies = await bundled(RALLIES);
}, 120_000);
afterAll(() => database.close());

const start = (program: Program | undefined): Running => {
  if (program === undefined) throw new Error('it was not bundled');
  return new Running(program, database.url);
};

/** Two guests at a game. */
async function seated(ports: readonly number[]) {
  const [ann, bob] = [await Guest.named('Ann', ports), await Guest.named('Bob', ports)];
  const { title, setup } = PICKETS;
  const asked = { title, setup, side: 'blue', isPublic: true, shareCommitment: ann.commitment };
  const { id, invitation } = await ann.ask<{ id: string; invitation: string }>('/api/games', asked);
  await bob.ask(`/api/invitations/${invitation}`, { shareCommitment: bob.commitment });
  for (const guest of [ann, bob]) await guest.ask(`/api/games/${id}/share`, { share: guest.share });
  return { id, players: { blue: ann, grey: bob } };
}

/** Longer than any answer takes. */
const MOST_IDLE = 2000;

/** Plays so many decisions, at least one march of two steps among them; nobody rallies. A whole game has 32 at least. */
async function play({ id, players }: Awaited<ReturnType<typeof seated>>, decisions: number): Promise<void> {
  const lines = Object.entries(players).map(([side, guest]) => guest.sit(PICKETS, id, side, 0));
  for (const { seat } of lines) expect(await seat.received).toBe('welcome');
  for (let done = 0, idle = 0; done < decisions; idle += 1) {
    if (idle > MOST_IDLE) throw new Error(`nobody decides after ${done} decisions`);
    for (const { seat } of lines) {
      const { choices } = seat.scene();
      const wanted =
        choices.find(({ do: verb }) => verb === 'step') ?? choices.find(({ do: verb }) => verb !== 'rally');
      if (wanted === undefined) continue;
      const answer = await seat.send({ do: 'decide', choice: wanted });
      if ('done' in answer) [done, idle] = [done + 1, 0];
    }
    await wait(5);
  }
  for (const line of lines) line.close();
}

const kinds = async (id: string): Promise<readonly string[]> =>
  (await database.sql<{ kind: string }[]>`select kind from entries where game = ${id} order by n`).map(
    ({ kind }) => kind,
  );
const engineOf = async (id: string) =>
  (
    await database.sql<{ engine: string; stands: string | null }[]>`select engine, stands from games where id = ${id}`
  )[0];

test('what is only said otherwise is the same program; a rule that goes otherwise is another', async () => {
  const { engines } = await bundled(SAME);
  expect(engines).toEqual(old?.engines);
  for (const other of [dearer, rallies]) {
    expect(other?.engines.pickets).not.toBe(old?.engines.pickets);
    expect(other?.engines.gcacw).toBe(old?.engines.gcacw);
  }
});

test('a program whose code alone plays otherwise moves or keeps the games of another, and says so', async () => {
  const first = start(old);
  const game = await seated([await first.port()]);
  await play(game, 20);
  const before = await kinds(game.id);
  await first.stop();

  const second = start(dearer);
  const checked = await second.heard(({ what }) => what === 'rules-checked');
  expect(checked).toMatchObject({ id: game.id, outcome: 'stands', from: old?.engines.pickets });
  await second.stop();
  expect(await kinds(game.id)).toEqual(before);
  expect(await engineOf(game.id)).toMatchObject({ engine: old?.engines.pickets, stands: checked.why });

  // Another that plays all of it as it was takes it over, while one of the old program still runs: that writes no more.
  const stale = start(old);
  await stale.heard(({ what, outcome }) => what === 'rules-checked' && outcome === 'same');
  const third = start(rallies);
  expect(await third.heard(({ what }) => what === 'rules-checked')).toMatchObject({ outcome: 'moved' });
  expect(await kinds(game.id)).toEqual([...before, 'rules']);
  const asStale = Object.assign(new Guest([await stale.port()]), { cookie: game.players.blue.cookie });
  await expect(asStale.ask(`/api/games/${game.id}/letters`, { kind: 'hello' })).rejects.toThrow('game-stands');
  const newPorts = [await third.port()];
  const players = Object.fromEntries(
    Object.entries(game.players).map(([side, { cookie }]) => [side, Object.assign(new Guest(newPorts), { cookie })]),
  ) as typeof game.players;
  await play({ id: game.id, players }, 4);
  expect(await players.blue.ask(`/api/games/${game.id}`)).toMatchObject({ movedAt: expect.any(Number) });
  await Promise.all([stale.stop(), third.stop()]);

  // The same program once more plays nothing through.
  const again = start(rallies);
  await again.port();
  await wait(500);
  expect(again.said.filter(({ what }) => what.startsWith('rules-'))).toEqual([]);
  await again.stop();
});
