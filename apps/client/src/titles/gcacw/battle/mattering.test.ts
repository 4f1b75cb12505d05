import { actionsOf, type Event, type Gcacw, type Reason } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { describe, expect, test } from 'vitest';
import type { View } from '../room.ts';
import { heldAfter, matteringAt, matteringHere, matteringIn, matteringNow } from './mattering.ts';

const told = (by: Told<Gcacw>['by'], events: readonly Event[], ...whys: readonly Reason[]): Told<Gcacw> => ({
  by,
  events,
  rolled: whys.map(why => ({ request: { kind: 'roll', n: 1, why }, answer: [3] })),
});
const cycle: Event = { type: 'phaseBegan', phase: 'action-cycle' };
const won: Event = {
  type: 'initiativeRolled',
  initiative: { winner: 'union', union: 5, confederate: 2 },
  because: '4.2/roll-high-wins',
};
const taken: Event = { type: 'initiativeTaken', side: 'union' };
const assault: Event = { type: 'actionBegan', action: 'assault', unit: -1, leader: 1, units: [2, 3] };
const failed: Event = { type: 'assaultNumber', leader: 1, die: 6, number: -1 };
const resolved: Event = { type: 'combatResolved', from: 3, target: 4, row: 2, defender: 'D', attacker: '-' };
const march: Event = { type: 'actionBegan', action: 'march', unit: 2, leader: -1, units: [2] };

const begun = [told('table', [cycle]), told('table', [won], 'initiative'), told('union', [taken])];
const lost = [...begun, told('union', [assault]), told('table', [failed], 'command')];

describe('the roll that the table is about', () => {
  test('is not the initiative: that is a routine, and its card is for whoever opens it', () => {
    expect(matteringNow(begun.slice(0, 2))).toBeUndefined();
    expect(matteringNow(begun)).toBeUndefined();
    expect(matteringAt(begun, 1)).toMatchObject({ why: 'initiative', line: 1 });
    expect(matteringAt(begun, 2)).toBeUndefined();
    expect(matteringIn(actionsOf(begun).at(-1) as never)).toMatchObject([{ why: 'initiative', line: 1 }]);
  });

  test('is an assault that never began, also when the next initiative has been rolled', () => {
    expect(matteringNow(lost)).toMatchObject({ why: 'command', line: 4, fight: { command: { die: 6 } } });
    const rolledOn = [...lost, told('table', [won], 'initiative')];
    expect(matteringNow(rolledOn)).toMatchObject({ why: 'command', line: 4 });
    expect(matteringNow([...rolledOn, told('union', [taken])]), 'somebody goes on').toBeUndefined();
  });

  test('is the combat rather than the command roll before it', () => {
    const fought = [...begun, told('union', [assault]), told('table', [{ ...failed, number: 2 }], 'command')];
    const log = [...fought, told('table', [resolved], 'artillery', 'combat'), told('confederate', [])];
    expect(matteringNow(log)).toMatchObject({ why: 'combat', line: 5, fight: { result: { row: 2 } } });
    expect(matteringIn(actionsOf(log).at(-1) as never)).toMatchObject([{ line: 5 }]);
    const again = [...log, told('union', []), told('table', [{ ...resolved, target: 9 }], 'combat')];
    expect(matteringIn(actionsOf(again).at(-1) as never), 'each combat').toMatchObject([
      { line: 5, fight: { target: 4 } },
      { line: 8, fight: { target: 9 } },
    ]);
  });

  test('is none of a march’s points; an extended march is one until somebody goes on', () => {
    expect(matteringNow([...begun, told('union', [march], 'allowance')])).toBeUndefined();
    const extended = [...begun, told('union', [march], 'allowance', 'extended-march')];
    expect(matteringNow(extended)).toMatchObject({ why: 'extended-march', line: begun.length });
    expect(matteringNow([...extended, told('table', [])])).toMatchObject({ why: 'extended-march' });
    expect(matteringNow([...extended, told('union', [])])).toBeUndefined();
    expect(matteringIn(actionsOf(extended).at(-1) as never)).toMatchObject([{ line: begun.length }]);
  });
});

describe('one’s own battle, where the other side is elsewhere', () => {
  const own = [...begun, told('union', [assault]), told('table', [{ ...failed, number: 2 }], 'command')];
  const fought = [...own, told('table', [resolved], 'combat')];
  const enemys: Event = { type: 'initiativeTaken', side: 'confederate' };
  const since = [
    ...fought,
    told('table', [won], 'initiative'),
    told('confederate', [enemys]),
    told('confederate', [{ ...march, unit: 7 }]),
  ];
  const seen = (log: readonly Told<Gcacw>[]) => ({ log, eyes: 'union', isApart: true, frame: undefined }) as const;

  test('is to be read whatever the other side has done since, and what it did waits for that', () => {
    expect(matteringNow(since)).toBeUndefined();
    expect(matteringHere(seen(since), [])).toMatchObject({ why: 'combat', line: 5 });
    expect(heldAfter(seen(since), []), 'its own action is played to its end').toBe(6);
  });

  test('waits while one is asked what becomes of another that is fought now', () => {
    const again = [
      ...since.slice(0, -1),
      told('confederate', [{ ...assault, leader: 2 }]),
      told('table', [resolved], 'combat'),
    ];
    const frame = { kind: 'retreat', by: 'union' } as NonNullable<View['frame']>;
    expect(matteringHere({ ...seen(again), frame }, [])).toMatchObject({ why: 'combat', line: again.length - 1 });
    expect(matteringHere(seen(again), []), 'nobody is asked yet').toMatchObject({ line: 5 });
    expect(matteringHere({ ...seen(again), frame }, again.slice(-1)), 'put away').toMatchObject({ line: 5 });
  });

  test('is put away, or gone with one’s next decision', () => {
    const putAway = since.slice(5, 6);
    expect(matteringHere(seen(since), putAway)).toBeUndefined();
    expect(heldAfter(seen(since), putAway)).toBeUndefined();
    const decided = [...since, told('table', [won], 'initiative'), told('union', [taken])];
    expect(matteringHere(seen(decided), [])).toBeUndefined();
    expect(heldAfter(seen(decided), [])).toBeUndefined();
  });

  test('holds nothing back where both sides are at the screen', () => {
    expect(heldAfter({ ...seen(since), isApart: false }, [])).toBeUndefined();
    expect(matteringHere({ ...seen(since), isApart: false }, [])).toBeUndefined();
  });
});
