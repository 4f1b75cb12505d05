import { expect, test } from 'vitest';
import { random } from '../../support/random.ts';
import { dayOf } from './day.ts';

const costs = { nodeUs: 2000, databaseUs: 1000, diskBytes: 4000, lineBytes: 16_000, socketBytes: 20_000 };
const dayWith = (online: number, nodes: number) =>
  dayOf({ games: 10 * online, online, nodes, costs, below: random(5) });

test('a day with twice the people has about twice the decisions, at the same hours', () => {
  const [one, two] = [dayWith(1000, 2), dayWith(2000, 2)];
  expect(two.decisions / one.decisions).toBeCloseTo(2, 1);
  expect(one.mostOnline).toBeGreaterThan(1000);
  expect(one.busiestDecisionsPerSecond).toBeGreaterThan(1.5 * one.meanDecisionsPerSecond);
  expect(one.notices).toBeLessThan(one.decisions);
});

test('with too few nodes, turns wait to be counted; with more, they do not', () => {
  expect(dayWith(40_000, 16).latestCountedAfterS).toBeLessThan(1);
  expect(dayWith(40_000, 1).latestCountedAfterS).toBeGreaterThan(60);
});
