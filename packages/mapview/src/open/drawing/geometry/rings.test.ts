import { describe, expect, test } from 'vitest';
import { fromLine } from './lines.ts';
import { areaOf, boxOf, centroid, closed, edgeOf, grainOf, heartOf, isInside, touch } from './rings.ts';

const oblong = [
  { x: 0, y: 0 },
  { x: 12, y: 0 },
  { x: 12, y: 6 },
  { x: 0, y: 6 },
];
/** A bracket open to the right. */
const bracket = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 2 },
  { x: 2, y: 2 },
  { x: 2, y: 8 },
  { x: 10, y: 8 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

describe('a ring', () => {
  test('has an area and a centroid, whichever way it goes', () => {
    expect([areaOf(oblong), areaOf(oblong.toReversed())]).toEqual([72, 72]);
    expect(centroid(oblong)).toEqual({ x: 6, y: 3 });
    expect(centroid(oblong.toReversed())).toEqual({ x: 6, y: 3 });
  });

  test('of no area still has a middle', () => {
    expect(centroid([oblong[0], oblong[1]].flatMap(each => each ?? []))).toEqual({ x: 6, y: 0 });
  });

  test('has its heart inside, also where the centroid is not', () => {
    expect(isInside(centroid(bracket), bracket)).toBe(false);
    expect(isInside(heartOf(bracket), bracket)).toBe(true);
    expect(heartOf(oblong)).toEqual({ x: 6, y: 3 });
  });

  test('knows what is inside', () => {
    expect(isInside({ x: 11, y: 5 }, oblong)).toBe(true);
    expect(isInside({ x: 13, y: 5 }, oblong)).toBe(false);
    expect(isInside({ x: 5, y: 5 }, bracket)).toBe(false);
  });

  test('its edge looks inward, whichever way it goes', () => {
    for (const ring of [bracket, bracket.toReversed(), oblong]) {
      for (const { x, y, inward } of edgeOf(ring, 1, 0)) {
        expect(isInside({ x: x + inward.x * 0.3, y: y + inward.y * 0.3 }, ring)).toBe(true);
        expect(fromLine({ x, y }, closed(ring))).toBeCloseTo(0);
      }
    }
  });

  test('calmed, its edge turns round a corner bit by bit', () => {
    const angles = edgeOf(oblong, 0.5, 2).map(({ inward }) => Math.atan2(inward.y, inward.x));
    const turns = angles.slice(1).map((angle, index) => {
      const apart = Math.abs(angle - (angles[index] ?? 0));
      return Math.min(apart, 2 * Math.PI - apart);
    });
    expect(Math.max(...turns)).toBeLessThan(Math.PI / 4);
  });

  test('has a grain along its longest side', () => {
    expect(grainOf(oblong)).toEqual({ x: 1, y: 0 });
    expect(grainOf(oblong.map(({ x, y }) => ({ x: y, y: x })))).toEqual({ x: 0, y: 1 });
  });
});

test('boxes touch where they share an edge', () => {
  const box = boxOf(oblong);
  expect(touch(box, { x: 12, y: 6, width: 1, height: 1 })).toBe(true);
  expect(touch(box, { x: 12.1, y: 6, width: 1, height: 1 })).toBe(false);
});
