import { describe, expect, test } from 'vitest';
import { seedOf } from '../../open/drawing/sheet/seed.ts';
import { same } from './same.ts';

describe('things that say the same', () => {
  test('are the same, however they were made', () => {
    const ring = () => [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ];
    expect(same({ id: 'p1', ring: ring() }, { id: 'p1', ring: ring() })).toBe(true);
    expect(same({ id: 'p1', ring: ring() }, { id: 'p1', ring: ring().toReversed() })).toBe(false);
  });

  test('differ by what one lacks', () => {
    expect(same({ id: 'a' }, { id: 'a', name: undefined })).toBe(false);
    expect(same({ id: 'a', name: undefined }, { id: 'a', other: 1 })).toBe(false);
    expect(same([], {})).toBe(false);
    expect(same([1], [1, 2])).toBe(false);
    expect(same(undefined, {})).toBe(false);
  });
});

test('a seed follows from the id alone, and ids that are alike have other seeds', () => {
  expect(seedOf('p12')).toBe(seedOf('p12'));
  expect(new Set(Array.from({ length: 200 }, (_, n) => seedOf(`p${n}`))).size).toBe(200);
});
