import { describe, expect, test } from 'vitest';
import { beside, drawnOut, fromLine, lengthOf, middleOf, paced } from './lines.ts';

const corner = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
];

describe('a line', () => {
  test('is as long as its stretches', () => {
    expect(lengthOf(corner)).toBe(20);
    expect(lengthOf([{ x: 3, y: 3 }])).toBe(0);
  });

  test('is paced in equal steps, round its bends', () => {
    const steps = paced(corner, 4);
    expect(steps.map(({ x, y }) => [x, y])).toEqual([
      [2, 0],
      [6, 0],
      [10, 0],
      [10, 4],
      [10, 8],
    ]);
    expect(steps[4]?.along).toEqual({ x: 0, y: 1 });
  });

  test('without end is still paced in time', () => {
    expect(
      paced(
        [
          { x: 0, y: 0 },
          { x: 1e9, y: 0 },
        ],
        0.1,
      ).length,
    ).toBeLessThanOrEqual(4001);
  });

  test('its middle is half way along', () => {
    expect(middleOf(corner)).toMatchObject({ x: 10, y: 0 });
    expect(middleOf(corner.slice(0, 2))).toMatchObject({ x: 5, y: 0, along: { x: 1, y: 0 } });
  });

  test('has another beside it, as far off at the bend as elsewhere', () => {
    const right = beside(corner, 2).map(({ x, y }) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]);
    expect(right).toEqual([
      [0, 2],
      [8, 2],
      [8, 10],
    ]);
  });

  test('a hairpin does not shoot out', () => {
    const hairpin = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 0.1 },
    ];
    for (const { x, y } of beside(hairpin, 2)) expect(Math.hypot(x - 5, y)).toBeLessThan(10);
  });

  test('is as far away as its nearest stretch', () => {
    expect(fromLine({ x: 5, y: 3 }, corner)).toBe(3);
    expect(fromLine({ x: 13, y: 14 }, corner)).toBe(5);
    expect(fromLine({ x: 3, y: 4 }, [{ x: 0, y: 0 }])).toBe(5);
  });

  test('can be drawn out at both ends', () => {
    expect(drawnOut(corner, 5).at(0)).toEqual({ x: -5, y: 0 });
    expect(drawnOut(corner, 5).at(-1)).toEqual({ x: 10, y: 15 });
    expect(drawnOut([{ x: 1, y: 1 }], 5)).toEqual([{ x: 1, y: 1 }]);
  });
});
