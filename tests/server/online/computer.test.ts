import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../standing.ts';
import { Guest } from './guest.ts';
import { ServerProcess } from './serverProcess.ts';

const home = join(tmpdir(), `wigwag-computer-${randomUUID()}`);
let server: ServerProcess | undefined;

afterAll(async () => {
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

interface Welcome {
  readonly messages: readonly { readonly told: readonly { readonly by?: string }[] }[];
}

/** How many of its lines the computer has written, as everybody at the table sees them. */
async function linesOf(guest: Guest, id: string): Promise<number> {
  const { messages } = await guest.ask<Welcome>(`/api/games/${id}/letters`, { kind: 'hello' });
  return messages.flatMap(({ told }) => told).filter(({ by }) => by === 'confederate').length;
}

async function until(what: () => Promise<boolean>, most: number): Promise<number> {
  const begun = performance.now();
  while (!(await what().catch(() => false))) {
    if (performance.now() - begun > most) throw new Error(`not within ${most} ms:\n${server?.output}`);
    await wait(50);
  }
  return performance.now() - begun;
}

test('a computer whose server is killed while it thinks goes on when the server is there again', async () => {
  const port = await freePort();
  server = new ServerProcess(port, home);
  server.start();
  await server.untilHealthy();
  const guest = await Guest.named('Ann', [port]);
  const { id } = await guest.ask<{ id: string }>('/api/games', {
    ...{ title: 'gcacw', setup: { scenario: 'stuarts-raid' }, side: 'union' },
    ...{ opponent: { level: 'general', style: 'bold' }, shareCommitment: guest.commitment },
  });
  await guest.ask(`/api/games/${id}/share`, { share: guest.share });
  const isAsked = async () => (await guest.ask<{ active?: string }>(`/api/games/${id}`)).active === 'confederate';
  await until(isAsked, 30_000);
  await wait(700);
  const before = await linesOf(guest, id);
  expect(await isAsked()).toBe(true);
  server.kill();
  server.start();
  await server.untilHealthy();
  // A lease of ten seconds runs out first: nobody else knows that its node is gone.
  expect(await until(async () => (await linesOf(guest, id)) > before, 60_000)).toBeLessThan(60_000);
}, 180_000);
