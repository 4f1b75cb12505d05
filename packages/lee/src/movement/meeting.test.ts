import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { footprint } from '../geometry/base.ts';
import { convexDistance } from '../geometry/convex.ts';
import { forwardOf } from '../geometry/point.ts';
import { firstNearer, overlapSpan } from '../geometry/translation.ts';
import {
  DEFAULT_MOVEMENT_DATA,
  DEFAULT_RULINGS,
  DEFAULT_SETTINGS,
  type MovementData,
  type Settings,
  type Zone,
} from './data.ts';
import { judgeForced } from './forced.ts';
import type { Enemy } from './ground.ts';
import { judgeMove } from './judgeMove.ts';
import { whyNoPassage } from './passage.ts';
import { reach } from './reach.ts';
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
import { effectIn, effectOf, NO_EFFECT, TERRAIN_TYPES, type TerrainType } from './terrainEffects.ts';

/** What each type of terrain does to a move by default. */
const EFFECT_NAMES: Readonly<Record<TerrainType, string>> = {
  hill: 'none',
  difficult: 'slows',
  field: 'slows',
  wood: 'slows',
  'built-up': 'slows',
  impassable: 'impassable',
  river: 'blocks',
  stream: 'slows',
  road: 'none',
  railway: 'none',
  embankment: 'slows',
  fence: 'slows',
  wall: 'slows',
};

const told = (data: Partial<MovementData>, rulings: Partial<Settings['rulings']> = {}): Settings => ({
  rulings: { ...DEFAULT_RULINGS, ...rulings },
  data: { ...DEFAULT_MOVEMENT_DATA, ...data },
});

