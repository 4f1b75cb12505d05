import { describe, expect, test } from 'vitest';
import { inchesAt, isWithinRing, notches, stepOf, twists } from './grasp.ts';

test('a point of the frame is a place on the table', () => {
  expect(inchesAt({ x: 130, y: 90 }, { x: 30, y: 40, k: 0.5 })).toEqual({ x: 10, y: 5 });
});

test('whoever is within the ring of a knob, or a little beside it, is on the way to it', () => {
  const knob = {
    id: 'turn',
    as: 'turn',
    at: { x: 10, y: 7 },
    about: { x: 10, y: 10 },
    light: 'held',
    label: '',
  } as const;
  const isWithin = (x: number, y: number) => isWithinRing(knob, knob.at, { x, y }, 0.5);
  expect([isWithin(10, 8), isWithin(13.4, 10), isWithin(13.6, 10)]).toEqual([true, true, false]);
  expect(isWithinRing({ ...knob, as: 'move' }, knob.at, { x: 10, y: 10 }, 0.5)).toBe(false);
});

test('arrow keys move by a quarter of an inch, with Shift by a whole one', () => {
  expect(stepOf('ArrowLeft', false)).toEqual({ dx: -0.25, dy: 0 });
  expect(stepOf('ArrowDown', true)).toEqual({ dx: 0, dy: 1 });
  expect(stepOf('a', false)).toBeUndefined();
});

describe('the wheel', () => {
  test('turns 5 degrees a notch, with Shift 1, either way', () => {
    const wheel = notches();
    expect([wheel(100, false), wheel(120, true), wheel(-100, false)]).toEqual([5, 1, -5]);
  });

  test('of a touchpad adds up', () => {
    const wheel = notches();
    expect([wheel(20, false), wheel(20, false), wheel(20, false), wheel(20, false)]).toEqual([0, 0, 5, 0]);
  });

  test('that turns back starts anew', () => {
    const wheel = notches();
    expect([wheel(40, false), wheel(-20, false), wheel(40, false), wheel(20, false)]).toEqual([0, 0, 0, 5]);
  });
});

describe('two fingers', () => {
  test('turn nothing until they mean it, and then in steps of five degrees', () => {
    const { by, begin } = twists();
    expect([by(5, 1), by(2, 1.01), by(2, 1), by(3, 1), by(4, 1)]).toEqual([undefined, undefined, 5, 5, 5]);
    begin();
    expect(by(-3, 1)).toBeUndefined();
    expect(by(-8, 1)).toBe(-10);
  });

  test('that spread first go on spreading, however they turn', () => {
    const { by } = twists();
    expect([by(2, 1.1), by(1, 1.1), by(40, 1.2)]).toEqual([undefined, undefined, undefined]);
  });
});
