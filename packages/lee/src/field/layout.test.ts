import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { DEFAULT_BOOK, type Layout } from '../data/book.ts';
import { house } from '../data/sourced.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { BASE_SIDE, distanceToPoint, layoutOf } from './layout.ts';

const rule = ruleTests<ClauseId>();

const LARGE = { width: 72, height: 48 };
const planned = (layout: Partial<Layout>, options = {}) =>
  worldOf({
    table: LARGE,
    options,
    book: { ...DEFAULT_BOOK, layout: house({ ...DEFAULT_BOOK.layout.value, ...layout }) },
  });
const large = worldOf({ table: LARGE });

describe('13.7 the plan of the table', () => {
  rule('13.7/player-a', 'player A, who won the roll, has the zone at the top edge, whatever his colour', () => {
    expect(layoutOf(large, 'blue').zones.blue).toEqual({ left: 0, top: 0, right: 72, bottom: 12 });
    expect(layoutOf(large, 'grey').zones.grey).toEqual({ left: 0, top: 0, right: 72, bottom: 12 });
  });

  rule('13.7/player-b', 'player B has the zone at the bottom edge', () => {
    expect(layoutOf(large, 'blue').zones.grey).toEqual({ left: 0, top: 36, right: 72, bottom: 48 });
    expect(layoutOf(large, 'grey').zones.blue).toEqual({ left: 0, top: 36, right: 72, bottom: 48 });
  });

  rule('13.7/own-edge', 'the own edge of A is the top one, of B the bottom one', () => {
    expect(layoutOf(large, 'grey').edges).toEqual({ grey: 'top', blue: 'bottom' });
  });

  rule('13.7/half-line', 'the half line runs across the middle of the table', () => {
    expect(layoutOf(large, 'blue').halfLine).toEqual([
      { x: 0, y: 24 },
      { x: 72, y: 24 },
    ]);
  });

  rule('13.7/op-base-squares', 'the squares of the bases lie in the zones of their players', () => {
    const { bases, zones } = layoutOf(large, 'blue');
    for (const side of ['blue', 'grey'] as const) {
      expect(bases[side].top).toBeGreaterThanOrEqual(zones[side].top);
      expect(bases[side].bottom).toBeLessThanOrEqual(zones[side].bottom);
    }
  });

  rule('13.7/sp-squares', 'the points of the plan: echelon on 72 x 48 and 48 x 48, and on the half line', () => {
    const at = (width: number, layout: Partial<Layout> = {}) =>
      layoutOf({ ...planned(layout), table: { width, height: 48 } }, 'blue').points.map(({ x, y }) => [x, y]);
    expect(at(72)).toEqual([
      [18, 18],
      [36, 24],
      [54, 30],
    ]);
    expect(at(48)).toEqual([
      [12, 18],
      [24, 24],
      [36, 30],
    ]);
    expect(at(72, { preset: 'midline' })).toEqual([
      [18, 24],
      [36, 24],
      [54, 24],
    ]);
  });

  test('zones may differ in depth, and end at the half line', () => {
    const plan = layoutOf(planned({ depthA: 6, depthB: 40 }), 'grey');
    expect(plan.depths).toEqual({ grey: 6, blue: 24 });
    expect(plan.neutral).toEqual({ left: 0, top: 6, right: 72, bottom: 24 });
  });
});

describe('13.9 strategic points', () => {
  const four = [10, 20, 30, 40].map(x => ({ x, y: 24 }));

  rule('13.9/three-points', 'there are three points, unless a scenario has others', () => {
    expect(layoutOf(planned({ preset: 'custom', points: four }), 'blue').points).toHaveLength(3);
    expect(layoutOf(planned({ preset: 'custom', points: four }, { special: true }), 'blue').points).toEqual(four);
    const own = four.slice(1);
    expect(layoutOf(planned({ preset: 'custom', points: own }), 'blue').points).toEqual(own);
  });

  rule('13.9/measure-from-point', 'LS-76: distance is measured from the point, not from its token', () => {
    expect(distanceToPoint(layoutOf(large, 'blue'), 1, { x: 36, y: 20 })).toBe(4);
    expect(distanceToPoint(layoutOf(large, 'blue'), 7, { x: 36, y: 20 })).toBe(Infinity);
  });
});

describe('13.11 operational bases', () => {
  rule('13.11/mid-edge', 'LS-64: a base touches the middle of its edge', () => {
    const { bases, middles } = layoutOf(large, 'blue');
    expect(bases.blue.left).toBeCloseTo(34.819, 3);
    expect(bases.blue.right).toBeCloseTo(37.181, 3);
    expect([bases.blue.top, bases.grey.bottom]).toEqual([0, 48]);
    expect(middles).toEqual({ blue: { x: 36, y: 0 }, grey: { x: 36, y: 48 } });
  });

  rule('13.11/size', 'LS-64: a base measures 6 x 6 cm', () => {
    const { blue } = layoutOf(large, 'blue').bases;
    expect(BASE_SIDE).toBeCloseTo(2.362, 3);
    expect(blue.right - blue.left).toBeCloseTo(BASE_SIDE, 9);
    expect(blue.bottom - blue.top).toBeCloseTo(BASE_SIDE, 9);
  });
});
