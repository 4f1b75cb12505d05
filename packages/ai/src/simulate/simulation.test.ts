import { bundledScenario } from '@wigwag/content/bundled';
import { type ScenarioData, SIDES, sided, worldOf } from '@wigwag/gcacw';
import { describe, expect, test } from 'vitest';
import { rusher } from '../baselines/rusher.ts';
import { simulationOf } from './simulation.ts';
import { type Tale, tellGame } from './tale.ts';

const world = worldOf(bundledScenario('first-battle') as ScenarioData);
const tell = (game: number, seed = 1): Tale => tellGame({ world, bots: sided(() => rusher), seed, game });
const TALES = [0, 1, 2, 3].map(game => tell(game));

describe('the tale of a game', () => {
  test('follows from its seed and its number', () => {
    expect(tell(2)).toEqual(TALES[2]);
    expect(tell(2, 9)).not.toEqual(TALES[2]);
    expect(JSON.parse(JSON.stringify(TALES[0]))).toEqual(TALES[0]);
  });

  test('counts combats where they were fought, and points of places as the result has them', () => {
    for (const { fights, combats, places, result, losses } of TALES) {
      expect(fights.reduce((sum, [, times]) => sum + times, 0)).toBe(combats);
      for (const side of SIDES)
        expect(places.reduce((sum, [, points]) => sum + points[side], 0)).toBeLessThanOrEqual(result.points[side]);
      expect(losses.union).toHaveLength(world.turns);
    }
    expect(TALES.some(({ combats }) => combats > 0)).toBe(true);
    expect(TALES.some(({ losses }) => losses.union.some(lost => lost > 0))).toBe(true);
  });
});

describe('games together', () => {
  test('come to the same in whatever order they were told', () => {
    const simulation = simulationOf(world, TALES);
    expect(simulationOf(world, [...TALES].reverse())).toEqual(simulation);
    expect(simulationOf(world, TALES.slice(1))).not.toEqual(simulation);
    const { wins, leads, lengths, endings } = simulation;
    expect(wins.union + wins.confederate + wins.draw).toBe(4);
    for (const counts of [leads.map(([, games]) => games), lengths, endings.map(({ games }) => games)])
      expect(counts.reduce((sum, games) => sum + games, 0)).toBe(4);
  });

  test('a place decides where without its points somebody else would have won, and not where he would all the same', () => {
    const by = world.scenario.victory?.degrees.find(({ winner }) => winner === 'union')?.by ?? 0;
    const tale = (worth: number): Tale => {
      const points = { union: by + 3, confederate: 0 };
      const result = { winner: 'union', degree: 'marginal', points, suddenDeath: '' } as const;
      return { ...(TALES[0] as Tale), result, places: [[7, { union: worth, confederate: 0 }]] };
    };
    expect(simulationOf(world, [tale(40)]).places[0]).toMatchObject({ hex: 7, decided: 1 });
    expect(simulationOf(world, [tale(0)]).places[0]).toMatchObject({ decided: 0 });
  });

  test('luck goes with the lead where the better dice win', () => {
    const tale = (better: number): Tale => ({
      ...(TALES[0] as Tale),
      luck: { union: better, confederate: -better },
      result: {
        winner: better > 0 ? 'union' : 'confederate',
        degree: 'marginal',
        points: { union: 10 + better, confederate: 10 },
        suddenDeath: '',
      },
    });
    expect(simulationOf(world, [tale(3), tale(-2), tale(1)]).luck).toMatchObject({
      luckierWon: 1,
      correlation: expect.closeTo(1, 6),
    });
  });
});
