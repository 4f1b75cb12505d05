import type { AnyChoice } from '@wigwag/gcacw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sitting, View } from '../../room.ts';
import { putOpponent, useOpponent } from '../desk.ts';
import type { Thought } from '../thinking/protocol.ts';
import type { Advisor } from './advisor.ts';
import { heedCoach, useCoach } from './coach.ts';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }));

const stop = { do: 'stop' } as const;
const step = (to: number) => ({ do: 'step', to }) as const;
const march = (unit: number) => ({ do: 'march', unit }) as const;

const plain: Thought = { choice: step(3), explanation: undefined, candidates: [] };
const costing = (cost: number, error = 0): Thought => ({
  ...plain,
  compared: { cost, error, terms: [{ term: 'places', value: cost }], goal: 3, against: [stop] },
});

/** A table with two things to choose from, and an adviser who thinks this. */
function tableWith(considered: Thought | undefined, compared: Thought | undefined = undefined) {
  const state = {
    view: { choices: [stop, step(3)], powers: { maySeat: true } } as unknown as View,
    asked: [] as (readonly AnyChoice[])[],
  };
  const sitting = { view: () => state.view } as unknown as Sitting;
  const advisor = {
    consider: () => Promise.resolve(considered),
    compare: (_: View, against: readonly AnyChoice[]) => {
      state.asked.push(against);
      return Promise.resolve(compared);
    },
  } as unknown as Advisor;
  const goOn = vi.fn();
  const choose = async (...choices: AnyChoice[]): Promise<void> => {
    heedCoach(sitting, advisor)(choices, goOn);
    await vi.advanceTimersByTimeAsync(10);
  };
  return { state, goOn, choose, sitting, advisor };
}

beforeEach(() => {
  vi.useFakeTimers();
  useCoach.setState({ isOn: true });
  putOpponent({ warning: undefined, isLooking: false });
});
afterEach(() => void vi.useRealTimers());

test('a step that gives away two points is warned of, with what it was compared with; less is not', async () => {
  const dear = tableWith(plain, costing(200));
  await dear.choose(step(5), step(6));
  expect(dear.goOn).not.toHaveBeenCalled();
  expect(dear.state.asked, 'the whole way is looked at').toEqual([[step(5), step(6)]]);
  const { warning } = useOpponent.getState();
  expect([warning?.loss, warning?.thought.compared?.goal]).toEqual([200, 3]);
  warning?.goAhead();
  expect(dear.goOn).toHaveBeenCalledOnce();
  putOpponent({ warning: undefined });
  const cheap = tableWith(plain, costing(190));
  await cheap.choose(step(5));
  expect([cheap.goOn.mock.calls.length, useOpponent.getState().warning]).toEqual([1, undefined]);
});

test('what may be a matter of the dice that were tried is not warned of', async () => {
  const { goOn, choose } = tableWith(plain, costing(300, 160));
  await choose(step(5));
  expect(goOn).toHaveBeenCalledOnce();
});

test('what was weighed already is not weighed again', async () => {
  const candidates = [
    { deed: 'march', choice: march(3), value: 310, goal: 7 },
    { deed: 'march', choice: march(5), value: 40, goal: 9 },
  ] as const;
  const { state, goOn, choose } = tableWith({ ...plain, candidates });
  await choose(march(5));
  expect(useOpponent.getState().warning?.loss).toBe(270);
  expect([state.asked, goOn.mock.calls.length]).toEqual([[], 0]);
});

test('nobody waits for a coach who is slow, and while he looks that is shown', async () => {
  const { sitting, goOn, advisor } = tableWith(plain);
  Object.assign(advisor, { consider: () => new Promise(() => undefined) });
  heedCoach(sitting, advisor)([step(5)], goOn);
  expect(useOpponent.getState().isLooking).toBe(true);
  await vi.advanceTimersByTimeAsync(2600);
  expect([goOn.mock.calls.length, useOpponent.getState().isLooking]).toEqual([1, false]);
});

test('of what was asked before something else happened nothing is said, and nothing done', async () => {
  const { state, goOn, choose, sitting, advisor } = tableWith(plain, costing(400));
  heedCoach(sitting, advisor)([step(5)], goOn);
  state.view = { ...state.view };
  await vi.advanceTimersByTimeAsync(10);
  expect([goOn.mock.calls.length, useOpponent.getState().warning]).toEqual([0, undefined]);
  useCoach.setState({ isOn: false });
  await choose(step(5));
  expect(goOn, 'without a coach').toHaveBeenCalledOnce();
});
