import { describe, expect, test } from 'vitest';
import type { Handle } from '../../inHand.ts';
import { INCH } from '../geometry/units.ts';
import { lookAt } from '../sheet/look.ts';
import { SIZE, seatOf } from './Handles.tsx';

const square = (side: number) => [
  { x: 10 - side / 2, y: 10 - side / 2 },
  { x: 10 + side / 2, y: 10 - side / 2 },
  { x: 10 + side / 2, y: 10 + side / 2 },
  { x: 10 - side / 2, y: 10 + side / 2 },
];
const handle = (side: number, away?: { x: number; y: number }): Handle => ({
  ...{ id: 'move', as: 'move', at: { x: 10, y: 10 }, light: 'held', label: '' },
  grip: square(side),
  ...(away && { away }),
});
const MIDDLE = { x: 10 * INCH, y: 10 * INCH };

describe('a handle that moves something', () => {
  test('is on it where that is large enough to be seen, however near it is looked at', () => {
    expect(seatOf(handle(8), lookAt(0.6))).toEqual(MIDDLE);
    expect(seatOf(handle(2), lookAt(2))).toEqual(MIDDLE);
  });

  test('is beside it where it would hide it', () => {
    const look = lookAt(0.6);
    for (const away of [
      { x: 0, y: 1 },
      { x: -1, y: 0 },
    ]) {
      const seat = seatOf(handle(2, away), look);
      const off = (seat.x - MIDDLE.x) * away.x + (seat.y - MIDDLE.y) * away.y;
      expect(off - SIZE.move * look.px).toBeGreaterThan(INCH);
    }
    expect(seatOf(handle(2), look).x).toBe(MIDDLE.x);
  });
});
