import { describe, expect, test } from 'vitest';
import { overlap } from '../../../drawing/sheet/layout.ts';
import type { BasePicture, OpenPicture } from '../../picture.ts';
import { boxOf, isInside } from '../geometry/rings.ts';
import { allInUnits } from '../geometry/units.ts';
import { lookAt } from '../sheet/look.ts';
import { baseForm } from '../things/forms.ts';
import { halfLineBox, halfLineText } from './halfLine.ts';
import { crosses } from './leaders.ts';
import { placesOf } from './Numbers.tsx';
import { namesOf } from './names.ts';

const empty: OpenPicture = {
  ...{ width: 72, height: 48, zones: [], points: [], depots: [], areas: [], lines: [], barriers: [] },
  ...{ bridges: [], works: [], patrols: [], bases: [] },
};
const base = (id: string, x: number, y: number): BasePicture => ({
  ...{ id, label: id, at: { x, y }, heading: 0, width: 3, depth: 1.5 },
  ...{ tone: 'blue', arm: 'infantry', name: `Brigade ${id}`, standing: 'lit' },
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

  test('in ranks one behind the other lie on no base, and no line leads over one', () => {
    const bases = Array.from({ length: 28 }, (_, n) => ({
      ...base(`${n}`, 20 + (n % 7) * 3.2, 3 + Math.floor(n / 7) * 2.4),
      ...{ name: `Calhoun Gap Brigade ${n}`, standing: 'held' as const },
    }));
    const names = written({ bases });
    expect(names.length).toBeGreaterThan(3);
    for (const { key, box, leader } of names)
      for (const other of bases) {
        const its = boxOf(baseForm(other));
        expect(overlap(box, its)).toBeLessThan(0.03 * box.width * box.height);
        expect(key !== other.id && leader !== undefined && crosses(leader, its)).toBe(false);
      }
  });

  test('of units that may be chosen are all written from afar or none, and of the one in hand in any case', () => {
    const bases = Array.from({ length: 28 }, (_, n) => base(`${n}`, 20 + (n % 7) * 3.2, 3 + Math.floor(n / 7) * 2.4));
    expect(written({ bases })).toEqual([]);
    const held = bases.map(each => (each.id === '24' ? { ...each, standing: 'held' as const } : each));
    expect(written({ bases: held }).map(({ key }) => key)).toEqual(['24']);
  });

  test('of units that nothing is decided about are written from near only', () => {
    const bases = [base('a', 20, 20), { ...base('b', 40, 20), standing: 'laid' as const }];
    expect(written({ bases }).map(({ key }) => key)).toEqual(['a']);
    expect(written({ bases }, 1).map(({ key }) => key)).toEqual(['a', 'b']);
  });

  test('of hills stand on them, of villages beside them', () => {
    const areas = (kind: 'hill' | 'built-up') => [{ id: 'p', label: '', kind, ring: hill, name: 'Fair' }];
    expect(written({ areas: areas('hill') })[0]).toMatchObject({ x: 300, y: 260, style: 'ground' });
    expect(written({ areas: areas('built-up') })[0]?.y).toBeGreaterThan(320);
  });

  test('leave works, fences and strategic points to be seen', () => {
    const line = [
      { x: 26, y: 21.5 },
      { x: 34, y: 21.5 },
    ];
    const works = [{ id: 'w', label: '', line, front: 'left' as const }];
    const barriers = [{ id: 'f', label: '', kind: 'fence' as const, line }];
    for (const lying of [{ works }, { barriers }])
      expect(written({ bases: [base('a', 30, 20)], ...lying })[0]?.y).toBeLessThan(20 * 20);
    const points = [{ id: 's', label: '', at: { x: 15, y: 13 }, text: '1' }];
    const [name] = written({ points, areas: [{ id: 'p', label: '', kind: 'hill', ring: hill, name: 'Fair' }] });
    expect(Math.abs((name?.y ?? 260) - 260)).toBeGreaterThan(10);
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

  test('keep off what is written at the half line', () => {
    const halfLine = { from: { x: 0, y: 24 }, to: { x: 72, y: 24 }, text: 'half line' };
    const picture = { ...empty, halfLine, bases: [base('a', 68, 21.4)] };
    const end = halfLineText(picture, lookAt(0.65));
    const box = halfLineBox(picture, end ?? { x: 0, y: 0 }, lookAt(0.65));
    const [free, kept] = [[], [box]].map(taken => namesOf(picture, lookAt(0.65), taken)[0]);
    expect(free !== undefined && overlap(free.box, box)).toBeGreaterThan(0);
    expect(kept !== undefined && overlap(kept.box, box)).toBe(0);
  });

  test('of zones give way to rivers, roads and elements, and are left out where there is no room', () => {
    const strip = (from: number, to: number) => [
      { x: 0, y: from },
      { x: 72, y: from },
      { x: 72, y: to },
      { x: 0, y: to },
    ];
    const zones = [{ id: 'b', tone: 'blue' as const, ring: strip(36, 48), text: 'ours' }];
    const river = (y: number) => ({
      ...{ id: 'r', label: '', kind: 'river' as const, width: 2 },
      line: [
        { x: 0, y },
        { x: 72, y },
      ],
    });
    const [free] = written({ zones });
    const [moved] = written({ zones, lines: [river(36.5)] });
    expect(free?.y).toBeLessThan(38 * 20);
    expect(moved?.y).toBeGreaterThan(45 * 20);
    const wood = {
      id: 'w',
      label: '',
      kind: 'wood' as const,
      ring: strip(36, 39).map(({ x, y }) => ({ x: x / 6, y })),
    };
    const [beside] = written({ zones, areas: [wood] });
    expect(beside?.y).toBeLessThan(38 * 20);
    expect(beside?.x).toBeGreaterThan(60 * 20);
    expect(written({ zones, areas: [{ ...wood, ring: strip(35, 48) }] })).toEqual([]);
  });
});

test('the number of a wood stands in it beside a unit that is in its middle', () => {
  const areas = [{ id: 'p', label: '', kind: 'wood' as const, ring: hill }];
  const unit = { ...base('a', 15, 12.25), width: 2 };
  const [free, beside] = [[], [unit]].map(bases => placesOf({ ...empty, areas, bases }, lookAt(0.65))[0]?.place);
  expect(free).toEqual({ x: 300, y: 260 });
  expect(isInside(beside ?? { x: 0, y: 0 }, allInUnits(hill))).toBe(true);
  expect(isInside(beside ?? { x: 300, y: 260 }, baseForm(unit))).toBe(false);
});
