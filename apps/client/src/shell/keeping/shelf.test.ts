import { type GameRecord, writeRecord } from '@wigwag/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { firstMarch } from '../../titles/gcacw/testing/firstMarch.ts';
import { sitAt, type TestSitting } from '../../titles/gcacw/testing/testSitting.ts';
import { isBegun, isLeft, Shelf } from './shelf.ts';

afterEach(() => vi.unstubAllGlobals());

const bare = ({ decisions }: GameRecord) => decisions.map(({ chain: _, ...decision }) => decision);

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

/** A game kept on the shelf, with so many decisions. */
function playOn(shelf: Shelf, decisions: 0 | 1): TestSitting {
  const table = sitAt(firstMarch(), { keeper: shelf });
  if (decisions === 1) table.decide({ do: 'finish' });
  return table;
}

test('a game is kept and read again; one in which nothing was decided is not missed', () => {
  storage();
  const shelf = new Shelf('first-march');
  expect([shelf.read(), isLeft('first-march')]).toEqual([undefined, false]);
  playOn(shelf, 0);
  expect([isBegun(shelf.read()), isLeft('first-march')]).toEqual([false, false]);
  const decisions = bare(playOn(shelf, 1).record());
  expect(decisions).toHaveLength(1);
  expect(new Shelf('first-march').read()).toMatchObject({ saved: { decisions } });
  expect(isLeft('first-march')).toBe(true);
  shelf.clear();
  expect(shelf.read()).toBeUndefined();
});

test('a decision adds a line and leaves those before it as they are', () => {
  const kept = storage();
  const shelf = new Shelf('first-march');
  const table = playOn(shelf, 1);
  const before = kept.get('wigwag.first-march') ?? '';
  table.decide({ do: 'finish' });
  table.undo();
  const after = kept.get('wigwag.first-march') ?? '';
  expect(after.startsWith(before)).toBe(true);
  expect(after.slice(before.length).trim().split('\n')).toHaveLength(2);
  expect(new Shelf('first-march').read()).toMatchObject({ saved: { decisions: bare(table.record()) } });
});

test('a game kept whole, as older versions did, goes on as a log', () => {
  const kept = storage();
  const record = playOn(new Shelf('other'), 1).record();
  kept.set('wigwag.first-march', writeRecord(record));
  const shelf = new Shelf('first-march');
  const left = shelf.read();
  if (left === undefined || 'problem' in left) throw new Error(JSON.stringify(left));
  expect(left.saved.decisions).toEqual(record.decisions);
  sitAt(firstMarch(), { keeper: shelf, saved: left.saved });
  expect(kept.get('wigwag.first-march')).toContain('wigwag-log 2');
  expect(new Shelf('first-march').read()).toMatchObject({ saved: { decisions: bare(record) } });
});

test('a game that was opened again still vouches for its positions', async () => {
  const kept = storage();
  const shelf = new Shelf('first-march');
  const table = playOn(shelf, 1);
  for (let n = 0; n < 400 && table.record().decisions.length < 70; n++) {
    await new Promise(resolve => setTimeout(resolve, 0));
    const { choices } = table.view();
    const choice = choices.find(({ do: verb }) => verb !== 'pass' && verb !== 'finish') ?? choices[0];
    if (choice !== undefined) table.decide(choice);
  }
  const checks = (): string[] =>
    (kept.get('wigwag.first-march') ?? '').split('\n').filter(line => line.includes('"check"'));
  const before = checks();
  expect(before.length).toBeGreaterThan(1);
  const left = new Shelf('first-march').read();
  if (left === undefined || 'problem' in left) throw new Error(JSON.stringify(left));
  sitAt(firstMarch(), { keeper: new Shelf('first-march'), saved: left.saved });
  expect(checks()).toEqual(before);
});

test('two pages at one game: the one that comes second does not write over the first, and says so', () => {
  const kept = storage();
  const open = (): TestSitting => {
    const shelf = new Shelf('first-march');
    const left = shelf.read();
    return sitAt(firstMarch(), { keeper: shelf, ...(left && 'saved' in left && { saved: left.saved }) });
  };
  open().decide({ do: 'finish' });
  const [one, two] = [open(), open()];
  one.decide({ do: 'finish' });
  const text = kept.get('wigwag.first-march');
  expect(one.view().isKept).toBe(true);
  two.undo();
  expect([two.view().isKept, kept.get('wigwag.first-march')]).toEqual([false, text]);
  one.undo();
  expect(one.view().isKept).toBe(true);
});

test('what cannot be read is still there, letter by letter, and counts as a game', () => {
  storage().set('wigwag.first-march', '{"format":"wigwag-record 0"}');
  expect(new Shelf('first-march').read()).toEqual({
    text: '{"format":"wigwag-record 0"}',
    problem: { code: 'unknown-format', params: { found: 'wigwag-record 0', known: 'wigwag-record 2' } },
  });
  expect(isLeft('first-march')).toBe(true);
});

test('a storage that is full or forbidden says so, and what it kept before stays', () => {
  const kept = storage(100);
  kept.set('wigwag.first-march', 'older');
  expect(playOn(new Shelf('first-march'), 1).view().isKept).toBe(false);
  expect(kept.get('wigwag.first-march')).toBe('older');
  vi.stubGlobal('localStorage', undefined);
  const forbidden = new Shelf('first-march');
  expect([forbidden.read(), playOn(forbidden, 1).view().isKept]).toEqual([undefined, false]);
  forbidden.clear();
});
