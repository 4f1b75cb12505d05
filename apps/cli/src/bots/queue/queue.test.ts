import { type TestDatabase, testDatabase } from '@wigwag/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { main } from '../../main.ts';
import type { Outcome } from '../crew.ts';
import type { Job } from '../jobs.ts';
import { Queue } from './queue.ts';
import { shared } from './shared.ts';

let database: TestDatabase;
const opened: Queue[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await Promise.all(opened.map(queue => queue.close()));
  await database.close();
});

async function open(program = 'this'): Promise<Queue> {
  const queue = await Queue.open(database.url, 'wigwag test', program, 2);
  opened.push(queue);
  return queue;
}

const jobs = (seed: number, games: number): Job[] =>
  Array.from({ length: games }, (_, game) => ({
    ...{ do: 'game', scenario: 'first-battle', options: [], union: 'rusher', confederate: 'newcomer' },
    ...{ seed, game },
  }));
const played = (job: Job): Outcome => ({ done: job as unknown as Extract<Outcome, { done: unknown }>['done'] });
const none = new Set<number>();

describe('a queue', () => {
  test('gives each job to one worker, whole, and keeps what came of it', async () => {
    const [one, other] = [await open(), await open()];
    const batch = await one.handOut(jobs(1, 3));
    const taken: Job[] = [];
    await one.doNext(async first => {
      taken.push(first);
      await other.doNext(async second => {
        taken.push(second);
        return played(second);
      });
      return played(first);
    });
    expect(taken).toEqual(jobs(1, 2));
    expect(await one.doneFrom(batch, 0, none)).toEqual(jobs(1, 2).map((job, n) => ({ n, outcome: played(job) })));
    await one.end(batch);
  });

  test('gives a job that was not brought to its end to somebody else', async () => {
    const queue = await open();
    const batch = await queue.handOut(jobs(2, 1));
    await expect(queue.doNext(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.doneFrom(batch, 0, none)).toEqual([]);
    expect(await queue.doNext(async job => played(job))).toBe(true);
    expect(await queue.doNext(async job => played(job))).toBe(false);
    await queue.end(batch);
  });

  test('goes on with what was asked for before, and gives nothing out while nobody waits', async () => {
    const queue = await open();
    const batch = await queue.handOut(jobs(3, 2));
    await queue.doNext(async job => played(job));
    await queue.pause(batch);
    expect(await queue.doNext(async job => played(job))).toBe(false);
    expect(await queue.handOut(jobs(3, 2))).toBe(batch);
    expect(await queue.doneFrom(batch, 0, none)).toHaveLength(1);
    expect(await queue.doneFrom(batch, 0, new Set([0]))).toEqual([]);
    expect(await queue.handOut(jobs(4, 2))).not.toBe(batch);
    await queue.end(batch);
  });

  test('lets only the same program play: another would play other games', async () => {
    const [own, strange] = [await open('these rules'), await open('other rules')];
    const batch = await own.handOut(jobs(5, 4));
    expect(await strange.doNext(async job => played(job))).toBe(false);
    expect(await strange.strange()).toBeGreaterThanOrEqual(4);
    await own.end(batch);
  });

  test('has one who waits for a batch', async () => {
    const [one, other] = [await open(), await open()];
    const batch = await one.handOut(jobs(6, 1));
    expect(await one.holdAlone(batch)).toBeDefined();
    expect(await other.holdAlone(batch)).toBeUndefined();
    await one.end(batch);
  });
});

test('what jobs have in common is kept once', () => {
  const { common, rest } = shared(jobs(7, 2));
  expect(common).toMatchObject({ do: 'game', seed: 7, options: [] });
  expect(rest).toEqual([{ game: 0 }, { game: 1 }]);
  expect(shared([])).toEqual({ common: {}, rest: [] });
});

const ASKED = ['simulate', 'first-battle', '--json', '--games', '2'];

test.each([
  [['worker'], '“worker” needs to know where to look for games'],
  [['worker', '--queue', 'http://localhost/'], '--queue takes the address of a PostgreSQL'],
  [[...ASKED, '--queue', 'nonsense'], '--queue takes the address of a PostgreSQL'],
  [[...ASKED, '--queue', 'postgres://me:hidden@127.0.0.1:1/games'], 'The queue at 127.0.0.1:1/games cannot be opened'],
  [[...ASKED, '--queue', 'postgres://localhost/games', '--workers', '2'], 'Leave out --workers'],
])('%j is told what is wrong, without the password', async (args, sentence) => {
  const err: string[] = [];
  const code = await main(args, 'en', { out: () => undefined, err: line => err.push(line) });
  expect(code).toBe(2);
  expect(err.join('\n')).toContain(sentence);
  expect(err.join('\n')).not.toContain('hidden');
});
