import { type AnyChoice, type Event, type Gcacw, SIDES, wonIn } from '@wigwag/gcacw';
import type { Told } from '@wigwag/host';
import { translator } from '@wigwag/words';
import { describe, expect, test } from 'vitest';
import { firstMarch } from '../testing/firstMarch.ts';
import { sitAt } from '../testing/testSitting.ts';
import { toldOf } from './Detail.tsx';
import { momentsOf } from './moments.ts';
import { paceOf } from './pace.ts';
import { placeToLookAt } from './useReplay.tsx';

const t = translator('en');
const world = firstMarch();
const unit = (name: string): number => world.units.findIndex(each => each.name === name);
const [PRUITT, PICKERING] = [unit('Pruitt'), unit('Pickering')];

const line = (by: string, ...events: Event[]): Told<Gcacw> => ({ by: by as 'union', events, rolled: [] });
const wins = (winner: 'union' | 'confederate'): Event => ({
  type: 'initiativeRolled',
  initiative: { winner, union: 5, confederate: 3 },
  because: '4.2/record-winning-die',
});
const marches = (id: number): Event => ({ type: 'actionBegan', action: 'march', unit: id, leader: -1, units: [id] });
const steps = (id: number, from: number, to: number): Event => ({ type: 'unitMoved', unit: id, from, to, left: 2 });
const retreats: Event = {
  type: 'unitRetreated',
  unit: PRUITT,
  from: 12,
  to: 13,
  because: '7.6/normal-length' as never,
};
const fight = (defender: string): Event => ({
  ...{ type: 'combatResolved', from: 11, target: 12, row: 4, defender, attacker: '-' },
});

/** A march, then another that ends in a fight; the last line begins the next action. */
const LOG: readonly Told<Gcacw>[] = [
  line('table', { type: 'phaseBegan', phase: 'action-cycle' }, wins('union')),
  line('union', { type: 'initiativeTaken', side: 'union' }),
  line('union', marches(PRUITT), steps(PRUITT, 10, 11)),
  line('union', steps(PRUITT, 11, 12), wins('confederate')),
  line('confederate', { type: 'initiativeTaken', side: 'confederate' }, marches(PICKERING)),
  line('confederate', steps(PICKERING, 20, 11)),
  line('confederate', {
    ...{ type: 'attackDeclared', unit: PICKERING, from: 11, target: 12, attack: 'hasty', left: 0 },
  }),
  line('table', fight('DR')),
  line('union', retreats),
  line('table', wins('union')),
];

describe('the moments of a campaign', () => {
  test('are its opening and what was done, to the last line', () => {
    const moments = momentsOf(t, world, LOG);
    expect(moments.map(({ lines, side, sentence }) => [lines, side, sentence.replaceAll(' ', ' ')])).toEqual([
      [1, undefined, 'The opening'],
      [4, 'union', expect.stringContaining('Pruitt marches to')],
      [10, 'confederate', expect.stringContaining('Pickering attacks')],
    ]);
    expect(moments.map(({ battles }) => battles)).toEqual([[], [], [{ winner: 'confederate', lines: 10 }]]);
  });

  test('never end with the same line, whatever a game has come to', () => {
    for (let length = 1; length <= LOG.length; length++) {
      const lines = momentsOf(t, world, LOG.slice(0, length)).map(moment => moment.lines);
      expect(lines).toEqual([...new Set(lines)].sort((one, other) => one - other));
      expect(lines.length === 1 || lines.at(-1) === length, `${length}`).toBe(true);
    }
  });

  test('a battle is won by whoever has the field', () => {
    const fought = (...after: Told<Gcacw>[]) => momentsOf(t, world, [...LOG.slice(0, 7), ...after]).at(-1)?.action;
    const winner = (...after: Told<Gcacw>[]) => {
      const action = fought(...after);
      return action && wonIn(world, action)[0]?.winner;
    };
    expect(winner()).toBeUndefined();
    expect(winner(line('table', fight('D')))).toBe('union');
    expect(winner(line('table', fight('Dr')))).toBe('union');
    expect(winner(line('table', fight('Dr')), line('union', retreats))).toBe('confederate');
    expect(winner(line('table', fight('1DR')))).toBe('confederate');
  });
});

test('what came of an action is told in sentences, and lines with nothing to see take no time', () => {
  const action = momentsOf(t, world, LOG).at(-1)?.action;
  expect(action && toldOf(t, world, action)[0]).toContain('Pruitt falls back to');
  expect(LOG.map(paceOf).map(pace => pace > 0)).toEqual([
    ...[false, false, true, true, false, true, false, true, true, false],
  ]);
  const [march, retreat] = [LOG[5], LOG[8]].map(told => (told === undefined ? 0 : paceOf(told)));
  expect(retreat, 'a retreat hurries').toBeLessThan(march ?? 0);
});

test('a real game can be looked at from each of its lines, and the table then shows nobody’s decision but the past', async () => {
  const table = sitAt(world);
  for (let n = 0; n < 30; n++) {
    await new Promise(resolve => setTimeout(resolve, 1));
    const { choices, frame } = table.view();
    const wanted: AnyChoice | undefined =
      choices.find(({ do: verb }) => verb === 'step' || verb === 'march') ?? choices[0];
    if (frame !== undefined && SIDES.some(side => side === frame.by) && wanted !== undefined) table.decide(wanted);
  }
  const { log, game } = table.view();
  const moments = momentsOf(t, world, log);
  expect(moments.length).toBeGreaterThan(2);
  const pasts = await Promise.all(moments.map(({ lines }) => table.past(lines)));
  expect(pasts.every(past => past !== undefined)).toBe(true);
  expect(pasts.at(-1)?.board).toEqual(game.board);
});

test('the map looks where a piece has come to, and at the opening where the first sets out', () => {
  const replay = { moments: momentsOf(t, world, LOG) };
  expect(placeToLookAt(replay, 1)).toBe(10);
  expect(placeToLookAt(replay, 3)).toBe(11);
  expect(placeToLookAt(replay, 4)).toBe(12);
  expect(placeToLookAt(replay, 5)).toBeUndefined();
  expect(placeToLookAt(replay, 6)).toBe(11);
});
