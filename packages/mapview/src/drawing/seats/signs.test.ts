import { DIRECTIONS, neighbour } from '@wigwag/hex';
import { expect, test } from 'vitest';
import { grid, middle, SIGHTS, unit } from '../drawing.fixture.ts';
import { occupiedBy } from '../names/occupied.ts';
import { centreOf, overlap, RADIUS } from '../sheet/layout.ts';
import { seatsOf } from './seating.ts';
import { seatSigns, signBox } from './signs.ts';

const occupied = (...hexes: readonly number[]) =>
  occupiedBy(
    seatsOf(
      grid,
      hexes.map((hex, n) => unit(`unit-${n}`, { hex })),
      SIGHTS.middle,
    ),
    1,
  );

const hiddenBy = (hexes: readonly number[], signs: ReturnType<typeof seatSigns>): number =>
  signs.reduce(
    (sum, sign) =>
      sum + [...occupied(...hexes).covered.values()].reduce((all, box) => all + overlap(box, signBox(sign, 1)), 0),
    0,
  );

test('the sign of a free hex stands in it', () => {
  const [sign] = seatSigns(grid, [middle], occupied(), 1);
  const { x, y } = centreOf(grid, middle);
  expect(Math.hypot((sign?.x ?? 0) - x, (sign?.y ?? 0) - y)).toBeLessThan(RADIUS);
});

test('the sign of a hex with a piece in it hides neither that piece nor its neighbours', () => {
  for (const direction of DIRECTIONS) {
    const hexes = [middle, neighbour(grid, middle, direction)];
    expect(hiddenBy(hexes, seatSigns(grid, [middle], occupied(...hexes), 1))).toBe(0);
  }
});

test('signs side by side do not hide each other', () => {
  const hexes = [middle, ...DIRECTIONS.map(direction => neighbour(grid, middle, direction))];
  const boxes = seatSigns(grid, hexes, occupied(), 1).map(sign => signBox(sign, 1));
  const hidden = boxes.flatMap((box, n) => boxes.slice(n + 1).map(other => overlap(box, other)));
  expect(Math.max(...hidden)).toBe(0);
});
