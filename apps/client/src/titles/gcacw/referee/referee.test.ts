import { EDIT_FIELDS, type EditName, type Game, gcacw, NOWHERE, optionsIn, withOptions } from '@wigwag/gcacw';
import { readEdit } from '@wigwag/kernel';
import { describe, expect, test } from 'vitest';
import { firstMarch } from '../testing/firstMarch.ts';
import { type MemoryKeeper, memoryKeeper } from '../testing/memoryKeeper.ts';
import { sitAt, type TestSitting } from '../testing/testSitting.ts';
import { EMPTY_FORM, editOf, withHex, withPiece, withUnit, withVerb } from './form.ts';

const open = (keeper: MemoryKeeper): TestSitting => sitAt(firstMarch(), { keeper, saved: keeper.saved(), seed: 1 });
const reason = 'a house rule';

describe('the referee at a table', () => {
  test('makes a change that is told, kept and taken back', () => {
    const kept = memoryKeeper();
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
    const table = open(memoryKeeper());
    const form = withVerb(EMPTY_FORM, table.view().game, 'setTurn');
    expect(table.edit(editOf(form))?.clause).toBe('wigwag/edit-reason');
    expect(table.edit(editOf({ ...form, reason }))?.clause).toBe('wigwag/edit-no-change');
    expect(table.view().log.filter(({ by }) => by === 'referee')).toEqual([]);
  });

  test('options are settled before the first decision, and kept', () => {
    const kept = memoryKeeper();
    const table = open(kept);
    expect(table.view().world.options.trailOverCrossing).toBe(false);
    table.reopen(withOptions(table.view().world, { trailOverCrossing: true }));
    expect(table.view().world.options.trailOverCrossing).toBe(true);
    table.decide({ do: 'finish' });
    table.reopen(withOptions(table.view().world, { trailOverCrossing: false }));
    expect(table.view().world.options.trailOverCrossing).toBe(true);
    expect(open(kept).view().world.options.trailOverCrossing).toBe(true);
    expect(kept.saved()?.setup).toEqual({
      scenario: 'first-march',
      options: { fatigue4March: true, trailOverCrossing: true },
    });
  });

  test('options that the address asked for are in the record as well: it replays without the address', () => {
    const kept = memoryKeeper();
    const world = firstMarch(['trailOverCrossing']);
    sitAt(world, { keeper: kept }).decide({ do: 'finish' });
    expect(optionsIn(kept.saved()?.setup)).toMatchObject({ trailOverCrossing: true });
  });

  test('an option of another year stays as it is', () => {
    const table = open(memoryKeeper());
    table.reopen(withOptions(table.view().world, { entrenchActions1863: true }));
    expect(table.view().world.options.entrenchActions1863).toBe(table.view().world.year === 1863);
  });
});

describe('pointing fills in the form', () => {
  const { game } = open(memoryKeeper()).view();
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
    expect(withHex(both, game, 9)).toMatchObject({ from: 9, to: NOWHERE });
  });

  test('a hex is taken up as it is', () => {
    const stations = [{ hex: 5, damage: 'damaged' as const }];
    const marked: Pick<Game, 'board'> = { board: { ...game.board, stations, refused: [5] } };
    expect(withHex({ ...form, verb: 'setStation' }, marked, 5)).toMatchObject({ damage: 'damaged', refused: true });
  });

  test.each([
    ['removeUnit', ['unit']],
    ['attachLeader', ['leader', 'unit']],
    ['setTurn', ['turn']],
    ['setWeather', ['rain', 'minor', 'major']],
    ['setCrossing', ['from', 'to', 'destroyed', 'pontoon']],
  ] as const)('%s asks just for its fields', (verb, fields) => {
    const edit = editOf(withVerb(form, game, verb));
    expect(Object.keys(edit)).toEqual(['do', ...fields, 'reason']);
    expect(edit).toMatchObject({ do: verb, reason });
  });

  test.each(Object.keys(EDIT_FIELDS) as EditName[])('%s is a change that the door lets in', verb => {
    expect(readEdit(gcacw, editOf(withVerb(form, game, verb)))).toHaveProperty('choice');
  });

  test('where no hex is asked for, pointing at one changes nothing', () => {
    const unit = withVerb(form, game, 'removeUnit');
    expect(withHex(unit, game, 5)).toBe(unit);
  });
});
