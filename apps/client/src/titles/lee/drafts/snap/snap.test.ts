import { footprint, type Point } from '@wigwag/lee';
import { describe, expect, test } from 'vitest';
import type { LineDraft } from '../line.ts';
import { marchSnapped, poseSnapped } from './bases.ts';
import { bendSnapped } from './lines.ts';
import { middleSnapped } from './rings.ts';
import type { Surroundings } from './surroundings.ts';

const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];
const size = { width: 2.4, depth: 1.2 };
const stands = { at: { x: 40, y: 40 }, heading: 0 };
const GROUND: Surroundings = {
  table: { left: 0, top: 0, right: 72, bottom: 48 },
  borders: [12, 36],
  points: [{ x: 36, y: 24 }],
  ends: [{ x: 20, y: 34 }],
  bridges: [],
  courses: [
    {
      id: 'p1',
      kind: 'water',
      line: [
        { x: 0, y: 20 },
        { x: 72, y: 20 },
      ],
      width: 1,
    },
    {
      id: 'p2',
      kind: 'road',
      line: [
        { x: 50, y: 0 },
        { x: 50, y: 48 },
      ],
      width: 1,
    },
  ],
  areas: [{ id: 'p3', ring: box(10, 25, 16, 30) }],
  bases: [{ id: 'b', side: 'blue', pose: stands, size, ring: footprint(stands, size) }],
  markers: [],
};
const piece = (middle: Point): Point[] => box(middle.x - 3, middle.y - 2, middle.x + 3, middle.y + 2);
const laid = (x: number, y: number, free = false) => middleSnapped({ x, y }, piece, GROUND, free);

describe('a piece in hand comes to rest', () => {
  test('on quarters of an inch where nothing is near, and nowhere with Alt', () => {
    expect(laid(30.1, 31.05)).toEqual({ at: { x: 30, y: 31 } });
    expect(laid(2.9, 31.05, true)).toEqual({ at: { x: 2.9, y: 31.05 } });
  });

  test('at an edge of the table, the other way on quarters, and in a corner', () => {
    expect(laid(3.3, 31.05)).toMatchObject({ at: { x: 3, y: 31 }, snap: { to: 'edge' } });
    expect(laid(68.7, 46.2).at).toEqual({ x: 69, y: 46 });
  });

  test('at the border of a zone, from either side', () => {
    expect(laid(30.1, 34.3)).toMatchObject({ at: { y: 34 }, snap: { to: 'zone', at: { y: 36 } } });
    expect(laid(30.1, 37.8)).toMatchObject({ at: { y: 38 }, snap: { to: 'zone' } });
  });

  test('on a point with its middle, and at another piece without lying on it', () => {
    expect(laid(36.3, 24.2)).toMatchObject({ at: { x: 36, y: 24 }, snap: { to: 'point' } });
    expect(laid(19.3, 27.5)).toMatchObject({ at: { x: 19 }, snap: { to: 'contact' } });
    const pushed = laid(18.8, 27.5);
    expect(pushed.snap?.to).toBe('contact');
    expect(pushed.at.x).toBeGreaterThanOrEqual(19);
    expect(pushed.at.x).toBeLessThan(19.1);
  });
});

describe('a unit that is set down comes to rest', () => {
  const put = (x: number, y: number, heading = 0, free = false) =>
    poseSnapped({ at: { x, y }, heading }, size, 'a', GROUND, free);

  test('in line with others, behind them and before them', () => {
    expect(put(42.6, 40.2)).toMatchObject({ pose: { at: { x: 42.4, y: 40 } }, snap: { to: 'inLine' } });
    expect(put(39.8, 41.4)).toMatchObject({ pose: { at: { x: 40, y: 41.2 } }, snap: { to: 'inLine' } });
    expect(put(42.6, 40.2, 0, true).snap).toBeUndefined();
  });

  test('in contact with one that looks another way', () => {
    const { pose, snap } = put(42, 39.8, 90);
    expect(snap?.to).toBe('contact');
    expect(Math.min(...footprint(pose, size).map(({ x }) => x))).toBeGreaterThanOrEqual(41.2 - 1e-6);
  });

  test('not at itself', () => {
    expect(poseSnapped({ at: { x: 42.6, y: 40.2 }, heading: 0 }, size, 'b', GROUND, false).snap).toBeUndefined();
  });
});

describe('a bend comes to rest', () => {
  const line = (drawn: LineDraft['drawn'], ...bends: Point[]): LineDraft => ({ kind: 'line', drawn, bends });
  const stream = line('stream', { x: 30, y: 0 }, { x: 30, y: 12 }, { x: 33, y: 48 });

  test('so that its leg meets another water at a right angle', () => {
    const { at, snap } = bendSnapped(stream, 2, { x: 30.4, y: 47 }, GROUND, false);
    expect(snap?.to).toBe('rightAngle');
    expect(at).toEqual({ x: 30, y: 48 });
    expect(bendSnapped(stream, 2, { x: 30.4, y: 47 }, GROUND, true).at).toEqual({ x: 30.4, y: 48 });
  });

  test('at the end of other works, level with its other end, on the border of a zone', () => {
    const works = line('works', { x: 24, y: 38 }, { x: 28, y: 38 });
    expect(bendSnapped(works, 0, { x: 20.2, y: 34.1 }, GROUND, false)).toMatchObject({ snap: { to: 'end' } });
    expect(bendSnapped(works, 0, { x: 24.1, y: 38.3 }, GROUND, false)).toMatchObject({ at: { y: 38 } });
    expect(bendSnapped(works, 0, { x: 24.1, y: 36.2 }, GROUND, false)).toMatchObject({ snap: { to: 'zone' } });
  });

  test('on the border of what a fence runs along', () => {
    const fence = { ...line('fence', { x: 50.5, y: 4 }, { x: 50.5, y: 10 }), along: 'p2' };
    expect(bendSnapped(fence, 1, { x: 50.8, y: 12 }, GROUND, false).at).toEqual({ x: 50.5, y: 12 });
  });
});

describe('a march comes to rest', () => {
  const from = { at: { x: 45, y: 40 }, heading: 0 };
  const gone = (x: number, y: number, free = false) => marchSnapped({ x, y }, from, GROUND, free);

  test('straight ahead, on a road and on a point', () => {
    expect(gone(45.3, 34.1)).toMatchObject({ at: { x: 45, y: 34.1 }, snap: { to: 'ahead' } });
    expect(gone(49.7, 34.1)).toMatchObject({ at: { x: 50, y: 34.1 }, snap: { to: 'road' } });
    expect(gone(36.2, 24.2)).toMatchObject({ at: { x: 36, y: 24 }, snap: { to: 'point' } });
    expect(gone(45.3, 34.1, true)).toEqual({ at: { x: 45.3, y: 34.1 } });
  });

  test('not straight ahead of where it would have to turn round', () => {
    expect(gone(45.2, 44.1).snap).toBeUndefined();
  });
});
