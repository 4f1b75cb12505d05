import { expect, test } from 'vitest';
import { arrowShape } from './arrowShape.ts';

const numbers = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);

test('an arrow ends short of the piece, its head where the line ends', () => {
  const shape = arrowShape(
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    6,
  );
  expect(shape?.line).toBe('M0,0 L60.4,0');
  const [tipX, tipY, ...wings] = numbers(shape?.head ?? '');
  expect([tipX, tipY]).toEqual([76, 0]);
  expect(wings).toEqual([60.4, 9.3, 60.4, -9.3]);
});

test('a way over several hexes is bent at each of them, and a way to nowhere is none', () => {
  const way = [0, 1, 2, 3].map(n => ({ x: 60 * n, y: n % 2 === 0 ? 0 : 30 }));
  expect(arrowShape(way, 4)?.line.match(/Q/g)).toHaveLength(2);
  expect(arrowShape(way.slice(0, 1), 4)).toBeUndefined();
  expect(arrowShape([way[0] ?? { x: 0, y: 0 }, way[0] ?? { x: 0, y: 0 }], 4)).toBeUndefined();
});
