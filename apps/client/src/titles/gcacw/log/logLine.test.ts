import type { Event, Gcacw } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { expect, test } from 'vitest';
import { runOf } from './logLine.ts';

const told = (...events: readonly Event[]): Told<Gcacw> => ({ by: 'union', events, rolled: [] });
const step = (unit: number): Event => ({ type: 'unitMoved', unit, from: 1, to: 2, left: 3 });

test('the steps of one unit are a run; those of another are another', () => {
  expect(runOf(told(step(3)))).toBe(runOf(told(step(3))));
  expect(runOf(told(step(3)))).not.toBe(runOf(told(step(4))));
});

test('a step that something came of stands alone', () => {
  expect(runOf(told(step(3), { type: 'controlChanged', hex: 2, side: 'union' }))).toBeUndefined();
  expect(runOf(told())).toBeUndefined();
});
