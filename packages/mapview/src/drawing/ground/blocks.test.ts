import { expect, test } from 'vitest';
import { inBlocks } from './blocks.ts';

test('strokes are put together by kind and by block', () => {
  const stroke = (kind: string, x: number) => ({ kind, at: { x, y: 0 }, d: `M${x},0` });
  const blocks = inBlocks([stroke('road', 1), stroke('road', 2), stroke('road', 5000), stroke('pike', 3)]);
  expect(blocks.get('road')).toEqual(['M1,0M2,0', 'M5000,0']);
  expect(blocks.get('pike')).toEqual(['M3,0']);
});
