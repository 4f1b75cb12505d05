import type { Considered, Explanation, Weighed } from '@wigwag/ai';
import type { Action } from '@wigwag/gcacw';
import { expect, test } from 'vitest';
import { toldOf } from './account.ts';

const [HERE, ON_THE_WAY, GOAL, BEYOND] = [4, 5, 6, 7];

/** A march of one unit, hex by hex. */
const marched = (...path: readonly number[]): Action => {
  const events = path.slice(1).map((to, at) => ({ type: 'unitMoved', unit: 0, from: path[at], to, left: 3 }));
  return { parts: [{ line: 1, events }] } as unknown as Action;
};

/** The enemy falls back over a hex. */
const fledOver = (hex: number): Action =>
  ({ parts: [{ line: 1, events: [{ type: 'unitRetreated', unit: 1, from: HERE, to: hex }] }] }) as unknown as Action;

const best: Weighed = { deed: 'march', choice: { do: 'march', unit: 0 }, value: 80, goal: GOAL };
const other: Weighed = { ...best, value: 30, goal: ON_THE_WAY };

const explanation: Explanation = {
  ...{ deed: 'march', order: 'take', place: GOAL, unit: 0, leader: undefined, units: [0], goal: GOAL, value: 80 },
  ...{ againstPassing: [], againstNext: [], odds: undefined, feared: { unit: 1, target: GOAL, chance: 50 } },
};

const thought = (more: Partial<Explanation> = {}): Considered => ({
  choice: { do: 'take' },
  explanation: { ...explanation, ...more },
  candidates: [best, other],
});

test('of a march that came where it was meant to everything is told', () => {
  const told = toldOf(marched(HERE, ON_THE_WAY, GOAL), thought());
  expect(told.explanation).toMatchObject({ goal: GOAL, place: GOAL, feared: { target: GOAL } });
  expect([told.isElsewhere, told.candidates[0]?.goal]).toEqual([false, GOAL]);
});

test('a goal that the roll did not let it reach is a plan still: it is said that there was one, and not where', () => {
  const told = toldOf(marched(HERE, ON_THE_WAY), thought());
  expect(told.explanation).toMatchObject({ goal: undefined, place: undefined, feared: undefined });
  expect([told.isElsewhere, told.candidates.map(({ goal }) => goal)]).toEqual([true, [undefined, ON_THE_WAY]]);
});

test('where the enemy fell back to is not where it came to', () => {
  expect(toldOf(fledOver(GOAL), thought()).explanation?.place).toBeUndefined();
});

test('the place that somebody holds is no secret, nor what was thought of before passing', () => {
  expect(toldOf(marched(HERE, ON_THE_WAY), thought({ order: 'hold', place: HERE })).explanation?.place).toBe(HERE);
  const passed = toldOf(marched(HERE), thought({ deed: 'pass', goal: undefined }));
  expect([passed.isElsewhere, passed.candidates[0]?.goal]).toEqual([false, GOAL]);
});

test('nobody is feared to attack it at a goal that it passed', () => {
  const told = toldOf(marched(HERE, ON_THE_WAY, GOAL, BEYOND), thought());
  expect(told.explanation).toMatchObject({ goal: GOAL, feared: undefined });
});
