import type { Told } from '@wigwag/host';
import type { Vocabulary } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { asFar, statisticsOf } from './statistics.ts';

const SIDES = ['blue', 'grey'];

const told = (by: string, why: string, answer: readonly number[], typed?: true): Told<Vocabulary> =>
  ({
    by,
    events: [],
    rolled: [{ request: { kind: 'roll', n: answer.length, why }, answer, ...(typed && { typed }) }],
  }) as unknown as Told<Vocabulary>;

const room = (...log: Told<Vocabulary>[]): Parameters<typeof statisticsOf>[0] =>
  ({
    view: { log },
    rollerOf: ({ by }: Told<Vocabulary>) => SIDES.find(side => side === by),
    toneOf: ({ request: { why } }: { request: { why: string } }, place: number) =>
      why === 'initiative' ? SIDES[place] : undefined,
  }) as unknown as Parameters<typeof statisticsOf>[0];

describe('how the dice fell', () => {
  test('is counted by side, by reason, and typed ones apart', () => {
    const [blue, grey, table] = statisticsOf(
      room(
        told('table', 'initiative', [6, 1]),
        told('blue', 'march', [3, 4], true),
        told('table', 'weather', [2]),
        told('blue', 'march', [6]),
      ),
      SIDES,
    );
    expect(blue?.all).toEqual({ faces: [0, 0, 1, 1, 0, 2], dice: 4, sum: 19, typed: 2 });
    expect(blue?.byReason.get('march')).toMatchObject({ dice: 3, sum: 13, typed: 2 });
    expect(grey?.all).toMatchObject({ dice: 1, sum: 1, typed: 0 });
    expect(table?.all).toMatchObject({ dice: 1, sum: 2 });
  });

  test('a draw is no die, nor is a sum that was told without its dice', () => {
    const draw = told('blue', 'cards', [4]);
    const sum = told('blue', 'fire', [9]);
    const log = [
      { ...draw, rolled: [{ request: { kind: 'draw', n: 1, of: 9, why: 'cards' }, answer: [4] }] },
      { ...sum, rolled: [{ request: { kind: 'sum', n: 2, why: 'fire' }, answer: [9] }] },
    ] as unknown as Told<Vocabulary>[];
    expect(statisticsOf(room(...log), SIDES).map(({ all }) => all.dice)).toEqual([0, 0, 0]);
  });
});

describe('how unusual a sum is', () => {
  test.each([
    [1, 6, 2 / 6],
    [1, 4, 1],
    [2, 7, 1],
    [2, 12, 2 / 36],
    [2, 10, 12 / 36],
    [3, 18, 2 / 216],
  ])('%i dice that show %i together', (dice, sum, share) => {
    expect(asFar({ dice, sum })).toBeCloseTo(share, 12);
  });

  test('of many dice it is still a share', () => {
    expect(asFar({ dice: 400, sum: 1400 })).toBeCloseTo(1, 9);
    expect(asFar({ dice: 400, sum: 1500 })).toBeLessThan(0.01);
    expect(asFar({ dice: 400, sum: 2400 })).toBeGreaterThanOrEqual(0);
  });
});
