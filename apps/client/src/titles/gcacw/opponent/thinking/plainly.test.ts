import type { Considered, Explanation, Weighed } from '@wigwag/ai';
import type { Board } from '@wigwag/gcacw';
import { expect, test } from 'vitest';
import { inPlainWords } from './plainly.ts';

const [HERE, THERE] = [4, 9];
const board = { units: [{ hex: HERE }, { hex: THERE }], leaders: [] } as unknown as Board;

const march = (goal: number, value: number): Weighed => ({
  deed: 'march',
  choice: { do: 'march', unit: 0 },
  value,
  goal,
});

const explanation: Explanation = {
  ...{ deed: 'march', order: 'take', unit: 0, leader: undefined, units: [0], goal: THERE, value: 80 },
  ...{
    againstPassing: [],
    againstNext: [{ term: 'places', value: 30 }],
    odds: undefined,
    feared: undefined,
  },
};

const considered = (more: Partial<Considered> = {}): Considered => ({
  choice: { do: 'take' },
  explanation,
  candidates: [march(THERE, 80)],
  ...more,
});

test('a march that leads somewhere is told with its goal', () => {
  const { candidates, explanation: told } = inPlainWords(considered(), board);
  expect([candidates[0]?.goal, told?.goal]).toEqual([THERE, THERE]);
});

test('a march that is to leave the map where it stands is told with where', () => {
  const { candidates } = inPlainWords(considered({ candidates: [{ ...march(HERE, 60), deed: 'exit' }] }), board);
  expect([candidates[0]?.goal, candidates[0]?.stays]).toEqual([HERE, undefined]);
});

test('a march to where it stands has no goal, and is nothing if it is worth nothing', () => {
  const idle = considered({ candidates: [march(HERE, 60), march(HERE, 0), march(THERE, -5)] });
  const { candidates } = inPlainWords(idle, board);
  expect(candidates.map(({ goal, value, stays }) => [goal, value, stays])).toEqual([
    [undefined, 60, true],
    [THERE, -5, undefined],
  ]);
  const passed = considered({
    ...{ choice: { do: 'pass' }, explanation: { ...explanation, deed: 'pass' } },
    candidates: [march(HERE, 0), march(THERE, -40)],
  });
  expect(inPlainWords(passed, board).candidates.map(({ goal }) => goal)).toEqual([THERE]);
});

test('an attack from where it stands is an attack', () => {
  const odds = { target: THERE, drivenOff: 60, reached: 100 };
  const { candidates } = inPlainWords(considered({ candidates: [{ ...march(HERE, 0), deed: 'attack', odds }] }), board);
  expect(candidates[0]?.odds).toEqual(odds);
});

test('whoever stands there already is not feared for coming', () => {
  const feared = (unit: number) =>
    inPlainWords(considered({ explanation: { ...explanation, feared: { unit, target: THERE, chance: 90 } } }), board);
  expect(feared(1).explanation?.feared).toBeUndefined();
  expect(feared(0).explanation?.feared).toMatchObject({ unit: 0 });
});

test('whoever stays where it is has nothing new to fear', () => {
  const stays = { ...explanation, goal: HERE, feared: { unit: 1, target: HERE, chance: 90 } };
  expect(inPlainWords(considered({ explanation: stays }), board).explanation?.feared).toBeUndefined();
});

test('where a march under way is to come to is told', () => {
  const heading = { goal: THERE, chance: 100, path: [THERE] };
  expect(inPlainWords(considered({ heading }), board).heading).toEqual(heading);
});

test('reasons against a second best that is nothing are not told', () => {
  const { explanation: told } = inPlainWords(considered({ candidates: [march(THERE, 80), march(HERE, 0)] }), board);
  expect(told?.againstNext).toEqual([]);
  const kept = inPlainWords(considered({ candidates: [march(THERE, 80), march(THERE, 10)] }), board);
  expect(kept.explanation?.againstNext).toEqual(explanation.againstNext);
});

test('an assault is told against something else, and something else against an assault', () => {
  const assault: Weighed = { ...march(THERE, 60), deed: 'assault' };
  const { explanation: next } = inPlainWords(considered({ candidates: [march(THERE, 80), assault] }), board);
  expect(next?.againstNext).toEqual(explanation.againstNext);
  const chosen = considered({
    explanation: { ...explanation, deed: 'assault' },
    candidates: [assault, march(THERE, 10)],
  });
  expect(inPlainWords(chosen, board).explanation?.againstNext).toEqual(explanation.againstNext);
});

test('everything that was weighed is told with where it would have begun', () => {
  const { candidates } = inPlainWords(considered({ candidates: [march(THERE, 80), march(HERE, 60)] }), board);
  expect(candidates.map(({ from }) => from)).toEqual([HERE, HERE]);
});
