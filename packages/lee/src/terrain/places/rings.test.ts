import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { ORDINARY } from '../../data/army.ts';
import { axesOf, toAxes } from '../../geometry/axes.ts';
import { area } from '../../geometry/convex.ts';
import type { Point } from '../../geometry/point.ts';
import { isSimple } from '../../geometry/ring.ts';
import { naturalRing, type Sketch, square } from './rings.ts';

/** Where the corners lie in the sketch: 1 is the border of its length and of its breadth. */
const inSketch = ({ at, heading, long, short }: Sketch, ring: readonly Point[]): Point[] =>
  ring.map(corner => {
    const { x, y } = toAxes(axesOf({ at, heading }), corner);
    return { x: (2 * y) / long, y: (2 * x) / short };
  });

const sketches = (count: number): Sketch[] => {
  const below = random(3);
  return Array.from({ length: count }, () => ({
    at: { x: below(70), y: below(40) },
    heading: below(360),
    long: 3 + below(9),
    short: 2 + below(4),
  }));
};

const SURFACES = { hill: ['plain'], difficult: ['plain', 'field'], wood: ['plain'], 'built-up': ['plain'] } as const;

function drawn() {
  const below = random(5);
  return sketches(40).flatMap(sketch =>
    ORDINARY.flatMap(terrain =>
      SURFACES[terrain].map(surface => {
        const ring = naturalRing(below, terrain, surface, sketch);
        return { terrain, surface, ring, corners: inSketch(sketch, ring), sketch };
      }),
    ),
  );
}

describe('outlines', () => {
  test('never cross themselves, and stay within their sketch', () => {
    const rings = drawn();
    expect(rings.filter(({ ring }) => !isSimple(ring))).toEqual([]);
    const reaches = rings.flatMap(({ corners }) => corners.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))));
    expect(Math.max(...reaches)).toBeLessThan(1.000001);
  });

  test('fill most of it: they are as large as was asked for', () => {
    for (const { ring, sketch, terrain, surface } of drawn()) {
      const share = area(ring) / (sketch.long * sketch.short);
      expect(share).toBeGreaterThan(surface === 'field' ? 0.66 : terrain === 'built-up' ? 0.5 : 0.35);
    }
  });

  test('a wood, a hill and rough ground are round, with six to twelve corners near an ellipse', () => {
    const round = drawn().filter(({ terrain, surface }) => terrain !== 'built-up' && surface === 'plain');
    expect(new Set(round.map(({ ring }) => ring.length))).toEqual(new Set([6, 7, 8, 9, 10, 11, 12]));
    const reaches = round.flatMap(({ corners }) => corners.map(({ x, y }) => Math.sqrt(x * x + y * y)));
    expect(Math.min(...reaches)).toBeGreaterThan(0.779);
    expect(Math.min(...reaches)).toBeLessThan(0.8);
    expect(Math.max(...reaches)).toBeLessThan(1.000001);
    expect(Math.max(...reaches)).toBeGreaterThan(0.98);
    // Each in its own quarter of a part, so that two never change places.
    const off = round.flatMap(({ corners }) =>
      corners.map(({ x, y }, i) => {
        const part = (Math.atan2(y, x) * corners.length) / (2 * Math.PI) - i;
        return Math.abs(part - corners.length * Math.round(part / corners.length));
      }),
    );
    expect(Math.max(...off)).toBeLessThan(0.250001);
    expect(Math.max(...off)).toBeGreaterThan(0.2);
  });

  test('a field has four corners, each near one of the sketch', () => {
    const fields = drawn().filter(({ surface }) => surface === 'field');
    for (const { corners } of fields) {
      expect(corners.map(({ x, y }) => [Math.sign(x), Math.sign(y)])).toEqual([
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ]);
    }
    const reaches = fields.flatMap(({ corners }) => corners.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
    expect(Math.min(...reaches)).toBeGreaterThan(0.819);
    expect(Math.min(...reaches)).toBeLessThan(0.83);
    expect(Math.max(...reaches)).toBeGreaterThan(0.99);
  });

  test('a block of houses is a rectangle, or one with a corner left out', () => {
    const blocks = drawn().filter(({ terrain }) => terrain === 'built-up');
    const notches = blocks.filter(({ ring }) => ring.length === 6);
    expect(blocks.filter(({ ring }) => ring.length === 4).length).toBeGreaterThan(8);
    expect(notches.length).toBeGreaterThan(8);
    expect(blocks.every(({ ring }) => ring.length === 4 || ring.length === 6)).toBe(true);
    for (const { corners } of blocks) {
      const [first, second] = corners;
      expect([first?.x, first?.y, second?.x, second?.y].map(each => Math.round(each ?? 0))).toEqual([-1, -1, 1, -1]);
      for (const [i, { x, y }] of corners.entries()) {
        const next = corners[(i + 1) % corners.length] ?? { x, y };
        expect(Math.min(Math.abs(next.x - x), Math.abs(next.y - y))).toBeLessThan(1e-6);
      }
    }
    const inner = notches.flatMap(({ corners }) => [corners[3]?.x ?? 9, corners[3]?.y ?? 9]);
    expect(Math.min(...inner)).toBeGreaterThan(-0.300001);
    expect(Math.max(...inner)).toBeLessThan(0.400001);
    expect(Math.max(...inner) - Math.min(...inner)).toBeGreaterThan(0.5);
  });

  test('a square is exact', () => {
    expect(square({ x: 10, y: 20 }, 2.1)).toEqual([
      { x: 8.95, y: 18.95 },
      { x: 11.05, y: 18.95 },
      { x: 11.05, y: 21.05 },
      { x: 8.95, y: 21.05 },
    ]);
  });
});
