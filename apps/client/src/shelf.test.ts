import { afterEach, expect, test, vi } from 'vitest';
import { LocalTable } from './localTable.ts';
import { isBegun, isLeft, Shelf } from './shelf.ts';
import { firstMarch } from './testing/firstMarch.ts';
import { memoryShelf } from './testing/memoryShelf.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a browser has for a storage. */
function storage(most = Number.POSITIVE_INFINITY): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > most) throw new Error('QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

function recordOf(decisions: 0 | 1) {
  const table = new LocalTable({ world: firstMarch(), shelf: memoryShelf(), seed: 3, pause: 0 });
  if (decisions === 1) table.decide({ do: 'finish' });
  return table.record();
}

test('a game is kept and read again; one in which nothing was decided is not missed', () => {
  storage();
  const shelf = new Shelf('first-march');
  expect([shelf.read(), isLeft('first-march')]).toEqual([undefined, false]);
  expect(shelf.write(recordOf(0))).toBe(true);
  expect([isBegun(shelf.read()), isLeft('first-march')]).toEqual([false, false]);
  const record = recordOf(1);
  expect(shelf.write(record)).toBe(true);
  expect(shelf.read()).toMatchObject({ record });
  expect(isLeft('first-march')).toBe(true);
  shelf.clear();
  expect(shelf.read()).toBeUndefined();
});

test('what cannot be read is still there, letter by letter, and counts as a game', () => {
  storage().set('wigwag.first-march', '{"format":"wigwag-record 0"}');
  expect(new Shelf('first-march').read()).toEqual({
    text: '{"format":"wigwag-record 0"}',
    problem: { code: 'unknown-format', params: { found: 'wigwag-record 0', known: 'wigwag-record 1' } },
  });
  expect(isLeft('first-march')).toBe(true);
});

test('a storage that is full or forbidden says so, and what it kept before stays', () => {
  const kept = storage(100);
  kept.set('wigwag.first-march', 'older');
  expect(new Shelf('first-march').write(recordOf(1))).toBe(false);
  expect(kept.get('wigwag.first-march')).toBe('older');
  vi.stubGlobal('localStorage', undefined);
  const forbidden = new Shelf('first-march');
  expect([forbidden.read(), forbidden.write(recordOf(1))]).toEqual([undefined, false]);
  forbidden.clear();
});
