import { describe, expect, test } from 'vitest';
import { A, linearTurn, ordinaryTurn } from '../table.fixture.ts';
import { belowOf, between, oneOf, shuffled } from './below.ts';

const numbers = (below: (n: number) => number, n = 1000, count = 8): number[] =>
  Array.from({ length: count }, () => below(n));

describe('numbers that follow from the position', () => {
  const laid = { laid: 5, linearLeft: 4, barriersLeft: 2, pool: { hill: 4, difficult: 4, wood: 4, 'built-up': 3 } };
  const of = (other: object, salt = 1) => numbers(belowOf(ordinaryTurn(A, { ...laid, ...other }), salt));

  test('the same position gives the same, whoever made it', () => {
    expect(of({})).toEqual(of({}));
    expect(numbers(belowOf(linearTurn(A, laid), 1))).toEqual(of({}));
  });

  test('whatever was laid since, they are others, and for each use of them', () => {
    const others = [
      of({ laid: 6 }),
      of({ linearLeft: 3 }),
      of({ barriersLeft: 1 }),
      of({ pool: { ...laid.pool, wood: 3 } }),
      of({}, 2),
      of({ laid: 0, linearLeft: 0, barriersLeft: 0, pool: { hill: 0, difficult: 0, wood: 0, 'built-up': 0 } }),
      of({}),
    ];
    expect(new Set(others.map(String)).size).toBe(others.length);
  });

  test('a course of terrain laid piece by piece meets no numbers twice', () => {
    const courses = Array.from({ length: 60 }, (_, i) =>
      of({ laid: i, linearLeft: Math.max(0, 4 - i), pool: { ...laid.pool, wood: Math.max(0, 40 - i) } }).join(),
    );
    expect(new Set(courses).size).toBe(courses.length);
  });

  test('they are whole, under the limit, and each comes about as often as any other', () => {
    for (const salt of [0, 1, 7, 42]) {
      const drawn = numbers(belowOf(ordinaryTurn(A), salt), 5, 2000);
      for (const face of [0, 1, 2, 3, 4]) {
        const times = drawn.filter(each => each === face).length;
        expect(times).toBeGreaterThan(300);
        expect(times).toBeLessThan(500);
      }
      expect(drawn.every(each => Number.isInteger(each) && each >= 0 && each < 5)).toBe(true);
    }
  });

  test('one after the other is no pattern: each pair of neighbours comes too', () => {
    const drawn = numbers(belowOf(ordinaryTurn(A), 3), 4, 1600);
    const pairs = new Map<string, number>();
    for (const [i, one] of drawn.entries()) {
      const pair = `${one} ${drawn[i + 1]}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    const counts = [...pairs].filter(([pair]) => !pair.includes('undefined')).map(([, count]) => count);
    expect(counts).toHaveLength(16);
    expect(Math.min(...counts)).toBeGreaterThan(60);
    expect(Math.max(...counts)).toBeLessThan(145);
  });
});

describe('what is made of them', () => {
  const always = (n: number) => () => n;

  test('a number between two others, both of them possible', () => {
    expect(between(always(0), 3, 7)).toBe(3);
    expect(between(always(5000), 3, 7)).toBe(5);
    expect(between(limit => limit - 1, 3, 7)).toBe(7);
    expect(between(limit => limit - 1, -4, 4)).toBe(4);
  });

  test('one of a list, and none of an empty one', () => {
    expect([0, 1, 2].map(n => oneOf(always(n), ['a', 'b', 'c']))).toEqual(['a', 'b', 'c']);
    expect(oneOf(limit => limit - 1, ['a', 'b', 'c'])).toBe('c');
    const asked: number[] = [];
    expect(oneOf(n => asked.push(n) - 1, [])).toBeUndefined();
    expect(asked).toEqual([1]);
  });

  test('a list in any order, with everything in it', () => {
    const below = belowOf(ordinaryTurn(A), 4);
    const orders = new Set<string>();
    for (let i = 0; i < 120; i++) {
      const order = shuffled(below, [1, 2, 3]);
      expect(order.toSorted()).toEqual([1, 2, 3]);
      orders.add(order.join());
    }
    expect(orders.size).toBe(6);
  });
});
