import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { footprint } from '../geometry/base.ts';
import { convexDistance } from '../geometry/convex.ts';
import { along, type Point, rightOf } from '../geometry/point.ts';
import { ahead, type Pose, poseOf, storedPose } from '../geometry/pose.ts';
import { inRing, overlapWithConvex } from '../geometry/ring.ts';
import { DEFAULT_SETTINGS } from './data.ts';
import { type GroundSketch, groundOf } from './ground.ts';
import { judgeMove } from './judgeMove.ts';
import type { Judgement } from './judgement.ts';
import type { Mover, MoveStep } from './mover.ts';
import { rangeOf } from './range.ts';
import { reach } from './reach.ts';
import { sweptQuad } from './sweep.ts';
import { area, band, barrier, bridge, enemy, mover, pose, rectangle, road, SIZE } from './table.fixture.ts';

const [WIDTH, HEIGHT] = [48, 48];
const RUNS = { numRuns: 250, seed: 1863 };

const quarters = (min: number, max: number) => fc.integer({ min: min * 4, max: max * 4 }).map(n => n / 4);
const heading = fc.integer({ min: 0, max: 23 }).map(n => n * 15);
const point = fc.record({ x: quarters(4, 44), y: quarters(4, 44) });
const standing = fc.record({ at: point, heading });
const ring = fc.oneof(
  fc
    .tuple(point, quarters(1, 8), quarters(1, 5))
    .map(([{ x, y }, w, h]) => rectangle(x, y, Math.min(x + w, WIDTH), Math.min(y + h, HEIGHT))),
  fc.tuple(point, fc.array(quarters(1, 4), { minLength: 4, maxLength: 8 })).map(([at, radii]) =>
    radii.map((radius, i): Point => {
      const angle = (i * 2 * Math.PI) / radii.length;
      return { x: at.x + Math.cos(angle) * radius, y: at.y + Math.sin(angle) * radius };
    }),
  ),
);
const patch = fc
  .tuple(fc.constantFrom('wood', 'field', 'hill', 'impassable' as const), ring)
  .map(([type, outline]) => area(type, outline));

const sketch: fc.Arbitrary<GroundSketch> = fc.record({
  table: fc.constant({ width: WIDTH, height: HEIGHT }),
  areas: fc.array(patch, { maxLength: 6 }),
  barriers: fc.array(
    fc.array(point, { minLength: 2, maxLength: 4 }).map(points => barrier('fence', points)),
    { maxLength: 3 },
  ),
  bands: fc.constantFrom(
    [],
    [
      band(
        'river',
        [
          { x: 0, y: 20 },
          { x: WIDTH, y: 20 },
        ],
        2,
      ),
    ],
  ),
  bridges: fc.constantFrom([], [bridge(24, 20)]),
  roads: fc.constant([
    road([
      { x: 24, y: HEIGHT },
      { x: 24, y: 0 },
    ]),
  ]),
  friends: fc
    .array(standing, { maxLength: 4 })
    .map(poses => poses.map((at, i) => ({ id: `f${i}`, pose: at, size: SIZE }))),
  enemies: fc
    .array(fc.tuple(standing, fc.boolean()), { maxLength: 3 })
    .map(all => all.map(([at, pinned], i) => enemy({ id: `e${i}`, pose: at, pinned }))),
});

const unit: fc.Arbitrary<Mover> = fc
  .record({
    pose: fc.oneof(
      standing,
      quarters(6, 42).map(y => pose(24, y)),
    ),
    movement: fc.integer({ min: 1, max: 14 }),
    march: fc.boolean(),
  })
  .map(some => mover(some));

const anyStep: fc.Arbitrary<MoveStep> = fc.oneof(
  fc.integer({ min: -11, max: 12 }).map((n): MoveStep => ({ do: 'pivotFront', turn: n * 15 })),
  fc.integer({ min: -11, max: 12 }).map((n): MoveStep => ({ do: 'pivotCentre', turn: n * 15 })),
  quarters(0.25, 6).map((inches): MoveStep => ({ do: 'forward', inches })),
  quarters(0.25, 6).map((inches): MoveStep => ({ do: 'forward', inches, onRoad: 'road' })),
);
const anySteps = fc.array(anyStep, { maxLength: 5 });

