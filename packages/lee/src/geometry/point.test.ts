import { describe, expect, test } from 'vitest';
import { boxOf, isNear } from './box.ts';
import {
  along,
  distance,
  distanceToSegment,
  forwardOf,
  headingTo,
  legsOf,
  nearestOnSegment,
  rightOf,
  sidesOf,
} from './point.ts';
import { ahead, pivotedFront } from './pose.ts';
import { angleBetweenAxes, normalHeading, turnBetween } from './units.ts';

const point = (x: number, y: number) => ({ x, y });

describe('directions', () => {
  test('quarter turns are exact', () => {
    expect([0, 90, 180, 270, 360, -90].map(forwardOf)).toEqual(
      [point(0, -1), point(1, 0), point(0, 1), point(-1, 0), point(0, -1), point(-1, 0)].map(({ x, y }) => ({
        x: expect.closeTo(x, 15),
        y: expect.closeTo(y, 15),
      })),
    );
    expect([forwardOf(90).x, forwardOf(180).y, forwardOf(270).x, forwardOf(360).y]).toEqual([1, 1, -1, -1]);
    expect([forwardOf(180).x + 0, rightOf(90).x + 0, rightOf(270).x + 0]).toEqual([0, 0, 0]);
  });

  test('between them, forward and right are square to each other', () => {
    expect(forwardOf(30)).toEqual({ x: expect.closeTo(0.5, 12), y: expect.closeTo(-Math.sqrt(3) / 2, 12) });
    expect(rightOf(30)).toEqual({ x: expect.closeTo(Math.sqrt(3) / 2, 12), y: expect.closeTo(0.5, 12) });
    expect(rightOf(210)).toEqual({ x: expect.closeTo(-Math.sqrt(3) / 2, 12), y: expect.closeTo(-0.5, 12) });
  });

  test('the heading from one place to another', () => {
    const from = point(10, 20);
    expect([point(10, 15), point(14, 20), point(10, 29), point(3, 20)].map(to => headingTo(from, to))).toEqual([
      0, 90, 180, 270,
    ]);
    expect(headingTo(from, point(13, 17))).toBeCloseTo(45, 12);
    expect(headingTo(from, point(7, 17))).toBeCloseTo(315, 12);
  });

  test('headings are told from 0 to 360, turns the shorter way', () => {
    expect([0, 360, 725, -1, -721].map(normalHeading)).toEqual([0, 0, 5, 359, 359]);
    expect([turnBetween(0, 179), turnBetween(0, 181), turnBetween(180, 0), turnBetween(90, 90)]).toEqual([
      179, -179, 180, 0,
    ]);
    expect([angleBetweenAxes(0, 89), angleBetweenAxes(0, 91), angleBetweenAxes(350, 10)]).toEqual([89, 89, 20]);
  });

  test('a pose moves along its heading and turns about its front', () => {
    expect(ahead({ at: point(10, 20), heading: 90 }, 3)).toEqual({ at: point(13, 20), heading: 90 });
    expect(pivotedFront({ at: point(10, 20), heading: 350 }, 20)).toEqual({ at: point(10, 20), heading: 10 });
  });
});

describe('distances', () => {
  test('of points, and along a direction', () => {
    expect(distance(point(1, 1), point(4, 5))).toBe(5);
    expect(distance(point(4, 5), point(1, 1))).toBe(5);
    expect(along(point(1, 2), point(3, -1), 2)).toEqual(point(7, 0));
  });

  test.each([
    ['beside it', point(4, 3), point(4, 0), 3],
    ['before it', point(-3, 4), point(0, 0), 5],
    ['beyond it', point(13, -4), point(10, 0), 5],
    ['on it', point(7, 0), point(7, 0), 0],
  ])('of a point from a segment: %s', (_name, at, nearest, far) => {
    const [from, to] = [point(0, 0), point(10, 0)];
    expect(nearestOnSegment(at, from, to)).toEqual(nearest);
    expect(nearestOnSegment(at, to, from)).toEqual(nearest);
    expect([distanceToSegment(at, from, to), distanceToSegment(at, to, from)]).toEqual([far, far]);
    const turned = ({ x, y }: { x: number; y: number }) => point(y, x);
    expect(nearestOnSegment(turned(at), turned(from), turned(to))).toEqual(turned(nearest));
    expect(distanceToSegment(turned(at), turned(from), turned(to))).toBe(far);
  });

  test('from a slanting segment', () => {
    expect(nearestOnSegment(point(5, 0), point(0, 0), point(4, 4))).toEqual(point(2.5, 2.5));
    expect(distanceToSegment(point(7, 1), point(0, 0), point(6, 8))).toBeCloseTo(5, 12);
  });

  test('from a segment without length', () => {
    expect(nearestOnSegment(point(3, 4), point(0, 0), point(0, 0))).toEqual(point(0, 0));
    expect(distanceToSegment(point(3, 4), point(0, 0), point(0, 0))).toBe(5);
  });

  test('an outline is closed, a line is not', () => {
    const [a, b, c] = [point(0, 0), point(1, 0), point(1, 1)] as const;
    expect(sidesOf([a, b, c])).toEqual([
      [a, b],
      [b, c],
      [c, a],
    ]);
    expect(legsOf([a, b, c])).toEqual([
      [a, b],
      [b, c],
    ]);
    expect(legsOf([a])).toEqual([]);
  });
});

describe('boxes', () => {
  const box = boxOf([point(4, 7), point(2, 9), point(6, 3), point(5, 5)]);

  test('hold all points', () => {
    expect(box).toEqual({ left: 2, top: 3, right: 6, bottom: 9 });
  });

  test.each([
    ['left', -5, 0],
    ['right', 5, 0],
    ['above', 0, -7],
    ['below', 0, 7],
  ])('are near up to the reach itself: to the %s', (_name, x, y) => {
    const other = { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y };
    expect([isNear(box, other, 1), isNear(other, box, 1)]).toEqual([true, true]);
    expect([isNear(box, other, 0.99), isNear(other, box, 0.99)]).toEqual([false, false]);
  });
});
