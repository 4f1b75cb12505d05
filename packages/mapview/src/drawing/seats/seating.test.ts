import { hexAt, neighbour } from '@wigwag/hex';
import { describe, expect, test } from 'vitest';
import type { ForcePicture } from '../../picture.ts';
import { grid, middle, plate, SIGHTS, unit } from '../drawing.fixture.ts';
import { TOKEN_SIZE, WORDS_SIZE } from '../pieces/outlines.ts';
import { type Box, boxAround, centreOf, extent, overlap, RADIUS } from '../sheet/layout.ts';
import { READABLE, sightOf, WORK } from '../sheet/sight.ts';
import { type Seat, seatBox, sumOf } from './seat.ts';
import { seatsOf } from './seating.ts';

const marker = (covers: number): ForcePicture => ({
  ...{ kind: 'force', id: 'm', hex: middle, side: 'union', number: 1, name: '1', label: '1', emphasis: 'quiet' },
  covers,
});

const topOf = (seats: readonly Seat[]): Seat | undefined => seats.find(({ stack }) => stack !== undefined);

describe('stacks', () => {
  test('the strongest on top with the sum, unless another is chosen', () => {
    const seats = seatsOf(grid, [unit('a', { manpower: 9 }), unit('b')], SIGHTS.middle);
    expect(seats.map(({ piece, under }) => [piece.id, under])).toEqual([
      ['b', true],
      ['a', false],
    ]);
    expect(seats[1]?.stack).toMatchObject({ units: 2, manpower: 14 });
    const chosen = seatsOf(grid, [unit('a', { manpower: 9 }), unit('b', { emphasis: 'selected' })], SIGHTS.middle);
    expect(chosen.at(-1)?.piece.id).toBe('b');
  });

  test('a force marker lies on top and is no unit', () => {
    const [below, top] = seatsOf(grid, [marker(1), unit('a', { manpower: 9 })], SIGHTS.middle);
    expect(below?.piece.id).toBe('a');
    expect(top).toMatchObject({ piece: { id: 'm' }, stack: { units: 1, manpower: 9 } });
  });

  test('with its leaders it stays in its hex, so that neighbours do not hide each other', () => {
    const { x, y } = centreOf(grid, middle);
    const hex = boxAround({ x, y }, 2 * RADIUS, RADIUS * Math.sqrt(3) + 3);
    for (const leaders of [['x'], ['x', 'y'], ['x', 'y', 'z']]) {
      const boxes = seatsOf(grid, [unit('a'), ...leaders.map(id => plate(id))], SIGHTS.middle).map(seatBox);
      for (const box of boxes) expect(overlap(box, hex)).toBeCloseTo(box.width * box.height);
      for (const [above, below] of boxes.flatMap((a, n) => boxes.slice(n + 1).map(b => [a, b] as const))) {
        expect(overlap(above, below)).toBeCloseTo(0);
      }
    }
  });

  test('two leaders are written as large as one: the counter under them is lower', () => {
    const seats = (...leaders: string[]) =>
      seatsOf(grid, [unit('a'), unit('b'), ...leaders.map(id => plate(id))], SIGHTS.middle);
    expect(new Set([...seats('x'), ...seats('x', 'y')].map(({ scale }) => scale)).size).toBe(1);
    expect(new Set(seats('x', 'y').map(({ build }) => build))).toEqual(new Set(['low']));
  });
});

