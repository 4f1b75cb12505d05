import { describe, expect, test } from 'vitest';
import { brought, centred, intoFrame, isSeen, panned, refitted, settled, whole, zoomed } from './transform.ts';

const box = { x: -50, y: -20, width: 1000, height: 500 };
const framed = { frame: { width: 800, height: 600 }, box };
const START = { x: 10, y: 20, k: 1 };

/** Where a point of the map is seen in the frame. */
const seen = ({ x, y }: { x: number; y: number }, at: { x: number; y: number; k: number }) => ({
  x: at.x + (x - box.x) * at.k,
  y: at.y + (y - box.y) * at.k,
});

describe('the map under its frame', () => {
  test('as a whole: as large as the frame allows, in its middle', () => {
    expect(whole(framed)).toEqual({ k: 0.8, x: 0, y: 100 });
  });

  test('as a whole with room for rulers: in the middle of the rest', () => {
    const room = { left: 40, top: 30, right: 10, bottom: 70 };
    expect(whole({ ...framed, room })).toEqual({ k: 0.75, x: 40, y: 30 + (500 - 375) / 2 });
    const small = { frame: { width: 30, height: 30 }, box, room };
    expect(whole(small).k).toBeGreaterThan(0);
  });

  test('as a whole, in a frame that grows and shrinks: as long as all is seen, and large enough, nothing moves', () => {
    const at = (height: number) => ({ frame: { width: 800, height }, box });
    const small = whole(at(250));
    expect(refitted(small, at(300))).toBe(small);
    expect(refitted(small, at(600))).toEqual(whole(at(600)));
    expect(refitted(whole(at(450)), at(350))).toEqual(whole(at(350)));
    expect(refitted(small, at(200))).toEqual(whole(at(200)));
  });

  test('what could be read stays as large where the whole could not, with what is sought in sight, and is whole again after', () => {
    const at = (height: number) => ({ frame: { width: 800, height }, box });
    const large = whole(at(450));
    const cut = refitted(large, at(250));
    expect(cut.k).toBe(large.k);
    const [top, bottom] = [
      { x: 0, y: 0 },
      { x: 100, y: 460 },
    ];
    for (const point of [top, bottom]) {
      expect(isSeen(point, refitted(large, at(250), whole(at(250)), point), at(250), 10)).toBe(true);
    }
    expect(isSeen(bottom, cut, at(450))).toBe(true);
    expect(refitted(cut, at(450)).k).toBe(large.k);
  });

  test('what could not be read as a whole is larger as soon as it can', () => {
    const at = (height: number) => ({ frame: { width: 800, height }, box });
    expect(refitted(whole(at(290)), at(320))).toEqual(whole(at(320)));
  });

  test('with a point in the middle, wherever the map begins', () => {
    expect(seen({ x: 300, y: 70 }, centred({ x: 300, y: 70 }, 2, framed))).toEqual({ x: 400, y: 300 });
  });

  test('panned: moved, and as large as before', () => {
    expect(panned(START, { x: 5, y: -7 })).toEqual({ x: 15, y: 13, k: 1 });
  });

  test('zoomed: what lies under the pointer stays there', () => {
    const under = { x: 190 - 10 + box.x, y: 220 - 20 + box.y };
    const next = zoomed(START, 1.5, { x: 190, y: 220 }, framed);
    expect(next.k).toBe(1.5);
    expect(seen(under, next)).toEqual({ x: 190, y: 220 });
  });

  test('zoomed: neither out of sight nor without end', () => {
    expect(zoomed(START, 100, { x: 0, y: 0 }, framed).k).toBe(4);
    expect(zoomed(START, 0.01, { x: 0, y: 0 }, framed).k).toBe(0.3);
    const large = { ...framed, box: { ...box, width: 8000 } };
    expect(zoomed(START, 0.01, { x: 0, y: 0 }, large).k).toBe(0.1);
  });
});

describe('a point that is to be seen', () => {
  const covered = { ...framed, room: { left: 0, top: 0, right: 0, bottom: 350 } };

  test('is seen where nothing lies over the frame', () => {
    const at = { x: 0, y: 0, k: 1 };
    expect(isSeen({ x: 300, y: 200 }, at, framed)).toBe(true);
    expect(isSeen({ x: 300, y: 350 }, at, framed)).toBe(true);
    expect(isSeen({ x: 300, y: 350 }, at, covered)).toBe(false);
  });

  test('does not move the map where it is seen, and comes into what is free where it is not', () => {
    const now = { x: -100, y: 0, k: 1 };
    expect(brought({ x: 300, y: 100 }, now, covered)).toBe(now);
    const next = brought({ x: 500, y: 350 }, now, covered);
    expect(seen({ x: 500, y: 350 }, next)).toEqual({ x: 400, y: 125 });
  });

  test('brings no empty paper with it from beyond the edge of the map', () => {
    const next = brought({ x: 940, y: 470 }, { x: 0, y: 0, k: 2 }, covered);
    expect(next).toEqual({ k: 2, x: 800 - 2000, y: 250 - 1000 });
    expect(isSeen({ x: 940, y: 470 }, next, covered)).toBe(true);
  });

  test('what lay over the frame is gone: the map fills it again, and a small one stays inside', () => {
    expect(settled({ x: -200, y: 250 - 1000, k: 2 }, framed)).toEqual({ k: 2, x: -200, y: 600 - 1000 });
    expect(settled({ x: 500, y: -80, k: 0.5 }, framed)).toEqual({ k: 0.5, x: 300, y: 0 });
  });
});

describe('an element that is to be seen', () => {
  const frame = { left: 100, right: 500, top: 50, bottom: 350 };

  test('inside the frame it leaves the map alone', () => {
    expect(intoFrame({ left: 200, right: 240, top: 100, bottom: 140 }, frame)).toEqual({ x: 0, y: 0 });
  });

  test('beyond an edge it comes in, with a little room', () => {
    expect(intoFrame({ left: 90, right: 130, top: 340, bottom: 380 }, frame)).toEqual({ x: 34, y: -54 });
    expect(intoFrame({ left: 490, right: 530, top: 10, bottom: 40 }, frame)).toEqual({ x: -54, y: 64 });
  });
});
