import { describe, expect, test } from 'vitest';
import type { OpenPicture } from '../picture.ts';
import { measuresOf } from './measures.ts';

const table = (ring: readonly { x: number; y: number }[]): OpenPicture => ({
  ...{ width: 72, height: 48, zones: [], points: [], depots: [], lines: [], barriers: [] },
  ...{ bridges: [], works: [], patrols: [], bases: [] },
  areas: [{ id: 'p1', label: '', kind: 'wood', ring }],
});
/** An oblong about (20, 10), turned clockwise. */
const oblong = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return [
    { x: -5, y: -2 },
    { x: 5, y: -2 },
    { x: 5, y: 2 },
    { x: -5, y: 2 },
  ].map(({ x, y }) => ({
    x: 20 + x * Math.cos(angle) - y * Math.sin(angle),
    y: 10 + x * Math.sin(angle) + y * Math.cos(angle),
  }));
};

describe('the measures of a piece', () => {
  test('go from the edges to its middle', () => {
    const [piece] = measuresOf(table(oblong(0)));
    expect(piece).toMatchObject({ id: 'p1', left: 20, right: 52, top: 10, bottom: 38 });
  });

  test.each([0, 30, -30, 80])('tell its size and how it lies, turned by %d degrees', degrees => {
    const [piece] = measuresOf(table(oblong(degrees)));
    expect(piece?.long).toBeCloseTo(10);
    expect(piece?.broad).toBeCloseTo(4);
    expect(piece?.turned).toBeCloseTo(degrees);
  });

  test('of what is no ring there are none', () => {
    expect(measuresOf(table(oblong(0).slice(0, 2)))).toEqual([]);
  });
});
