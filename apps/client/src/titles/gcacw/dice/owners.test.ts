import type { Event, Gcacw, Reason } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { expect, test } from 'vitest';
import { ownersIn } from './owners.ts';

const told = (by: Told<Gcacw>['by'], events: readonly Event[], ...whys: readonly Reason[]): Told<Gcacw> => ({
  by,
  events,
  rolled: whys.map(why => ({ request: { kind: 'roll', n: 2, why }, answer: [3, 4] })),
});

test('every die of the log is of a side, or of nobody', () => {
  const initiative = { winner: 'confederate', union: 3, confederate: 4 } as const;
  const log = [
    told('table', [{ type: 'phaseBegan', phase: 'action-cycle' }]),
    told('table', [{ type: 'initiativeRolled', initiative, because: '4.2/roll-high-wins' }], 'initiative'),
    told('confederate', [{ type: 'initiativeTaken', side: 'confederate' }]),
    told('confederate', [{ type: 'actionBegan', action: 'march', unit: 2, leader: -1, units: [2] }], 'allowance'),
    told('table', [], 'artillery', 'combat'),
    told('union', [], 'cavalry-retreat'),
  ];
  const owner = ownersIn(log);
  const owners = log.flatMap(({ rolled }) => rolled.map(roll => [roll.request.why, owner(roll, 0), owner(roll, 1)]));
  expect(owners).toEqual([
    ['initiative', 'union', 'confederate'],
    ['allowance', 'confederate', 'confederate'],
    ['artillery', undefined, undefined],
    ['combat', 'confederate', 'union'],
    ['cavalry-retreat', 'union', 'union'],
  ]);
});
