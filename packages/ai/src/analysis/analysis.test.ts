import { bundledScenario } from '@wigwag/content/bundled';
import { position } from '@wigwag/content/position';
import { type AnyChoice, type Game, NOWHERE, type ScenarioData, type World, withOptions, worldOf } from '@wigwag/gcacw';
import { findHex } from '@wigwag/hex';
import { topFrame } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../registry.ts';
import { analyse, analysing } from './analysis.ts';
import { chanceMoments } from './chances.ts';
import { Story } from './story.ts';
import { ANALYSIS_SETTINGS, type AnalysisSettings, doTask, firstTasks, secondTasks } from './tasks.ts';
import { except, seenBy, toldGame } from './told.fixture.ts';

const QUICK: AnalysisSettings = {
  ...ANALYSIS_SETTINGS,
  ...{ playouts: 3, moments: 4, samples: 3, confirmed: 1, quick: 'newcomer' },
};

const scenario = (id: string): World => worldOf(bundledScenario(id) as ScenarioData);
const RAID = toldGame(scenario('stuarts-raid'));
const raid = (): Story => new Story({ ...RAID, eyes: 'all' });

describe('the analysis of a game', () => {
  const first = analyse(raid(), QUICK);

  test('is the same each time, and another with another seed', () => {
    expect(analyse(raid(), QUICK)).toEqual(first);
    expect(analyse(raid(), { ...QUICK, seed: 2 })).not.toEqual({ ...first, settings: { ...QUICK, seed: 2 } });
  });

  test('is whole: chances with their intervals, both sides judged, the last chance the result', () => {
    expect(first.isWhole).toBe(true);
    expect(first.chances).toHaveLength(4);
    for (const { union, interval, playouts } of first.chances.slice(0, -1)) {
      expect(playouts).toBe(3);
      expect(interval[0]).toBeLessThanOrEqual(union);
      expect(interval[1]).toBeGreaterThanOrEqual(union);
      expect(interval[1] - interval[0]).toBeGreaterThan(0.3);
    }
    expect(first.chances.at(-1)).toMatchObject({ lines: RAID.log.length, playouts: 0 });
    for (const { decisions, agreed } of Object.values(first.conduct)) {
      expect(agreed).toBeLessThanOrEqual(decisions);
      expect(agreed).toBeGreaterThan(0);
    }
    expect(first.luck?.rolls).toBeGreaterThan(3);
  });

  test('is made of tasks that come to the same in any order', () => {
    const story = raid();
    const tasks = firstTasks(story, QUICK);
    const [one = tasks[0], another = tasks[0]] = [tasks[2], tasks.at(-2)];
    if (one === undefined || another === undefined) throw new Error('no tasks');
    const forwards = [doTask(story, one, QUICK), doTask(story, another, QUICK)];
    const fresh = raid();
    expect([doTask(fresh, another, QUICK), doTask(fresh, one, QUICK)].reverse()).toEqual(forwards);
    expect(secondTasks(forwards, { ...QUICK, confirmed: 0 })).toEqual([]);
  });

  test('can be stopped after any step, with what was found', () => {
    const work = analysing(raid(), QUICK);
    const steps = [work.next(), work.next(), work.next()].map(({ value }) => value);
    const last = steps.at(-1);
    if (last === undefined || !('soFar' in last)) throw new Error('no step');
    expect(last).toMatchObject({ done: 3 });
    expect(last.of).toBeGreaterThan(3);
    const found = last.soFar();
    expect(found).toMatchObject({ isWhole: false, chances: [] });
    expect(found.conduct.union.decisions + found.conduct.confederate.decisions).toBeGreaterThan(0);
  });
});

test('the chance is looked at how it began, each turn, after battles and now, as often as is asked for', () => {
  const all = chanceMoments(RAID.log, 1000);
  expect(all[0]).toBe(1);
  expect(all.at(-1)).toBe(RAID.log.length);
  for (const most of [2, 3, 5, 8]) {
    const moments = chanceMoments(RAID.log, most);
    expect(moments.length).toBeLessThanOrEqual(most);
    expect(moments.at(-1)).toBe(RAID.log.length);
    expect([...new Set(moments)].sort((a, b) => a - b)).toEqual(moments);
  }
});

