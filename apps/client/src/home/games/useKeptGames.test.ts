import { openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { GameStore } from '../../shell/keeping/store.ts';
import { freshDatabase } from '../../shell/testing/freshDatabase.ts';
import { keptIn } from './useKeptGames.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser whose database a later version changed is not said to keep nothing', async () => {
  freshDatabase();
  const store = new GameStore();
  expect(await keptIn(store)).toEqual({ inUse: [], archived: [], binned: [] });
  const later = await openDB('wigwag', 99);
  expect(await keptIn(store)).toBe('later');
  later.close();
});

test('a browser that does not let games be read is said to keep nothing', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('private', 'SecurityError');
    },
  });
  expect(await keptIn(new GameStore())).toBe('nothing');
});
