import { describe, expect, test } from 'vitest';
import type { Point } from './point.ts';
import { crossingOf, segmentDistance, segmentsMeet } from './segments.ts';

type Four = readonly [Point, Point, Point, Point];

const four = (...numbers: readonly [number, number, number, number, number, number, number, number]): Four => {
  const [ax, ay, bx, by, cx, cy, dx, dy] = numbers;
  return [
    { x: ax, y: ay },
    { x: bx, y: by },
    { x: cx, y: cy },
    { x: dx, y: dy },
  ];
};

const flipped = ({ x, y }: Point): Point => ({ x: y, y: x });

/** The same two segments told from either end, in either order, and on a table with its axes exchanged. */
const tellings = ([a, b, c, d]: Four): Four[] =>
  [
    [a, b, c, d],
    [b, a, c, d],
    [a, b, d, c],
    [b, a, d, c],
  ]
    .flatMap(([p, q, r, s]) => [[p, q, r, s] as const, [r, s, p, q] as const])
    .flatMap(([p, q, r, s]) => [
      [p, q, r, s] as Four,
      [flipped(p as Point), flipped(q as Point), flipped(r as Point), flipped(s as Point)] as Four,
    ]);

const MEETING: readonly (readonly [string, Four, Point])[] = [
  ['cross', four(0, 0, 4, 4, 0, 4, 4, 0), { x: 2, y: 2 }],
  ['cross off the middle', four(0, 0, 8, 2, 4, 0, 4, 9), { x: 4, y: 1 }],
  ['an end on the other', four(0, 0, 4, 0, 2, 0, 2, 3), { x: 2, y: 0 }],
  ['an end on a slanting one', four(0, 0, 4, 4, 1, 1, 3, 0), { x: 1, y: 1 }],
  ['a corner', four(0, 0, 4, 0, 4, 0, 6, 3), { x: 4, y: 0 }],
];

const APART: readonly (readonly [string, Four, number])[] = [
  ['side by side', four(0, 0, 4, 0, 0, 3, 4, 3), 3],
  ['beyond an end, across', four(0, 0, 4, 0, 5, -1, 5, 1), 1],
  ['in the corner of a slanting one', four(0, 0, 10, 10, 6, 1, 9, 4), 2.5 * Math.sqrt(2)],
  ['in the corner of a slanting one, askew', four(0, 0, 10, 10, 9, 1, 8, 4), 2 * Math.sqrt(2)],
  ['in one line', four(0, 0, 4, 0, 6, 0, 9, 0), 2],
  ['in one slanting line', four(0, 0, 3, 4, 6, 8, 9, 12), 5],
  ['towards each other without reaching', four(0, 0, 4, 0, 2, 1, 2, 5), 1],
  ['an end in the line of the other, beyond it', four(0, 0, 4, 0, 7, 0, 9, 5), 3],
  ['an end in the slanting line of the other, beyond it', four(0, 0, 3, 4, 6, 8, 12, 8), 5],
];

describe('two segments', () => {
  test.each(MEETING)('%s: they meet, ends counted in', (_name, segments, at) => {
    for (const [a, b, c, d] of tellings(segments)) {
      expect(segmentsMeet(a, b, c, d)).toBe(true);
      expect(segmentDistance(a, b, c, d)).toBe(0);
      const found = crossingOf(a, b, c, d);
      expect([found, found && flipped(found)]).toContainEqual(at);
    }
  });

  test.each(APART)('%s: they do not, and are so far apart', (_name, segments, distance) => {
    for (const [a, b, c, d] of tellings(segments)) {
      expect(segmentsMeet(a, b, c, d)).toBe(false);
      expect(segmentDistance(a, b, c, d)).toBeCloseTo(distance, 12);
      expect(crossingOf(a, b, c, d)).toBeUndefined();
    }
  });

  test('that lie on each other meet, but cross at no one place', () => {
    for (const [a, b, c, d] of tellings(four(0, 0, 4, 0, 2, 0, 9, 0))) {
      expect(segmentsMeet(a, b, c, d)).toBe(true);
      expect(crossingOf(a, b, c, d)).toBeUndefined();
    }
  });
});