describe('enemies on the way', () => {
  const at = (id: string, y: number, x = 24): Enemy => enemy({ id, pose: pose(x, y, 180), zone: 'none' });
  /** No distance is kept, so that bases themselves meet. */
  const bare = told({ standoff: { value: 0, source: 'owner' } });

  test('the base of the nearest is named, with the clause of what the move minds', () => {
    for (const enemies of [
      [at('near', 33), at('far', 31)],
      [at('far', 31), at('near', 33)],
    ]) {
      const normal = judgeMove(ground({ enemies }), mover(), [forward(9)], 'normal', bare);
      expect(normal).toMatchObject({ clause: '7.4/no-zoc-1-inch', causes: [{ id: 'near' }] });
      expect(normal.moved).toBeCloseTo(7, 6);
      const support = judgeMove(ground({ enemies }), mover(), [forward(9)], 'support', bare);
      expect(support).toMatchObject({
        clause: '7.2/full-front',
        params: { what: 'enemy', with: 'near' },
        causes: [{ kind: 'enemy', id: 'near', shapes: [footprint(pose(24, 33, 180), SIZE)] }],
      });
      expect(support.moved).toBeCloseTo(7, 6);
    }
  });

  test('one that stands behind, beside or just beyond is not met', () => {
    const support = (foe: Enemy, inches = 9) =>
      judgeMove(ground({ enemies: [foe] }), mover(), [forward(inches)], 'support').legal;
    expect(support(at('behind', 42.4))).toBe(true);
    expect(support(at('beside', 36, 26.4))).toBe(true);
    expect(support(at('beside', 36, 26.38))).toBe(false);
    expect(support(at('beyond', 31), 9)).toBe(true);
    expect(support(at('beyond', 31.1), 9)).toBe(false);
  });

  test('zones: the nearest of several, its gap, and the shape that is lit', () => {
    const enemies = [enemy({ id: 'far', pose: pose(24, 26, 180) }), enemy({ id: 'near', pose: pose(24, 31, 180) })];
    const out = judgeMove(ground({ enemies }), mover(), [forward(9)]);
    expect(out).toMatchObject({
      clause: '7.4/no-enter-zoc',
      params: { enemy: 'near', gap: 3 },
      causes: [{ kind: 'zone', id: 'near', shapes: [footprint(pose(24, 31, 180), SIZE)] }],
    });
    expect(out.moved).toBeCloseTo(6, 6);
  });

  const zoned = (zone: Zone, heading = 180) => ground({ enemies: [enemy({ pose: pose(24, 30, heading), zone })] });
  const walks = (zone: Zone, from: [number, number, number], inches: number, heading = 180) => {
    const [x, y, facing] = from;
    return judgeMove(zoned(zone, heading), mover({ pose: pose(x, y, facing), movement: 12 }), [forward(inches)]);
  };

  test('a zone before the front reaches as far as it is deep, as wide as the base, and is lit', () => {
    const zone: Zone = { shape: 'front-rect', depth: 4 };
    const met = walks(zone, [24, 40, 0], 9);
    expect(met).toMatchObject({ clause: '7.4/no-enter-zoc', causes: [{ kind: 'zone' }] });
    expect(met.moved).toBeCloseTo(6, 6);
    const shape = (met.legal ? [] : met.causes[0]?.shapes[0]) ?? [];
    expect(shape.map(({ y }) => Math.round(y)).toSorted()).toEqual([30, 30, 34, 34]);
    expect(walks(zone, [26.4, 40, 0], 9).legal).toBe(true);
    expect(walks(zone, [26.3, 40, 0], 9).legal).toBe(false);
    // Behind the front there is no zone, only the base.
    expect(walks(zone, [20, 29.4, 90], 1.5).legal).toBe(true);
    expect(walks(zone, [34, 33, 270], 12).moved).toBeCloseTo(8.8, 6);
  });

  test('an arc reaches its depth in its middle and to its sides, and no farther', () => {
    const narrow: Zone = { shape: 'front-arc', depth: 4, angle: 60 };
    expect(walks(narrow, [24, 40, 0], 9).moved).toBeCloseTo(6, 1);
    const side = (angle: number) => walks({ shape: 'front-arc', depth: 4, angle }, [34, 31.2, 270], 12);
    // At 90 degrees the arc does not reach to the side; at 180 and 240 it does.
    expect(side(60).moved).toBeGreaterThan(7);
    expect(side(180).moved).toBeCloseTo(6, 1);
    expect(side(240).moved).toBeCloseTo(6, 1);
    const lit = walks({ shape: 'front-arc', depth: 4, angle: 240 }, [24, 40, 0], 9);
    expect(lit.legal ? 0 : lit.causes[0]?.shapes.length).toBe(3);
    expect(lit.moved).toBeCloseTo(6, 1);
    const back = (angle: number) => walks({ shape: 'front-arc', depth: 4, angle }, [21.4, 20, 180], 12);
    expect(back(60).moved).toBeGreaterThan(back(240).moved);
  });

  test('a turn into a zone is refused, and who starts in one may not come nearer', () => {
    const zone: Zone = { shape: 'front-rect', depth: 4 };
    const beside = mover({ pose: pose(25.9, 33, 270) });
    expect(judgeMove(zoned(zone), beside, [pivot(90)])).toMatchObject({
      clause: '7.4/no-enter-zoc',
      params: { enemy: 'enemy' },
    });
    expect(judgeMove(ground({ enemies: [enemy({ pose: pose(60, 30, 180), zone })] }), beside, [pivot(90)]).legal).toBe(
      true,
    );
    const inside = mover({ pose: pose(24, 32, 180) });
    expect(judgeMove(zoned(zone), inside, [forward(3)]).legal).toBe(true);
    const inwards = judgeMove(zoned(zone), mover({ pose: pose(24, 33, 0) }), [forward(1)]);
    expect(inwards).toMatchObject({ legal: false, clause: '7.4/no-enter-zoc' });
    expect(inwards.moved).toBeLessThan(0.02);
  });
});

