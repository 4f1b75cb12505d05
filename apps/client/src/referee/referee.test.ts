import { type Game, NOWHERE, optionsIn } from '@wigwag/gcacw';
import { describe, expect, test } from 'vitest';
import { LocalTable, worldOfRecord } from '../localTable.ts';
import { firstMarch } from '../testing/firstMarch.ts';
import { type MemoryShelf, memoryShelf } from '../testing/memoryShelf.ts';
import { EMPTY_FORM, editOf, withHex, withPiece, withUnit, withVerb } from './form.ts';

const open = (shelf: MemoryShelf): LocalTable => {
  const { record } = shelf;
  const world = record === undefined ? firstMarch() : worldOfRecord(firstMarch(), record);
  return new LocalTable({ world, record, shelf, seed: 1, pause: 0 });
};
const reason = 'a house rule';

describe('the referee at a table', () => {
  test('makes a change that is told, kept and taken back', () => {
    const kept = memoryShelf();
    const table = open(kept);
    const before = table.view().game.board.units[0]?.fatigue ?? 0;
    const form = { ...withUnit({ ...EMPTY_FORM, verb: 'setUnit' }, table.view().game, 0), fatigue: before + 1, reason };
    expect(table.edit(editOf(form))).toBeUndefined();
    expect(table.view().log.at(-1)).toMatchObject({ by: 'referee', events: [{ type: 'edited', edit: { reason } }] });
    expect(open(kept).view().game.board.units[0]?.fatigue).toBe(before + 1);
    table.undo();
    expect(table.view().game.board.units[0]?.fatigue).toBe(before);
    table.redo();
    expect(table.view().game.board.units[0]?.fatigue).toBe(before + 1);
  });

  test('hears why not', () => {
    const table = open(memoryShelf());
    const form = withVerb(EMPTY_FORM, table.view().game, 'setTurn');
    expect(table.edit(editOf(form))?.clause).toBe('wigwag/edit-reason');
    expect(table.edit(editOf({ ...form, reason }))?.clause).toBe('wigwag/edit-no-change');
    expect(table.view().log.filter(({ by }) => by === 'referee')).toEqual([]);
  });

  test('options are settled before the first decision, and kept', () => {
    const kept = memoryShelf();
    const table = open(kept);
    expect(table.world.options.trailOverCrossing).toBe(false);
    table.setOption('trailOverCrossing', true);
    expect(table.world.options.trailOverCrossing).toBe(true);
    table.decide({ do: 'finish' });
    table.setOption('trailOverCrossing', false);
    expect(table.world.options.trailOverCrossing).toBe(true);
    expect(open(kept).world.options.trailOverCrossing).toBe(true);
    expect(kept.record?.setup).toEqual({
      scenario: 'first-march',
      options: { fatigue4March: true, trailOverCrossing: true },
      seed: 1,
    });
  });

  test('options that the address asked for are in the record as well: it replays without the address', () => {
    const kept = memoryShelf();
    const world = firstMarch(['trailOverCrossing']);
    new LocalTable({ world, shelf: kept, seed: 3, pause: 0 }).decide({ do: 'finish' });
    expect(optionsIn(kept.record?.setup)).toMatchObject({ trailOverCrossing: true });
  });

  test('an option of another year stays as it is', () => {
    const table = open(memoryShelf());
    table.setOption('entrenchActions1863', true);
    expect(table.world.options.entrenchActions1863).toBe(table.world.year === 1863);
  });
});

describe('pointing fills in the form', () => {
  const { game } = open(memoryShelf()).view();
  const at = (unit: number): number => game.board.units[unit]?.hex ?? NOWHERE;
  const form = { ...EMPTY_FORM, reason };

  test('a piece, then a hex', () => {
    const placed = withHex(withPiece(form, game, 'unit', 1), game, 5);
    expect(editOf(placed)).toEqual({ do: 'placeUnit', unit: 1, hex: 5, reason });
    expect(editOf({ ...withPiece(form, game, 'leader', 1), verb: 'removeLeader' })).toEqual({
      do: 'removeLeader',
      leader: 1,
      reason,
    });
  });

  test('a piece stands for its hex where a hex is asked for', () => {
    const flanks = withPiece(withVerb(form, game, 'setFlanks'), game, 'unit', 2);
    expect(editOf(flanks)).toEqual({ do: 'setFlanks', hex: at(2), refused: false, reason });
  });

  test('the two hexes of a crossing, one after the other', () => {
    const first = withHex(withVerb(form, game, 'setCrossing'), game, 3);
    const both = withHex(first, game, 4);
    expect(editOf(both)).toEqual({ do: 'setCrossing', from: 3, to: 4, destroyed: false, pontoon: 'none', reason });
    expect(withHex(both, game, 9)).toMatchObject({ hex: 9, to: NOWHERE });
  });

  test('a hex is taken up as it is', () => {
    const stations = [{ hex: 5, damage: 'damaged' as const }];
    const marked: Pick<Game, 'board'> = { board: { ...game.board, stations, refused: [5] } };
    expect(withHex({ ...form, verb: 'setStation' }, marked, 5)).toMatchObject({ damage: 'damaged', refused: true });
  });

  test.each(['removeUnit', 'attachLeader', 'setTurn', 'setWeather'] as const)('%s asks just for its fields', verb => {
    const edit = editOf(withVerb(form, game, verb));
    expect(edit.do).toBe(verb);
    expect(edit.reason).toBe(reason);
  });
});
