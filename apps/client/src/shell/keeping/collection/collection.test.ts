import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { GameStore } from '../store.ts';
import { bringIn, type FromLines } from './bringIn.ts';
import { type AboutGame, aboutOf, type Packed, packing } from './format.ts';
import { linesOf } from './linesOf.ts';
import { Origins } from './origins.ts';
import { type Found, unpacking } from './unpacking.ts';

const MOST = 10_000;

const game = (id: string, lines: readonly string[], about: Partial<AboutGame> = {}): Packed => ({
  about: { id, address: '?title=pickets', begun: 5, changed: 9, isOver: false, ...about },
  lines: lines.map(line => `{"kind":"${line}"}\n`),
});

const ONE = game('one', ['head', 'a', 'b'], { name: 'Żółć, "quoted"', decider: 'blue' });
const TWO = game('two', ['head', 'c'], { archived: 7 });
const THREE = game('three', ['head']);

async function* each<X>(list: readonly X[]): AsyncGenerator<X> {
  yield* list;
}

async function all<X>(found: AsyncIterable<X>): Promise<X[]> {
  const list: X[] = [];
  for await (const one of found) list.push(one);
  return list;
}

const fileOf = async (...games: readonly Packed[]): Promise<string> =>
  (await all(packing(games.length, each(games)))).join('');

const read = (text: string, most = MOST): Promise<Found[]> => all(unpacking(linesOf(new Blob([text]), MOST), most));

const shown = (found: readonly Found[]): string[] =>
  found.map(one => {
    if (one.kind === 'game') return one.packed.about.id;
    return one.kind === 'damaged' ? `${one.damage} at ${one.line}` : one.kind;
  });

describe('a file of games', () => {
  test('gives back every game as it was kept, letter by letter', async () => {
    const found = await read(await fileOf(ONE, TWO, THREE));
    expect(found.map(one => one.kind === 'game' && one.packed)).toEqual([ONE, TWO, THREE]);
  });

  test('may be empty', async () => {
    expect(await read(await fileOf())).toEqual([]);
  });

  test('is read however its bytes arrive', async () => {
    const bytes = new TextEncoder().encode(await fileOf(ONE, TWO));
    const slow = new Blob();
    slow.stream = () =>
      new ReadableStream({
        start: controller => {
          for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
          controller.close();
        },
      });
    expect(shown(await all(unpacking(linesOf(slow, MOST), MOST)))).toEqual(['one', 'two']);
  });

  test('that is something else is not read', async () => {
    expect(await read('')).toEqual([{ kind: 'other' }]);
    expect(await read('{"format":"wigwag-log 2"}\n{}')).toEqual([{ kind: 'other', format: 'wigwag-log 2' }]);
  });
});

describe('a damaged file of games', () => {
  test('names the game that was changed, and gives the others', async () => {
    const text = await fileOf(ONE, TWO, THREE);
    expect(shown(await read(text.replace('{"kind":"c"}', '{"kind":"x"}')))).toEqual([
      ...['one', 'changed at 6', 'three', 'torn'],
    ]);
    expect(shown(await read(text.replace('"archived":7', '"archived":8')))).toContain('changed at 6');
  });

  test('names the game that lacks a line', async () => {
    const text = await fileOf(ONE, TWO, THREE);
    const [first] = await read(text.replace('{"kind":"b"}\n', ''));
    expect(first).toEqual({ kind: 'damaged', damage: 'incomplete', line: 2, name: 'Żółć, "quoted"' });
    expect(shown(await read(text.replace('{"kind":"b"}\n', '')))).toEqual(['incomplete at 2', 'two', 'three', 'torn']);
  });

  test('that was cut off gives what is whole', async () => {
    const text = await fileOf(ONE, TWO);
    expect(shown(await read(text.slice(0, text.indexOf('{"kind":"c"}'))))).toEqual([
      ...['one', 'incomplete at 6', 'torn'],
    ]);
    expect(shown(await read(text.slice(0, text.indexOf('{"end"'))))).toEqual(['one', 'two', 'torn']);
  });

  test('from which a game was taken out, or in which two changed places, is torn', async () => {
    const [head, first, second, end] = await Promise.all([fileOf(), fileOf(ONE), fileOf(TWO), fileOf(ONE, TWO)]);
    const body = (text: string): string => text.split('\n').slice(1, -2).join('\n');
    const last = end.split('\n').at(-2);
    const top = head.split('\n')[0];
    expect(shown(await read([top, body(second), last].join('\n')))).toEqual(['two', 'torn']);
    expect(shown(await read([top, body(second), body(first), last].join('\n')))).toEqual(['two', 'one', 'torn']);
    expect(shown(await read([top, body(first), body(second), last].join('\n')))).toEqual(['one', 'two']);
  });

  test.each([
    ['an address that leads elsewhere', { address: 'javascript:alert(1)' }],
    ['an id that is none', { id: '../up' }],
    ['a name that is too long', { name: 'x'.repeat(201) }],
    ['a time that is none', { begun: -1 }],
    ['a time after the last date', { changed: 8.64e15 + 1 }],
    ['a field that nobody knows', { holder: 'me' } as Partial<AboutGame>],
  ])('with %s is not believed, hash or no hash', async (_what, forged) => {
    expect(shown(await read(await fileOf(game('one', ['head'], forged), TWO)))).toEqual([
      ...['unreadable at 2', 'two', 'torn'],
    ]);
  });

  test('with a line about a game that is no JSON goes on at the next', async () => {
    const text = (await fileOf(ONE, TWO)).replace('{"game":{"id":"one"', '{"game":{id:"one"');
    expect(shown(await read(text))).toEqual(['unreadable at 2', 'two', 'torn']);
  });

  test('with a game that is too large leaves it out', async () => {
    const large = game('large', ['head', 'x'.repeat(300)]);
    expect(shown(await read(await fileOf(large, TWO), 200))).toEqual(['too-large at 2', 'two', 'torn']);
  });

  test('that is one endless line is given up', async () => {
    const lines = await all(linesOf(new Blob(['x'.repeat(5 * MOST)]), MOST));
    expect(lines).toEqual([]);
  });
});

