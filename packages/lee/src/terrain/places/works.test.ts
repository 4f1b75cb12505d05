import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { DEFAULT_BOOK } from '../../data/book.ts';
import { house } from '../../data/sourced.ts';
import { planOf } from '../../field/places.ts';
import type { Point } from '../../geometry/point.ts';
import { whyNot } from '../../testing/play.fixture.ts';
import type { Side } from '../../world.ts';
import { pointsOf, type StoredPoint } from '../stored.ts';
import { A, area, B, laidLine, line, PLAIN, rect, type Sketch, table } from '../table.fixture.ts';
import { someWorks, worksOptions } from './works.ts';

const turn = (by: Side, sketch: Sketch = {}) => table({ kind: 'works', by, left: 3 }, { world: PLAIN, ...sketch });

const dug = (by: Side, sketch: Sketch = {}, seed = 1): readonly [Point, Point] => {
  const game = turn(by, sketch);
  const choice = someWorks(random(seed), { game, by });
  if (choice === undefined) throw new Error('nothing');
  expect(whyNot(game, choice)).toBeUndefined();
  const [from, to, ...others] = pointsOf(choice.line);
  expect(others).toEqual([]);
  if (from === undefined || to === undefined) throw new Error('no section');
  return [from, to];
};

const middle = ([from, to]: readonly [Point, Point]): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

/** Houses across the whole width of a side's front. */
const inTheWay = (left: number, right: number, y: number, other: object = {}) =>
  area('p1', 'built-up', rect(left, y - 0.4, right, y + 0.4), A, other);

describe('where somebody digs', () => {
  test('a whole section straight across the way, before the point that is nearest to the own zone', () => {
    for (const by of [A, B]) {
      const { zones, points } = planOf(turn(by));
      const nearest = points.toSorted((a, b) => (by === A ? a.y - b.y : b.y - a.y))[0];
      const front = by === A ? zones[A].bottom - 1 : zones[B].top + 1;
      for (const seed of [1, 2, 3]) {
        const section = dug(by, {}, seed);
        const [from, to] = section;
        expect(to.x - from.x).toBeCloseTo(6, 2);
        expect([from.y, to.y]).toEqual([front, front]);
        expect(Math.abs(middle(section).x - (nearest?.x ?? 0))).toBeLessThanOrEqual(0.501);
      }
    }
  });

  test('two inches before a point that lies in the own zone', () => {
    const points = [
      { x: 20, y: 5 },
      { x: 40, y: 24 },
      { x: 60, y: 43 },
    ];
    const layout = house({ preset: 'custom' as const, depthA: 12, depthB: 12, points });
    const world = { ...PLAIN, book: { ...DEFAULT_BOOK, layout } };
    expect(dug(A, { world })[0].y).toBe(7);
    expect(Math.abs(middle(dug(A, { world })).x - 20)).toBeLessThanOrEqual(0.501);
    expect(dug(B, { world })[0].y).toBe(41);
    expect(Math.abs(middle(dug(B, { world })).x - 60)).toBeLessThanOrEqual(0.501);
  });

  test('stays on the table and as long as the zone is wide', () => {
    const world = { ...PLAIN, table: { width: 5, height: 48 } };
    const [from, to] = dug(A, { world });
    expect([from.x, to.x]).toEqual([0, 5]);
    const points = [
      { x: 0, y: 20 },
      { x: 72, y: 24 },
      { x: 72, y: 28 },
    ];
    const layout = house({ preset: 'custom' as const, depthA: 12, depthB: 12, points });
    const corner = { ...PLAIN, book: { ...DEFAULT_BOOK, layout } };
    expect(dug(A, { world: corner })[0].x).toBe(0);
    expect(dug(B, { world: corner })[1].x).toBe(72);
  });

  test('aside of what lies in the way: half a length, then more', () => {
    const [free] = [middle(dug(A))];
    const by = (sketch: Sketch) => Math.abs(middle(dug(A, sketch)).x - free.x);
    const gap = (left: number, right: number) => by({ areas: [inTheWay(left, right, 11)] });
    expect(gap(free.x - 3, free.x - 1.7)).toBeGreaterThan(2);
    expect(gap(free.x - 3, free.x - 1.7)).toBeLessThan(4.1);
    expect(gap(free.x - 4, free.x + 4)).toBeGreaterThan(7);
    expect(gap(free.x - 4, free.x + 4)).toBeLessThan(10.1);
  });

  test('half an inch from houses, rocks, works, waters and roads, but through a wood', () => {
    const free = dug(A);
    const isMoved = (sketch: Sketch) => Math.abs(dug(A, sketch)[0].x - free[0].x) > 1;
    const x = free[1].x;
    const boxAt = (left: number, right: number) => rect(left, 10, right, 12);
    for (const [far, moves] of [
      [0.1, true],
      [1.4, false],
    ] as const) {
      const beside = x + far;
      expect(isMoved({ areas: [area('p1', 'built-up', boxAt(beside, beside + 3), A)] })).toBe(moves);
      const rocks = area('p1', 'hill', boxAt(beside, beside + 3), A, { surface: 'impassable' });
      expect(isMoved({ areas: [rocks] })).toBe(moves);
      expect(isMoved({ areas: [area('p1', 'wood', boxAt(beside, beside + 3), A)] })).toBe(false);
      expect(isMoved({ areas: [area('p1', 'wood', boxAt(x - 8, x + 3), A)] })).toBe(false);
      expect(isMoved({ works: [{ id: 'p1', line: line([beside, 11], [beside + 3, 11]), by: A }] })).toBe(moves);
      const road = line([beside + 0.5, 0], [beside + 0.5, 48]);
      expect(isMoved({ lines: [laidLine('p1', 'road', road, A)] })).toBe(moves);
      expect(isMoved({ lines: [laidLine('p1', 'river', line([beside + 1, 0], [beside + 1, 48]), A)] })).toBe(moves);
    }
    // All of the section among houses, and an end of it in a farm whose walls it does not cross.
    expect(isMoved({ areas: [area('p1', 'built-up', rect(x - 16, 2, x + 6, 11.9), A)] })).toBe(true);
  });

  test('along the rest of the front where no point can be covered', () => {
    const covered = planOf(turn(A)).points.map(({ x }, i) =>
      area(`p${i}`, 'built-up', rect(x - 13.5, 10, x + 13.5, 12), A),
    );
    const section = dug(A, { areas: covered.slice(0, 2) });
    expect(section[0].y).toBe(11);
    expect(middle(section).x).toBeGreaterThan(36);
    const onlyLeft = dug(A, { areas: [area('p1', 'built-up', rect(14, 10, 72, 12), A)] });
    expect(onlyLeft[1].x).toBeLessThan(13.5);
  });

  test('somewhere all the same where nothing is clear, and nowhere beyond the own zone', () => {
    for (const by of [A, B]) {
      const everywhere = area('p1', 'built-up', rect(0, 0, 72, 48), A);
      const [from] = dug(by, { areas: [everywhere] });
      const zone = planOf(turn(by)).zones[by];
      expect(from.y).toBeGreaterThan(zone.top);
      expect(from.y).toBeLessThan(zone.bottom);
      expect(from).toEqual(dug(by)[0]);
    }
  });

  test('one section is offered, the same for the same position', () => {
    const offered = (sketch: Sketch = {}): readonly (readonly StoredPoint[])[] =>
      worksOptions({ game: turn(A, sketch), by: A }).map(choice => choice.line);
    expect(offered()).toHaveLength(1);
    expect(offered()).toEqual(offered());
    expect(offered({ laid: 33 })).not.toEqual(offered());
  });
});
