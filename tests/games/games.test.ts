import type { BotMaker } from '@wigwag/ai';
import { bundledScenario } from '@wigwag/content/bundled';
import { OPTIONS, sided } from '@wigwag/gcacw';
import { describe, expect, test } from 'vitest';
import { type Fixture, fixtureOf, matchOf, nameOf } from './fixture.ts';
import { isSound, newTally, playInto } from './tally.ts';

const SMALL = { scenarios: ['stuarts-raid', 'first-battle'], levels: ['recruit', 'regular'] } as const;

const dataOf = ({ scenario }: Fixture) => bundledScenario(scenario) ?? expect.fail(`no scenario ${scenario}`);

describe('whole games of commanders', () => {
  test('end without a fault, with and without hidden forces', { timeout: 120_000 }, () => {
    const tally = newTally();
    for (const seed of [1, 2, 3]) {
      const fixture = fixtureOf(seed, SMALL);
      playInto(tally, fixture, matchOf(dataOf(fixture), fixture));
    }
    expect(tally.faults).toEqual([]);
    expect(tally).toMatchObject({ games: 3, hidden: 1, exceptions: 0, refused: 0 });
    expect(tally.decisions).toBeGreaterThan(100);
    expect(isSound(tally)).toBe(true);
  });

  test('are drawn so that every level, style and option comes up, each way', () => {
    const all = Array.from({ length: 120 }, (_, seed) => fixtureOf(seed, { scenarios: SMALL.scenarios }));
    const seats = new Set(all.flatMap(({ seats: { union, confederate } }) => [nameOf(union), nameOf(confederate)]));
    expect(seats.size).toBe(4 * 3 + 1);
    for (const option of OPTIONS) expect(new Set(all.map(({ options }) => options[option])).size, option).toBe(2);
    expect(all.filter(({ options }) => options.limitedIntelligence).length).toBeGreaterThanOrEqual(24);
    expect(fixtureOf(7, SMALL)).toEqual(fixtureOf(7, SMALL));
  });

  test.each([
    ['exceptions', () => ({ choose: () => expect.fail('broken') })],
    ['illegal', () => ({ choose: () => ({ do: 'march', unit: -1 }) })],
  ] as const satisfies readonly (readonly [string, BotMaker])[])('count %s, and where', (count, bot) => {
    const fixture = fixtureOf(1, SMALL);
    const tally = newTally();
    playInto(tally, fixture, { ...matchOf(dataOf(fixture), fixture), bots: sided(() => bot) });
    expect(tally[count]).toBe(1);
    expect(tally.faults).toMatchObject([{ seed: 1, scenario: fixture.scenario }]);
    expect(isSound(tally)).toBe(false);
  });
});