/** The whole table seen otherwise. */
interface View {
  readonly point: (at: Point) => Point;
  readonly heading: (heading: number) => number;
  readonly turn: (turn: number) => number;
}
const MIRRORED: View = {
  point: ({ x, y }) => ({ x: WIDTH - x, y }),
  heading: angle => (360 - angle) % 360,
  turn: angle => -angle,
};
const TURNED: View = {
  point: ({ x, y }) => ({ x: WIDTH - x, y: HEIGHT - y }),
  heading: angle => (angle + 180) % 360,
  turn: angle => angle,
};

function seen(view: View, on: GroundSketch): GroundSketch {
  const moved = (at: Pose): Pose => ({ at: view.point(at.at), heading: view.heading(at.heading) });
  return {
    table: on.table,
    areas: (on.areas ?? []).map(each => ({ ...each, ring: each.ring.map(view.point) })),
    barriers: (on.barriers ?? []).map(each => ({ ...each, line: each.line.map(view.point) })),
    bands: (on.bands ?? []).map(each => ({ ...each, line: each.line.map(view.point) })),
    roads: (on.roads ?? []).map(each => ({ ...each, line: each.line.map(view.point) })),
    bridges: (on.bridges ?? []).map(each => ({
      ...each,
      at: view.point(each.at),
      heading: view.heading(each.heading),
    })),
    friends: (on.friends ?? []).map(each => ({ ...each, pose: moved(each.pose) })),
    enemies: (on.enemies ?? []).map(each => ({ ...each, pose: moved(each.pose) })),
  };
}

const seenStep = (view: View, step: MoveStep): MoveStep =>
  step.do === 'pivotFront' || step.do === 'pivotCentre' ? { ...step, turn: view.turn(step.turn) } : step;

const gist = (judgement: Judgement) => ({
  why: judgement.legal ? 'legal' : judgement.clause,
  moved: judgement.moved.toFixed(3),
  paidAt: judgement.paidAt?.toFixed(3),
  limit: judgement.limit,
});

/** Points across the front, the tolerance left out on both sides. */
const frontPoints = (at: Pose): Point[] => {
  const right = rightOf(at.heading);
  return Array.from({ length: 24 }, (_, i) => along(at.at, right, (SIZE.width / 2 - 0.011) * (i / 11.5 - 1)));
};

const straight = (inches: number): MoveStep[] => [{ do: 'forward', inches }];
const PLACES: readonly string[] = ['7.2/cost-own-unit', '7.2/full-front', '13.10/bridge-crossing'];

