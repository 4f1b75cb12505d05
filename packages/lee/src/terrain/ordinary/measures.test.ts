import { describe, expect, test } from 'vitest';
import { DEFAULT_BOOK } from '../../data/book.ts';
import { house } from '../../data/sourced.ts';
import { planOf } from '../../field/places.ts';
import { footprint } from '../../geometry/base.ts';
import { NO_COUNTS } from '../board.ts';
import { storedPoints } from '../stored.ts';
import { A, area, B, line, ordinaryTurn, PLAIN, rect, type Sketch } from '../table.fixture.ts';
import { findEnemyZone, findHalves, findOnTable, findOutline, findStacked } from './areas.ts';
import { elementsInZone, findDuty, mayLieOutside } from './shares.ts';
import { findSize, isHalf } from './size.ts';

/** A rectangle that is turned by so many degrees. */
const turned = (long: number, short: number, heading: number) =>
  storedPoints(footprint({ at: { x: 30, y: 20 }, heading }, { width: long, depth: short }));

const turn = (sketch: Sketch = {}) => ({ game: ordinaryTurn(A, { world: PLAIN, ...sketch }), by: A });

describe('the size of an element', () => {
  const sized = (long: number, short: number, heading = 25, sketch: Sketch = {}) =>
    findSize(turn(sketch).game, [turned(long, short, heading)], sketch.size ?? 'twelveBySix');

  test('12 by 6 however it is turned, or as much surface the other way', () => {
    expect([sized(12, 6).ok, sized(12.02, 6).ok, sized(6, 12).ok]).toEqual([true, false, true]);
    expect([sized(17.99, 4).ok, sized(18.1, 4).ok, sized(9, 8).ok, sized(9, 8.1).ok]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([0, 10, 45, 80, 170].every(heading => sized(12, 6, heading).ok)).toBe(true);
  });

  test('its sides are told, the longer first, with the limits', () => {
    const { numbers, shapes } = sized(4, 20);
    expect(numbers).toMatchObject({ limitLong: 12, limitShort: 6 });
    expect(numbers).toMatchObject({ long: expect.closeTo(20, 2), short: expect.closeTo(4, 2) });
    expect(shapes).toMatchObject([{ role: 'fault', form: 'ring', points: { length: 4 } }]);
    expect(sized(5, 4).numbers).toMatchObject({ long: expect.closeTo(5, 2), short: expect.closeTo(4, 2) });
  });

  test('9 by 4 where that was agreed, and only then', () => {
    const size = 'nineByFour' as const;
    expect([sized(9, 4, 25, { size }).ok, sized(9.1, 4, 25, { size }).ok, sized(12, 3, 25, { size }).ok]).toEqual([
      true,
      false,
      true,
    ]);
    expect(findSize(turn().game, [turned(30, 30, 0)], 'nineByFour').ok).toBe(true);
  });

  test('a scenario, a special battle and a book without the rule are free of it', () => {
    const free = (options: object) => sized(30, 10, 0, { world: { ...PLAIN, options } }).ok;
    expect([free({}), free({ special: true }), free({ method: 'scenario' }), free({ method: 'agreement' })]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const terrain = { ...DEFAULT_BOOK.terrain, sizeRule: house('off' as const) };
    expect(sized(30, 10, 0, { world: { ...PLAIN, book: { ...DEFAULT_BOOK, terrain } } }).ok).toBe(true);
  });

  test('2 by 2 inches counts half, however it is turned', () => {
    expect([
      isHalf(turned(2, 2, 30)),
      isHalf(turned(2.02, 2, 30)),
      isHalf(turned(2, 2.02, 0)),
      isHalf(turned(1, 1, 45)),
    ]).toEqual([true, false, false, true]);
    const [small, large] = [rect(10, 10, 11, 11), rect(20, 10, 25, 13)];
    expect([
      findHalves([small, small]).ok,
      findHalves([small, large]).ok,
      findHalves([large]).ok,
      findHalves([small]).ok,
    ]).toEqual([true, false, true, false]);
    expect(findHalves([small, large]).shapes).toHaveLength(1);
  });
});

describe('outlines', () => {
  test('have a surface, do not cross themselves, and their corners are counted', () => {
    const [thin, crossed, whole] = [rect(5, 5, 10, 5.001), line([5, 5], [9, 9], [9, 5], [5, 9]), rect(5, 5, 9, 9)];
    expect([findOutline([thin]).ok, findOutline([crossed]).ok, findOutline([whole]).ok]).toEqual([false, false, true]);
    const odd = findOutline([whole, line([1, 1], [2, 2])]);
    expect(odd).toMatchObject({ ok: false, numbers: { corners: 2 }, shapes: { length: 1 } });
    const many = line(
      ...Array.from({ length: 201 }, (_, i) => [20 + Math.cos(i / 32), 20 + Math.sin(i / 32)] as const),
    );
    expect(findOnTable(turn(), [whole, many])).toMatchObject({
      ok: false,
      numbers: { corners: 201 },
      shapes: { length: 1 },
    });
    expect(findOnTable(turn(), [whole, many.slice(0, 200)]).ok).toBe(true);
  });

  test('how much of them lies in the enemy’s zone, or on what they lie most', () => {
    expect(findEnemyZone(turn(), [rect(10, 34, 14, 38), rect(20, 35, 24, 37)])).toMatchObject({
      ok: false,
      numbers: { area: expect.closeTo(12, 6) },
      shapes: [{ role: 'fault' }, { role: 'fault' }, { role: 'cause' }],
    });
    expect(findEnemyZone(turn(), [rect(10, 30, 14, 36)])).toMatchObject({ ok: true, shapes: [] });
    expect(findEnemyZone(turn(), [rect(10, 30, 14, 34), rect(20, 35, 24, 37)]).shapes).toHaveLength(2);
    const others = [area('p1', 'hill', rect(0, 0, 11, 14), B), area('p2', 'hill', rect(12, 0, 20, 14), B)];
    const { numbers, shapes } = findStacked(turn().game, [rect(10, 10, 14, 12)], others);
    expect(numbers).toMatchObject({ area: expect.closeTo(4, 6) });
    expect(shapes[1]?.points[0]).toEqual({ x: 12, y: 0 });
  });
});

describe('three elements in the own zone', () => {
  const own = (count: number) =>
    Array.from({ length: count }, (_, i) => area(`p${i}`, 'wood', rect(2 + 8 * i, 2, 6 + 8 * i, 6), A));

  test('may be laid elsewhere as long as enough turns are left', () => {
    const free = (wood: number, count: number) =>
      mayLieOutside(turn({ pool: { ...NO_COUNTS, wood }, areas: own(count) }));
    // Of seven that are left four are one's own, the present one among them.
    expect([free(7, 0), free(6, 0), free(5, 1), free(4, 1), free(3, 2), free(2, 2), free(1, 3)]).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  test('what is told: how many lie there, are needed and can still come, and how much of this one does', () => {
    const at = turn({ pool: { ...NO_COUNTS, wood: 5 }, areas: own(0) });
    const half = findDuty(at, [rect(40, 10, 44, 14)]);
    expect(half).toMatchObject({
      ok: false,
      numbers: { inZone: 0, needed: 3, turns: 3, share: expect.closeTo(0.5, 6) },
    });
    expect(half.shapes).toMatchObject([
      { role: 'fault', form: 'ring', points: [{ x: 40, y: 10 }, {}, {}, {}] },
      { role: 'cause', form: 'ring', points: { length: 4 } },
    ]);
    expect(findDuty(at, [rect(40, 9.9, 44, 14)]).ok).toBe(true);
    expect(findDuty(at, [rect(40, 2, 41, 3), rect(50, 20, 51, 21)])).toMatchObject({
      ok: false,
      numbers: { share: 0 },
    });
    expect(planOf(at.game).depths[A]).toBe(12);
  });

  test('count one’s own that lie there for more than half; a pair counts once, if both do', () => {
    const inZone = (...areas: readonly ReturnType<typeof area>[]) => elementsInZone(turn({ areas }).game, A);
    expect(inZone(...own(2))).toBe(2);
    expect(inZone(area('p1', 'wood', rect(2, 2, 6, 6), B))).toBe(0);
    expect(inZone(area('p1', 'wood', rect(2, 10, 6, 14), A))).toBe(0);
    const pair = (y: number) => [
      area('p1', 'wood', rect(2, 2, 3, 3), A, { half: true, pair: 'p2' }),
      area('p2', 'wood', rect(9, y, 10, y + 1), A, { half: true, pair: 'p1' }),
    ];
    expect([inZone(...pair(2)), inZone(...pair(20))]).toEqual([1, 0]);
    const both = turn({ areas: own(2) }).game;
    expect([elementsInZone(both, A), elementsInZone(both, B), elementsInZone(both, A)]).toEqual([2, 0, 2]);
  });

  test('nothing is asked of a zone of six inches or less', () => {
    const depth = (inches: number) => {
      const layout = house({ preset: 'echelon' as const, depthA: inches, depthB: 12, points: [] });
      return mayLieOutside(
        turn({ pool: { ...NO_COUNTS, wood: 5 }, world: { ...PLAIN, book: { ...DEFAULT_BOOK, layout } } }),
      );
    };
    expect([depth(6), depth(6.02), depth(12)]).toEqual([true, false, false]);
  });
});
