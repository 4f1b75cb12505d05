import { expect, test } from 'vitest';
import { undergo } from './undergo.ts';

const ASKED = { nodes: 1, games: 4, rivals: 1, cut: 10, think: 20, decisions: 100, kills: 1 };

test('what was acknowledged is stored, once and in order, though server and database are killed', async () => {
  const report = await undergo({ ...ASKED, kill: 'both' });
  expect(report.violations).toEqual([]);
  expect(report.stored).toBeGreaterThanOrEqual(100);
  expect(report.longestAbsence).toBeLessThan(20_000);
});

test('the same with two nodes, rivals at every seat and a node that is killed', async () => {
  const report = await undergo({ ...ASKED, nodes: 2, rivals: 2, kill: 'node' });
  expect(report.violations).toEqual([]);
  expect(report.stored).toBeGreaterThanOrEqual(100);
});
