import { describe, expect, test } from 'vitest';
import { rulerTicks, scaleLength } from './rulerTicks.ts';

const numbers = (length: number, scale: number) => rulerTicks(length, scale).flatMap(({ text }) => text ?? []);

describe('a ruler', () => {
  test('has a tick each inch, a long one and a number each six', () => {
    const ticks = rulerTicks(72, 13);
    expect(ticks.map(({ inch }) => inch)).toEqual(Array.from({ length: 73 }, (_, inch) => inch));
    expect(numbers(72, 13)).toEqual(['0', '6', '12', '18', '24', '30', '36', '42', '48', '54', '60', '66', '72']);
    expect(ticks[6]?.length).toBeGreaterThan(ticks[5]?.length ?? 99);
  });

  test('has fewer ticks and numbers where there is less room', () => {
    expect(numbers(72, 4)).toEqual(['0', '12', '24', '36', '48', '60', '72']);
    expect(rulerTicks(72, 2)).toHaveLength(25);
  });

  test('has quarters seen from near', () => {
    expect(rulerTicks(2, 40).map(({ inch }) => inch)).toEqual([0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]);
  });
});

test('a scale bar is as long as there is room for', () => {
  expect([scaleLength(5), scaleLength(13), scaleLength(31), scaleLength(80), scaleLength(500)]).toEqual([
    24, 12, 6, 2, 1,
  ]);
});
