import { position } from '@wigwag/content/position';
import { actionsOf, type Event, eventsOf, type Line, worldOf } from '@wigwag/gcacw';
import { findHex } from '@wigwag/hex';
import { plain } from '@wigwag/tests/plain';
import { describe, expect, test } from 'vitest';
import { describeAction, describeUpshot, diceOfAction, translator } from '../index.ts';

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
const ended: Event = { type: 'marchEnded', unit: 0, because: '6.1/spend-any' };
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
  expect(told(march)).toEqual(['Newton is about to march', 'Newton rusza w marsz']);
  expect(told(march, ended)[0]).toBe('Newton stays where it is');
  expect(told(march, attack)).toEqual(['Newton attacks 0102 Depot', 'Newton atakuje heks 0102 Depot']);
  expect(told()[0]).toBe('The Union takes the initiative');
});

test('an attack that was fought tells how it went, and its line who is disorganized', () => {
  const fought = (defender: string, attacker: string) => ({ ...combat(1), defender, attacker }) as Event;
  expect(told(march, attack, fought('D', '-'))).toEqual([
    'Newton attacks 0102 Depot, the defender holds',
    'Newton atakuje heks 0102 Depot, obrońca utrzymuje heks',
  ]);
  expect(told(march, attack, fought('Dr2', '-'))[0]).toBe('Newton attacks 0102 Depot, the defender is driven off');
  expect(told(march, attack, fought('-', '1'))[0]).toBe('Newton attacks 0102 Depot, the attacker is repulsed');
  const disorganized: Event = { type: 'disorganized', unit: 0, because: '7.5/disorganize' as never };
  const action = last({ events: [march, attack, fought('-', 'D'), disorganized, ended] });
  const [line] = [en].map(t => describeUpshot(t, world, { action, events: eventsOf(action), isOver: true }));
  expect(plain(line ?? '')).toBe('Newton attacks 0102 Depot, the defender holds: Newton disorganized.');
});

test('an action with two attacks tells of each where it was, how it went and its dice', () => {
  const there: Event = {
    ...{ type: 'attackDeclared', unit: 0, from: hex('0101'), target: hex('0201'), attack: 'hasty', left: 0 },
  };
  const first = { ...combat(4), defender: '1DR', attacker: '-' } as Event;
  const second = { ...combat(1), target: hex('0201'), defender: 'D', attacker: '-' } as Event;
  const twice = last(
    { events: [march, attack] },
    { by: 'table', events: [first], rolled: rolled('combat', 5, 3) },
    { events: [there] },
    { by: 'table', events: [second], rolled: rolled('combat', 2, 3) },
  );
  expect([en, pl].map(t => plain(describeAction(t, world, twice)))).toEqual([
    'Newton attacks 0102 Depot, the defender is routed; then Newton attacks 0201, the defender holds',
    'Newton atakuje heks 0102 Depot, obrońca ucieka; potem Newton atakuje heks 0201, obrońca utrzymuje heks',
  ]);
  expect(diceOfAction(twice)).toBe('5 − 3 + 2 = +4; 2 − 3 + 2 = +1');
  expect(told(march, attack, there)[0], 'all slipped away from the first').toBe(
    'Newton attacks 0102 Depot, the defender slips away; then Newton attacks 0201',
  );
});

test('its dice: those of its fights with the sum, else those of the march; the initiative’s are not', () => {
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

test('where a leader has led his units, and which station was burned', () => {
  const led: Event = { type: 'actionBegan', action: 'activate', unit: -1, leader: -1, units: [0] };
  expect(told(led)[0]).toMatch(/leads Newton$/);
  expect(told(led, ended)).toEqual([
    expect.stringMatching(/leads Newton nowhere$/),
    expect.stringMatching(/Newton bez ruchu$/),
  ]);
  expect(told(led, step('0101', '0102'))[0]).toMatch(/leads Newton to 0102 Depot$/);
  const both: Event = { ...led, units: [0, 1] } as Event;
  expect(told(both, step('0101', '0102'))).toEqual([
    expect.stringMatching(/leads Newton to 0102 Depot, Hill yet to march$/),
    expect.stringMatching(/Newton na heks 0102 Depot, Hill jeszcze czeka$/),
  ]);
  expect(told(both)[0], 'nobody has set out').toMatch(/leads Newton, Hill$/);
  const burns: Event = { type: 'actionBegan', action: 'burn', unit: 0, leader: -1, units: [] };
  const burned: Event = { type: 'stationBurned', unit: 0, hex: hex('0102'), damage: 'damaged', because: '5.4/damage' };
  expect(told(burns, burned)).toEqual([
    'Newton burns the station in 0102 Depot',
    'Newton pali stację na heksie 0102 Depot',
  ]);
});

describe('what an action came to, in one line', () => {
  const forced: Event = { type: 'forceMarched', unit: 0, roll: 5, bonus: 4, loss: 1 };
  const because = '5.1/force-loss-marker-side';
  const upshot = (events: readonly Event[], isOver: boolean) => {
    const action = last({ events });
    return [en, pl].map(t => plain(describeUpshot(t, world, { action, events: eventsOf(action), isOver }) ?? ''));
  };

  test('a march that is over: where to, what the dice did, what it lost', () => {
    const lost: Event = { type: 'manpowerLost', unit: 0, lost: 1, manpower: 5, because };
    expect(upshot([march, forced, lost, step('0101', '0102'), ended], true)).toEqual([
      'Newton marches to 0102 Depot: force march, rolled 5, 4 movement points more; 1 Manpower lost.',
      expect.stringContaining('marsz forsowny, rzut 5'),
    ]);
    expect(upshot([march, step('0101', '0102'), ended], true)[0]).toBe('Newton marches to 0102 Depot.');
  });

  test('a unit that is lost, and who scores by it', () => {
    const gone: Event = { type: 'unitEliminated', unit: 0, hex: hex('0101'), because };
    const other: Event = { type: 'unitEliminated', unit: 1, hex: hex('0301'), because };
    const scored = { turn: 1, rule: 'x', count: 1, unit: 0, hex: -1, hexside: -1 };
    const points: Event = { type: 'scored', ...scored, side: 'confederate', points: 2 };
    expect(upshot([march, forced, gone, other, points], true)[0]).toBe(
      'Newton is lost on the march: force march, rolled 5, 4 movement points more; Hill is eliminated; Confederacy +2 VP.',
    );
  });

  test('a march that goes on is told only if something has come of it', () => {
    expect(upshot([march], false)[0]).toBe('');
    const die: Event = { type: 'extendedMarch', unit: 0, die: 5, modifier: 1, result: 'D' };
    expect(upshot([march, die], false)[0]).toBe(
      'Newton is about to march: extended march, rolled 5 + 1, disorganized.',
    );
  });
});