describe('where one shape comes near another', () => {
  const quad = (x: number, y: number) => rectangle(x, y, x + 2, y + 2);

  test('head on, askew and past a corner, as a walk in small steps finds it', () => {
    for (const [heading, x, y] of [
      [90, 10, 0.5],
      [70, 9, -3],
      [120, 8, 6],
      [90, 10, 4.5],
      [90, 10, -4.9],
    ] as const) {
      const direction = forwardOf(heading);
      const found = firstNearer(quad(0, 0), direction, 20, quad(x, y), 3, 0.01);
      const moved = (s: number) => quad(direction.x * s, direction.y * s);
      const steps = Array.from({ length: 2001 }, (_, i) => i / 100);
      const walked = steps.find(s => convexDistance(moved(s), quad(x, y)) < 2.99);
      if (walked === undefined) expect(found).toBeUndefined();
      else expect(Math.abs((found ?? 99) - walked)).toBeLessThan(0.03);
    }
  });

  test('however narrow the place is where it is too near, and never where it is not', () => {
    const below = random(6);
    const turned = (x: number, y: number) =>
      footprint(pose(x, y, below(360)), { width: 1 + below(5), depth: 1 + below(3) });
    for (let i = 0; i < 12; i++) {
      const direction = forwardOf(60 + below(60));
      const [moving, fixed] = [turned(0, 0), turned(15, below(24) - 12)];
      const distanceAt = (s: number) =>
        convexDistance(
          moving.map(({ x, y }) => ({ x: x + direction.x * s, y: y + direction.y * s })),
          fixed,
        );
      const least = Math.min(...Array.from({ length: 601 }, (_, at) => distanceAt(at / 20)));
      if (least < 0.1) continue;
      expect(firstNearer(moving, direction, 30, fixed, least + 0.04, 0.01)).toBeDefined();
      expect(firstNearer(moving, direction, 30, fixed, least - 0.04, 0.01)).toBeUndefined();
    }
  });

  test('never where it passes by at the distance, is behind, or beyond the way', () => {
    const right = forwardOf(90);
    expect(firstNearer(quad(0, 0), right, 20, quad(10, 5), 3, 0.01)).toBeUndefined();
    expect(firstNearer(quad(0, 0), right, 20, quad(10, 4.98), 3, 0.01)).toBeDefined();
    expect(firstNearer(quad(0, 0), right, 20, quad(-10, 0), 3, 0.01)).toBeUndefined();
    expect(firstNearer(quad(0, 0), right, 5, quad(10, 0), 3, 0.01)).toBeUndefined();
    expect(firstNearer(quad(0, 0), right, 5.1, quad(10, 0), 3, 0.01)).toBeCloseTo(5, 6);
    expect(firstNearer(quad(8, 0), right, 5, quad(10, 0), 3, 0.01)).toBe(0);
  });

  test('overlaps over a span that begins and ends with the shadows', () => {
    const right = forwardOf(90);
    expect(overlapSpan(quad(0, 0), right, quad(10, 0), 0)).toEqual({ from: 8, to: 12 });
    expect(overlapSpan(quad(0, 0), forwardOf(270), quad(10, 0), 0)).toEqual({ from: -12, to: -8 });
    expect(overlapSpan(quad(0, 0), right, quad(10, 2), 0)).toBeUndefined();
    expect(overlapSpan(quad(0, 0), right, quad(10, 1.9), 0)).toEqual({ from: 8, to: 12 });
    expect(overlapSpan(quad(0, 0), right, quad(10, 1.9), 0.2)).toBeUndefined();
    expect(overlapSpan([], right, quad(10, 0), 0)).toMatchObject({});
  });
});

describe('forced moves', () => {
  test('nearest of what stops it: terrain, an enemy, the edge, whichever is listed first', () => {
    const foe = (y: number, id = 'enemy') => enemy({ id, pose: pose(24, y) });
    const pushed = (sketch: Parameters<typeof ground>[0]) => {
      const { moved, contacts } = judgeForced(ground(sketch), mover(), { cause: 'push-back' });
      return [Math.round(moved * 100) / 100, contacts[0]?.with];
    };
    const rocks = area('impassable', rectangle(20, 43, 30, 44), 'rocks');
    expect(pushed({ areas: [rocks], enemies: [foe(42)] })).toEqual([0.8, 'enemy']);
    expect(pushed({ areas: [rocks], enemies: [foe(44.5)] })).toEqual([1.8, 'rocks']);
    expect(pushed({ enemies: [foe(44, 'far'), foe(42.5, 'near')] })).toEqual([1.3, 'near']);
    expect(pushed({ enemies: [foe(42.5, 'near'), foe(44, 'far')] })).toEqual([1.3, 'near']);
  });

  test('somebody on whom the unit stands at once is named', () => {
    const under = ground({ enemies: [enemy({ pose: pose(24, 40.5) })] });
    expect(judgeForced(under, mover(), { cause: 'push-back', distance: 4 })).toMatchObject({
      moved: 0,
      contacts: [{ with: 'enemy', kind: 'enemy' }],
      params: { what: 'enemy', with: 'enemy' },
    });
  });

  test('a distance that is just what the way allows is taken, whatever stands behind it', () => {
    const there = ground({ friends: [friend(22.8, 43.5, 25.2, 44.5)] });
    const submit = (distance: number) => verdict(judgeForced(there, mover(), { cause: 'push-back', distance }));
    expect([submit(2.3), submit(2.309), submit(2.33), submit(2.2)]).toEqual([
      'legal',
      'legal',
      '7.2/cost-own-unit',
      '7.5/exact-distance',
    ]);
    const free = (distance: number) => verdict(judgeForced(ground(), mover(), { cause: 'push-back', distance }));
    expect([free(4), free(4.009), free(4.02), free(3.991), free(3.98)]).toEqual([
      'legal',
      'legal',
      '7.5/half-range-floor',
      'legal',
      '7.5/exact-distance',
    ]);
  });

  test('what is needed of the order and is missing is said', () => {
    expect(() => judgeForced(ground(), mover(), { cause: 'card' })).toThrow('lee/forced-without-heading');
  });
});

