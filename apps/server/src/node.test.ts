import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newLog } from './log.ts';
import { startNode } from './node.ts';
import { testDatabase } from './testing/index.ts';

test('a server that cannot listen says so, and nothing of it goes on', async () => {
  const { url, close } = await testDatabase();
  const other = createServer();
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const lines: string[] = [];
  const starting = startNode({
    ...{ databaseUrl: url, port, host: '127.0.0.1', publicUrl: undefined, page: () => undefined },
    log: newLog(line => lines.push(line), 'info'),
    mind: { think: () => Promise.reject(new Error('nobody asks it')), stop: async () => undefined },
  });
  await expect(starting).rejects.toMatchObject({ code: 'EADDRINUSE' });
  // Whatever looks again and again would find its connection closed.
  await wait(1200);
  expect(lines).toEqual([]);
  other.close();
  await close();
});
