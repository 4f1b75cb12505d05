import { expect, test } from 'vitest';
import { driftOf } from './carrying.ts';

const FRAME = { left: 100, top: 50, right: 900, bottom: 650 };

test('the map comes to meet a piece that is carried to its edge, and stays where it is otherwise', () => {
  expect(driftOf({ x: 500, y: 300 }, FRAME)).toEqual({ x: 0, y: 0 });
  expect(driftOf({ x: 110, y: 300 }, FRAME).x).toBeGreaterThan(0);
  expect(driftOf({ x: 890, y: 640 }, FRAME).x).toBeLessThan(0);
  expect(driftOf({ x: 890, y: 640 }, FRAME).y).toBeLessThan(0);
});
