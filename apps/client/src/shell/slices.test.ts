import { expect, test } from 'vitest';
import { inSlices } from './slices.ts';

function* counting(to: number): Generator<number, string> {
  for (let at = 1; at <= to; at++) {
    const until = performance.now() + 3;
    while (performance.now() < until);
    yield at;
  }
  return 'done';
}

test('long work rests, so that others have their turn, and says how far it is', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const told: number[] = [];
  expect(await inSlices(counting(40), done => told.push(done))).toBe('done');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
  expect(told.length).toBeGreaterThan(2);
  expect(told).toEqual([...told].sort((one, other) => one - other));
});

test('it can be stopped', async () => {
  const stopping = new AbortController();
  const told: number[] = [];
  const done = inSlices(
    counting(1000),
    at => {
      told.push(at);
      if (told.length === 2) stopping.abort();
    },
    stopping.signal,
  );
  expect(await done).toBeUndefined();
  expect(told).toHaveLength(2);
});
