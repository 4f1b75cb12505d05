import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linesOf } from '../../shell/keeping/collection/linesOf.ts';
import { unpacking } from '../../shell/keeping/collection/unpacking.ts';
import { GameStore } from '../../shell/keeping/store.ts';
import { freshDatabase } from '../../shell/testing/freshDatabase.ts';
import { exportGames } from './exporting.ts';

const MOST = 10_000;
const ROW = {
  ...{ ruleset: '', setup: null, label: { en: 'Old', pl: 'Stara' }, address: '?old', begun: 1, changed: 1 },
  ...{ decisions: 0, isOver: false, holder: 'me' },
};

let store: GameStore;
beforeEach(() => {
  freshDatabase();
  store = new GameStore();
});
afterEach(async () => {
  await store.close();
  vi.unstubAllGlobals();
});

test.each([
  ['whole lines', ['head\n', '\n', 'one\n'], ['head\n', '\n', 'one\n']],
  ['a last line without its end', ['head\n', 'one'], ['head\n', 'one\n']],
  ['one line without its end', ['{"torn":'], ['{"torn":\n']],
])('a game of %s goes out with all of them', async (_what, kept, packed) => {
  await store.add({ ...ROW, id: 'old' }, kept);
  const found = [];
  for await (const one of unpacking(linesOf(await exportGames(store, () => undefined), MOST), MOST)) found.push(one);
  expect(found).toMatchObject([{ kind: 'game', packed: { lines: packed } }]);
});
