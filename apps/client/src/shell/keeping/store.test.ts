import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDatabase } from '../testing/freshDatabase.ts';
import type { Beginning, KeptGame } from './keptGame.ts';
import type { News } from './news.ts';
import { type Addition, GameStore } from './store.ts';

const BEGINNING: Beginning = {
  ...{ ruleset: 'pickets', setup: { posts: 7 }, seed: 'abc', address: '?title=pickets&posts=7' },
  label: { en: 'Pickets', pl: 'Pikiety' },
};

const addition = (from: number, lines: readonly string[], change: Partial<Addition> = {}): Addition => ({
  ...{ id: 'game', holder: 'me', from, lines, decisions: from + lines.length - 1, isOver: false },
  ...(from === 0 && { beginning: BEGINNING }),
  ...change,
});

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

describe('a game that is kept', () => {
  test('is written with its first lines, and grows line by line', async () => {
    expect(await store.text('game')).toBeUndefined();
    expect(await store.append(addition(0, ['head\n', 'one\n']))).toBe('kept');
    expect(await store.append(addition(2, ['two\n', 'three\n'], { isOver: true }))).toBe('kept');
    expect(await store.text('game')).toBe('head\none\ntwo\nthree\n');
    const row = await store.game('game');
    expect(row).toMatchObject({ ...BEGINNING, id: 'game', lines: 4, decisions: 3, isOver: true, holder: 'me' });
  });

  test('is written strictly, so that what came back survives a crash', async () => {
    await store.list();
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await store.append(addition(0, ['head\n']));
    await store.mark('game', { name: 'mine' });
    await store.hold('game', 'me');
    await store.forget('game');
    const writes = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writes).toHaveLength(4);
    expect(writes.map(([, , options]) => options?.durability)).toEqual(writes.map(() => 'strict'));
  });

  test('with an impossible time is listed last, and leaves the others in order', async () => {
    const row = { ...BEGINNING, begun: 1, decisions: 0, isOver: false, holder: 'me' };
    const times = [3, Number.NaN, 9, 1e300, 5, -1, 7];
    for (const changed of times) await store.add({ ...row, id: `${changed}`, changed }, ['head\n']);
    const listed = (await store.list()).map(({ id }) => id);
    expect(listed.slice(0, 4)).toEqual(['9', '7', '5', '3']);
    expect(listed).toHaveLength(times.length);
  });

  test('is listed, the last one played first', async () => {
    let now = 1;
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    await store.append(addition(0, ['head\n'], { id: 'late' }));
    now = 2;
    await store.append(addition(0, ['head\n'], { id: 'early' }));
    now = 5;
    await store.append(addition(1, ['one\n'], { id: 'late' }));
    expect((await store.list()).map(({ id, begun, changed }) => [id, begun, changed])).toEqual([
      ['late', 1, 5],
      ['early', 2, 2],
    ]);
  });

  test('is marked without touching its lines, and a mark can be taken away', async () => {
    await store.append(addition(0, ['head\n', 'one\n']));
    await store.mark('game', { name: 'Second try', archived: 7, deleted: 8 });
    expect(await store.game('game')).toMatchObject({ name: 'Second try', archived: 7, deleted: 8, lines: 2 });
    await store.mark('game', { archived: undefined, deleted: undefined });
    const row = (await store.game('game')) as KeptGame;
    expect(row.name).toBe('Second try');
    expect(Object.keys(row)).not.toContain('archived');
    expect(Object.keys(row)).not.toContain('deleted');
    expect(await store.mark('nothing', { name: 'x' })).toBeUndefined();
  });

  test('comes out of the bin when it is played on, and stays where it was put away', async () => {
    await store.append(addition(0, ['head\n']));
    await store.mark('game', { archived: 7, deleted: 8 });
    await store.append(addition(1, ['one\n']));
    const row = await store.game('game');
    expect(row).toMatchObject({ archived: 7, lines: 2 });
    expect(row).not.toHaveProperty('deleted');
  });

  test('is not forgotten if it was restored meanwhile', async () => {
    await store.append(addition(0, ['head\n', 'one\n']));
    await store.forget('game', ({ deleted }) => deleted !== undefined);
    expect(await store.text('game')).toBe('head\none\n');
    await store.mark('game', { deleted: 8 });
    await store.forget('game', ({ deleted }) => deleted !== undefined);
    expect([await store.game('game'), await store.text('game')]).toEqual([undefined, undefined]);
  });

  test('is forgotten with its lines, and no other is', async () => {
    await store.append(addition(0, ['head\n', 'one\n']));
    await store.append(addition(0, ['other\n'], { id: 'game2' }));
    await store.forget('game');
    expect([await store.game('game'), await store.text('game')]).toEqual([undefined, undefined]);
    expect(await store.text('game2')).toBe('other\n');
    expect(await store.append(addition(2, ['two\n']))).toBe('gone');
  });
});

