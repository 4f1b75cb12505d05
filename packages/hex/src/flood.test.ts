import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Flood, type StepCost } from './flood.ts';
import { directionTo, type Grid, type Hex, sideOf } from './grid.ts';
import { HexError } from './hexError.ts';
import { distance, range } from './measure.ts';
import { FIELDS, flatField, named, northernVirginia, oneSheet, openNeighbours } from './testGrids.fixture.ts';

const small = oneSheet('flat', '', [1, 7], [1, 7]);

/** The plainest correct search there is: improve every hex over every step until nothing changes. */
function plainSearch(grid: Grid, starts: readonly Hex[], budget: number, cost: StepCost): Map<Hex, number> {
  const found = new Map<Hex, number>(starts.map(hex => [hex, 0]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [from, spent] of [...found]) {
      for (const [d, to] of openNeighbours(grid, from)) {
        const step = cost(from, d, to, sideOf(grid, from, d));
        const total = spent + step;
        if (step < 0 || total > budget || total >= (found.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        found.set(to, total);
        changed = true;
      }
    }
  }
  return found;
}

function pathCost(grid: Grid, path: readonly Hex[], cost: StepCost): number {
  return path.slice(1).reduce((sum, to, i) => {
    const from = path[i] ?? -1;
    const d = directionTo(grid, from, to);
    if (d === undefined) throw new Error('gap in the path');
    return sum + cost(from, d, to, sideOf(grid, from, d));
  }, 0);
}

/** Prices by the six ways out of each hex, so that there and back differ; -1 is barred, 0 is free. */
const prices = fc.array(fc.constantFrom(-1, -1, 0, 0, 1, 2, 3, 4, 7, 70), {
  minLength: small.size * 6,
  maxLength: small.size * 6,
});
const hexes = fc.array(fc.nat({ max: small.size - 1 }), { minLength: 0, maxLength: 3 });
const budgets = fc.oneof(fc.integer({ min: -1, max: 40 }), fc.constant(Number.POSITIVE_INFINITY));

describe('a flood', () => {
  test('finds the cost a plain search finds, and paths that add up to it', () => {
    const flood = new Flood(small.size);
    fc.assert(
      fc.property(prices, hexes, budgets, (price, starts, budget) => {
        const cost: StepCost = (from, d) => price[from * 6 + d] ?? -1;
        flood.run(small, starts, budget, cost);
        const expected = budget < 0 ? new Map<Hex, number>() : plainSearch(small, starts, budget, cost);
        expect(new Map(flood.reached.map(hex => [hex, flood.costTo(hex)]))).toEqual(expected);
        expect(flood.reached).toHaveLength(expected.size);
        for (let hex = 0; hex < small.size; hex++) {
          const path = flood.pathTo(hex);
          expect(flood.costTo(hex)).toBe(expected.get(hex));
          if (!expected.has(hex)) expect(path).toEqual([]);
          else {
            expect(starts).toContain(path[0]);
            expect(path.at(-1)).toBe(hex);
            expect(flood.previousTo(hex)).toBe(path.at(-2));
            expect(pathCost(small, path, cost)).toBe(expected.get(hex));
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('lists what it reached in order of cost', () => {
    fc.assert(
      fc.property(prices, hexes, (price, starts) => {
        const flood = new Flood(small.size).run(small, starts, 20, (from, d) => price[from * 6 + d] ?? -1);
        const costs = flood.reached.map(hex => flood.costTo(hex) ?? -1);
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
      }),
    );
  });

  test.each(FIELDS)('at one a hex is a range, %s', (_, grid) => {
    const middle = named(grid, '1111');
    const flood = new Flood(grid.size).run(grid, [middle], 5, () => 1);
    expect([...flood.reached].sort((a, b) => a - b)).toEqual(range(grid, middle, 5).sort((a, b) => a - b));
    for (const hex of flood.reached) expect(flood.costTo(hex)).toBe(distance(grid, middle, hex));
  });

  test('tells the price function which hexside it crosses', () => {
    new Flood(small.size).run(small, [0], 9, (from, d, to, side) => {
      expect(directionTo(small, from, to)).toBe(d);
      expect(sideOf(small, from, d)).toBe(side);
      return 1;
    });
  });

  test('goes round a wall, and not through', () => {
    const wall = new Set(['0401', '0402', '0403', '0404', '0405', '0406'].map(name => named(small, name)));
    const flood = new Flood(small.size);
    flood.run(small, [named(small, '0301')], 99, (_, __, to) => (wall.has(to) ? -1 : 2));
    expect(flood.pathTo(named(small, '0501'))).toContain(named(small, '0407'));
    expect(flood.costTo(named(small, '0402'))).toBeUndefined();
    flood.run(small, [named(small, '0301')], 99, (_, __, to) => (wall.has(to) ? 1 : 2));
    expect(flood.costTo(named(small, '0501'))).toBe(3);
  });

  test('with free steps only, reaches everything for nothing, once each', () => {
    const flood = new Flood(northernVirginia.size).run(northernVirginia, [0], 0, () => 0);
    expect(new Set(flood.reached).size).toBe(northernVirginia.size);
    expect(flood.reached).toHaveLength(northernVirginia.size);
  });

  test('with nothing to spend stays where it is; with less than nothing is nowhere', () => {
    expect(new Flood(small.size).run(small, [5, 5, 6], 0, () => 1).reached).toHaveLength(2);
    expect(new Flood(small.size).run(small, [5], -1, () => 0).reached).toEqual([]);
  });
});

describe('the scratch memory', () => {
  test('remembers nothing of the run before', () => {
    const flood = new Flood(flatField.size);
    const first = flood.run(flatField, [0], 60, () => 1).reached;
    const second = flood.run(flatField, [7], 1, () => 1).reached;
    expect(second).toHaveLength(1 + openNeighbours(flatField, 7).length);
    expect(first).toHaveLength(flatField.size);
    expect(flood.costTo(0)).toBeUndefined();
    expect(flood.pathTo(0)).toEqual([]);
  });

  test('serves smaller maps too, but no larger one', () => {
    const flood = new Flood(flatField.size);
    expect(flood.run(small, [0], 99, () => 1).reached).toHaveLength(small.size);
    expect(() => flood.run(northernVirginia, [0], 9, () => 1)).toThrow('flood-size');
  });

  test.each([1, 2, 3, 10, 40])('is clean again after a price function threw at call %d', fatal => {
    const flood = new Flood(small.size);
    let calls = 0;
    const failing: StepCost = (_, d) => {
      if (++calls === fatal) throw new Error('price');
      return d;
    };
    expect(() => flood.run(small, [24], 30, failing)).toThrow('price');
    flood.run(small, [0], 2, () => 1);
    expect([...flood.reached].sort((a, b) => a - b)).toEqual(range(small, 0, 2).sort((a, b) => a - b));
    expect(flood.costTo(24)).toBeUndefined();
  });
});

describe('mistakes of the caller', () => {
  test.each([0.5, 70.5, Number.NaN])('a price of %d', price => {
    const flood = new Flood(small.size);
    expect(() => flood.run(small, [0], Number.POSITIVE_INFINITY, () => price)).toThrow(HexError);
    expect(flood.run(small, [0], 99, () => 1).reached).toHaveLength(small.size);
  });

  test.each([Number.POSITIVE_INFINITY, 2 ** 40])('a price of %d is beyond every budget', price => {
    expect(new Flood(small.size).run(small, [0], Number.POSITIVE_INFINITY, () => price).reached).toEqual([0]);
  });

  test('a start off the map', () => {
    expect(() => new Flood(small.size).run(small, [-1], 9, () => 1)).toThrow('no-such-hex');
    expect(() => new Flood(999).run(small, [small.size], 9, () => 1)).toThrow('no-such-hex');
  });

  test('a budget that is no number', () => {
    expect(() => new Flood(small.size).run(small, [0], Number.NaN, () => 1)).toThrow('flood-budget');
  });
});
