import { describe, expect, test } from 'vitest';
import { overlap } from '../../../drawing/sheet/layout.ts';
import { INCH } from '../geometry/units.ts';
import { lookAt } from '../sheet/look.ts';
import { roomFor, tagBox, tagBoxes } from './tags.ts';

const table = { x: 0, y: 0, width: 72 * INCH, height: 48 * INCH };
const tag = (side?: 'above' | 'below' | 'left' | 'right' | 'over', x = 36, y = 24) => ({
  at: { x, y },
  text: '3.2 in apart',
  ...(side === undefined ? {} : { side }),
});
const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: (x + width / 2) / INCH,
  y: (y + height / 2) / INCH,
});

describe('a tag', () => {
  test('lies beside its place, on the side it is told', () => {
    const look = lookAt(1);
    expect(middle(tagBox(tag(), table, look)).y).toBeLessThan(24);
    expect(middle(tagBox(tag('below'), table, look)).y).toBeGreaterThan(24);
    expect(middle(tagBox(tag('left'), table, look)).x).toBeLessThan(36);
    expect(middle(tagBox(tag('right'), table, look)).x).toBeGreaterThan(36);
    expect(middle(tagBox(tag('over'), table, look))).toEqual({ x: 36, y: 24 });
  });

  test('is as large on the screen at any zoom', () => {
    const [near, far] = [tagBox(tag(), table, lookAt(2)), tagBox(tag(), table, lookAt(0.5))];
    expect(near.width * 2).toBeCloseTo(far.width * 0.5);
    expect(near.height * 2).toBeCloseTo(far.height * 0.5);
  });

  test('lies over no other that is shown with it', () => {
    const boxes = tagBoxes(
      [tag(), tag('above', 36.4), tag('below', 36, 23.6), tag(), tag('over'), tag()],
      () => table,
      lookAt(0.5),
    );
    const pairs = boxes.flatMap((one, i) => boxes.slice(i + 1).map(other => overlap(one, other)));
    expect(Math.max(...pairs)).toBe(0);
    expect(boxes[0]).toEqual(tagBox(tag(), table, lookAt(0.5)));
  });

  test('stays in sight, if what it speaks of is', () => {
    const seen = { x: -100, y: 10 * INCH, width: 100 + 20 * INCH, height: 100 * INCH };
    expect(roomFor({ x: 15, y: 12 }, table, seen)).toEqual({
      ...{ x: 0, y: 10 * INCH },
      ...{ width: 20 * INCH, height: 38 * INCH },
    });
    expect(roomFor({ x: 15, y: 9 }, table, seen)).toBe(table);
    expect(roomFor({ x: 15, y: 12 }, table, undefined)).toBe(table);
  });

  test('stays on the table', () => {
    const box = tagBox(tag('right', 71.5, 0.2), table, lookAt(0.65));
    expect(box.x + box.width).toBeLessThanOrEqual(table.width);
    expect(box.y).toBeGreaterThanOrEqual(0);
  });
});
