import { describe, expect, test } from 'vitest';
import { cropped } from './gathering.ts';

const tall = { x: 0, y: 0, width: 600, height: 900 };
const u = (x: number, y: number) => ({ x, y, side: 'union' }) as const;
const c = (x: number, y: number) => ({ x, y, side: 'confederate' }) as const;

describe('a part of a map of a given shape', () => {
  test('is where both sides are, not the middle', () => {
    const pieces = [u(100, 60), u(300, 500), u(340, 520), c(200, 780), c(300, 800)];
    expect(cropped(tall, 1.5, pieces)).toEqual({ x: 0, y: 450, width: 600, height: 400 });
    expect(cropped(tall, 1.5, [u(100, 60)])).toEqual({ x: 0, y: 0, width: 600, height: 400 });
  });

  test('is as large as the map allows: of a wide one all its height', () => {
    expect(cropped({ x: 10, y: 20, width: 900, height: 300 }, 1.5, [c(880, 100)])).toEqual({
      ...{ x: 460, y: 20 },
      ...{ width: 450, height: 300 },
    });
  });

  test('without pieces is the middle', () => {
    expect(cropped(tall, 1.5, [])).toEqual({ x: 0, y: 250, width: 600, height: 400 });
  });
});
