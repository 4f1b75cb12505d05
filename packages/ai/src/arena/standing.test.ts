import { bundledScenario } from '@wigwag/content/bundled';
import { type ScenarioData, worldOf } from '@wigwag/gcacw';
import { describe, expect, test } from 'vitest';
import { passive } from '../baselines/passive.ts';
import { random } from '../baselines/random.ts';
import { chance } from '../chance.ts';
import { type PairScore, playPair } from './pair.ts';
import { verdictOf } from './sequential.ts';
import { arenaReport, decidedAfter, standingOf } from './standing.ts';
import { eloOf, scoreInterval, scoreOf, wilson } from './statistics.ts';

const pairOf = (scenario: string, pair: number, scores: readonly [number, number], leads = [0, 0]): PairScore => ({
  scenario,
  pair,
  games: [
    { side: 'union', score: scores[0], lead: leads[0] ?? 0, decisions: 1 },
    { side: 'confederate', score: scores[1], lead: leads[1] ?? 0, decisions: 1 },
  ],
  fired: { a: { seen: 1 }, b: {} },
});

describe('intervals', () => {
  test("Wilson's, as tables print it", () => {
    expect(wilson(0.5, 100)[0]).toBeCloseTo(0.4038, 3);
    expect(wilson(1, 10)[0]).toBeCloseTo(0.7225, 3);
    expect(wilson(1, 10)[1]).toBeCloseTo(1, 9);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });

  test('pairs that make up for each other tell more than their number, but no more than their games', () => {
    const even = Array.from({ length: 50 }, () => 0.5);
    const extreme = Array.from({ length: 50 }, (_, n) => n % 2);
    expect(scoreInterval(even)).toEqual(wilson(0.5, 100));
    const [low, high] = scoreInterval(extreme);
    expect(high - low).toBeGreaterThan(wilson(0.5, 51)[1] - wilson(0.5, 51)[0]);
  });

  test('19 of 20 intervals hold the truth', () => {
    const below = chance(7);
    let held = 0;
    for (let run = 0; run < 500; run++) {
      const pairs = Array.from({ length: 40 }, () => (Number(below(10) < 7) + Number(below(10) < 7)) / 2);
      const [low, high] = scoreInterval(pairs);
      if (low <= 0.7 && 0.7 <= high) held += 1;
    }
    expect(held).toBeGreaterThan(460);
    expect(held).toBeLessThan(495);
  });

  test('Elo, and back', () => {
    expect(eloOf(0.75)).toBeCloseTo(190.8, 1);
    expect(scoreOf(eloOf(0.3) ?? 0)).toBeCloseTo(0.3, 9);
    expect(eloOf(1)).toBeUndefined();
  });
});

describe('the sequential test', () => {
  const asked = { low: 0, high: 50 };

  test('decides for whoever is stronger, against whoever is not, and not before it knows', () => {
    const playing = (tenths: number, pairs: number) => {
      const below = chance(tenths);
      return Array.from({ length: pairs }, () => (Number(below(10) < tenths) + Number(below(10) < tenths)) / 2);
    };
    expect(verdictOf(playing(7, 200), asked)).toBe('yes');
    expect(verdictOf(playing(4, 200), asked)).toBe('no');
    expect(verdictOf([1, 1, 1], asked)).toBe('open');
    expect(verdictOf(playing(5, 12), asked)).toBe('open');
  });

  test('only whole rounds count, whatever was finished first', () => {
    const scenarios = ['one', 'two'];
    const rounds = Array.from({ length: 40 }, (_, n) => scenarios.map(each => pairOf(each, n, [1, 1]))).flat();
    const after = decidedAfter(scenarios, rounds, asked);
    expect(after).toBeGreaterThan(4);
    expect(decidedAfter(scenarios, [...rounds].reverse(), asked)).toBe(after);
    expect(decidedAfter(scenarios, rounds.slice(1), asked)).toBeUndefined();
  });
});

describe('a report', () => {
  test('wins, draws, points of both games of a pair, by scenario and together', () => {
    const pairs = [
      pairOf('one', 0, [1, 0.5], [5, 0]),
      pairOf('two', 0, [0, 1], [-4, 2]),
      pairOf('one', 1, [1, 1], [3, 4]),
    ];
    const report = arenaReport({ scenarios: ['one', 'two'], pairs, mirror: [pairOf('one', 0, [1, 0])] });
    expect(report).toMatchObject({
      pairs: 3,
      games: 6,
      winRate: 0.75,
      margin: 3.333,
      fired: { a: { seen: 3 }, b: {} },
    });
    expect(report.pairRate).toBeCloseTo(2 / 3, 3);
    expect(report.byScenario).toMatchObject([
      { scenario: 'one', pairs: 2, winRate: 0.875, margin: 6, marginError: 1 },
      { scenario: 'two', pairs: 1, winRate: 0.5 },
    ]);
    expect(report.mirror).toMatchObject({ winRate: 0.5, margin: 0 });
    expect(arenaReport({ scenarios: ['one'], pairs: [] })).toMatchObject({ pairs: 0, interval: [0, 1] });
    expect(standingOf([pairOf('one', 0, [1, 1])]).elo).toBeNull();
  });
});

describe('a pair', () => {
  const world = worldOf(bundledScenario('first-battle') as ScenarioData);

  test('has both sides, and follows from its seed and number', () => {
    const asked = { world, a: random, b: random, seed: 3, pair: 1 };
    const played = playPair(asked);
    expect(played.games.map(({ side }) => side)).toEqual(['union', 'confederate']);
    expect(playPair(asked)).toEqual(played);
    expect([2, 3, 4].map(pair => playPair({ ...asked, pair }).games)).not.toEqual([1, 1, 1].map(() => played.games));
  });

  test('of a bot that uses no chance against itself comes out even, unless its games have seeds of their own', () => {
    const asked = { world, a: passive, b: passive, seed: 3, pair: 0 };
    const [first, second] = playPair(asked).games;
    expect([first.lead + second.lead, first.score + second.score]).toEqual([0, 1]);
    expect(playPair({ ...asked, mirror: true }).games).toHaveLength(2);
  });
});
