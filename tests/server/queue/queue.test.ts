import { expect, test } from 'vitest';
import { playTogether } from './machines.ts';

test('three workers play each game once though one is killed, and whoever asks too; the report is that of one machine', async () => {
  const report = await playTogether({ games: 24, workers: 3 });
  expect(report).toMatchObject({ written: 24, distinct: 24, isSame: true, isEmpty: true });
  expect(report.byTheKilled).toBeGreaterThan(0);
});
