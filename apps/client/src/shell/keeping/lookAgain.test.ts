import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookAgain } from './lookAgain.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a thousand changes are looked at twice: at once, and after the last of them', async () => {
  let state = 0;
  const seen: number[] = [];
  const look = lookAgain(async () => {
    seen.push(state);
  });
  for (; state < 1000; state++) void look();
  await vi.runAllTimersAsync();
  expect(seen).toEqual([0, 1000]);
  void look();
  expect(seen).toEqual([0, 1000, 1000]);
});
