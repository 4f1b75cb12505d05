import { expect, test } from 'vitest';
import { Crowd } from './crowd.ts';
import { overlap } from './layout.ts';
import { noise } from './noise.ts';

test('a crowd hides as much as its boxes do one by one', () => {
  const boxAt = (n: number) => ({
    ...{ x: noise(n, 1) * 900 - 300, y: noise(n, 2) * 900 - 300 },
    ...{ width: 5 + noise(n, 3) * 400, height: 5 + noise(n, 4) * 60 },
  });
  const boxes = Array.from({ length: 200 }, (_, n) => boxAt(n));
  const crowd = new Crowd(boxes);
  for (let n = 1000; n < 1050; n++) {
    const one = boxes.reduce((sum, box) => sum + overlap(boxAt(n), box), 0);
    expect(crowd.under(boxAt(n))).toBeCloseTo(one, 5);
  }
  expect(crowd.under({ x: 5000, y: 0, width: 10, height: 10 })).toBe(0);
});