describe('what is paid and refused', () => {
  const WOOD = () => area('wood', rectangle(20, 20, 28, 33));

  test('a turn that ends over a wood too late is refused with the distance and the limit', () => {
    const on = ground({ areas: [area('wood', rectangle(25.3, 30, 29, 34))] });
    const late = judgeMove(on, mover(), [forward(7), pivot(-45)]);
    expect(late).toMatchObject({
      clause: '7.2/reduce-on-contact',
      params: { limit: 6, moved: 7 },
      causes: [{ kind: 'area', id: 'wood' }],
    });
    const early = judgeMove(on, mover({ pose: pose(24, 36) }), [forward(3), pivot(-45)]);
    expect(early).toMatchObject({ legal: true, paid: true, paidAt: 3 });
    expect(early.contacts).toMatchObject([{ with: 'wood', kind: 'area', at: 3, effect: 'slows' }]);
    expect(early.contacts[0]?.point).toEqual({ x: 24, y: 33 });
  });

  test('what it starts in is told as met, also where it was paid before', () => {
    const started = judgeMove(ground({ areas: [WOOD()] }), mover({ pose: pose(24, 30), paidOn: 3 }), [forward(1)]);
    expect(started).toMatchObject({ legal: true, paid: false });
    expect(started.contacts).toMatchObject([{ with: 'wood', at: 0, effect: 'slows', point: { x: 24, y: 30 } }]);
  });

  test('no room to turn: who or what is there is named and lit', () => {
    const crowded = judgeMove(ground({ friends: [friend(25.3, 38, 27, 39.9)] }), mover(), [pivot(90)]);
    expect(crowded).toMatchObject({ legal: true });
    const shut = judgeMove(ground({ friends: [friend(22, 41.3, 26, 42)] }), mover(), [pivot(90)]);
    expect(shut).toMatchObject({ legal: true });
    const on = judgeMove(ground({ friends: [friend(22, 38, 23.5, 39.8)] }), mover(), [pivot(90)]);
    expect(on).toMatchObject({
      clause: '7.3/pivot-room-after',
      params: { what: 'friend', with: 'friend' },
      causes: [{ kind: 'friend', id: 'friend', shapes: [{ length: 4 }] }],
    });
    const near = judgeMove(ground({ enemies: [enemy({ pose: pose(24, 36.9, 180) })] }), mover(), [pivotCentre(90)]);
    expect(near).toMatchObject({ clause: '7.4/no-enter-zoc', params: { enemy: 'enemy' }, causes: [{ kind: 'zone' }] });
  });

  test('a support move pays where the book says so, and only there', () => {
    const on = ground({ areas: [WOOD()] });
    const free = told({ supportPaysPenalty: { value: false, source: 'owner' } });
    expect(judgeMove(on, mover({ pose: pose(24, 36) }), [forward(5)], 'support')).toMatchObject({ paid: true });
    expect(judgeMove(on, mover({ pose: pose(24, 36) }), [forward(5)], 'support', free)).toMatchObject({ paid: false });
    expect(judgeMove(on, mover({ pose: pose(24, 36) }), [forward(5)], 'normal', free)).toMatchObject({ paid: true });
  });

  test('a step of nothing sweeps nothing and goes nowhere', () => {
    const stuck = judgeMove(ground({ enemies: [enemy({ pose: pose(24, 37, 180) })] }), mover(), [forward(1)]);
    expect(stuck).toMatchObject({ legal: false, moved: 0, swept: [] });
    expect(stuck.path).toHaveLength(1);
  });

  test('touching costs where that is the ruling', () => {
    const touch = told({}, { 'R-01': { value: 'touch', source: 'owner' } });
    const on = ground({ areas: [area('wood', rectangle(20, 30, 28, 35))] });
    expect(judgeMove(on, mover(), [forward(5)])).toMatchObject({ paid: false });
    expect(judgeMove(on, mover(), [forward(5)], 'normal', touch)).toMatchObject({ paid: true });
    expect(judgeMove(on, mover(), [forward(4.98)], 'normal', touch)).toMatchObject({ paid: false });
    const beside = ground({ areas: [area('wood', rectangle(25.2, 30, 28, 35))] });
    expect(judgeMove(beside, mover(), [forward(7)])).toMatchObject({ paid: false });
    expect(judgeMove(beside, mover(), [forward(6)], 'normal', touch)).toMatchObject({ paid: true });
  });

  test('with less than half of its base, or its front’s middle outside, it has not started in a wood by other rulings', () => {
    const on = ground({
      areas: [area('wood', rectangle(22.8, 40.7, 26, 45)), area('hill', rectangle(20, 38, 28, 44), 'hill')],
    });
    const paid = (reading: 'anyPart' | 'moreThanHalf' | 'frontCentre', sketch = on) =>
      judgeMove(sketch, mover(), [forward(1)], 'normal', told({}, { 'R-05': { value: reading, source: 'owner' } }))
        .paid;
    expect([paid('anyPart'), paid('moreThanHalf'), paid('frontCentre')]).toEqual([true, false, false]);
    const deep = ground({ areas: [area('wood', rectangle(20, 40.1, 28, 45))] });
    expect([paid('moreThanHalf', deep), paid('frontCentre', deep)]).toEqual([true, false]);
    const front = ground({ areas: [area('wood', rectangle(23.9, 39.995, 24.1, 40.1))] });
    expect([paid('moreThanHalf', front), paid('frontCentre', front)]).toEqual([false, true]);
  });
});