describe('nothing is ever overwritten', () => {
  beforeEach(() => store.append(addition(0, ['head\n', 'one\n'])));

  test('a line that is not the next is not written', async () => {
    await expect(store.append(addition(1, ['other\n']))).rejects.toThrow('not the next');
    await expect(store.append(addition(3, ['three\n']))).rejects.toThrow('not the next');
    await expect(store.append(addition(0, ['other\n', 'one\n', 'two\n']))).rejects.toThrow('not the next');
    expect(await store.text('game')).toBe('head\none\n');
    expect(await store.game('game')).toMatchObject({ lines: 2, decisions: 1 });
  });

  test('one that was written although nobody heard of it is not written twice', async () => {
    expect(await store.append(addition(1, ['one\n', 'two\n']))).toBe('kept');
    expect(await store.append(addition(0, ['head\n', 'one\n', 'two\n', 'three\n']))).toBe('kept');
    expect(await store.text('game')).toBe('head\none\ntwo\nthree\n');
    expect(await store.game('game')).toMatchObject({ lines: 4 });
  });

  test('a page that does not hold the game writes nothing', async () => {
    expect(await store.hold('game', 'other')).toMatchObject({ holder: 'other', lines: 2 });
    expect(await store.append(addition(2, ['mine\n']))).toBe('taken');
    expect(await store.append(addition(2, ['theirs\n'], { holder: 'other' }))).toBe('kept');
    expect(await store.text('game')).toBe('head\none\ntheirs\n');
    expect(await store.hold('nothing', 'me')).toBeUndefined();
  });

  test('a game from elsewhere does not replace one', async () => {
    const row = (await store.game('game')) as KeptGame;
    expect(await store.add(row, ['forged\n'])).toBe(false);
    expect(await store.text('game')).toBe('head\none\n');
    expect(await store.add({ ...row, id: 'new' }, ['head\n', 'one\n', 'two\n'])).toBe(true);
    expect(await store.game('new')).toMatchObject({ lines: 3 });
  });

  test('two pages that write at once: one line stands', async () => {
    const two = new GameStore();
    const written = await Promise.allSettled([store.append(addition(2, ['a\n'])), two.append(addition(2, ['b\n']))]);
    expect(written.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await store.game('game')).toMatchObject({ lines: 3 });
    await two.close();
  });
});

describe('a write that fails', () => {
  test('changes nothing, be it the last of several lines', async () => {
    await store.append(addition(0, ['head\n']));
    const add = IDBObjectStore.prototype.add;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, value: unknown) {
      if ((value as { n: number }).n === 2) throw new DOMException('full', 'QuotaExceededError');
      return add.call(this, value);
    });
    await expect(store.append(addition(1, ['one\n', 'two\n']))).rejects.toThrow('full');
    vi.restoreAllMocks();
    expect(await store.text('game')).toBe('head\n');
    expect(await store.append(addition(1, ['one\n', 'two\n']))).toBe('kept');
    expect(await store.text('game')).toBe('head\none\ntwo\n');
  });

  test('because the database was closed is tried again with a new connection', async () => {
    await store.append(addition(0, ['head\n']));
    const later = await openDB('wigwag', 2);
    await expect(store.append(addition(1, ['one\n']))).rejects.toThrow();
    expect(await later.count('lines')).toBe(1);
    later.close();
  });

  test('because there is no database is told each time', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('private', 'SecurityError');
      },
    });
    const forbidden = new GameStore();
    await expect(forbidden.list()).rejects.toThrow('private');
    freshDatabase();
    expect(await forbidden.list()).toEqual([]);
    await forbidden.close();
  });
});

test('whoever looks on is told what has changed, in the same page and in others', async () => {
  const heard: [string, News][] = [];
  const other = new GameStore();
  store.subscribe(news => heard.push(['here', news]));
  other.subscribe(news => heard.push(['there', news]));
  await store.append(addition(0, ['head\n']));
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard).toEqual([
    ['here', { kind: 'changed', game: 'game' }],
    ['there', { kind: 'changed', game: 'game' }],
  ]);
});
