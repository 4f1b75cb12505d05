import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { DEFAULT_RULINGS, DEFAULT_SETTINGS, type Settings } from './data.ts';
import { judgeForced } from './forced.ts';
import type { Enemy } from './ground.ts';
import { judgeMove } from './judgeMove.ts';
import type { MoveStep } from './mover.ts';
import { whyNoOccupying } from './occupy.ts';
import { whyNoPassage } from './passage.ts';
import { rangeOf } from './range.ts';
import { reach } from './reach.ts';
import { stepsAlong } from './steps.ts';
import {
  area,
  band,
  barrier,
  bridge,
  enemy,
  forward,
  friend,
  ground,
  line,
  mover,
  pivot,
  pivotCentre,
  pose,
  rectangle,
  road,
  SIZE,
  verdict,
} from './table.fixture.ts';

const rule = ruleTests<ClauseId>();
const TABLE = rectangle(0, 0, 72, 48);
const ruled = (rulings: Partial<Settings['rulings']>): Settings => ({
  ...DEFAULT_SETTINGS,
  rulings: { ...DEFAULT_RULINGS, ...rulings },
});

describe('a step told in pieces', () => {
  const course = (...steps: MoveStep[]) => judgeMove(ground(), mover(), steps);

  test('steps ahead in a row are one, and steps of nothing are none', () => {
    const once = course(forward(5));
    expect(course(forward(2), forward(3))).toEqual(once);
    expect(course(forward(0), pivot(0), forward(5), pivotCentre(0))).toEqual(once);
    expect(course(forward(0), pivot(0), pivotCentre(0))).toEqual(course());
    expect(course().poses).toEqual([pose(24, 40)]);
    expect([once.path, once.poses]).toEqual([line([24, 40], [24, 35]), [pose(24, 40), pose(24, 35)]]);
  });

  test('turns in a row are one, and may undo each other', () => {
    expect(course(pivot(30), pivot(60))).toEqual(course(pivot(90)));
    expect(course(pivot(30), pivot(-30))).toEqual(course());
    expect(course(pivotCentre(30), pivotCentre(60))).toEqual(course(pivotCentre(90)));
    expect(course(pivotCentre(30), pivotCentre(-30))).toEqual(course());
    expect(course(pivotCentre(90)).poses).toHaveLength(2);
    expect(course(pivotCentre(90)).path).toHaveLength(2);
    expect(course(pivot(90)).path).toHaveLength(1);
    expect(course(pivot(30), pivotCentre(60)).poses).toHaveLength(3);
  });

  rule(
    '7.3/forward-only',
    'a step back is not hidden in a step ahead, nor is one to the place itself a step back',
    () => {
      expect(verdict(course(forward(5), forward(-2)))).toBe('7.3/forward-only');
      expect(verdict(course(forward(-2), forward(5)))).toBe('7.3/forward-only');
      expect(verdict(course({ do: 'to', at: { x: 24, y: 40 } }))).toBe('legal');
      expect(course({ do: 'to', at: { x: 24, y: 41 } })).toMatchObject({ params: { what: 'backward' } });
      expect(course({ do: 'to', at: { x: 24.02, y: 36 } })).toMatchObject({ params: { what: 'sideways' } });
      expect(verdict(course({ do: 'to', at: { x: 24.009, y: 36 } }))).toBe('legal');
    },
  );

  test('a bare line becomes turns and steps; a point given twice is no step', () => {
    expect(stepsAlong(pose(24, 40), line([24, 40], [24, 36], [28, 36], [28, 36]))).toEqual([
      pivot(0),
      forward(4),
      pivot(90),
      forward(4),
    ]);
  });
});

