import type { Told } from '@wigwag/host';
import { type Event, inches, type Lee, mils } from '@wigwag/lee';
import { describe, expect, test } from 'vitest';
import { momentsOf, stretchAt } from './moments.ts';
import { paceOf } from './pace.ts';
import { spokenIn } from './spoken.ts';
import { thingsOf, wayOf } from './things.ts';

const line = (by: Told<Lee>['by'], ...events: Event[]): Told<Lee> => ({ by, events, rolled: [] });
const pose = (x: number, y: number) => ({ x: mils(x), y: mils(y), heading: 0 });
const marks = (unit: string): Event => ({ type: 'unitMarked', side: 'blue', unit, mark: 'pinned', on: true });
const deploys = (unit: string): Event => ({ type: 'unitDeployed', side: 'grey', unit, pose: pose(10, 4) });
const forced: Event = {
  ...{ type: 'unitForced', side: 'grey', unit: 'g1', cause: 'push-back', moved: mils(3) },
  ...{ from: pose(10, 10), to: pose(10, 7) },
};

/** The end of a step, two deployments at once, a turn with dice, and a decision that shows this audience nothing. */
const LOG: readonly Told<Lee>[] = [
  line('table', { type: 'stepBegun', step: 'lists' }),
  line('blue', { type: 'listChosen', side: 'blue', list: 'i' }, { type: 'stepBegun', step: 'deployment' }),
  line('grey', deploys('g1'), deploys('g2'), { type: 'stepBegun', step: 'battle' }, { type: 'turnBegun', turn: 1 }),
  {
    ...line('table', { type: 'turnInitiative', turn: 1, side: 'blue', blue: [6, 2], grey: [3, 1] }),
    rolled: [
      { request: { kind: 'dice', n: 2, why: 'turnInitiative' } as never, answer: [6, 2] },
      { request: { kind: 'draw', of: 4, n: 1, why: 'turnCard' } as never, answer: [2] },
    ],
  },
  line('blue'),
  line('blue', marks('b1'), forced),
];
const said = momentsOf(LOG, (_, telling, alike) => `${telling?.type ?? 'secret'} ${alike}`);

describe('the moments of a battle', () => {
  test('are the lines that tell something; what tells nothing belongs to the one before', () => {
    expect(said.map(({ lines, side, sentence }) => [lines, side, sentence])).toEqual([
      [1, undefined, 'stepBegun 0'],
      [2, 'blue', 'listChosen 0'],
      [3, 'grey', 'unitDeployed 1'],
      [5, undefined, 'turnInitiative 0'],
      [6, 'blue', 'unitMarked 0'],
    ]);
  });

  test('belong to the step in which they happened, in the battle to the turn', () => {
    expect(said.map(({ stretch }) => stretchAt(stretch))).toEqual([
      { step: 'lists' },
      { step: 'lists' },
      { step: 'deployment' },
      { turn: 1 },
      { turn: 1 },
    ]);
  });

  test('show dice, and never what was drawn', () => {
    expect(said.map(({ dice }) => dice)).toEqual(['', '', '', '6 2', '']);
  });
});

test('a line speaks of the piece, the markers or the units that lie there, and of nothing else', () => {
  expect(thingsOf({ type: 'pieceTakenOff', piece: 'p4', kind: 'wood', by: 'blue' })).toEqual(['p4']);
  expect(thingsOf(marks('b1'))).toEqual(['blue:b1']);
  const swapped = { side: 'grey', one: 'grey-1', other: 'grey-2', oneAt: pose(1, 1), otherAt: pose(2, 2) } as const;
  expect(thingsOf({ type: 'markersSwapped', ...swapped })).toEqual(['grey-1', 'grey-2']);
  expect(thingsOf({ type: 'corpsOnMarkers', side: 'blue', assigned: [{ corps: 'i', marker: 'blue-1' }] })).toEqual([]);
  expect(thingsOf({ type: 'turnBegun', turn: 2 })).toEqual([]);
});

test('a way is where a unit went, in inches', () => {
  expect(wayOf(forced)).toEqual([
    { x: 10, y: 10 },
    { x: 10, y: 7 },
  ]);
  const path = [pose(1, 2), pose(1, 5.25)];
  const moved: Event = {
    ...{
      type: 'unitMoved',
      side: 'blue',
      unit: 'b1',
      moveKind: 'normal',
      turn: 1,
      moved: mils(3.25),
      paid: false,
      path,
    },
    ...{ from: pose(1, 2), to: pose(1, 5.25) },
  };
  expect(wayOf(moved)?.map(({ y }) => y)).toEqual(path.map(({ y }) => inches(y)));
  expect(wayOf(marks('b1'))).toBeUndefined();
});

test('a line of the log is found again by its event, with the moment when it had happened', () => {
  const { all, placeOf } = spokenIn(LOG);
  expect(all.map(({ things, lines }) => [things, lines])).toEqual([
    [['grey:g1'], 3],
    [['grey:g2'], 3],
    [['blue:b1'], 6],
    [['grey:g1'], 6],
  ]);
  expect(placeOf(forced)).toBe(3);
  expect(placeOf(LOG[0]?.events[0] as Event)).toBeUndefined();
});

test('only lines with something to see take time when the battle is played', () => {
  expect(LOG.map(told => paceOf(told) > 0)).toEqual([false, false, true, true, false, true]);
});
