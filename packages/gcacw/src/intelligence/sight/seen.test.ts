import { describe, expect, test } from 'vitest';
import { type Event, NOBODY } from '../../board.ts';
import type { Edit } from '../../game.ts';
import { cover } from '../../testing/forces.ts';
import { Table } from '../../testing/table.ts';
import type { Side } from '../../vocabulary.ts';
import { reveals, seenBy } from './seen.ts';

/** Hill under marker 3, with Jackson; Early and Ewell under 4; Heth in the open. */
function field(): Table {
  const t = new Table(`
    options limitedIntelligence
    turns 2
    map
      .   .   .   .   .
        .   .   .   .
      .   .   .   .   .
        .   .   .   .
    C Hill 0901 8; leader Jackson
    C Early 0902 4
    C Ewell 0902 5
    C Heth 0702 7; leader Lane
    U Newton 0101 6; leader Reynolds
  `);
  return cover(cover(t, 'confederate', 3, '0901', 'hill'), 'confederate', 4, '0902', 'early', 'ewell');
}

/** Pieces are numbered in the order in which they stand above, hexes column by column. */
const [hill, early, heth, jackson, lane] = [0, 1, 3, 0, 1];
/** 0901, 0801 and 0702. */
const [from, to, open] = [16, 14, 13];
const seen = (event: Event, side: Side = 'union'): Event | undefined => seenBy(field().game, event, side);
const marker = { side: 'confederate', force: 3 } as const;

describe('what a side sees of an event', () => {
  test('without limited intelligence, the event itself', () => {
    const plain = new Table('map\n  .   .\n    .\nU Newton 0101\nC Hill 0301');
    const event: Event = { type: 'cavalryEvaded', hex: 0, units: [0], delay: 1 };
    expect(seenBy(plain.game, event, 'confederate')).toEqual(event);
    expect(seenBy(plain.game, { ...event, leader: 0 } as Event, 'confederate')).toEqual(event);
  });

  test('nothing but what is declared', () => {
    const because = '6.1/move-cost';
    const rows: readonly Event[] = [
      { type: 'unitMoved', unit: heth, from: open, to, left: 4 },
      { type: 'cavalryEvaded', hex: from, units: [heth], delay: 1 },
      { type: 'unitUncovered', unit: hill, because },
      { type: 'forceRevealed', ...marker, hex: from, units: [hill], because: 'LI/remove-any-time' },
      { type: 'forcePlaced', ...marker, force: 7, hex: from, units: [] },
      { type: 'edited', edit: { do: 'setTurn', turn: 2, reason: '' } },
    ];
    for (const event of rows) {
      const more: Event = Object.assign({ under: [hill] }, event);
      expect([seen(more), seen(more, 'confederate')]).toEqual([event, event]);
    }
    const edit = { do: 'setTurn', turn: 2, reason: '', under: [hill] } as Edit;
    expect(seen({ type: 'edited', edit })).toEqual(rows.at(-1));
  });

  test('what a hidden unit does is done by its marker, or not seen; its owner sees it all', () => {
    const moved = { type: 'forceMoved', ...marker, from, to };
    const because = '6.1/move-cost';
    const rows: readonly (readonly [Event, unknown])[] = [
      [
        { type: 'actionBegan', action: 'march', unit: hill, leader: NOBODY, units: [hill] },
        { type: 'forceActivated', ...marker },
      ],
      [
        { type: 'allowanceRolled', unit: hill, leader: NOBODY, points: 7, plus: 0 },
        { type: 'forceRolled', ...marker, points: 7 },
      ],
      [
        { type: 'extendedMarch', unit: hill, die: 5, modifier: 1, result: 'D' },
        { type: 'forceExtendedMarch', ...marker, die: 5 },
      ],
      [{ type: 'unitMoved', unit: hill, from, to, left: 4 }, moved],
      [{ type: 'unitRetreated', unit: hill, from, to, because }, moved],
      [{ type: 'unitAdvanced', unit: hill, from, to }, moved],
      [
        { type: 'unitUncovered', unit: hill, because },
        { type: 'unitUncovered', unit: hill, because },
      ],
      [{ type: 'fatigued', unit: hill, fatigue: 2, because }, undefined],
      [{ type: 'disorganized', unit: hill, because }, undefined],
    ];
    for (const [event, shown] of rows) {
      expect(seen(event)).toEqual(shown);
      expect(seen(event, 'confederate')).toEqual(event);
      expect(seen({ ...event, unit: heth } as Event)).toMatchObject({ type: event.type, unit: heth });
    }
  });

  test('what a hidden leader does is done by the marker of his unit, or by none', () => {
    const act = (leader: number): Event => ({ type: 'allowanceRolled', unit: NOBODY, leader, points: 7, plus: 0 });
    expect(seen(act(jackson))).toEqual({ type: 'forceRolled', ...marker, points: 7 });
    expect(seen(act(lane))).toEqual(act(lane));
    const lost = cover(field(), 'confederate', 3, '0901');
    lost.game.board.leaders[jackson] = { with: NOBODY, hex: lost.hex('0901') };
    expect(seenBy(lost.game, act(jackson), 'union')).toEqual({ type: 'forceRolled', ...marker, force: 0, points: 7 });
  });

  test('a marker that is laid is seen without its units; units that change their marker are not seen at all', () => {
    const laid = (force: number, units: number[]): Event => ({
      type: 'forcePlaced',
      ...marker,
      force,
      hex: from,
      units,
    });
    expect(seen(laid(7, [hill]))).toEqual(laid(7, []));
    expect(seen(laid(3, [heth]))).toEqual(laid(3, []));
    expect(seen(laid(4, [hill]))).toBeUndefined();
    expect(seen(laid(7, [hill]), 'confederate')).toEqual(laid(7, [hill]));
    const revealed: Event = { ...laid(3, [hill]), type: 'forceRevealed', because: 'LI/remove-any-time' } as Event;
    expect(seen(revealed)).toEqual(revealed);
  });

  test('flanks refused under markers are not seen', () => {
    const refused = (hex: number): Event => ({ type: 'flanksRefused', hex, refused: true, because: '7.8/never-moves' });
    expect(seen(refused(from))).toBeUndefined();
    expect(seen(refused(open))).toEqual(refused(open));
    expect(seen(refused(from), 'confederate')).toEqual(refused(from));
  });

  test('of several units those that are hidden are left out', () => {
    const event: Event = { type: 'cavalryEvaded', hex: from, units: [hill, heth], delay: 1 };
    expect(seen(event)).toEqual({ ...event, units: [heth] });
    expect(seen({ type: 'turnBegan', turn: 2 })).toEqual({ type: 'turnBegan', turn: 2 });
  });

  test('only what shows hidden units seals a decision for it', () => {
    const uncovered: Event = { type: 'unitUncovered', unit: hill, because: 'LI/ten-markers' };
    expect(reveals(uncovered)).toBe(true);
    expect(reveals({ type: 'forceRevealed', ...marker, hex: from, units: [], because: 'LI/remove-any-time' })).toBe(
      true,
    );
    expect(reveals({ type: 'forceActivated', ...marker })).toBe(false);
  });
});