describe('what is told of a move', () => {
  test('the table, and where its edge is met', () => {
    const out = judgeMove(ground(), mover({ pose: pose(24, 4) }), [forward(9)]);
    expect(out).toMatchObject({ legal: false, causes: [{ kind: 'table', id: 'table', shapes: [TABLE] }] });
    expect(out.moved).toBeCloseTo(4, 6);
    for (const [at, heading] of [
      [pose(4, 20), 270],
      [pose(68, 20), 90],
      [pose(20, 44), 180],
    ] as const) {
      expect(judgeMove(ground(), mover({ pose: { ...at, heading } }), [forward(9)]).moved).toBeCloseTo(4, 6);
      expect(judgeMove(ground(), mover({ pose: { ...at, heading } }), [forward(4)]).legal).toBe(true);
    }
  });

  test('each thing that is met, in the order in which it is met, and once', () => {
    const on = ground({
      areas: [area('wood', rectangle(20, 32, 30, 34))],
      barriers: [barrier('fence', line([20, 37], [24, 36], [30, 38]))],
      friends: [friend(23, 38, 25, 39)],
    });
    const { contacts, paidAt } = judgeMove(on, mover(), [forward(6)]);
    expect(contacts.map(({ with: what, kind, effect }) => [what, kind, effect])).toEqual([
      ['friend', 'friend', 'slows'],
      ['fence', 'barrier', 'slows'],
    ]);
    expect(contacts.map(({ at }) => Math.round(at * 100) / 100)).toEqual([1, 3.6]);
    expect(paidAt).toBeCloseTo(1, 6);
    expect(judgeMove(on, mover(), [forward(9)])).toMatchObject({ causes: [{ kind: 'friend' }] });
    const inWood = judgeMove(on, mover({ pose: pose(24, 33) }), [pivot(10), forward(3)]);
    expect(inWood.contacts.filter(({ with: what }) => what === 'wood')).toHaveLength(1);
    expect(inWood.paidAt).toBe(0);
  });

  test('of two enemies the nearer is the reason, whichever is listed first', () => {
    const [near, far] = [
      enemy({ id: 'near', pose: pose(24, 33, 180), zone: 'none' }),
      enemy({ id: 'far', pose: pose(24, 31, 180), zone: 'none' }),
    ] as const;
    for (const enemies of [
      [near, far],
      [far, near],
    ] as Enemy[][]) {
      const normal = judgeMove(ground({ enemies }), mover(), [forward(9)]);
      expect(normal).toMatchObject({ clause: '7.4/no-zoc-1-inch', params: { enemy: 'near', gap: 1 } });
      expect(normal.moved).toBeCloseTo(6, 6);
      const support = judgeMove(ground({ enemies }), mover(), [forward(9)], 'support');
      expect(support).toMatchObject({ clause: '7.2/full-front', params: { what: 'enemy', with: 'near' } });
      expect(support.moved).toBeCloseTo(7, 6);
    }
  });

  test('a wall that blocks is shown, and one that only slows is passed', () => {
    const wall = barrier('wall', line([20, 36], [30, 36]));
    const blocked = judgeMove(ground({ barriers: [{ ...wall, blocks: true }] }), mover(), [forward(6)]);
    expect(blocked).toMatchObject({ legal: false, causes: [{ kind: 'barrier', shapes: [line([20, 36], [30, 36])] }] });
    expect(blocked.moved).toBeCloseTo(4, 6);
    expect(judgeMove(ground({ barriers: [wall] }), mover(), [forward(6)])).toMatchObject({ legal: true, paid: true });
    const none = ground({ barriers: [{ ...wall, slows: false }] });
    expect(judgeMove(none, mover(), [forward(6)])).toMatchObject({ legal: true, paid: false, contacts: [] });
  });
});

describe('what is told of a forced move', () => {
  test('the band it sweeps, what is left of it, and what stopped it', () => {
    const whole = judgeForced(ground(), mover(), { cause: 'push-back' });
    expect(whole).toMatchObject({ contacts: [], remaining: 0, path: line([24, 40], [24, 44]) });
    expect(whole.poses).toEqual([pose(24, 40), pose(24, 44)]);
    expect(whole.swept).toEqual([line([22.8, 40], [25.2, 40], [25.2, 45.2], [22.8, 45.2])]);
    const stopped = judgeForced(ground(), mover({ pose: pose(24, 46) }), { cause: 'push-back' });
    expect(stopped.remaining).toBeCloseTo(3.2, 6);
    expect(stopped.contacts).toMatchObject([{ with: 'table', kind: 'table', effect: 'blocks' }]);
    const stuck = judgeForced(ground(), mover({ pose: pose(24, 46.8) }), { cause: 'push-back' });
    expect(stuck).toMatchObject({ swept: [], end: pose(24, 46.8) });
  });

  test('the thing that is in the way of the distance that was submitted', () => {
    const there = ground({ friends: [friend(22.8, 43.5, 25.2, 44.5)] });
    expect(judgeForced(there, mover(), { cause: 'push-back', distance: 4 })).toMatchObject({
      clause: '7.2/cost-own-unit',
      params: { what: 'friend', with: 'friend', required: 4, distance: 4 },
      causes: [{ kind: 'friend', id: 'friend' }],
    });
  });

  rule('7.4/pursuit-closer', 'an enemy’s base ends a pursuit, which is not what ends another move', () => {
    const foe = ground({ enemies: [enemy({ pose: pose(24, 38, 180) })] });
    const on = { towards: { x: 24, y: 30 }, distance: 4 };
    expect(judgeForced(foe, mover(), { cause: 'pursuit', ...on })).toMatchObject({ clause: '7.4/pursuit-closer' });
    expect(judgeForced(foe, mover(), { cause: 'card', heading: 0, distance: 4 })).toMatchObject({
      clause: '7.2/full-front',
    });
  });
});

