import { expect, test } from 'vitest';
import { roomUnder } from './covers.ts';

const frame = { left: 0, top: 100, right: 390, bottom: 600 };
const FREE = { left: 0, top: 0, right: 0, bottom: 0 };

test('a sheet from below takes the lower part of the frame', () => {
  expect(roomUnder(frame, [{ left: 0, top: 300, right: 390, bottom: 600 }])).toEqual({ ...FREE, bottom: 300 });
});

test('a sheet from below and a line at the top leave what is between them', () => {
  const covers = [
    { left: 0, top: 300, right: 390, bottom: 600 },
    { left: 0, top: 100, right: 390, bottom: 140 },
  ];
  expect(roomUnder(frame, covers)).toEqual({ ...FREE, top: 40, bottom: 300 });
});

test('what lies beside the frame takes nothing of it, nor what leaves next to nothing', () => {
  expect(roomUnder(frame, [{ left: 390, top: 0, right: 700, bottom: 900 }])).toEqual(FREE);
  expect(roomUnder(frame, [{ left: 0, top: 140, right: 390, bottom: 600 }])).toEqual(FREE);
});
