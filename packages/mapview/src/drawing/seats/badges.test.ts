import { neighbour } from '@wigwag/hex';
import { expect, test } from 'vitest';
import type { PiecePicture } from '../../picture.ts';
import { grid, middle, plate, SIGHTS, unit } from '../drawing.fixture.ts';
import { centreOf, overlap } from '../sheet/layout.ts';
import { badgeBox, writeBadges } from './badges.ts';
import { seatBox } from './seat.ts';
import { seatsOf } from './seating.ts';

test('the strength of a stack hides no leader beside it; it goes to the left where the right is taken', () => {
  const strong = [unit('a'), unit('b')];
  const beside = (d: 1 | 2, id: string) => {
    const hex = neighbour(grid, middle, d);
    return [unit(id, { hex }), plate(`${id}-leader`, { hex, with: id })];
  };
  const badgeAmong = (...others: PiecePicture[]) => {
    const seats = seatsOf(grid, [...strong, ...others], SIGHTS.middle);
    const [badge] = writeBadges(seats, 1);
    if (badge === undefined) throw new Error('a stack without its strength');
    const plates = seats.filter(({ piece }) => piece.kind === 'leader').map(seatBox);
    const box = badgeBox(badge);
    expect(plates.reduce((sum, each) => sum + overlap(box, each), 0)).toBe(0);
    return { units: badge.units, manpower: badge.manpower, right: badge.x > centreOf(grid, middle).x };
  };
  expect(badgeAmong()).toEqual({ units: 2, manpower: 10, right: true });
  expect(badgeAmong(...beside(1, 'c'))).toMatchObject({ right: true });
  expect(badgeAmong(...beside(1, 'c'), ...beside(2, 'd'))).toMatchObject({ right: false });
});