describe('limits of the range', () => {
  rule('7.1/cap-double', 'a range that is just twice the value is not capped', () => {
    const unit = mover({ movement: 3, march: true });
    expect(rangeOf(unit, 'normal', DEFAULT_SETTINGS)).toEqual({ gross: 6, plain: 6, reduced: 3, isCapped: false });
    expect(verdict(judgeMove(ground(), unit, [forward(7)]))).toBe('7.2/max-distance');
    const more = { ...unit, modifiers: [{ origin: 'card', inches: 1 }] as const };
    expect(rangeOf(more, 'normal', DEFAULT_SETTINGS)).toEqual({ gross: 7, plain: 6, reduced: 3, isCapped: true });
    expect(verdict(judgeMove(ground(), more, [forward(7)]))).toBe('7.1/cap-double');
    expect(rangeOf(more, 'normal', ruled({ 'R-03': { value: 'capLast', source: 'owner' } })).reduced).toBe(4);
  });

  rule('7.2/march-plus-3', 'only for a unit with the order', () => {
    expect(rangeOf(mover(), 'normal', DEFAULT_SETTINGS).gross).toBe(9);
    expect(rangeOf(mover({ march: true }), 'normal', DEFAULT_SETTINGS).gross).toBe(12);
    expect(rangeOf(mover({ march: true }), 'support', DEFAULT_SETTINGS).gross).toBe(9);
  });
});

describe('roads on their limits', () => {
  const WOOD = area('wood', rectangle(25, 30, 30, 38));

  test('the middle of the front within half the road’s width of it, at both ends', () => {
    const on = ground({ roads: [road(line([24, 48], [24, 33]))] });
    const from = (x: number, inches: number) =>
      verdict(judgeMove(on, mover({ pose: pose(x, 40) }), [forward(inches, 'road')]));
    expect([from(24.509, 5), from(24.52, 5), from(23.491, 5), from(23.48, 5)]).toEqual([
      'legal',
      '7.2/road-only-while',
      'legal',
      '7.2/road-only-while',
    ]);
    expect([from(24, 7.5), from(24, 7.52)]).toEqual(['legal', '7.2/road-only-while']);
  });

  test('a turn before the first step on the road, or after the last, is no bend: the terrain under the base counts', () => {
    const on = ground({ areas: [WOOD], roads: [road(line([24, 48], [24, 0]))] });
    const at = mover({ pose: pose(24, 34) });
    expect(judgeMove(on, at, [forward(3, 'road'), pivot(5), forward(2, 'road')])).toMatchObject({ paid: false });
    expect(judgeMove(on, at, [pivot(5), forward(2, 'road')])).toMatchObject({ paid: true, paidAt: 0 });
    expect(judgeMove(on, at, [forward(2, 'road'), pivot(5)])).toMatchObject({ paid: true, paidAt: 2 });
    expect(judgeMove(on, at, [{ do: 'to', at: { x: 24, y: 32 }, onRoad: 'road' }])).toMatchObject({ paid: false });
    expect(judgeMove(on, at, [{ do: 'to', at: { x: 24, y: 32 } }])).toMatchObject({ paid: true });
  });

  test('a bridge carries over what it crosses, not over a wood in the way', () => {
    const river = band('river', line([0, 36], [72, 36]), 2);
    const on = ground({ areas: [area('wood', rectangle(20, 30, 30, 36))], bands: [river], bridges: [bridge(24, 36)] });
    expect(judgeMove(on, mover({ movement: 12 }), [forward(7.5)])).toMatchObject({ legal: true, paid: true });
    expect(verdict(judgeMove(on, mover({ movement: 12, pose: pose(27, 40) }), [forward(7.5)]))).toBe(
      '13.10/bridge-crossing',
    );
    const stream = band('stream', line([0, 36], [72, 36]), 2);
    const over = ground({ bands: [stream], bridges: [{ ...bridge(24, 36), over: 'stream' }] });
    expect(judgeMove(over, mover(), [forward(6)])).toMatchObject({ legal: true, paid: true });
  });
});