describe('a game from a file', () => {
  const SAID: FromLines = { ruleset: 'pickets', setup: {}, label: { en: 'Pickets', pl: 'Pikiety' }, decisions: 2 };
  const bring = (packed: Packed) => bringIn({ store, origins }, packed, SAID, 'Pickets, from a file');
  const ids = async (): Promise<string[]> => (await store.list()).map(({ id }) => id).sort();
  let store: GameStore;
  let origins: Origins;
  beforeEach(() => {
    freshDatabase();
    store = new GameStore();
    origins = new Origins(store);
  });
  afterEach(async () => {
    await store.close();
    vi.unstubAllGlobals();
  });

  test('comes in as it was kept, and goes out again the same', async () => {
    expect(await bring(ONE)).toBe('added');
    expect(await store.text('one')).toBe(ONE.lines.join(''));
    const row = await store.game('one');
    expect(row).toMatchObject({ ...ONE.about, ...SAID, lines: 3 });
    expect(row && aboutOf(row)).toEqual(ONE.about);
  });

  test('that is there already, or is further on, stays as it is', async () => {
    await bring(ONE);
    const before = await store.game('one');
    expect(await bring(ONE)).toBe('there');
    expect(await bring({ ...ONE, lines: ONE.lines.slice(0, 2) })).toBe('there');
    expect(await store.game('one')).toEqual(before);
  });

  test('that goes on where the kept one ends continues it', async () => {
    await bring({ ...ONE, lines: ONE.lines.slice(0, 2) });
    expect(await bring({ ...ONE, about: { ...ONE.about, isOver: true, decider: 'grey' } })).toBe('extended');
    expect(await store.text('one')).toBe(ONE.lines.join(''));
    expect(await store.game('one')).toMatchObject({ lines: 3, decisions: 2, isOver: true, decider: 'grey' });
  });

  test('that went another way becomes a game of its own, once', async () => {
    await bring(ONE);
    const other = game('one', ['head', 'a', 'z'], { name: 'Żółć' });
    expect(await bring(other)).toBe('copied');
    expect(await store.text('one')).toBe(ONE.lines.join(''));
    const copy = (await store.list()).find(({ id }) => id !== 'one');
    expect([copy?.name, await store.text(copy?.id ?? '')]).toEqual(['Pickets, from a file', other.lines.join('')]);
    expect(await bring(other)).toBe('there');
    expect(await ids()).toHaveLength(2);
  });

  test('that lies in the bin comes back', async () => {
    await bring(ONE);
    await store.mark('one', { deleted: 1 });
    expect(await bring(ONE)).toBe('restored');
    expect(await store.game('one')).not.toHaveProperty('deleted');
  });

  test('that cannot be written leaves nothing behind', async () => {
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(bring(ONE)).rejects.toThrow('full');
    add.mockRestore();
    expect(await ids()).toEqual([]);
    expect(await store.text('one')).toBeUndefined();
  });
});
