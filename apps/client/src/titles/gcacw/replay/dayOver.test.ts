import type { Event, Gcacw } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { translator } from '@wigwag/words';
import { expect, test } from 'vitest';
import { firstMarch } from '../testing/firstMarch.ts';
import { sitAt } from '../testing/testSitting.ts';
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

const said = (...log: Told<Gcacw>[]) => dayOver(t, { ...table.view(), eyes: 'union', log }, 0);

test('a turn that ended tells why, who scored and who of one’s own rested', () => {
  const over = said(passes, line('table', ends('4.4/pass-against-ineligible'), ...recovery, next));
  expect(over?.title).toBe('Turn 1 is over');
  expect(over?.sentences).toEqual([
    'Your units could do no more that day.',
    'Rested (Fatigue Level now): Lowell (1).',
    'Organized again: Lowell.',
  ]);
});

test('where both have passed, that is why; points come with their reason', () => {
  const scored: Event = {
    ...{ type: 'scored', turn: 1, rule: 'losses', side: 'confederate', points: 2, count: 2 },
    ...{ unit: unit('Lowell'), hex: -1, hexside: -1 },
  };
  const sentences = said(passes, line('table', ends('4.4/both-pass'), scored, next))?.sentences ?? [];
  expect(sentences[0]).toContain('both sides have passed');
  expect(sentences[1]).toMatch(/^The Confederacy \+2 VP|^Confederacy \+2/);
});

test('as long as the turn goes on there is nothing to tell', () => {
  expect(said(passes)).toBeUndefined();
});
