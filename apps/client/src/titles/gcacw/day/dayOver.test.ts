import { actionsOf, type Event, type Gcacw } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import { firstMarch } from '../testing/firstMarch.ts';
import { sitAt } from '../testing/testSitting.ts';
import { dayHere, dayIn, dayOfAction } from './day.ts';
import { dayOver } from './dayOver.ts';

const t = translator('en');
const table = sitAt(firstMarch());
const { world } = table.view();
const unit = (name: string): number => world.units.findIndex(each => each.name === name);
const because = '8.0/step-5-fatigue';

const line = (by: string, ...events: Event[]): Told<Gcacw> => ({ by: by as 'union', events, rolled: [] });
const passes: Told<Gcacw> = line('confederate', { type: 'passed', side: 'confederate' });
const ends = (reason: '4.4/both-pass' | '4.4/pass-against-ineligible'): Event => ({
  type: 'cycleEnded',
  because: reason,
});
const recovery: readonly Event[] = [
  { type: 'phaseBegan', phase: 'recovery' },
  { type: 'rested', unit: unit('Lowell'), fatigue: 1, because },
  { type: 'organized', unit: unit('Lowell'), because: '8.0/step-3a-organize' },
  { type: 'rested', unit: unit('Calloway'), fatigue: 0, because },
];
const next: Event = { type: 'turnBegan', turn: 2 };

const log = (...lines: Told<Gcacw>[]): Told<Gcacw>[] => [line('table', { type: 'turnBegan', turn: 1 }), ...lines];
const over = (lines: readonly Told<Gcacw>[], eyes?: 'union') => {
  const day = dayIn(lines);
  return day && dayOver(t, world, lines, day, eyes);
};

test('a turn that ended tells why, and who rested, to both sides at one screen', () => {
  const lines = log(passes, line('table', ends('4.4/pass-against-ineligible'), ...recovery, next));
  expect(dayIn(lines)).toEqual({ turn: 1, line: 2 });
  const told = over(lines);
  expect(told?.why[0]).toMatch(/^The Action Cycle is over/);
  expect(told?.recovered).toEqual([
    { side: 'union', sentences: ['Rested (Fatigue Level now): Lowell (1).', 'Organized again: Lowell.'] },
    { side: 'confederate', sentences: ['Rested (Fatigue Level now): Calloway (0).'] },
  ]);
  expect(over(lines, 'union')?.why).toEqual(['Your units could do no more that day.']);
});

test('where both have passed, that is why; points come with their reason, those of the turn alone', () => {
  const scored = (turn: number): Event => ({
    ...{ type: 'scored', turn, rule: 'losses', side: 'confederate', points: 2, count: 2 },
    ...{ unit: unit('Lowell'), hex: -1, hexside: -1 },
  });
  const told = over(log(passes, line('table', ends('4.4/both-pass'), scored(1), scored(2), next)));
  expect(told?.why[0]).toContain('both sides have passed');
  expect(told?.scored).toHaveLength(1);
  expect(told?.scored[0]?.sentence).toMatch(/^(The )?Confederacy \+2/);
});

test('as long as the turn goes on there is nothing to tell', () => {
  expect(dayIn(log(passes))).toBeUndefined();
});

test('its card stays until it is put away, and gives way to a later roll', () => {
  const lines = log(
    passes,
    line('table', ends('4.4/both-pass'), next),
    line('union', { type: 'passed', side: 'union' }),
  );
  expect(dayHere(lines, [], undefined)).toMatchObject({ turn: 1 });
  expect(dayHere(lines, [], { line: 1 })).toMatchObject({ turn: 1 });
  expect(dayHere(lines, [], { line: 3 })).toBeUndefined();
  expect(dayHere(lines, lines.slice(2, 3), undefined)).toBeUndefined();
});

test('the log opens it at the Recovery Phase, or where the next turn begins', () => {
  const lines = log(passes, line('table', ends('4.4/both-pass'), ...recovery, next), line('table'));
  const opened = actionsOf(lines).map(action => dayOfAction(lines, action)?.turn);
  expect(opened.filter(turn => turn !== undefined)).not.toEqual([]);
  expect(new Set(opened)).toEqual(new Set([undefined, 1]));
});
