import { expect, test } from 'vitest';
import type { Method } from '../world.ts';
import { broken } from './broken.ts';
import { A, area, bridge, laidLine, line, ordinaryTurn, PLAIN, rect, type Sketch } from './table.fixture.ts';

const WOOD = () => area('p1', 'wood', rect(10, 20, 16, 24), A);
const verdict = (sketch: Sketch) => broken(ordinaryTurn(A, { world: PLAIN, ...sketch }));

test('a table as it may be', () => {
  expect(verdict({})).toBeUndefined();
  expect(verdict({ areas: [WOOD(), area('p2', 'hill', rect(16, 20, 20, 24), A)] })).toBeUndefined();
});

test('two pieces of one name, whatever they are', () => {
  expect(verdict({ areas: [WOOD(), area('p1', 'hill', rect(20, 20, 24, 24), A)] })).toBe('terrain-ids');
  const lines = [laidLine('p1', 'river', line([0, 30], [72, 30]), A)];
  expect(verdict({ areas: [WOOD()], lines })).toBe('terrain-ids');
  const barriers = [{ id: 'p1', barrier: 'fence', along: 'p1', line: line([1, 1], [2, 2]), by: A }] as const;
  expect(verdict({ areas: [WOOD()], barriers })).toBe('terrain-ids');
  expect(verdict({ areas: [WOOD()], bridges: [bridge('p1', 40, 30)] })).toBe('terrain-ids');
  expect(verdict({ areas: [WOOD()], works: [{ id: 'p1', line: line([1, 1], [2, 2]), by: A }] })).toBe('terrain-ids');
});

test('less than nothing left', () => {
  expect(verdict({ linearLeft: -1 })).toBe('terrain-pool');
  expect(verdict({ barriersLeft: -1 })).toBe('terrain-pool');
  expect(verdict({ linearLeft: 0, barriersLeft: 0 })).toBeUndefined();
  expect(verdict({ pool: { hill: 0, difficult: 4, wood: -1, 'built-up': 0 } })).toBe('terrain-pool');
});

test('an element off the table, and impassable terrain six inches from a bridge', () => {
  expect(verdict({ areas: [WOOD(), area('p2', 'hill', rect(70, 20, 73, 24), A)] })).toBe('terrain-off-the-table');
  const rocks = (left: number) => area('p2', 'hill', rect(left, 20, left + 4, 24), A, { surface: 'impassable' });
  const near = (left: number) => verdict({ areas: [rocks(left)], bridges: [bridge('p3', 40, 22)] });
  expect([near(46.4), near(46.6)]).toEqual(['impassable-within-6', undefined]);
});

test('elements on each other, unless a scenario has them so', () => {
  const areas = [WOOD(), area('p2', 'hill', rect(40, 20, 44, 24), A), area('p3', 'hill', rect(15, 20, 20, 24), A)];
  expect(verdict({ areas })).toBe('terrain-stacked');
  const by = (method: Method, special = false) => verdict({ areas, world: { ...PLAIN, options: { method, special } } });
  expect([by('agreement'), by('referee'), by('scenario'), by('procedure', true)]).toEqual([
    'terrain-stacked',
    'terrain-stacked',
    undefined,
    undefined,
  ]);
});
