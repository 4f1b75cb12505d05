import { describe, expect, test } from 'vitest';
import type { Event } from '../board.ts';
import type { World } from '../world/world.ts';
import { type Action, actionsOf, linesOfAction } from './actions.ts';
import { wonIn } from './course.ts';
import { fightsOf, foughtIn, outcomeOf } from './fights.ts';
import type { Line } from './line.ts';
import { movesOf } from './moves.ts';
import { tollOf } from './toll.ts';
import { upshotOf } from './upshot.ts';

const line = (by: string, ...events: Event[]): Line => ({ by, events, rolled: [] });
const rolled = (by: string, faces: number[], ...events: Event[]): Line => ({
  ...line(by, ...events),
  rolled: [{ request: { kind: 'roll', n: faces.length, why: 'combat' }, answer: faces }],
});
const cycle: Event = { type: 'phaseBegan', phase: 'action-cycle' };
const wins = (winner: 'union' | 'confederate'): Event => ({
  type: 'initiativeRolled',
  initiative: { winner, union: 5, confederate: 3 },
  because: '4.2/record-winning-die',
});
const takes = (side: 'union' | 'confederate'): Event => ({ type: 'initiativeTaken', side });
const begins = (action: 'march' | 'assault', unit: number): Event => ({
  ...{ type: 'actionBegan', action, unit, leader: action === 'assault' ? 2 : -1, units: [unit] },
});
const steps = (unit: number, from: number, to: number): Event => ({ type: 'unitMoved', unit, from, to, left: 2 });
const ended: Event = { type: 'marchEnded', unit: 4, because: '6.1/march-procedure' as never };

const told = (actions: readonly Action[]): string[] =>
  actions.map(action => `${action.kind} ${action.side ?? '-'} ${linesOfAction(action).join('-')}`);

