import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chanceOfFirst,
  fitsLevel,
  newPlayer,
  newSide,
  OUTCOMES,
  type RatedSeat,
  rated,
  shownRating,
} from './rating.ts';

const seat = (mu = 25, sideMu = 0): RatedSeat => ({ player: { mu, sigma: 4 }, side: { mu: sideMu, sigma: 2 } });
const gain = (before: RatedSeat, after: RatedSeat): number => after.player.mu - before.player.mu;

const aSeat = fc
  .record({
    mu: fc.double({ min: 5, max: 45, noNaN: true }),
    sigma: fc.double({ min: 1, max: 9, noNaN: true }),
    side: fc.double({ min: -8, max: 8, noNaN: true }),
  })
  .map(({ mu, sigma, side }): RatedSeat => ({ player: { mu, sigma }, side: { mu: side, sigma: 2 } }));

describe('a rated game', () => {
  test('who wins gains, who loses loses, equals who draw keep theirs', () => {
    const equal = [seat(), seat()] as const;
    const [first, second] = rated(equal, 'first');
    expect(gain(equal[0], first)).toBeGreaterThan(0);
    expect(gain(equal[1], second)).toBeCloseTo(-gain(equal[0], first));
    expect(rated(equal, 'draw').map(({ player }) => player.mu)).toEqual([25, 25]);
  });

  test('a win with the harder side counts more, one with the easier side less', () => {
    const gainWith = (side: number): number => {
      const seats = [seat(25, side), seat(25, -side)] as const;
      return gain(seats[0], rated(seats, 'first')[0]);
    };
    expect(gainWith(-3)).toBeGreaterThan(gainWith(0));
    expect(gainWith(3)).toBeLessThan(gainWith(0));
  });

  test('a side that always wins among equals becomes the easier one, and the players stay near each other', () => {
    let sides = { union: newSide(), confederate: newSide() };
    let [ann, bob] = [newPlayer(), newPlayer()];
    for (let game = 0; game < 40; game += 1) {
      const swaps = game % 2 === 1;
      const [union, confederate] = rated(
        [
          { player: swaps ? bob : ann, side: sides.union },
          { player: swaps ? ann : bob, side: sides.confederate },
        ],
        'first',
      );
      sides = { union: union.side, confederate: confederate.side };
      [ann, bob] = swaps ? [confederate.player, union.player] : [union.player, confederate.player];
    }
    expect(sides.union.mu).toBeGreaterThan(sides.confederate.mu + 3);
    expect(Math.abs(ann.mu - bob.mu)).toBeLessThan(2);
    expect(
      chanceOfFirst([
        { player: ann, side: sides.union },
        { player: bob, side: sides.confederate },
      ]),
    ).toBeGreaterThan(0.6);
  });

  test('whoever sits first makes no difference; nobody who wins loses; a game makes surer', () => {
    const SWAPPED = { first: 'second', second: 'first', draw: 'draw' } as const;
    fc.assert(
      fc.property(aSeat, aSeat, fc.constantFrom(...OUTCOMES), (one, two, outcome) => {
        const [first, second] = rated([one, two], outcome);
        const [other, same] = rated([two, one], SWAPPED[outcome]);
        expect(same.player.mu).toBeCloseTo(first.player.mu, 9);
        expect(other.player.mu).toBeCloseTo(second.player.mu, 9);
        if (outcome === 'first') expect(gain(one, first)).toBeGreaterThanOrEqual(0);
        if (outcome === 'second') expect(gain(one, first)).toBeLessThanOrEqual(0);
        expect(first.player.sigma).toBeLessThanOrEqual(one.player.sigma);
      }),
    );
  });

  test('the chances of two seats are one together', () => {
    fc.assert(
      fc.property(aSeat, aSeat, (one, two) => {
        expect(chanceOfFirst([one, two]) + chanceOfFirst([two, one])).toBeCloseTo(1, 5);
      }),
    );
  });
});

test('everybody begins at 1500, and it is said that this means nothing yet', () => {
  expect(shownRating(newPlayer())).toEqual({ number: 1500, isSure: false });
  expect(shownRating({ mu: 30, sigma: 2 })).toEqual({ number: 1800, isSure: true });
});

test('a challenge finds who fits its level, and who may', () => {
  expect(fitsLevel({ mu: 30, sigma: 2 }, 'veteran')).toBe(true);
  expect(fitsLevel({ mu: 30, sigma: 2 }, 'regular')).toBe(false);
  expect(fitsLevel({ mu: 27.5, sigma: 2 }, 'veteran')).toBe(true);
  expect(fitsLevel({ mu: 27.4, sigma: 2 }, 'veteran')).toBe(false);
  expect(fitsLevel({ mu: 22.4, sigma: 2 }, 'novice')).toBe(true);
  expect(fitsLevel({ mu: 22.5, sigma: 2 }, 'novice')).toBe(false);
  expect(fitsLevel(newPlayer(), 'novice')).toBe(true);
});
