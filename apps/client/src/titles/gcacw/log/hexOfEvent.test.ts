import { type Event, NOBODY, NOWHERE } from '@wigwag/gcacw';
import { expect, test } from 'vitest';
import { hexOfEvent } from './hexOfEvent.ts';

const because = '6.1/move-cost';
const reason = 'a house rule';

/** Unit 3 stands in hex 7. */
const hexOfUnit = (unit: number): number | undefined => (unit === 3 ? 7 : undefined);

test.each<[string, Event, number | undefined]>([
  ['where a unit comes to', { type: 'unitMoved', unit: 3, from: 1, to: 2, left: 4 }, 2],
  ['where it happens', { type: 'unitEliminated', unit: 3, hex: 5, because }, 5],
  ['its unit', { type: 'fatigued', unit: 3, fatigue: 1, because }, 7],
  [
    'its unit, not what it attacks',
    { type: 'attackDeclared', unit: 3, from: 7, target: 8, attack: 'hasty', left: 0 },
    7,
  ],
  ['nowhere, if there is no unit', { type: 'allowanceRolled', unit: NOBODY, leader: 3, points: 6, plus: 0 }, undefined],
  ['nowhere', { type: 'turnBegan', turn: 2 }, undefined],
  ['no hex, if it is about none', { type: 'controlChanged', hex: NOWHERE, side: 'union' }, NOWHERE],
  ['where the referee puts a unit', { type: 'edited', edit: { do: 'placeUnit', unit: 3, hex: 9, reason } }, 9],
  ['the unit that the referee changes', { type: 'edited', edit: { do: 'removeUnit', unit: 3, reason } }, 7],
])('a line of the log leads to %s', (_, event, hex) => {
  expect(hexOfEvent(event, hexOfUnit)).toBe(hex);
});