describe('properties of moves', () => {
  test.each([
    ['mirrored', MIRRORED],
    ['turned by half', TURNED],
  ])('the same on a table that is %s', (_name, view) => {
    fc.assert(
      fc.property(sketch, unit, anySteps, (on, who, steps) => {
        const other = { ...who, pose: { at: view.point(who.pose.at), heading: view.heading(who.pose.heading) } };
        const here = judgeMove(groundOf(on), who, steps);
        const there = judgeMove(
          groundOf(seen(view, on)),
          other,
          steps.map(step => seenStep(view, step)),
        );
        expect(gist(there)).toEqual(gist(here));
      }),
      RUNS,
    );
  });

  test('a shorter part of a legal straight move is legal, but for room at its end', () => {
    fc.assert(
      fc.property(
        sketch,
        unit,
        quarters(0.5, 12),
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        (on, who, length, part) => {
          const ground = groundOf(on);
          if (!judgeMove(ground, who, straight(length)).legal) return;
          const shorter = judgeMove(ground, who, straight(length * part));
          expect(shorter.moved).toBeCloseTo(length * part, 9);
          if (!shorter.legal) expect(PLACES).toContain(shorter.clause);
        },
      ),
      RUNS,
    );
  });

  test('cutting a step into small ones changes nothing', () => {
    fc.assert(
      fc.property(sketch, unit, quarters(0.5, 12), fc.integer({ min: 2, max: 400 }), (on, who, length, parts) => {
        const ground = groundOf(on);
        const small = Array.from({ length: parts }, (): MoveStep => ({ do: 'forward', inches: length / parts }));
        expect(gist(judgeMove(ground, who, small))).toEqual(gist(judgeMove(ground, who, straight(length))));
      }),
      RUNS,
    );
  });

  test('who stops on the way and goes on in another move of the turn pays as if he had not stopped', () => {
    fc.assert(
      fc.property(sketch, unit, quarters(0.5, 8), quarters(0.25, 4), (on, who, first, second) => {
        const ground = groundOf({ ...on, friends: [], enemies: [] });
        const whole = judgeMove(ground, who, straight(first + second));
        const part = judgeMove(ground, who, straight(first));
        if (!whole.legal || !part.legal) return;
        const there = poseOf(storedPose(part.end));
        const next: Mover = { ...who, pose: there, movement: 14, ...(part.paid && { paidOn: who.turn }) };
        const rest = judgeMove(ground, next, straight(second));
        expect(part.paid || rest.paid).toBe(whole.paid);
      }),
      RUNS,
    );
  });

  test('more terrain never lengthens the reach', () => {
    fc.assert(
      fc.property(sketch, unit, patch, (on, who, more) => {
        const before = reach(groundOf(on), who, DEFAULT_SETTINGS, 24);
        const after = reach(groundOf({ ...on, areas: [...(on.areas ?? []), more] }), who, DEFAULT_SETTINGS, 24);
        after.forEach((ray, i) => {
          expect(ray.distance).toBeLessThanOrEqual((before[i]?.distance ?? 0) + 1e-6);
        });
      }),
      { ...RUNS, numRuns: 60 },
    );
  });

  test('the range grows with the movement value and lies between 3 and twice it', () => {
    const bonus = fc.integer({ min: -8, max: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 18 }), bonus, fc.boolean(), (movement, inches, march) => {
        const modifiers = [{ origin: 'card', inches }] as const;
        const range = (value: number) =>
          rangeOf(mover({ movement: value, march, modifiers }), 'normal', DEFAULT_SETTINGS);
        const { plain, reduced } = range(movement);
        expect(plain).toBeGreaterThanOrEqual(3);
        expect(reduced).toBeGreaterThanOrEqual(3);
        expect(plain).toBeLessThanOrEqual(2 * movement);
        expect(reduced).toBeLessThanOrEqual(plain);
        expect(range(movement + 1).plain).toBeGreaterThanOrEqual(plain);
        expect(range(movement + 1).reduced).toBeGreaterThanOrEqual(reduced);
      }),
      RUNS,
    );
  });
});

