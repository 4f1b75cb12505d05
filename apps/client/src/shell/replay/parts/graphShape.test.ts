import { describe, expect, test } from 'vitest';
import type { Moment } from '../moments.ts';
import { AXIS, bar, highest, nearest, PAD, placeOf, REACH, stepsOf, stretchesOf } from './graphShape.ts';

const moment = (stretch: number): Moment => ({
  ...{ lines: 1, side: undefined, sentence: '', dice: '', battles: [], stretch },
});

describe('the graph of a game', () => {
  test('spreads its moments evenly, and finds the nearest again', () => {
    const width = 2 * PAD + 100;
    expect([0, 1, 4].map(index => placeOf(index, 5, width))).toEqual([PAD, PAD + 25, PAD + 100]);
    expect([-50, PAD + 12, PAD + 13, 900].map(x => nearest(x, 5, width))).toEqual([0, 0, 1, 4]);
    expect([placeOf(0, 1, width), nearest(70, 1, width)]).toEqual([PAD, 0]);
  });

  test('has a box for each part of the game', () => {
    expect(stretchesOf([1, 1, 2, 3, 3].map(moment))).toEqual([
      { stretch: 1, from: 0, to: 1 },
      { stretch: 2, from: 2, to: 2 },
      { stretch: 3, from: 3, to: 4 },
    ]);
  });

  test('draws the lead as steps, up for the first side and down for the second, with a gap where it is not known', () => {
    const leads = [0, 4, 4, undefined, -8, -8, 1];
    expect(stepsOf(leads)).toEqual([
      { from: 1, to: 3, lead: 4 },
      { from: 4, to: 6, lead: -8 },
    ]);
    const most = highest(leads);
    expect(bar({ from: 1, to: 3, lead: 4 }, most)).toEqual({ y: AXIS - REACH / 2, height: REACH / 2 });
    expect(bar({ from: 4, to: 6, lead: -8 }, most)).toEqual({ y: AXIS, height: REACH });
  });

  test('draws a small lead small, also where no greater one was', () => {
    expect(bar({ from: 1, to: 2, lead: 1 }, highest([0, 1])).height).toBeLessThan(REACH / 3);
  });
});
