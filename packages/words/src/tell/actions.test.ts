import { position } from '@wigwag/content/position';
import { actionsOf, type Event, type Line, worldOf } from '@wigwag/gcacw';
import { findHex } from '@wigwag/hex';
import { plain } from '@wigwag/tests/plain';
import { expect, test } from 'vitest';
import { describeAction, diceOfAction, translator } from '../index.ts';

const [en, pl] = [translator('en'), translator('pl')];

const { scenario } = position(`
  map
    .   .
      .
    .   .
      .
  station 0102 Depot
  U Newton 0101 6
  C Hill 0301 8
`);
const world = worldOf(scenario);
const hex = (name: string): number => findHex(world.grid, name) ?? -1;

const taken: readonly Event[] = [
  { type: 'phaseBegan', phase: 'action-cycle' },
  {
    type: 'initiativeRolled',
    initiative: { winner: 'union', union: 4, confederate: 2 },
    because: '4.2/roll-high-wins',
  },
  { type: 'initiativeTaken', side: 'union' },
];
const march: Event = { type: 'actionBegan', action: 'march', unit: 0, leader: -1, units: [0] };
const step = (from: string, to: string): Event => ({
  ...{ type: 'unitMoved', unit: 0, from: hex(from), to: hex(to), left: 1 },
});
const attack: Event = {
  ...{ type: 'attackDeclared', unit: 0, from: hex('0101'), target: hex('0102'), attack: 'normal', left: 0 },
};
const combat = (row: number): Event => ({
  ...{ type: 'combatResolved', from: hex('0101'), target: hex('0102'), row, defender: 'D', attacker: '-' },
});

const last = (...lines: readonly Partial<Line>[]) => {
  const log = [
    { by: 'table', events: taken, rolled: [] },
    ...lines.map(line => ({ by: 'union', events: [], rolled: [], ...line })),
  ];
  const action = actionsOf(log).at(-1);
  if (action === undefined) throw new Error('no action');
  return action;
};
const told = (...events: readonly Event[]): readonly string[] => {
  const action = last({ events });
  return [plain(describeAction(en, world, action)), plain(describeAction(pl, world, action))];
};
const rolled = (why: 'combat' | 'march', ...answer: readonly number[]): Line['rolled'] => [
  { request: { kind: 'roll', n: answer.length, why: why as 'combat' }, answer },
];

test('an action is told in a line: who, where to, how far', () => {
  expect(told(march, step('0101', '0201'), step('0201', '0102'))).toEqual([
    'Newton marches to 0102 Depot, 2 hexes',
    'Newton maszeruje na heks 0102 Depot, 2 heksy',
  ]);
  expect(told(march, step('0101', '0102'))[0]).toBe('Newton marches to 0102 Depot');
  expect(told(march)[0]).toBe('Newton stays where it is');
  expect(told(march, attack)).toEqual(['Newton attacks 0102 Depot', 'Newton atakuje heks 0102 Depot']);
  expect(told()[0]).toBe('The Union takes the initiative');
});

test('its dice: those of the last fight with the sum, else those of the march; the initiative’s are not', () => {
  const fought = last(
    { events: [march, attack] },
    { by: 'table', events: [combat(3)], rolled: rolled('combat', 5, 4) },
  );
  expect(diceOfAction(fought)).toBe('5 − 4 + 2 = +3');
  const lowered = last(
    { events: [march, attack] },
    { by: 'table', events: [combat(-1)], rolled: rolled('combat', 5, 4) },
  );
  expect(diceOfAction(lowered)).toBe('5 − 4 − 2 = −1');
  const beyond = last(
    { events: [march, attack] },
    { by: 'table', events: [combat(10)], rolled: rolled('combat', 6, 1) },
  );
  expect(diceOfAction(beyond), 'the chart ends there: what was added is not known').toBe('6 − 1 … = +10');
  expect(diceOfAction(last({ events: [march], rolled: rolled('march', 3, 4) }))).toBe('3 + 4');
  expect(diceOfAction(last({ events: [march] }))).toBe('');
});
