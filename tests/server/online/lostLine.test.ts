import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { testDatabase } from '@wigwag/server/testing';
import { expect, test } from 'vitest';

test('a program that is bundled lives on when its line to the database is lost', async () => {
  const { url, close } = await testDatabase();
  const tool = ['tools/bundled.mjs', 'tests/server/online/lostLine.ts', url];
  const { stdout } = await promisify(execFile)(process.execPath, tool, { timeout: 100_000 });
  await close();
  expect(stdout.trim()).toBe('refused,refused,refused');
});
