import { describe, expect, test } from 'vitest';
import type { AnyChoice, Game, PushedFrame } from '../game.ts';
import { FORCED_CAUSES, MOVE_KINDS } from '../movement/kinds.ts';
import { SIDES } from '../world.ts';
import { attemptsOf, isSampled } from './attempts.ts';
import { ACTIVATION, at, battle, moving, TURN } from './battle.fixture.ts';
import { MARKS } from './marks.ts';
import { corpsAndReserve, rosterOf } from './roster.ts';
import { STEP_KINDS } from './shapes.ts';

const HUGE = Number.MAX_SAFE_INTEGER;

const tried = <D extends AnyChoice['do']>(game: Game, verb: D): Extract<AnyChoice, { do: D }>[] =>
  [...attemptsOf(game)].filter((choice): choice is Extract<AnyChoice, { do: D }> => choice.do === verb);

const verbs = (game: Game): string[] => [...new Set([...attemptsOf(game)].map(choice => choice.do))].toSorted();
const asking = (...frames: readonly PushedFrame[]): Game => battle({ blue: { 'i-1-a': at(20, 30) } }, ...frames);

/** One that there is not, and some of both sides. */
function expectUnits(named: readonly string[]): void {
  const game = moving({});
  const units = new Set(named);
  expect(units).toContain('nobody');
  for (const side of SIDES) {
    const known = [...rosterOf(game, side).keys()].filter(unit => units.has(unit));
    expect(known.length).toBeGreaterThan(2);
    expect(known.length).toBeLessThan(rosterOf(game, side).size);
  }
}

