import { expect, test } from 'vitest';
import type { LinePicture } from '../../picture.ts';
import { INCH } from '../geometry/units.ts';
import { freeOf, linesNear } from './room.ts';

const road: LinePicture = {
  id: 'r',
  label: '',
  kind: 'road',
  line: [
    { x: 0, y: 5 },
    { x: 20, y: 5 },
  ],
  width: 1,
};

test('signs keep off a road by half its width and the room they need', () => {
  const isFree = freeOf([road]);
  const at = (y: number) => ({ x: 10 * INCH, y: y * INCH });
  expect(isFree(at(5.4), 0)).toBe(false);
  expect(isFree(at(5.6), 0)).toBe(true);
  expect(isFree(at(5.6), 0.2 * INCH)).toBe(false);
  expect(isFree({ x: 25 * INCH, y: 5 * INCH }, 0)).toBe(true);
});

test('only what is near is asked about', () => {
  const box = { x: 0, y: 0, width: 10 * INCH, height: 3 * INCH };
  expect(linesNear([road], box)).toEqual([]);
  expect(linesNear([road], { ...box, height: 4.6 * INCH })).toEqual([road]);
});