describe('bridges', () => {
  const river = () => band('river', line([0, 36], [72, 36]), 2);
  const crossing = (x: number, heading: number, bridges = [bridge(24, 36)], inches = 7) =>
    verdict(
      judgeMove(ground({ bands: [river()], bridges }), mover({ movement: 12, pose: pose(x, 40, heading) }), [
        forward(inches),
      ]),
    );

  test('carry whose front’s middle stays on them, along their axis', () => {
    expect([crossing(24, 0), crossing(24.5, 0), crossing(24.509, 0), crossing(24.52, 0)]).toEqual([
      'legal',
      'legal',
      'legal',
      '13.10/bridge-crossing',
    ]);
    expect([crossing(23.3, 10), crossing(23.3, 10.02), crossing(23.6, 8), crossing(24.4, 8)]).toEqual([
      'legal',
      '13.10/bridge-crossing',
      'legal',
      '13.10/bridge-crossing',
    ]);
    expect(crossing(24, 0, [])).toBe('13.10/bridge-crossing');
    expect(crossing(24, 0, [{ ...bridge(24, 36), over: 'another' }])).toBe('13.10/bridge-crossing');
    expect(crossing(24, 0, [{ ...bridge(24, 36), heading: 180 }])).toBe('legal');
    expect(crossing(24, 0, [{ ...bridge(24, 36), heading: 90 }])).toBe('13.10/bridge-crossing');
    expect(crossing(40, 0, [bridge(24, 36), bridge(40, 36)])).toBe('legal');
  });

  test('not over another reach of the river beyond', () => {
    const bent = band('river', line([0, 36], [40, 36], [40, 28], [0, 28]), 2);
    const on = ground({ bands: [bent], bridges: [bridge(24, 36)] });
    const unit = mover({ movement: 12, pose: pose(24, 40) });
    expect(verdict(judgeMove(on, unit, [forward(7)]))).toBe('legal');
    const far = judgeMove(on, unit, [forward(12)]);
    expect(verdict(far)).toBe('13.10/bridge-crossing');
    expect(far.moved).toBeCloseTo(11, 6);
  });

  test('a unit does not stop on one that is narrower than it', () => {
    expect(crossing(24, 0, [bridge(24, 36)], 4)).toBe('13.10/bridge-crossing');
    expect(crossing(24, 0, [bridge(24, 36)], 2.9)).toBe('legal');
  });
});

