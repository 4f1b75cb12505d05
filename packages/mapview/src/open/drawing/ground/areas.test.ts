import { describe, expect, test } from 'vitest';
import type { Zoom } from '../../../drawing/sheet/zoom.ts';
import { AREAS, type LinePicture } from '../../picture.ts';
import { isInside } from '../geometry/rings.ts';
import { allInUnits, INCH } from '../geometry/units.ts';
import { strokesOf } from './Area.tsx';
import { breadthOf, topOf } from './hill.ts';

const ring = [
  { x: 10, y: 10 },
  { x: 17, y: 9 },
  { x: 20, y: 12 },
  { x: 18, y: 15 },
  { x: 11, y: 15 },
];
const area = (kind: (typeof AREAS)[number], id = 'p1') => ({ id, kind, ring });
const ZOOMS: readonly Zoom[] = ['whole', 'far', 'middle', 'near'];
const text = (...args: Parameters<typeof strokesOf>): string => JSON.stringify(strokesOf(...args));

/** Where the strokes of a drawing begin. */
const beginnings = (...args: Parameters<typeof strokesOf>) =>
  strokesOf(...args)
    .filter(({ pen }) => pen !== 'hill-top')
    .flatMap(({ d }) => [...d.matchAll(/M(-?[\d.]+),(-?[\d.]+)/g)])
    .map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe('areas', () => {
  test.each(AREAS)('a %s is drawn at every zoom, the same each time, and each piece its own way', kind => {
    for (const zoom of ZOOMS) {
      expect(strokesOf(area(kind), [], zoom).length).toBeGreaterThan(0);
      expect(text(area(kind), [], zoom)).toBe(text(area(kind), [], zoom));
    }
    if (kind !== 'hill') expect(text(area(kind), [], 'near')).not.toBe(text(area(kind), [], 'whole'));
    if (kind !== 'impassable') expect(text(area(kind), [], 'near')).not.toBe(text(area(kind, 'p2'), [], 'near'));
  });

  test.each(AREAS)('the signs of a %s stay where it lies', kind => {
    const grown = allInUnits(ring).map(({ x, y }) => ({
      x: 15 * INCH + (x - 15 * INCH) * 1.03,
      y: 12 * INCH + (y - 12 * INCH) * 1.03,
    }));
    for (const point of beginnings(area(kind), [], 'near')) expect(isInside(point, grown)).toBe(true);
  });

  test.each(['wood', 'built-up', 'difficult', 'field'] as const)('the signs of a %s keep off a road', kind => {
    const line = [
      { x: 0, y: 12 },
      { x: 40, y: 12 },
    ];
    const road: LinePicture = { id: 'r', label: '', kind: 'road', line, width: 2 };
    const signs = (near: readonly LinePicture[]) =>
      strokesOf(area(kind), near, 'near')
        .filter(({ pen }) => pen !== 'stipple')
        .flatMap(({ d }) => [...d.matchAll(/M-?[\d.]+,(-?[\d.]+)/g)])
        .filter(([, y]) => Math.abs(Number(y) - 12 * INCH) < 0.7 * INCH).length;
    expect(signs([])).toBeGreaterThan(0);
    expect(signs([road])).toBe(0);
  });

  test('a ring that is none is no area', () => {
    expect(strokesOf({ ...area('wood'), ring: ring.slice(0, 2) }, [], 'near')).toEqual([]);
    const endless = ring.map(({ x, y }) => ({ x: x * 1e6, y: y * 1e6 }));
    expect(strokesOf({ ...area('wood'), ring: endless }, [], 'near')).toEqual([]);
  });

  test('what is barred shows it, whatever its kind', () => {
    const barred = strokesOf({ ...area('hill'), barred: true }, [], 'far').map(({ pen }) => pen);
    expect(barred).toContain('barred');
    expect(strokesOf(area('hill'), [], 'far').map(({ pen }) => pen)).not.toContain('barred');
  });
});

describe('a hill', () => {
  test('has a bare top inside it', () => {
    const inches = allInUnits(ring);
    const top = topOf(inches, breadthOf(inches));
    expect(top.length).toBeGreaterThan(10);
    for (const point of top) expect(isInside(point, inches)).toBe(true);
  });

  test('is darker away from the light, which comes from the northwest', () => {
    const middle = { x: 15 * INCH, y: 12 * INCH };
    const mean = (pen: string) => {
      const found = strokesOf(area('hill'), [], 'near').find(each => each.pen.endsWith(pen));
      const feet = [...(found?.d ?? '').matchAll(/M(-?[\d.]+),(-?[\d.]+)/g)];
      expect(feet.length).toBeGreaterThan(5);
      return feet.reduce((sum, [, x, y]) => sum + (Number(x) - middle.x + Number(y) - middle.y), 0) / feet.length;
    };
    expect(mean('deep')).toBeGreaterThan(0);
    expect(mean('lit')).toBeLessThan(0);
  });
});
