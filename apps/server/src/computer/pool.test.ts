import { afterEach, expect, test } from 'vitest';
import { Pool } from './pool.ts';
import type { Question } from './thinker.ts';

const HEAD = "import { parentPort } from 'node:worker_threads'; ";
const program = (body: string): URL => new URL(`data:text/javascript,${encodeURIComponent(HEAD + body)}`);
const ECHO = program("parentPort.on('message', ({ game }) => parentPort.postMessage({ choice: game }));");
const SILENT = program("parentPort.on('message', () => undefined);");
const LEAVING = program("parentPort.on('message', () => process.exit());");

const question = (game: string): Question => ({
  ...{ game, setup: {}, side: 'union', level: 'recruit', style: 'balanced', before: [] },
  now: { board: {}, stack: [], lines: 0 },
});

let pool: Pool;
afterEach(() => pool.stop());

test('a thread answers one question after another', async () => {
  pool = new Pool(ECHO, 1);
  expect(await pool.think(question('first'))).toBe('first');
  expect(await pool.think(question('second'))).toBe('second');
  expect(await Promise.all(['a', 'b', 'c'].map(game => pool.think(question(game))))).toEqual(['a', 'b', 'c']);
});

test('a thread that leaves fails its question, and another takes the next', async () => {
  pool = new Pool(LEAVING, 1);
  await expect(pool.think(question('first'))).rejects.toThrow('left');
  await expect(pool.think(question('second'))).rejects.toThrow('left');
});

test('whoever stops it leaves nobody waiting', async () => {
  pool = new Pool(SILENT, 1);
  const asked = ['under way', 'waiting'].map(game => pool.think(question(game)));
  const failures = Promise.allSettled(asked);
  await pool.stop();
  expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.think(question('late'))).rejects.toThrow('stopping');
});