describe('actions', () => {
  test('an action goes from its initiative to the next, which the same line may begin', () => {
    const log = [
      line('table', { type: 'turnBegan', turn: 1 }, cycle),
      rolled('table', [5, 3], wins('union')),
      line('union', takes('union')),
      line('union', begins('march', 4)),
      line('union', steps(4, 10, 11)),
      line('confederate'),
      line('union', steps(4, 11, 12), ended, wins('confederate')),
      line('confederate', { type: 'passed', side: 'confederate' }),
      line('union', takes('union')),
    ];
    const actions = actionsOf(log);
    expect(told(actions)).toEqual(['phase - 0-1', 'march union 1-7', 'pass confederate 6-8', 'initiative union 8-9']);
    expect(actions[1]).toMatchObject({ turn: 1, phase: 'action-cycle', unit: 4, initiative: { winner: 'union' } });
    expect(actions[1]?.parts.map(({ rolled: dice }) => dice.length)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(actions[2]?.initiative?.winner).toBe('confederate');
    expect(actions[3]?.initiative, 'the other acts by the same dice').toEqual(actions[2]?.initiative);
  });

  test('in other phases each side’s part is one action, and a referee’s edit is one of its own', () => {
    const transfer = (leader: number): Event => ({
      ...{ type: 'leaderAttached', leader, unit: 1, because: '6.3/transfer-phase' as never },
    });
    const edit = { type: 'edited', edit: { do: 'setTurn' } } as unknown as Event;
    const log = [
      line('table'),
      line('table', { type: 'turnBegan', turn: 2 }, { type: 'phaseBegan', phase: 'leader-transfer' }),
      line('union', transfer(1)),
      line('union', transfer(2)),
      line('referee', edit),
      line('confederate', transfer(3)),
      line('confederate', cycle, wins('union')),
    ];
    expect(told(actionsOf(log))).toEqual([
      'opening - 0-1',
      'phase union 1-4',
      'edit - 4-5',
      'phase confederate 5-6',
      'phase - 6-7',
      'initiative - 6-7',
    ]);
  });

  test('a marker that marches is an action without a unit', () => {
    const log = [
      line('table', cycle, wins('union')),
      line('union', takes('union'), { type: 'forceActivated', side: 'union', force: 3 }),
      line('union', { type: 'forceMoved', side: 'union', force: 3, from: 7, to: 8 }),
    ];
    const [, action] = actionsOf(log);
    expect(action).toMatchObject({ kind: 'force', side: 'union', force: 3, unit: -1 });
    expect(action && movesOf(action)).toEqual([{ unit: -1, force: 3, manner: 'march', path: [7, 8] }]);
  });
});

const fought: readonly Line[] = [
  line('table', cycle, wins('union')),
  line('union', takes('union')),
  line('union', begins('march', 4)),
  line('union', steps(4, 10, 11)),
  line('union', { type: 'attackDeclared', unit: 4, from: 11, target: 12, attack: 'hasty', left: 0 }),
  rolled('table', [6, 1], {
    ...{ type: 'combatResolved', from: 11, target: 12, row: 4, defender: '1DR', attacker: '-a' },
  }),
  line('confederate', { type: 'manpowerLost', unit: 9, lost: 1, manpower: 3, because: '7.5/number-loss' as never }),
  line('confederate', { type: 'unitRetreated', unit: 9, from: 12, to: 13, because: '7.6/normal-length' as never }),
  line('confederate', { type: 'unitRetreated', unit: 9, from: 13, to: 14, because: '7.6/normal-length' as never }),
  line('union', { type: 'unitAdvanced', unit: 4, from: 11, to: 12 }, wins('union')),
];

const foughtAction = (): Action => {
  const action = actionsOf(fought).find(({ kind }) => kind === 'march');
  if (action === undefined) throw new Error('no march');
  return action;
};

describe('what came of an action', () => {
  test('who went where, and how', () => {
    expect(movesOf(foughtAction())).toEqual([
      { unit: 4, force: 0, manner: 'march', path: [10, 11] },
      { unit: 9, force: 0, manner: 'retreat', path: [12, 13, 14] },
      { unit: 4, force: 0, manner: 'advance', path: [11, 12] },
    ]);
  });

  test('who fought, from the dice to the last that came of it', () => {
    const [fight, ...others] = fightsOf(foughtAction());
    expect(others).toEqual([]);
    expect(fight).toMatchObject({ kind: 'attack', line: 5, end: 10, from: 11, target: 12, type: 'hasty', leader: -1 });
    expect(fight?.result).toEqual({ row: 4, attacker: '-a', defender: '1DR' });
  });

  test('an assault that its command roll ended has no result; an attack from which all slipped away neither', () => {
    const failed = actionsOf([
      line('table', cycle, wins('union')),
      line('union', takes('union')),
      line('union', begins('assault', 4)),
      rolled('table', [6], { type: 'assaultNumber', leader: 2, die: 6, number: 0 }),
    ]).at(-1);
    expect(failed && fightsOf(failed)).toMatchObject([
      { kind: 'assault', line: 3, leader: 2, command: { die: 6, number: 0, line: 3 }, result: undefined },
    ]);
    const evaded = actionsOf(fought.slice(0, 5)).at(-1);
    expect(evaded && fightsOf(evaded)).toMatchObject([{ line: 4, result: undefined }]);
  });

  test('two fights of one action have each their own place, outcome and victor', () => {
    const again: readonly Line[] = [
      ...fought.slice(0, -1),
      line('union', { type: 'unitAdvanced', unit: 4, from: 11, to: 12 }),
      line('union', steps(4, 12, 20)),
      line('union', { type: 'attackDeclared', unit: 4, from: 20, target: 21, attack: 'normal', left: 0 }),
      rolled('table', [2, 3], {
        ...{ type: 'combatResolved', from: 20, target: 21, row: 1, defender: '-', attacker: '1D' },
      }),
      line('union', { type: 'unitEliminated', unit: 4, hex: 20, because: '7.5/number-loss' as never }, wins('union')),
    ];
    const action = actionsOf(again).find(({ kind }) => kind === 'march');
    const world = { units: { 4: { side: 'union' }, 9: { side: 'confederate' } } } as unknown as World;
    expect(action && foughtIn(action).map(outcomeOf)).toEqual(['routed', 'repulsed']);
    expect(action && wonIn(world, action)).toMatchObject([
      { fight: { unit: 4, target: 12, line: 5, end: 11 }, winner: 'union' },
      { fight: { unit: 4, target: 21, line: 12, end: 14 }, winner: 'confederate' },
    ]);
  });

  test('what it cost and brought', () => {
    const { losses, eliminated } = tollOf(foughtAction().parts.flatMap(({ events }) => events));
    expect([...losses]).toEqual([[9, 1]]);
    expect(eliminated).toEqual([]);
  });
});

describe('what the last decision came to', () => {
  const lost: Event = { type: 'unitEliminated', unit: 4, hex: 11, because: '5.1/force-loss-marker-side' };
  const forced: Event = { type: 'forceMarched', unit: 4, roll: 11, bonus: 10, loss: 1 };
  const begun = [
    line('table', cycle),
    rolled('table', [5, 3], wins('union')),
    line('union', takes('union')),
    line('union', begins('march', 4)),
  ];

  test('stays known when the next initiative has been rolled, and when it has been taken', () => {
    const over = [...begun, line('union', forced, lost), rolled('table', [2, 6], wins('confederate'))];
    for (const log of [over, [...over, line('confederate', takes('confederate'))]]) {
      const upshot = upshotOf(log);
      expect(upshot).toMatchObject({ isOver: true, action: { kind: 'march', unit: 4 } });
      expect(upshot?.events).toContainEqual(lost);
    }
    const acting = [...over, line('confederate', takes('confederate')), line('confederate', begins('march', 9))];
    expect(upshotOf(acting)).toMatchObject({ isOver: false, action: { unit: 9 } });
    expect(upshotOf(acting, undefined, 'union')).toMatchObject({ isOver: true, action: { unit: 4 } });
  });

  test('of a march that goes on is what has happened since its last step', () => {
    const log = [...begun, line('union', forced), line('union', steps(4, 10, 11))];
    expect(upshotOf(log.slice(0, -1))?.events).toContainEqual(forced);
    expect(upshotOf(log)).toMatchObject({ isOver: false, events: [] });
  });

  test('before anybody has decided is nothing', () => {
    expect(upshotOf(begun.slice(0, 2))).toBeUndefined();
  });
});
