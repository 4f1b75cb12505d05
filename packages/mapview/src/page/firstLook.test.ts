import { describe, expect, test } from 'vitest';
import { firstLook } from './firstLook.ts';

const frame = { width: 760, height: 760 };
/** A piece of the Union. */
const u = (x: number, y: number) => ({ x, y, side: 'union' }) as const;
const c = (x: number, y: number) => ({ x, y, side: 'confederate' }) as const;
const map = (width: number, height: number) => ({ frame, box: { x: 0, y: 0, width, height } });

describe('the first look', () => {
  test('a map that can be read as a whole is shown as a whole', () => {
    expect(firstLook(map(500, 400), [u(10, 10)])).toBe('whole');
  });

  test('on a larger one all pieces are in the frame if it can hold them, a little smaller where that helps', () => {
    const near = [u(1500, 1500), u(2200, 1900)];
    expect(firstLook(map(4000, 4000), near)).toEqual({ middle: { x: 1850, y: 1700 }, k: 0.76 });
    const wider = [...near, u(1500 + 950, 1600)];
    expect(firstLook(map(4000, 4000), wider)).toMatchObject({
      middle: { x: 1975, y: 1700 },
      k: 760 / (950 + 96),
    });
  });

  test('of pieces too far apart the larger part is shown, not the empty middle', () => {
    const far = [500, 550, 600, 3400].map(x => u(x, 2000));
    expect(firstLook(map(4000, 4000), far)).toMatchObject({ middle: { x: 550, y: 2000 } });
  });

  test('and rather a few of both sides than an army alone', () => {
    const apart = [u(500, 2000), u(550, 2000), u(600, 2000), u(3400, 2000), c(3450, 2000), c(3500, 2000)];
    expect(firstLook(map(4000, 4000), apart)).toMatchObject({ middle: { x: 3450, y: 2000 } });
  });

  test('no paper is shown beside the map', () => {
    expect(firstLook(map(4000, 4000), [u(20, 3990)])).toMatchObject({ middle: { x: 500, y: 3500 } });
    expect(firstLook(map(4000, 300), [u(2000, 20)])).toMatchObject({ middle: { x: 2000, y: 150 } });
  });

  test('without pieces it is the middle of the map', () => {
    expect(firstLook(map(4000, 2000), [])).toEqual({ middle: { x: 2000, y: 1000 }, k: 0.76 });
  });
});