describe('what the auditor tries in the battle', () => {
  test('in each frame what is asked there', () => {
    expect(verbs(moving({}))).toEqual(['cohesion', 'combatDone', 'endMoves', 'force', 'mark', 'move', 'occupy']);
    expect(verbs(asking({ kind: 'deployment', by: 'blue', done: false }))).toEqual([
      'deployArmy',
      'deployCorps',
      'deployUnit',
      'deployed',
    ]);
    expect(verbs(asking(TURN))).toEqual(['drawTurnCards', 'rollTurn']);
    expect(verbs(asking(TURN, ACTIVATION))).toEqual(['activate']);
    expect(verbs(asking(TURN, { kind: 'reorganisation', by: 'blue', said: false }))).toEqual([
      'carryOut',
      'passLines',
      'reorganised',
    ]);
    const test = { one: 'i-1-a', other: 'i-1-b', formation: 'i-1', needed: 1, successes: -1 };
    expect(verbs(asking({ kind: 'commandTest', by: 'blue', ...test }))).toEqual(['typeSuccesses']);
    expect(verbs(asking({ kind: 'ending', by: 'blue' }))).toEqual(['report']);
    expect(verbs(asking())).toEqual([]);
    expect(verbs({ ...asking(), stack: [] })).toEqual([]);
  });

  test('moves of every kind: none, ahead, back, on a road, turned, about the middle, and beyond all measure', () => {
    const moves = tried(moving({}), 'move');
    expectUnits(moves.map(({ unit }) => unit));
    expect(new Set(moves.map(({ kind }) => kind))).toEqual(new Set(MOVE_KINDS));
    const ways = new Set(moves.map(({ steps }) => JSON.stringify(steps)));
    expect(moves).toHaveLength(new Set(moves.map(({ unit }) => unit)).size * MOVE_KINDS.length * ways.size);
    const steps = moves.flatMap(each => each.steps);
    expect(moves.some(each => each.steps.length === 0)).toBe(true);
    expect(new Set(steps.map(step => step.do))).toEqual(new Set(STEP_KINDS));
    expect(steps.some(({ ahead }) => ahead < 0)).toBe(true);
    expect(steps.some(({ onRoad }) => onRoad !== '')).toBe(true);
    expect(steps.map(({ ahead }) => ahead)).toContain(HUGE);
    expect(steps.map(({ turn }) => turn)).toContain(-HUGE);
    expect(moves.every(({ march, modifier, again }) => march && modifier > 0 && !again)).toBe(true);
    expect(moves.some(each => each.steps.some((step, i) => i > 0 && i < 2 && step.do === 'pivotCentre'))).toBe(true);
  });

  test('poses in the middle of the table, off it, and beyond all measure', () => {
    const poses = tried(moving({}), 'occupy').map(({ pose }) => pose);
    expectUnits(tried(moving({}), 'occupy').map(({ unit }) => unit));
    expect(new Set(poses.map(pose => JSON.stringify(pose))).size).toBe(4);
    expect(poses).toContainEqual({ x: 36_000, y: 24_000, heading: 0 });
    expect(poses).toContainEqual({ x: 18_000, y: 6000, heading: 18_000 });
    expect(poses.some(({ x }) => x < 0)).toBe(true);
    expect(poses).toContainEqual({ x: HUGE, y: -HUGE, heading: HUGE });
    const deployed = tried(asking({ kind: 'deployment', by: 'blue', done: false }), 'deployUnit');
    expectUnits(deployed.map(({ unit }) => unit));
    expect(new Set(deployed.map(({ pose }) => JSON.stringify(pose))).size).toBe(4);
  });

  test('every mark on units of both sides, and a loss of less than nothing', () => {
    const marks = tried(moving({}), 'mark');
    expectUnits(marks.map(({ unit }) => unit));
    expect(new Set(marks.map(({ side, mark }) => `${side} ${mark}`)).size).toBe(SIDES.length * MARKS.length);
    expect(marks.every(({ on }) => on)).toBe(true);
    const losses = tried(moving({}), 'cohesion');
    expect(new Set(losses.map(({ side }) => side))).toEqual(new Set(SIDES));
    expect(losses.every(({ lost }) => lost < 0)).toBe(true);
  });

  test('forced moves for every cause, of nothing, of a length, and of less than nothing', () => {
    const forces = tried(moving({}), 'force');
    expectUnits(forces.map(({ unit }) => unit));
    const sorts = new Set(forces.map(({ side, cause, distance, extra }) => `${side} ${cause} ${distance} ${extra}`));
    expect(sorts.size).toBe(SIDES.length * FORCED_CAUSES.length * 3);
    const distances = new Set(forces.map(({ distance }) => distance));
    expect(distances).toEqual(new Set([0, 4000, -HUGE]));
    expect(forces.every(({ extra, distance }) => extra === distance)).toBe(true);
    expect(new Set(forces.map(({ towards }) => towards))).toEqual(new Set(forces.map(({ unit }) => unit)));
    expect(new Set(forces.map(({ heading }) => heading))).toEqual(new Set([9000]));
  });

  test('every corps of both sides and one that there is not, to deploy and to activate', () => {
    const corps = (game: Game) => ['nobody', ...SIDES.flatMap(side => corpsAndReserve(game, side))];
    const deploying = asking({ kind: 'deployment', by: 'blue', done: false });
    expect(tried(deploying, 'deployCorps').map(each => each.corps)).toEqual(corps(deploying));
    const activating = asking(TURN, ACTIVATION);
    expect(tried(activating, 'activate').map(each => each.corps)).toEqual(corps(activating));
  });

  test('passages of any unit with any other, itself among them', () => {
    const game = asking(TURN, { kind: 'reorganisation', by: 'blue', said: false });
    const pairs = tried(game, 'passLines');
    expectUnits(pairs.map(({ one }) => one));
    const units = new Set(pairs.map(({ one }) => one));
    expect(new Set(pairs.map(({ one, other }) => `${one} ${other}`)).size).toBe(units.size ** 2);
    expect(tried(game, 'carryOut')).toEqual(
      SIDES.map(side => ({ do: 'carryOut', side, one: 'nobody', other: 'nobody' })),
    );
  });

  test('successes and losses below nothing and beyond all measure; reports with and without the points', () => {
    const test = { one: 'i-1-a', other: 'i-1-b', formation: 'i-1', needed: 1, successes: -1 };
    const typed = tried(asking({ kind: 'commandTest', by: 'blue', ...test }), 'typeSuccesses');
    expect(typed.map(({ successes }) => successes)).toEqual([-1, 0, HUGE]);
    const points = (board: Game['board']) => {
      board.field.points = [1, 2, 3].map(n => ({ x: n * 1000, y: n * 1000 }));
    };
    const reports = tried(battle({ change: points }, { kind: 'ending', by: 'grey' }), 'report');
    expect(reports.map(each => [each.points.length, each.lostBlue])).toEqual([
      [0, -1],
      [0, 0],
      [0, HUGE],
      [3, -1],
      [3, 0],
      [3, HUGE],
    ]);
    expect(reports.at(-1)).toMatchObject({ points: ['grey', 'grey', 'grey'], baseBlue: 'grey', baseGrey: 'blue' });
    expect(reports.every(({ brokenBlue, brokenGrey, lostGrey }) => !brokenBlue && brokenGrey && lostGrey === 0)).toBe(
      true,
    );
  });

  test('what there is no end of is known to be a sample, and nothing else', () => {
    const all = [
      ...attemptsOf(moving({})),
      ...attemptsOf(asking({ kind: 'deployment', by: 'blue', done: false })),
      ...attemptsOf(asking(TURN, { kind: 'reorganisation', by: 'blue', said: false })),
      ...attemptsOf(asking({ kind: 'ending', by: 'blue' })),
    ];
    const sampled = new Set(all.filter(isSampled).map(choice => choice.do));
    expect([...sampled].toSorted()).toEqual([
      'cohesion',
      'deployUnit',
      'force',
      'mark',
      'move',
      'occupy',
      'passLines',
      'report',
    ]);
  });
});
