import { expect, test } from 'vitest';
import { twistOf } from './gestures.ts';

test('two fingers turn by the angle between them, the shorter way round', () => {
  const [o, east, south] = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 0, y: 10 },
  ];
  expect(twistOf(o, east, o, south)).toBeCloseTo(90);
  expect(twistOf(o, south, o, east)).toBeCloseTo(-90);
  expect(twistOf(o, { x: -10, y: 1 }, o, { x: -10, y: -1 })).toBeCloseTo(11.42, 1);
  expect(twistOf(o, east, { x: 5, y: 5 }, { x: 15, y: 5 })).toBeCloseTo(0);
});
