import { afterEach, beforeEach, expect, test } from 'vitest';
import { COLLECTION_FORMAT } from '../shell/keeping/collection/format.ts';
import { LIMITS_OF_FILE } from '../shell/keeping/limits.ts';
import { GameStore } from '../shell/keeping/store.ts';
import { freshDatabase } from '../shell/testing/freshDatabase.ts';
import { type Imported, MOST_NAMED } from './imported.ts';
import { takeOver } from './takeOver.ts';

let store: GameStore;
beforeEach(() => {
  freshDatabase();
  store = new GameStore();
});
afterEach(() => store.close());

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