describe('roads', () => {
  const on = (points: readonly (readonly [number, number])[], other = {}) =>
    ground({ roads: [{ ...road(line(...points)), ...other }] });
  const walk = (sketch: ReturnType<typeof ground>, heading: number, inches: number, settings = DEFAULT_SETTINGS) =>
    judgeMove(sketch, mover({ pose: pose(24, 40, heading) }), [forward(inches, 'road')], 'normal', settings);

  test('within ten degrees of a leg, and on one all the way', () => {
    const straight = on([
      [24, 48],
      [24, 10],
    ]);
    expect([walk(straight, 2, 9).legal, walk(straight, 10, 2.9).legal, walk(straight, 10.02, 1).legal]).toEqual([
      true,
      true,
      false,
    ]);
    const bent = on([
      [24, 48],
      [24, 36],
      [20, 30],
    ]);
    expect([verdict(walk(bent, 0, 4.5)), verdict(walk(bent, 0, 6))]).toEqual(['legal', '7.2/road-only-while']);
    expect(walk(bent, 0, 6)).toMatchObject({ params: { road: 'road' } });
    const twoLegs = on([
      [24, 48],
      [24, 38],
      [24, 30],
    ]);
    expect(verdict(walk(twoLegs, 0, 9))).toBe('legal');
    const shifted = on([
      [30, 48],
      [24, 44],
      [24, 30],
    ]);
    expect(verdict(walk(shifted, 0, 9))).toBe('legal');
  });

  test('a railway is a road only where the book says so', () => {
    const rails = on(
      [
        [24, 48],
        [24, 10],
      ],
      { isRailway: true },
    );
    expect(walk(rails, 0, 5)).toMatchObject({ clause: '7.2/road-exception', params: { road: 'road' } });
    expect(verdict(walk(rails, 0, 5, told({ railActsAsRoad: { value: true, source: 'owner' } })))).toBe('legal');
    expect(
      judgeMove(
        on([
          [24, 48],
          [24, 10],
        ]),
        mover(),
        [forward(5, 'nowhere')],
      ),
    ).toMatchObject({ params: { road: 'nowhere' } });
  });

  test('only a turn of the front is a bend', () => {
    const wood = area('wood', rectangle(25, 30, 30, 38));
    const sketch = ground({ areas: [wood], roads: [road(line([24, 48], [24, 0]))] });
    const unit = mover({ pose: pose(24, 38) });
    const steps = [forward(2, 'road'), pivot(3), forward(1, 'road')];
    expect(judgeMove(sketch, unit, steps)).toMatchObject({ legal: true, paid: false });
    expect(judgeMove(sketch, unit, [forward(2, 'road'), pivot(3), forward(1)])).toMatchObject({ paid: true });
    expect(judgeMove(sketch, mover({ pose: pose(24, 36) }), [pivotCentre(3), forward(1, 'road')])).toMatchObject({
      paid: true,
    });
  });

  test('on a road a river still needs a bridge; rocks and woods are passed', () => {
    const bands = [band('river', line([0, 36], [72, 36]), 2)];
    const roads = [road(line([24, 48], [24, 0]))];
    const walks = (sketch: Parameters<typeof ground>[0]) =>
      verdict(judgeMove(ground({ roads, ...sketch }), mover({ movement: 12 }), [forward(8, 'road')]));
    expect(walks({ bands })).toBe('13.10/bridge-crossing');
    expect(walks({ bands, bridges: [bridge(24, 36)] })).toBe('legal');
    expect(walks({ areas: [area('impassable', rectangle(24.6, 34, 30, 37))] })).toBe('legal');
    expect(walks({ bands: [{ ...band('stream', line([0, 36], [72, 36]), 2) }] })).toBe('legal');
  });
});

describe('how far a unit can go', () => {
  test('over friends, but not onto them nor onto rocks behind them', () => {
    const rays = (sketch: Parameters<typeof ground>[0]) => reach(ground(sketch), mover(), DEFAULT_SETTINGS, 4)[0];
    const onto = rays({ friends: [friend(22.8, 33.5, 25.2, 34.7)] });
    expect(onto?.distance).toBeCloseTo(5.3, 6);
    expect(onto?.at.y).toBeCloseTo(34.7, 6);
    expect(rays({ friends: [friend(22.8, 36.5, 25.2, 37.7)] })?.distance).toBeCloseTo(6, 6);
    const stuck = reach(ground(), mover({ movement: 0 }), DEFAULT_SETTINGS, 2);
    expect(stuck).toEqual([
      { heading: 0, distance: 0, at: { x: 24, y: 40 }, why: '7.1/min-range-3' },
      { heading: 180, distance: 0, at: { x: 24, y: 40 }, why: '7.1/min-range-3' },
    ]);
    expect(reach(ground(), mover())).toHaveLength(72);
  });
});