describe('from afar', () => {
  test('a stack has one size on the screen and shows its sum, a unit alone too', () => {
    for (const k of [0.2, 0.35, 0.6]) {
      const sight = sightOf(k);
      const top = topOf(
        seatsOf(
          grid,
          [14, 8, 9, 10, 5].map(manpower => unit(`${manpower}`, { manpower })),
          sight,
        ),
      );
      if (top?.stack === undefined) throw new Error('no sum');
      expect(sumOf(top.stack)).toBe('46');
      const { width, height } = seatBox(top);
      expect([width * sight.k, height * sight.k].map(Math.round)).toEqual([TOKEN_SIZE.width, TOKEN_SIZE.height]);
    }
    const alone = topOf(seatsOf(grid, [unit('a', { manpower: 7 })], SIGHTS.far));
    expect(alone?.stack && sumOf(alone.stack)).toBe('7');
  });

  test('what a marker covers is part of the sum where it is known, a question where not', () => {
    const sum = (...pieces: Parameters<typeof seatsOf>[1]) => {
      const stack = topOf(seatsOf(grid, pieces, SIGHTS.far))?.stack;
      return stack && sumOf(stack);
    };
    expect(sum(marker(0))).toBe('?');
    expect(sum(marker(0), unit('a', { manpower: 4 }))).toBe('4+?');
    expect(sum(marker(1), unit('a', { manpower: 4 }))).toBe('4');
  });

  test('neighbours give way to each other, each with a dot in its hex', () => {
    const hexes = [middle, ...([0, 1, 2] as const).map(d => neighbour(grid, middle, d))];
    const seats = seatsOf(
      grid,
      hexes.map(hex => unit(`${hex}`, { hex })),
      sightOf(0.3),
    );
    const boxes = seats.map(seatBox);
    for (const [a, b] of boxes.flatMap((one, n) => boxes.slice(n + 1).map(other => [one, other] as const))) {
      expect(overlap(a, b)).toBeLessThan(0.02 * a.width * a.height);
    }
    const gone = seats.filter(({ dot }) => dot !== undefined);
    expect(gone.length).toBeGreaterThan(2);
    for (const { dot, piece } of gone) expect(dot).toEqual(centreOf(grid, piece.hex));
  });

  test('none sticks out of the sheet', () => {
    const sheet = extent(
      grid,
      Array.from({ length: grid.size }, (_, hex) => hex),
    );
    const pieces = [hexAt(grid, 1, 1), hexAt(grid, 1, 2), hexAt(grid, 2, 1), hexAt(grid, 5, 5)].map(hex =>
      unit(`${hex}`, { hex }),
    );
    const out = (over?: Box) =>
      seatsOf(grid, pieces, sightOf(0.4), over)
        .map(seatBox)
        .filter(box => overlap(box, sheet) < 0.99 * box.width * box.height);
    expect(out().length).toBeGreaterThan(0);
    expect(out(sheet)).toEqual([]);
  });

  test('where there is room each lies in the middle of its hex', () => {
    const [seat] = seatsOf(grid, [unit('a')], sightOf(0.3));
    expect(seat).toMatchObject(centreOf(grid, middle));
    expect(seat?.dot).toBeUndefined();
  });
});

test('a counter that is still read from farther off stays as large on the screen as the smallest at work', () => {
  const wide = (k: number): number => seatsOf(grid, [unit('a')], sightOf(k)).map(seatBox)[0]?.width ?? 0;
  const smallest = wide(READABLE) * sightOf(READABLE).k;
  for (const k of [WORK, 0.66, 0.7]) expect(wide(k) * sightOf(k).k).toBeCloseTo(smallest);
  expect(sightOf(WORK)).toMatchObject({ face: 'counter', zoom: 'middle' });
});

test('close by a counter has room for words, and grows no more', () => {
  for (const k of [2.3, 3, 4]) {
    const [seat] = seatsOf(grid, [unit('a')], sightOf(k));
    expect(seat?.face).toBe('words');
    expect((seat ? seatBox(seat).width : 0) * sightOf(k).k).toBeCloseTo(WORDS_SIZE.width);
  }
  const wide = (k: number): number => seatsOf(grid, [unit('a')], sightOf(k)).map(seatBox)[0]?.width ?? 0;
  expect(wide(2) * sightOf(2).k).toBeCloseTo(wide(1.6) * sightOf(1.6).k);
});
