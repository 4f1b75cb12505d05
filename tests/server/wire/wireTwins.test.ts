import { TestServer } from '@wigwag/server/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareAll } from './run.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

test('what reaches a side of a game with hidden forces is the same to the byte whatever is hidden from it; also for a stranger', async () => {
  const found = await compareAll(server, { games: 12, seed: 3, isSmall: true, isLeaky: false });
  expect(found.leaks).toEqual([]);
  expect(found.pairs).toBe(12);
  expect(found.unseen, 'somebody decided unseen').toBeGreaterThan(1);
});

test('a view that tells how many markers are dummies is found', async () => {
  const found = await compareAll(server, { games: 12, seed: 3, isSmall: true, isLeaky: true });
  expect(found.leaks.length).toBeGreaterThan(0);
});

test('a list that tells when something was done unseen is found', async () => {
  await server.sql.raw(`
    create function tell_when() returns trigger language plpgsql as $$ begin new.turned_at = clock_timestamp(); return new; end $$;
    create trigger tells before update of version on games for each row execute function tell_when();`);
  const found = await compareAll(server, { games: 12, seed: 3, isSmall: true, isLeaky: false });
  await server.sql.raw('drop trigger tells on games; drop function tell_when');
  expect(found.leaks.map(({ one }) => one).join()).toContain('changedAt');
});
