import { actionsOf, type Event } from '@wigwag/gcacw';
import { expect, test } from 'vitest';
import { fallenIn, isStale } from './upshot.ts';

const lost = (unit: number, hex: number): Event => ({
  ...{ type: 'unitEliminated', unit, hex, because: '5.1/force-loss-marker-side' },
});
const began: Event = { type: 'actionBegan', action: 'march', unit: 4, leader: -1, units: [4] };

test('the units that were lost are marked where they stood', () => {
  const [action] = actionsOf([{ by: 'union', events: [began], rolled: [] }]);
  if (action === undefined) throw new Error('no action');
  const events = [lost(4, 11), lost(5, 12), lost(6, 11)];
  expect([...fallenIn({ action, isOver: true, events })]).toEqual([
    [11, [4, 6]],
    [12, [5]],
  ]);
  expect(fallenIn(undefined).size).toBe(0);
});

test('what my decision came to is no news once the other side elsewhere has decided', () => {
  const told = (by: 'union' | 'confederate' | 'table') => ({ by, events: [], rolled: [] });
  const view = { eyes: 'union', isApart: true } as const;
  expect(isStale({ ...view, log: [told('confederate'), told('union'), told('table')] })).toBe(false);
  expect(isStale({ ...view, log: [told('union'), told('confederate')] })).toBe(true);
  expect(isStale({ ...view, isApart: false, log: [told('union'), told('confederate')] })).toBe(false);
});
