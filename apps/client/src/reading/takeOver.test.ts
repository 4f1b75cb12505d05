import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COLLECTION_FORMAT, type Packed, packing } from '../shell/keeping/collection/format.ts';
import { LIMITS_OF_FILE } from '../shell/keeping/limits.ts';
import { LogWriter } from '../shell/keeping/lines.ts';
import { GameStore } from '../shell/keeping/store.ts';
import { freshDatabase } from '../shell/testing/freshDatabase.ts';
import type { Opening } from '../titles/openings.ts';
import { type Imported, MOST_NAMED } from './imported.ts';
import { takeOver } from './takeOver.ts';

let store: GameStore;
beforeEach(() => {
  freshDatabase();
  store = new GameStore();
});
afterEach(async () => {
  await store.close();
  vi.restoreAllMocks();
});

test('a file with a great many games that cannot be read says how many, names a few, and does not flood the page', async () => {
  const bad = 20_000;
  const file = new Blob([`{"format":"${COLLECTION_FORMAT}","games":${bad}}\n`, '{"game":1}\n'.repeat(bad)]);
  const taking = { store, openings: [], limits: LIMITS_OF_FILE, naming: { language: 'en', copy: '' } } as const;
  const said: Imported[] = [];
  const imported = await takeOver(file, taking, (_progress, sofar) => said.push(sofar));
  expect(imported).toMatchObject({ badCount: bad, isTorn: true });
  expect(imported.bad.map(({ line }) => line)).toEqual(Array.from({ length: MOST_NAMED }, (_, at) => at + 2));
  expect(said.at(-1)).toEqual(imported);
  expect(said.length).toBeLessThan(1000);
});

const OTHER_SEEDS = 300;

function packed(at: number): Packed {
  const header = { ruleset: 'pickets', version: '1', rules: 'abc', setup: { posts: 7 }, seed: `${at}` };
  const lines = new LogWriter().linesOf(() => header, { kind: 'decision', by: 'table', choice: {}, dice: [] });
  return { about: { id: `game-${at}`, address: '?title=pickets', begun: 5, changed: 9, isOver: false }, lines };
}

async function fileOf(games: readonly Packed[]): Promise<Blob> {
  const pieces: string[] = [];
  async function* each() {
    yield* games;
  }
  for await (const piece of packing(games.length, each())) pieces.push(piece);
  return new Blob(pieces);
}

test('however many games a file has, the kept ones are listed once and each setup is opened once', async () => {
  const of = vi.fn<Opening['of']>(async () => ({ hosted: {}, label: { en: 'Pickets', pl: 'Pikiety' } }) as never);
  const openings = [{ ruleset: 'pickets', of }];
  const taking = { store, openings, limits: LIMITS_OF_FILE, naming: { language: 'en', copy: '' } } as const;
  const listing = vi.spyOn(store, 'list');
  const reading = vi.spyOn(store, 'text');
  const games = Array.from({ length: OTHER_SEEDS }, (_, at) => packed(at));
  const again = { ...packed(0), about: { ...packed(0).about, id: 'same-lines' } };
  const { counts, badCount } = await takeOver(await fileOf([...games, again]), taking, () => undefined);
  expect([counts.added, counts.there, badCount]).toEqual([OTHER_SEEDS, 1, 0]);
  expect([listing, reading, of].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('games that are refused after a damaged one are named with the lines they begin at', async () => {
  const taking = { store, openings: [], limits: LIMITS_OF_FILE, naming: { language: 'en', copy: '' } } as const;
  const text = await (await fileOf([packed(0), packed(1), packed(2)])).text();
  const damaged = text.replace('"id":"game-0"', '"id":"game-9"');
  const { bad } = await takeOver(new Blob([damaged]), taking, () => undefined);
  expect(bad.map(({ line }) => line)).toEqual([2, 5, 8]);
  expect(bad[0]?.why).toBe('changed');
});
