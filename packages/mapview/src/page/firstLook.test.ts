import { describe, expect, test } from 'vitest';
import { clearedOf, firstLook, isFree, wayOut, wholeClearedOf } from './firstLook.ts';
import { whole } from './transform.ts';

const frame = { width: 760, height: 760 };
/** A piece of the Union. */
const u = (x: number, y: number) => ({ x, y, side: 'union' }) as const;
const c = (x: number, y: number) => ({ x, y, side: 'confederate' }) as const;
const map = (width: number, height: number) => ({ frame, box: { x: 0, y: 0, width, height } });

type Piece = ReturnType<typeof u> | ReturnType<typeof c>;

/** The Union is asked, about all of its pieces if nothing is said. */
const looking = (width: number, height: number, pieces: readonly Piece[], asked = pieces) =>
  firstLook(map(width, height), { pieces, acting: pieces.filter(({ side }) => side === 'union'), asked });

/** In the frame, at the place and scale of a look. */
const isIn = (look: ReturnType<typeof firstLook>, { x, y }: Piece): boolean =>
  look !== 'whole' &&
  Math.abs(x - look.middle.x) * look.k < frame.width / 2 &&
  Math.abs(y - look.middle.y) * look.k < frame.height / 2;

describe('the first look', () => {
  test('a map that can be read as a whole is shown as a whole', () => {
    expect(looking(500, 400, [u(10, 10)])).toBe('whole');
  });

  test('on a larger one all pieces are in the frame if it can hold them', () => {
    const near = [u(1500, 1500), c(2200, 1900)];
    const look = looking(4000, 4000, near);
    expect(look).toMatchObject({ k: expect.closeTo(0.8, 5) });
    for (const piece of near) expect(isIn(look, piece)).toBe(true);
  });

  test('otherwise those of the side that is asked, from farther off where that helps', () => {
    const far = [u(500, 500), u(1600, 600), c(3500, 3500)];
    const look = looking(4000, 4000, far);
    expect(far.map(piece => isIn(look, piece))).toEqual([true, true, false]);
    expect(look).toMatchObject({ k: expect.closeTo(720 / 1196, 5) });
  });

  test('of an army too widely spread, at least where it is asked', () => {
    const spread = [u(100, 100), u(3900, 3900), u(3800, 200), c(2000, 2000)];
    const look = looking(4000, 4000, spread, [u(3900, 3900)]);
    expect(isIn(look, u(3900, 3900))).toBe(true);
    expect(look).toMatchObject({ k: 0.8 });
  });

  test('whoever is asked does not have his only piece in a corner, where the others fill the frame', () => {
    const own = u(1000, 1800);
    const look = looking(4000, 4000, [own, c(1860, 1000), c(1850, 1750)]);
    if (look === 'whole') throw new Error('not moved');
    expect(
      Math.min(380 - Math.abs(own.x - look.middle.x) * look.k, 380 - Math.abs(own.y - look.middle.y) * look.k),
    ).toBeGreaterThan(100);
  });

  test('as many of the other side as there is room for', () => {
    const look = looking(4000, 4000, [u(2000, 2000), c(2500, 2000), c(2550, 2000), c(100, 100)]);
    expect([c(2500, 2000), c(2550, 2000)].every(piece => isIn(look, piece))).toBe(true);
  });

  test('without anybody it is the middle of the map', () => {
    expect(looking(4000, 4000, [])).toMatchObject({ middle: { x: 2000, y: 2000 } });
  });
});

test('a point is seen that is in the frame', () => {
  const at = { x: -1000, y: -1000, k: 1 };
  expect(isFree({ x: 1100, y: 1100 }, at, map(4000, 4000), [])).toBe(true);
  expect(isFree({ x: 900, y: 1100 }, at, map(4000, 4000), [])).toBe(false);
});

test('what is asked does not lie under what is open in the corner, if that can be had', () => {
  const over = { x: 12, y: 12, width: 240, height: 260 };
  const look = { middle: { x: 2000, y: 2000 }, k: 1 };
  const [hidden, beside] = [u(1700, 1700), u(2200, 2100)];
  const cleared = clearedOf(look, map(4000, 4000), [[hidden, beside]], [over]);
  expect(cleared).not.toEqual(look);
  expect([hidden, beside].every(piece => isIn(cleared, piece))).toBe(true);
  const left = frame.width / 2 + (hidden.x - cleared.middle.x) * cleared.k;
  const top = frame.height / 2 + (hidden.y - cleared.middle.y) * cleared.k;
  expect(left > over.x + over.width || top > over.y + over.height).toBe(true);
  expect(clearedOf(look, map(4000, 4000), [[beside]], [over])).toEqual(look);
});

test('nor under what lies in another corner', () => {
  const small = { x: 58, y: 560, width: 120, height: 170 };
  const look = { middle: { x: 2000, y: 2000 }, k: 1 };
  const [hidden, low] = [u(1720, 2250), u(1900, 2330)];
  const at = { x: frame.width / 2 - look.middle.x, y: frame.height / 2 - look.middle.y, k: 1 };
  expect(isFree(hidden, at, map(4000, 4000), [small])).toBe(false);
  expect(isFree(low, at, map(4000, 4000), [small])).toBe(true);
  const { middle, k } = clearedOf(look, map(4000, 4000), [[hidden, low]], [small]);
  const then = { x: frame.width / 2 - middle.x * k, y: frame.height / 2 - middle.y * k, k };
  for (const piece of [hidden, low]) expect(isFree(piece, then, map(4000, 4000), [small])).toBe(true);
  const tooWide = [hidden, u(3900, 3900)];
  expect(clearedOf(look, map(4000, 4000), [tooWide, [hidden, low]], [small])).toEqual({ middle, k });
});

describe('of the whole map', () => {
  const over = { x: 12, y: 12, width: 240, height: 260 };
  const spot = (point: Piece, at: ReturnType<typeof wholeClearedOf>) => ({
    x: at.x + point.x * at.k,
    y: at.y + point.y * at.k,
  });

  test('no piece lies under what is open in the corner, if there is room beside it', () => {
    const hidden = u(50, 100);
    const at = wholeClearedOf(map(400, 700), [hidden, u(300, 600)], [over]);
    expect(spot(hidden, at).x).toBeGreaterThan(over.x + over.width);
    expect(spot(u(300, 600), at).x).toBeLessThan(frame.width);
  });

  test('or below it, although an empty edge of the map leaves the frame', () => {
    const hidden = u(30, 30);
    const button = { x: 12, y: 12, width: 44, height: 44 };
    const at = wholeClearedOf(map(760, 760), [hidden, u(740, 600)], [button]);
    expect(at.x).toBe(0);
    expect(spot(hidden, at).y).toBeGreaterThan(button.y + button.height);
    expect(spot(u(740, 600), at).y).toBeLessThan(frame.height);
  });

  test('nothing is moved for nobody, nor where others would leave the frame', () => {
    expect(wholeClearedOf(map(400, 700), [u(300, 600)], [over])).toEqual(whole(map(400, 700)));
    const crowded = [u(50, 50), u(690, 690)];
    expect(wholeClearedOf(map(700, 700), crowded, [over])).toEqual(whole(map(700, 700)));
  });
});

test('what lies under a button comes out by the shortest way', () => {
  const button = { x: 12, y: 12, width: 44, height: 60 };
  const at = { x: 0, y: 0, k: 1 };
  const by = wayOut(u(40, 40), at, map(700, 700), [button]);
  expect(by).toEqual({ x: 42, y: 0 });
  expect(wayOut(u(-300, 40), at, map(700, 700), [button])).toBeUndefined();
});
