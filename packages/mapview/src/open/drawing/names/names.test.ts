import { describe, expect, test } from 'vitest';
import { overlap } from '../../../drawing/sheet/layout.ts';
import type { BasePicture, OpenPicture } from '../../picture.ts';
import { boxOf } from '../geometry/rings.ts';
import { lookAt } from '../sheet/look.ts';
import { baseForm } from '../things/forms.ts';
import { crosses } from './leaders.ts';
import { namesOf } from './names.ts';

const empty: OpenPicture = {
  ...{ width: 72, height: 48, zones: [], points: [], depots: [], areas: [], lines: [], barriers: [] },
  ...{ bridges: [], works: [], patrols: [], bases: [] },
};
const base = (id: string, x: number, y: number): BasePicture => ({
  ...{ id, label: id, at: { x, y }, heading: 0, width: 3, depth: 1.5 },
  ...{ tone: 'blue', arm: 'infantry', name: `Brigade ${id}` },
});
const hill = [
  { x: 10, y: 10 },
  { x: 20, y: 10 },
  { x: 20, y: 16 },
  { x: 10, y: 16 },
];
const written = (picture: Partial<OpenPicture>, k = 0.65) => namesOf({ ...empty, ...picture }, lookAt(k), []);

describe('names', () => {
  test('stand under a base, and elsewhere where another is in the way', () => {
    const [only] = written({ bases: [base('a', 30, 20)] });
    expect(only?.y).toBeGreaterThan(boxOf(baseForm(base('a', 30, 20))).y);
    const [above] = written({ bases: [base('a', 30, 20), base('b', 30, 21.6)] });
    expect(above?.y).toBeLessThan(20 * 20);
  });

  test('cover neither bases nor each other while there is room', () => {
    const bases = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, n) => base(id, 20 + (n % 3) * 8, 20 + Math.floor(n / 3) * 6));
    const names = written({ bases });
    expect(names).toHaveLength(6);
    for (const name of names) {
      for (const other of bases) expect(overlap(name.box, boxOf(baseForm(other)))).toBe(0);
      for (const other of names) if (other !== name) expect(overlap(name.box, other.box)).toBe(0);
    }
  });

  test('in a line of bases stand in rows, each with a line to its own base, and no line through a name', () => {
    const bases = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, n) => ({
      ...base(id, 20 + n * 3.2, 20),
      name: `Calhoun Gap Brigade ${id}`,
    }));
    const names = written({ bases });
    expect(names).toHaveLength(7);
    expect(names.some(({ leader }) => leader !== undefined)).toBe(true);
    for (const name of names) {
      for (const other of bases) expect(overlap(name.box, boxOf(baseForm(other)))).toBe(0);
      for (const other of names) {
        if (other === name) continue;
        expect(overlap(name.box, other.box)).toBe(0);
        expect(name.leader !== undefined && crosses(name.leader, other.box)).toBe(false);
      }
      expect(name.size * 0.65).toBeCloseTo(11);
    }
  });

  test('of hills stand on them, of villages beside them', () => {
    const areas = (kind: 'hill' | 'built-up') => [{ id: 'p', label: '', kind, ring: hill, name: 'Fair' }];
    expect(written({ areas: areas('hill') })[0]).toMatchObject({ x: 300, y: 260, style: 'ground' });
    expect(written({ areas: areas('built-up') })[0]?.y).toBeGreaterThan(320);
  });

  test('stay on the table', () => {
    const [low] = written({ bases: [base('a', 30, 46.5)] });
    expect(low?.y).toBeLessThan(46.5 * 20);
  });

  test('are left out where they could not be read', () => {
    expect(written({ bases: [base('a', 30, 20)] }, 0.25)).toEqual([]);
  });

  test('of zones stand towards the middle of the table', () => {
    const ring = (y: number) => [
      { x: 0, y },
      { x: 72, y },
      { x: 72, y: y + 12 },
      { x: 0, y: y + 12 },
    ];
    const [upper, lower] = written({
      zones: [
        { id: 'g', tone: 'grey', ring: ring(0), text: 'theirs' },
        { id: 'b', tone: 'blue', ring: ring(36), text: 'ours' },
      ],
    });
    expect(upper?.y).toBeGreaterThan(10 * 20);
    expect(lower?.y).toBeLessThan(38 * 20);
  });
});
