import { GAMES, PROFILES, type World } from '@wigwag/gcacw';
import { describe, expect, test } from 'vitest';
import { shippedScenarios } from '../fuzz/scenarios.ts';
import { newTally, playGame } from './playing.ts';
import { TELLS } from './tells.ts';
import { addVariety, LEAST, missingIn, newVariety, planFor } from './variety.ts';

describe('games that differ only in what is under the enemy’s markers', () => {
  const ENOUGH = 400;

  test('are the same to the side and to the public: messages, views, choices, refusals, answers, requests', () => {
    const tally = newTally();
    for (let seed = 1; tally.comparisons < ENOUGH; seed++)
      playGame(seed, planFor(seed, []), ({ comparisons }) => comparisons >= ENOUGH, tally);
    expect(tally.differences).toEqual([]);
    expect(tally.decisions).toBeGreaterThan(ENOUGH / 5);
    expect(tally.pasts, 'looking back').toBeGreaterThan(ENOUGH);
  });

  test('so are those of a scenario that comes with the program', () => {
    const tally = newTally();
    const raid = shippedScenarios().get('stuarts-raid');
    expect(raid).toBeDefined();
    if (raid === undefined) return;
    for (let seed = 1; tally.comparisons < ENOUGH / 2; seed++)
      playGame(seed, { ...planFor(seed, []), on: raid }, ({ comparisons }) => comparisons >= ENOUGH / 2, tally);
    expect(tally.differences).toEqual([]);
  });

  test('every tell has a name of its own', () => {
    expect(new Set(TELLS.map(({ name }) => name)).size).toBe(TELLS.length);
  });
});

describe('a run', () => {
  test('of four rounds has every game, and every option on and off, in small regions alone', () => {
    const scenarios = [...shippedScenarios().values()];
    const plans = Array.from({ length: 4 * GAMES.length }, (_, n) => planFor(n, scenarios));
    const variety = newVariety();
    for (const { on, options } of plans) {
      if (typeof on !== 'string') continue;
      addVariety(variety, { profile: PROFILES[on], options, year: PROFILES[on].year } as World, LEAST);
    }
    expect(missingIn(variety)).toEqual([]);
    expect(new Set(plans.map(({ on }) => on)).size).toBe(GAMES.length + scenarios.length);
  });

  test('names what it has not reached', () => {
    const variety = newVariety();
    expect(missingIn(variety)).toEqual(expect.arrayContaining(['HCR: 0', 'entrenchActions1863 on: 0']));
    expect(missingIn(variety)).not.toContain('limitedIntelligence off: 0');
  });
});
