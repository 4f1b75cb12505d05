import { ready } from '@wigwag/kernel';
import { expect, test } from 'vitest';
import { type Board, copyBoard, type Event } from './board.ts';
import { evolve } from './evolve.ts';
import { copyDerived } from './occupancy.ts';
import { gcacw } from './ruleset.ts';
import { flowOf } from './testing/flow.ts';
import { Table } from './testing/table.ts';

const FIELD = `
  turns 3
  map
    .   .
      .
    .   .
      .
  minor-river 0101 | 0102
  bridge 0101-0102
  U Newton 0101 5; leader Reynolds
  C Hill 0302 5
`;

/** The board after some events, and what changed the board before them. */
function after(events: (t: Table) => readonly Event[], before: Partial<Board> = {}): Board {
  const t = new Table(FIELD);
  Object.assign(t.game.board, before);
  const flow = flowOf(t);
  for (const event of events(t)) flow.emit(event);
  return flow.game.board;
}

const burned = (hex: number, damage: 'damaged' | 'destroyed'): Event => ({
  type: 'stationBurned',
  unit: 0,
  hex,
  damage,
  because: '5.4/damage',
});

test('a new turn forgets what was tied to the last: Lee, failed bridges, who has tried to destroy, actions', () => {
  const board = after(() => [{ type: 'turnBegan', turn: 2 }], {
    leesCorps: 'E',
    failedBridges: [1],
    wreckers: [0],
    actions: 3,
  });
  expect(board).toMatchObject({ turn: 2, leesCorps: '', failedBridges: [], wreckers: [], actions: 0 });
});

test('whoever has tried to destroy a crossing is remembered, whoever has tried to repair one is not', () => {
  const tried = (work: 'destroy' | 'repair') =>
    after(t => [
      {
        type: 'crossingAttemptFailed',
        unit: 0,
        hexside: t.hexside('0101-0102'),
        what: 'bridge',
        work,
        die: 6,
        modifier: 0,
      },
    ]).wreckers;
  expect([tried('destroy'), tried('repair')]).toEqual([[0], []]);
});

test('a station has one state, a hex one marker and one holder', () => {
  const board = after(() => [
    burned(0, 'damaged'),
    burned(2, 'damaged'),
    burned(0, 'destroyed'),
    { type: 'flanksRefused', hex: 0, refused: true, because: '7.8/cost-and-end' },
    { type: 'controlChanged', hex: 0, side: 'union' },
    { type: 'controlChanged', hex: 0, side: 'confederate' },
  ]);
  expect(board.stations).toEqual([
    { hex: 2, damage: 'damaged' },
    { hex: 0, damage: 'destroyed' },
  ]);
  expect([board.refused, board.control]).toEqual([[0], [{ hex: 0, side: 'confederate' }]]);
});

test('a pontoon that is taken up leaves the ruin below it, or nothing', () => {
  const left = (destroyed: boolean) =>
    after(
      t => [{ type: 'pontoonRemoved', hexside: t.hexside('0101-0102'), side: 'union', because: '10.2/dismantle' }],
      { crossings: [{ hexside: new Table(FIELD).hexside('0101-0102'), destroyed, pontoon: 'union' }] },
    ).crossings;
  expect([left(true), left(false)]).toEqual([
    [{ hexside: new Table(FIELD).hexside('0101-0102'), destroyed: true }],
    [],
  ]);
});

test('a unit that leaves the map takes its leader with it, and no other', () => {
  const t = new Table(FIELD.replace('U Newton', 'U Wood 0101; leader Granger division\n U Newton'));
  const flow = flowOf(t);
  flow.emit({ type: 'unitExited', unit: t.unitId('newton'), hex: t.hex('0101'), because: 'SC/exit-gone' });
  const { exited, leaders, units } = flow.game.board;
  expect([exited, units[t.unitId('newton')]?.hex]).toEqual([[t.unitId('newton')], -1]);
  expect(leaders[t.leaderId('reynolds')]).toEqual({ with: -1, hex: -1 });
  expect(leaders[t.leaderId('granger')]).toEqual({ with: t.unitId('wood'), hex: t.hex('0101') });
});

test('what happens to a copy leaves the game it was made from as it was', () => {
  const t = new Table(FIELD);
  const [board, derived] = [structuredClone(t.game.board), structuredClone(t.game.derived)];
  const copy = ready(gcacw, { ...t.game, board: copyBoard(t.game.board) });
  Object.assign(copy, { derived: copyDerived(t.game.derived) });
  expect([copy.board, copy.derived]).toEqual([t.game.board, t.game.derived]);
  const unit = t.unitId('newton');
  const moved: Event = { type: 'unitMoved', unit, from: t.hex('0101'), to: t.hex('0201'), left: 0 };
  for (const event of [moved, burned(0, 'damaged')]) evolve(copy, event);
  expect([t.game.board, t.game.derived]).toEqual([board, derived]);
});