describe('the same seen step by step', () => {
  const STEP = 0.1;
  const sampled = (length: number): number[] =>
    Array.from({ length: Math.floor(length / STEP) + 1 }, (_, i) => i * STEP);

  test('on the way of a legal move the base is on the table, on nothing impassable and away from every enemy', () => {
    const zone = (pinned: boolean) => (pinned ? 1 : 3);
    fc.assert(
      fc.property(sketch, unit, quarters(0.5, 12), (on, who, length) => {
        const ground = groundOf({ ...on, bridges: [] });
        if (!judgeMove(ground, who, straight(length)).legal) return;
        const start = footprint(who.pose, SIZE);
        for (const at of sampled(length)) {
          const quad = footprint(ahead(who.pose, at), SIZE);
          const front = frontPoints(ahead(who.pose, at));
          if (at > 0)
            expect(quad.slice(0, 2).every(({ x, y }) => x > -0.02 && x < 48.02 && y > -0.02 && y < 48.02)).toBe(true);
          for (const { quad: foe, pinned } of ground.enemies) {
            const least = Math.min(zone(pinned), convexDistance(start, foe)) - 0.0101;
            expect(convexDistance(quad, foe)).toBeGreaterThanOrEqual(least);
          }
          const blocking = (on.areas ?? []).filter(({ impassable }) => impassable);
          if (at > 0) expect(blocking.some(({ ring: outline }) => front.some(p => inRing(p, outline)))).toBe(false);
        }
      }),
      { ...RUNS, numRuns: 400 },
    );
  });

  test('the 3 inches are paid as soon as a point of the front is in slowing terrain', () => {
    fc.assert(
      fc.property(sketch, unit, quarters(0.5, 12), (on, who, length) => {
        const ground = groundOf({ ...on, enemies: [], friends: [], barriers: [] });
        const { moved, paidAt = Infinity } = judgeMove(ground, who, straight(length));
        const slowing = (on.areas ?? []).filter(({ slows }) => slows);
        const isIn = (at: number): boolean =>
          slowing.some(({ ring: outline }) => frontPoints(ahead(who.pose, at)).some(p => inRing(p, outline)));
        const first = sampled(moved - 0.02).find(isIn);
        if (first !== undefined) expect(paidAt).toBeLessThanOrEqual(first + 1e-6);
        const startsIn = slowing.some(
          ({ ring: outline }) => overlapWithConvex(outline, footprint(who.pose, SIZE, 0.01)) > 0.01,
        );
        expect(paidAt === 0 || !startsIn).toBe(true);
      }),
      { ...RUNS, numRuns: 400 },
    );
  });

  test('and not before a corner of it, or a side of the band, is met', () => {
    fc.assert(
      fc.property(sketch, unit, quarters(0.5, 12), (on, who, length) => {
        const ground = groundOf({ ...on, enemies: [], friends: [], barriers: [] });
        const { paidAt } = judgeMove(ground, who, straight(length));
        if (paidAt === undefined || paidAt === 0) return;
        const slowing = (on.areas ?? []).filter(({ slows }) => slows);
        const swept = sweptQuad(who.pose, SIZE, paidAt - 0.001);
        expect(slowing.some(({ ring: outline }) => overlapWithConvex(outline, swept) > 0.06)).toBe(false);
      }),
      { ...RUNS, numRuns: 400 },
    );
  });
});

describe('reach', () => {
  test('every ray is a legal move, and none longer is', () => {
    fc.assert(
      fc.property(sketch, unit, (on, who) => {
        const ground = groundOf(on);
        for (const ray of reach(ground, who, DEFAULT_SETTINGS, 8)) {
          const turn: MoveStep = { do: 'pivotFront', turn: ray.heading - who.pose.heading };
          const move = (inches: number) => judgeMove(ground, who, [turn, { do: 'forward', inches }]);
          if (ray.distance > 0) expect(move(ray.distance)).toMatchObject({ legal: true });
          for (let more = ray.distance + 0.05; more < 2 * who.movement + 3; more += 0.35)
            expect(move(more).legal).toBe(false);
        }
      }),
      { ...RUNS, numRuns: 60 },
    );
  });

  test('says where the 3 inches are paid and what ends it', () => {
    const ground = groundOf({
      table: { width: 72, height: 48 },
      areas: [area('wood', rectangle(10, 20, 40, 38))],
      enemies: [enemy({ pose: pose(32, 40, 270) })],
    });
    const [ahead, right, , left] = reach(ground, mover(), DEFAULT_SETTINGS, 4);
    expect(ahead).toMatchObject({
      heading: 0,
      distance: 6,
      at: { x: 24, y: 34 },
      paidAt: 2,
      why: '7.2/reduce-on-contact',
    });
    expect(right).toMatchObject({ heading: 90, why: '7.4/no-enter-zoc' });
    expect(right?.distance).toBeCloseTo(5, 6);
    expect(left).toMatchObject({ heading: 270, distance: 9 });
    const fixed = reach(ground, mover({ movement: 0 }), DEFAULT_SETTINGS, 4);
    expect(fixed.map(({ distance, why }) => [distance, why])).toEqual(Array(4).fill([0, '7.1/min-range-3']));
  });
});
