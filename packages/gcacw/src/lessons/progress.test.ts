import { expect, it } from 'vitest';
import { BEGUN, beganAt, goOn, stepAt, takenBack } from './progress.ts';

const third = goOn(goOn(BEGUN, 0), 4);

it('goes from step to step, each with the decisions made before it', () => {
  expect([stepAt(BEGUN), beganAt(BEGUN)]).toEqual([0, 0]);
  expect([stepAt(third), beganAt(third)]).toEqual([2, 4]);
});

it('goes back where decisions are taken back from before a step, and never before the first', () => {
  expect(stepAt(takenBack(third, 5))).toBe(2);
  expect(stepAt(takenBack(third, 4))).toBe(2);
  expect(stepAt(takenBack(third, 3))).toBe(1);
  expect(stepAt(takenBack(goOn(BEGUN, 2), 0))).toBe(0);
});