const FIELD = `
  turns 1
  map
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
  road 0101-0201-0301-0401-0501-0601-0701-0801-0901
  road 0103-0203-0303-0403-0503-0603
`;

const hexOf = ({ world }: Pick<Game, 'world'>, name: string): number => findHex(world.grid, name) ?? NOWHERE;

const find = (choices: readonly AnyChoice[], is: (choice: AnyChoice) => boolean): AnyChoice | undefined =>
  choices.find(is);

describe('a blunder is found, and is the costliest', () => {
  test('a guard that marches away from what it was to hold', () => {
    const world = worldOf(
      position(`${FIELD}
        victory union held 8 0301
        victory union losses 1
        victory confederate losses 1
        U Newton 0301 inf div 6
        U Meade 0103 inf div 6
        C Hill 0603 8`).scenario,
    );
    const guard = world.units.findIndex(({ id }) => id === 'newton');
    const away = ['0201', '0101'].map(name => hexOf({ world } as Game, name));
    const leaving = except(BOTS.passive, ({ game, choices }) => {
      const frame = topFrame(game);
      const isHome = game.board.units[guard]?.hex === hexOf(game, '0301');
      if (frame?.kind === 'offer' && isHome) return find(choices, ({ do: verb }) => verb === 'take');
      if (frame?.kind === 'action') return find(choices, each => each.do === 'march' && each.unit === guard);
      return frame?.kind === 'march' ? find(choices, each => each.do === 'step' && away.includes(each.to)) : undefined;
    });
    const told = toldGame(world, { union: leaving, confederate: BOTS.passive });
    const { costliest, conduct } = analyse(new Story({ ...told, eyes: 'all' }), QUICK);
    expect(costliest[0]).toMatchObject({ side: 'union' });
    expect(costliest[0]?.cost).toBeGreaterThan(2);
    expect(costliest[0]?.terms[0]).toMatchObject({ term: 'places' });
    expect(conduct.union.worst).toEqual(costliest[0]);
    expect(conduct.confederate.worst).toBeUndefined();
  });

  test('an attack at terrible odds', () => {
    const world = worldOf(
      position(`${FIELD}
        victory union losses 1
        victory confederate losses 1
        U Newton 0301 inf div 6
        C Hill 0401 18 f4`).scenario,
    );
    const rash = except(BOTS.passive, ({ game, choices }) => {
      const frame = topFrame(game);
      const fought = world.unitsOfSide.union.some(unit => (game.board.units[unit]?.fatigue ?? 0) > 0);
      if (frame?.kind === 'offer' && !fought) return find(choices, ({ do: verb }) => verb === 'take');
      if (frame?.kind === 'action') return find(choices, ({ do: verb }) => verb === 'march');
      return frame?.kind === 'march' ? find(choices, ({ do: verb }) => verb === 'attack') : undefined;
    });
    const told = toldGame(world, { union: rash, confederate: BOTS.passive });
    const { costliest } = analyse(new Story({ ...told, eyes: 'all' }), { ...QUICK, samples: 8 });
    expect(costliest[0]).toMatchObject({ side: 'union' });
    expect(told.log[costliest[0]?.line ?? 0]?.choice).toEqual(costliest[0]?.played);
    expect(costliest[0]?.terms.map(({ term }) => term)).toContain('points');
  });
});

describe('where forces are hidden', () => {
  const world = withOptions(scenario('first-battle'), { limitedIntelligence: true });
  const game = toldGame(world, { union: BOTS.restless, confederate: BOTS.restless });
  const small = { ...QUICK, playouts: 2, moments: 3 };

  test('the analysis of a side judges its own decisions and tells nothing of luck', () => {
    const { conduct, luck, chances, costliest } = analyse(new Story(seenBy(game, 'union')), small);
    expect(conduct.union.decisions).toBeGreaterThan(0);
    expect(conduct.confederate.decisions).toBe(0);
    expect(costliest.every(({ side }) => side === 'union')).toBe(true);
    expect(luck).toBeUndefined();
    expect(chances.length).toBeGreaterThan(0);
  });
});