describe('effects of terrain', () => {
  test('each type by default, and what the text itself names', () => {
    const named = TERRAIN_TYPES.filter(type => effectOf(type).source === 'text');
    expect(named).toEqual(['difficult', 'field', 'wood', 'fence']);
    const kinds = TERRAIN_TYPES.map(type => {
      const { slows, blocks, impassable } = effectOf(type);
      return impassable ? 'impassable' : blocks ? 'blocks' : slows ? 'slows' : 'none';
    });
    expect(Object.fromEntries(TERRAIN_TYPES.map((type, i) => [type, kinds[i]]))).toEqual(EFFECT_NAMES);
  });

  test('those of an owner’s book', () => {
    const book = Object.fromEntries(TERRAIN_TYPES.map(type => [type, NO_EFFECT])) as Parameters<typeof effectIn>[0];
    for (const type of TERRAIN_TYPES) expect(effectIn(book, type)).toEqual(NO_EFFECT);
    expect(effectIn({ ...book, hill: { slows: true, blocks: false, impassable: false } }, 'hill').slows).toBe(true);
  });
});

describe('a passage that does not fit', () => {
  const unit = (id: string, y: number) => ({
    id,
    pose: pose(20, y),
    size: SIZE,
    division: 'first',
    corps: 'II',
    engaged: false,
    pinned: false,
  });
  const passage = (other: object = {}) => ({
    units: [unit('A', 30), unit('B', 32)] as const,
    supportEachOther: true,
    turn: 3,
    isReorganisationStep1: true,
    activeCorps: ['II'],
    ...other,
  });

  test('says whether it is for want of support, and lights what is in the way', () => {
    expect(whyNoPassage(ground(), passage({ supportEachOther: false }))).toMatchObject({ params: { what: 'support' } });
    expect(whyNoPassage(ground(), passage({ units: [unit('A', 30), unit('A', 30)] }))).toMatchObject({
      params: { what: 'support' },
    });
    const crowded = whyNoPassage(ground({ friends: [friend(19, 33, 21, 34, 'C')] }), passage());
    expect(crowded).toMatchObject({ params: { what: 'friend', with: 'C' }, causes: [{ kind: 'friend', id: 'C' }] });
  });
});

describe('steps', () => {
  test('a step back stays one however it is cut, and turns about the middle are at the start or the end', () => {
    const course = (...steps: Parameters<typeof judgeMove>[2]) => verdict(judgeMove(ground(), mover(), steps));
    expect(course(forward(3), forward(-3))).toBe('7.3/forward-only');
    expect(course(forward(2), forward(1, 'road'))).toBe('7.2/road-exception');
    expect(course(pivotCentre(20), forward(2))).toBe('legal');
    expect(course(forward(2), pivotCentre(20))).toBe('legal');
    expect(course(forward(2), pivotCentre(20), forward(2))).toBe('7.3/centre-pivot-not-midway');
    expect(course(pivotCentre(20))).toBe('legal');
    const one = told({}, { 'R-08': { value: 'one', source: 'owner' } });
    const ruled = (...steps: Parameters<typeof judgeMove>[2]) =>
      verdict(judgeMove(ground(), mover(), steps, 'normal', one));
    expect(ruled(pivotCentre(20), forward(2), pivotCentre(20))).toBe('7.3/centre-pivot-start-end');
    expect([ruled(pivotCentre(20), forward(2)), ruled(forward(2), pivotCentre(20)), ruled(pivotCentre(20))]).toEqual([
      'legal',
      'legal',
      'legal',
    ]);
  });

  test('walls: one that is met at its nearer end, at the very front, and one that ends there', () => {
    const wall = (...points: readonly (readonly [number, number])[]) =>
      ground({ barriers: [{ ...barrier('wall', line(...points)), blocks: true }] });
    const moved = (sketch: ReturnType<typeof ground>) =>
      Math.round(judgeMove(sketch, mover(), [forward(6)]).moved * 100) / 100;
    expect(moved(wall([24, 36], [24, 30]))).toBe(4);
    expect(moved(wall([24, 30], [24, 36]))).toBe(4);
    expect(moved(wall([20, 36], [24, 37], [28, 35]))).toBe(3);
    expect(moved(wall([20, 40], [28, 40]))).toBe(0);
    expect(moved(wall([20, 41], [28, 41]))).toBe(6);
  });
});