describe('room for others', () => {
  const unit = (id: string, y: number) => ({
    id,
    pose: pose(20, y),
    size: SIZE,
    division: 'first',
    corps: 'II',
    engaged: false,
    pinned: false,
  });
  const passage = (a: object = {}, b: object = {}) => ({
    units: [
      { ...unit('A', 30), ...a },
      { ...unit('B', 32), ...b },
    ] as const,
    supportEachOther: true,
    turn: 3,
    isReorganisationStep1: true,
    activeCorps: ['II'],
  });

  rule('7.6/once-per-turn', 'the unit that has passed is named', () => {
    expect(whyNoPassage(ground(), passage({}, { passedOn: 3 }))).toMatchObject({ params: { unit: 'B' } });
    expect(whyNoPassage(ground(), passage({}, { passedOn: 2 }))).toBeUndefined();
  });

  rule('7.6/not-pinned', 'the unit that is pinned is named', () => {
    expect(whyNoPassage(ground(), passage({}, { pinned: true }))).toMatchObject({ params: { unit: 'B' } });
  });

  rule(
    '7.6/swap-supporting',
    'bases that would touch fit, bases that would overlap, leave the table or stand on another do not',
    () => {
      const deep = (depth: number) => whyNoPassage(ground(), passage({ size: { ...SIZE, depth } }));
      expect(deep(2)).toBeUndefined();
      expect(deep(2.02)).toBeUndefined();
      const long = whyNoPassage(ground(), passage({}, { size: { ...SIZE, depth: 2.02 } }));
      expect(long).toMatchObject({ clause: '7.6/swap-supporting', params: { what: 'friend', with: 'B' } });
      expect(whyNoPassage(ground(), passage({}, { size: { ...SIZE, depth: 2 } }))).toBeUndefined();
      expect(whyNoPassage(ground(), passage({}, { size: { width: 41, depth: 1 } }))).toMatchObject({
        params: { what: 'table' },
      });
      for (const [kind, on] of [
        ['enemy', ground({ enemies: [enemy({ pose: pose(20, 29.9) })] })],
        ['friend', ground({ friends: [friend(19, 33, 21, 34)] })],
        ['area', ground({ areas: [area('impassable', rectangle(19, 30, 21, 31))] })],
      ] as const) {
        expect(whyNoPassage(on, passage())).toMatchObject({ clause: '7.6/swap-supporting', params: { what: kind } });
      }
    },
  );

  rule('7.4/occupy-closer', 'a vacated place has to be free and on the table', () => {
    const why = (on: ReturnType<typeof ground>, place = pose(24, 30)) => whyNoOccupying(on, mover(), place)?.params;
    expect(why(ground())).toBeUndefined();
    expect(why(ground(), pose(24, 47))).toEqual({ what: 'table', with: 'table' });
    expect(why(ground({ enemies: [enemy({ pose: pose(24, 30) })] }))).toEqual({ what: 'enemy', with: 'enemy' });
    expect(why(ground({ enemies: [enemy({ pose: pose(24, 30, 180) })] }))).toBeUndefined();
    expect(why(ground({ friends: [friend(23, 31, 25, 32)] }))).toEqual({ what: 'friend', with: 'friend' });
    expect(why(ground({ areas: [area('impassable', rectangle(23, 31, 25, 32))] }))).toMatchObject({ what: 'area' });
  });
});

describe('how far a unit can go', () => {
  const rays = (on: ReturnType<typeof ground>, other = {}) => reach(on, mover(other), DEFAULT_SETTINGS, 4);

  test('on open ground as far as its range, every way', () => {
    expect(
      rays(ground()).map(({ heading, distance, why }) => [heading, Math.round(distance * 1e6) / 1e6, why]),
    ).toEqual([
      [0, 9, undefined],
      [90, 9, undefined],
      [180, 8, '7.2/full-front'],
      [270, 9, undefined],
    ]);
  });

  test('not onto a friend, but beyond it where there is room', () => {
    const [onto] = rays(ground({ friends: [friend(23, 31.5, 25, 33)] }));
    expect(onto?.distance).toBeLessThan(7.1);
    const [beyond] = rays(ground({ friends: [friend(23, 38, 25, 39)] }));
    expect([beyond?.distance, beyond?.paidAt]).toEqual([6, expect.closeTo(1, 6)]);
  });

  test('nowhere from a place where it has no room to turn, except straight on', () => {
    const wall = { ...barrier('wall', line([23.2, 30], [23.2, 39.9])), blocks: true };
    const shut = rays(ground({ friends: [friend(21, 41.3, 27, 42)], barriers: [wall] }));
    expect(shut.map(({ distance, why }) => [distance > 0, why])[1]).toEqual([false, '7.3/pivot-room-after']);
  });

  test('with what it starts in paid at once', () => {
    const [ahead] = rays(ground({ areas: [area('wood', rectangle(20, 39, 28, 42))] }));
    expect(ahead).toMatchObject({ distance: 6, paidAt: 0 });
    const [later] = rays(ground({ areas: [area('wood', rectangle(20, 39, 28, 42))] }), { paidOn: 3 });
    expect(later).toMatchObject({ distance: 9 });
    expect(later).not.toHaveProperty('paidAt');
  });
});
