import { expect, test } from 'vitest';
import { overlap } from '../sheet/layout.ts';
import { inBlocks } from './blocks.ts';

test('strokes are put together by kind and by block', () => {
  const stroke = (kind: string, x: number) => ({ kind, at: { x, y: 0 }, d: `M${x},0` });
  const blocks = inBlocks([stroke('road', 1), stroke('road', 2), stroke('road', 5000), stroke('pike', 3)]);
  expect(blocks.get('road')?.map(({ d }) => d)).toEqual(['M1,0M2,0', 'M5000,0']);
  expect(blocks.get('pike')?.map(({ d }) => d)).toEqual(['M3,0']);
});

test('a block says what it may touch', () => {
  const [block] = inBlocks([{ kind: 'road', at: { x: 479, y: 1 }, d: 'M479,1' }]).get('road') ?? [];
  const around = (x: number, y: number) => ({ x: x - 40, y: y - 40, width: 80, height: 80 });
  expect(overlap(around(479, 1), block?.within ?? around(0, 0))).toBe(6400);
  expect(overlap(around(900, 1), block?.within ?? around(900, 1))).toBe(0);
});
