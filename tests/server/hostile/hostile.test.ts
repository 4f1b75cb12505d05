import { expect, test } from 'vitest';
import { besiege, wrongWith } from './besiege.ts';

test('hostile messages, slow readers and a storm do nothing to a server or to the games that are played there', async () => {
  const report = await besiege({ messages: 1500, nodes: 1, storm: 100, slow: 2, seed: 1, heap: 0 });
  expect(wrongWith(report)).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.slowest).toBeGreaterThan(0);
});