describe('what a side sees of the referee', () => {
  const reason = 'x';
  const edited = (edit: Edit): Event => ({ type: 'edited', edit });

  test.each<[string, Edit, 'all' | 'nothing' | 'a move']>([
    ['a hidden unit alone is placed', { do: 'placeUnit', unit: hill, hex: to, reason }, 'a move'],
    ['one of two is placed', { do: 'placeUnit', unit: early, hex: to, reason }, 'all'],
    ['an open unit is placed', { do: 'placeUnit', unit: heth, hex: to, reason }, 'all'],
    ['a hidden unit is removed', { do: 'removeUnit', unit: hill, reason }, 'nothing'],
    ['an open unit is removed', { do: 'removeUnit', unit: heth, reason }, 'all'],
    ['a hidden leader is removed', { do: 'removeLeader', leader: jackson, reason }, 'nothing'],
    ['an open leader is removed', { do: 'removeLeader', leader: lane, reason }, 'all'],
    ['a leader goes to a hidden unit', { do: 'attachLeader', leader: lane, unit: hill, reason }, 'nothing'],
    ['flanks of a hidden hex', { do: 'setFlanks', hex: from, refused: true, reason }, 'nothing'],
    ['flanks of an open hex', { do: 'setFlanks', hex: open, refused: true, reason }, 'all'],
    ['a station in a hidden hex', { do: 'setStation', hex: from, damage: 'damaged', reason }, 'all'],
  ])('%s', (_, edit, what) => {
    const expected = { all: edited(edit), nothing: undefined, 'a move': { type: 'forceMoved', ...marker, from, to } };
    expect(seen(edited(edit))).toEqual(expected[what]);
    expect(seen(edited(edit), 'confederate')).toEqual(edited(edit));
  });
});
