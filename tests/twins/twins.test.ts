import { describe, expect, test } from 'vitest';
import { shippedScenarios } from '../fuzz/scenarios.ts';
import { newTally, playGame } from './playing.ts';
import { TELLS } from './tells.ts';

describe('games that differ only in what is under the enemy’s markers', () => {
  const ENOUGH = 400;

  test('are the same to the side and to the public: messages, views, choices, refusals, answers, requests', () => {
    const tally = newTally();
    for (let seed = 1; tally.comparisons < ENOUGH; seed++)
      playGame(seed, undefined, ({ comparisons }) => comparisons >= ENOUGH, tally);
    expect(tally.differences).toEqual([]);
    expect(tally.decisions).toBeGreaterThan(ENOUGH / 5);
  });

  test('so are those of a scenario that comes with the program', () => {
    const tally = newTally();
    const raid = shippedScenarios().get('stuarts-raid');
    expect(raid).toBeDefined();
    playGame(1, raid, ({ comparisons }) => comparisons >= 300, tally);
    expect(tally).toMatchObject({ games: 1, differences: [] });
    expect(tally.comparisons).toBeGreaterThan(50);
  });

  test('every tell has a name of its own', () => {
    expect(new Set(TELLS.map(({ name }) => name)).size).toBe(TELLS.length);
  });
});
