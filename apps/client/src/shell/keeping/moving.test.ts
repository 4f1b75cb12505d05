import { placeOfFault } from '@wigwag/content/json';
import { headerLine, LogLines, readSaved } from '@wigwag/host';
import { type RecordedDecision, recordOf, writeRecord } from '@wigwag/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeLocks } from '../testing/fakeLocks.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { type About, moveOldGames, type OldShelf } from './moving.ts';
import { GameStore } from './store.ts';

const DECISIONS: readonly RecordedDecision[] = [
  { by: 'table', choice: { do: 'deal' }, dice: [[1, 2]] },
  { by: 'blue', choice: { do: 'pass' }, dice: [] },
];
const HEADER = { ruleset: 'pickets', version: '1', rules: 'abc', setup: { posts: 7 } };
const record = (decisions = DECISIONS): string =>
  writeRecord(recordOf({ ...HEADER, seed: '5', decisions, snapshot: { board: {}, stack: [] } }));
/** As the first versions wrote it. */
const firstLog = (...more: object[]): string =>
  [{ format: 'wigwag-log 1', ...HEADER }, ...DECISIONS.map(each => ({ kind: 'decision', ...each })), ...more]
    .map(line => `${JSON.stringify(line)}\n`)
    .join('');

class Old extends Map<string, string> implements OldShelf {
  get length(): number {
    return this.size;
  }
  key(at: number): string | null {
    return [...this.keys()][at] ?? null;
  }
  getItem(key: string): string | null {
    return this.get(key) ?? null;
  }
  removeItem(key: string): void {
    this.delete(key);
  }
}

const about: About = async key => ({ label: { en: key, pl: key }, address: `?${key}`, seed: '9' });

let store: GameStore;
beforeEach(() => {
  freshDatabase();
  store = new GameStore();
});
afterEach(async () => {
  await store.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const move = (old: OldShelf, by = store): Promise<number> => moveOldGames(old, by, about);

async function saved(at = 0) {
  const { id } = (await store.list())[at] ?? { id: '' };
  const read = readSaved((await store.text(id)) ?? '', placeOfFault);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read.saved;
}

test.each([
  ['a record', record(), '5'],
  ['a log without chains', firstLog(), '9'],
])('%s becomes a log that can be gone on with, and its key is free', async (_, text, seed) => {
  const old = new Old([
    ['wigwag.pickets.7', text],
    ['wigwag.language', 'pl'],
    ['wigwag.theme', 'dark'],
    ['other', '{"format":"wigwag-log 1"}'],
  ]);
  expect(await move(old)).toBe(0);
  expect([...old.keys()]).toEqual(['wigwag.language', 'wigwag.theme', 'other']);
  const [row, ...others] = await store.list();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ ruleset: 'pickets', setup: { posts: 7 }, decisions: 2, address: '?pickets.7' });
  const { decisions, tip, seed: kept, change } = await saved();
  expect([decisions, kept, change]).toEqual([DECISIONS, seed, undefined]);
  expect(tip).toBeDefined();
});

test('what was taken back can be made again afterwards, and a choice still waits for its dice', async () => {
  const pending = { by: 'grey', choice: { do: 'rally' }, dice: [[3]] };
  await move(new Old([['wigwag.a', firstLog({ kind: 'undo', by: 'blue', to: 1 })]]));
  expect(await saved()).toMatchObject({ decisions: DECISIONS.slice(0, 1), undone: DECISIONS.slice(1) });
  await store.forget((await store.list())[0]?.id ?? '');
  await move(new Old([['wigwag.a', firstLog({ kind: 'pending', ...pending })]]));
  expect(await saved()).toMatchObject({ decisions: DECISIONS, pending });
});

test('a log that is chained stays line by line as it was', async () => {
  const header = { ...HEADER, seed: '5' };
  const lines = new LogLines(header);
  const text = headerLine(header) + DECISIONS.map(each => lines.line({ kind: 'decision', ...each })).join('');
  await move(new Old([['wigwag.a', text]]));
  const [row] = await store.list();
  expect(row).toMatchObject({ lines: 3, seed: '5' });
  expect(await store.text(row?.id ?? '')).toBe(text);
});

test('what cannot be read, or was changed, is kept letter by letter', async () => {
  const changed = record().replace('"do":"pass"', '"do":"halt"');
  const old = new Old([
    ['wigwag.first-march', 'rained\n\nupon'],
    ['wigwag.pickets.7', changed],
  ]);
  expect(await move(old)).toBe(0);
  const texts = await Promise.all((await store.list()).map(({ id }) => store.text(id)));
  expect(new Set(texts)).toEqual(new Set(['rained\n\nupon', changed]));
  expect((await store.list()).map(({ ruleset }) => ruleset).sort()).toEqual(['', 'pickets']);
});

test('a game in which nothing was decided is not missed', async () => {
  const old = new Old([
    ['wigwag.a', record([])],
    ['wigwag.b', ''],
  ]);
  expect(await move(old)).toBe(0);
  expect([old.size, await store.list()]).toEqual([0, []]);
});

test('killed between the write and the removal: the next visit finds it there, also when it was played on', async () => {
  const old = new Old([['wigwag.a', record()]]);
  const keys = vi.spyOn(old, 'removeItem').mockImplementation(() => {
    throw new Error('killed');
  });
  expect(await move(old)).toBe(1);
  const [row] = await store.list();
  const { id, holder, lines } = row ?? { id: '', holder: '', lines: 0 };
  await store.append({ id, holder, from: lines, lines: ['more\n'], decisions: 3, isOver: false });
  keys.mockRestore();
  expect(await move(old)).toBe(0);
  expect([old.size, (await store.list()).length]).toEqual([0, 1]);
  expect(await store.text(id)).toMatch(/more\n$/);
});

test('a game that cannot be written stays where it is, and the others are moved', async () => {
  const old = new Old([
    ['wigwag.a', record()],
    ['wigwag.b', record()],
  ]);
  const add = store.add.bind(store);
  vi.spyOn(store, 'add').mockImplementation(async (game, lines) => {
    if (game.address === '?a') throw new DOMException('full', 'QuotaExceededError');
    return add(game, lines);
  });
  expect(await move(old)).toBe(1);
  expect([[...old.keys()], (await store.list()).map(({ address }) => address)]).toEqual([['wigwag.a'], ['?b']]);
  vi.restoreAllMocks();
  expect(await move(old)).toBe(0);
  expect(await store.list()).toHaveLength(2);
});

test('a write that does not read back leaves the key', async () => {
  const old = new Old([['wigwag.a', record()]]);
  vi.spyOn(store, 'text').mockResolvedValue('something else');
  expect(await move(old)).toBe(1);
  expect(old.size).toBe(1);
});

test.each([true, false])('two pages at once move each game once (with locks: %s)', async hasLocks => {
  vi.stubGlobal('navigator', hasLocks ? { locks: new FakeLocks() } : {});
  const old = new Old(['a', 'b', 'c'].map(key => [`wigwag.${key}`, record()]));
  const other = new GameStore();
  await Promise.all([move(old), move(old, other)]);
  expect([old.size, (await store.list()).length]).toEqual([0, 3]);
  await other.close();
});

test('what an older page plays on after that is a game of its own', async () => {
  const old = new Old([['wigwag.a', firstLog()]]);
  await move(old);
  old.set('wigwag.a', firstLog({ kind: 'undo', by: 'blue', to: 1 }));
  await move(old);
  expect((await store.list()).map(({ decisions }) => decisions).sort()).toEqual([1, 2]);
});
