import { describe, expect, test } from 'vitest';
import { UsageError } from '../support/arguments.ts';
import { chosen, playScenario, shippedScenarios } from './scenarios.ts';

const shipped = shippedScenarios();

describe('random games of the scenarios that come with the program', () => {
  test('are played to their end, and every end and every row of the victory conditions is told', () => {
    const [raid] = chosen(shipped, ['stuarts-raid']);
    if (raid === undefined) expect.fail('no such scenario');
    const told: number[] = [];
    const tally = playScenario(raid, 3, 1, ({ games }) => told.push(games));
    expect(tally).toMatchObject({ id: 'stuarts-raid', games: 3, failures: [] });
    expect(Object.values(tally.ends).reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(Object.keys(tally.points).sort()).toEqual(raid.victory?.rules.map(({ id }) => id).sort());
    expect(told.at(-1)).toBe(3);
  });

  test('a name that is none says which there are', () => {
    expect(() => chosen(shipped, ['stuart'])).toThrow(UsageError);
    expect(() => chosen(shipped, ['stuart'])).toThrow(/stuarts-raid/);
    expect(chosen(shipped, []).length).toBeGreaterThanOrEqual(8);
  });
});
