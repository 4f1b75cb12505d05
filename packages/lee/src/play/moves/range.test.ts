import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect } from 'vitest';
import type { ClauseId } from '../../clauses.generated.ts';
import { DEFAULT_BOOK } from '../../data/book.ts';
import type { Overrides } from '../../testing/armies.fixture.ts';
import { UNIT_TYPES } from '../../testing/parts.fixture.ts';
import {
  after,
  at,
  fence,
  moveOf,
  moving,
  numbers,
  outline,
  played,
  type Sketch,
  UNIT,
  verdict,
  way,
  wood,
} from '../battle.fixture.ts';
import { forwardStep } from '../table/told.ts';

const rule = ruleTests<ClauseId>();

const HERE = { [UNIT]: at(24, 40) };
const infantryOf = (movement: number): Overrides => ({
  armies: { blue: { unitTypes: UNIT_TYPES.map(type => (type.id === 'infantry' ? { ...type, movement } : type)) } },
});
const ahead = (sketch: Sketch, inches: number, more: Parameters<typeof moveOf>[1] = {}): string =>
  verdict(moving({ blue: HERE, ...sketch }), moveOf([forwardStep(inches)], more));
const MARCH = { march: true };
const field = (ring: ReturnType<typeof outline>, id = 'p2') =>
  wood(ring, { id, terrain: 'difficult', surface: 'field' });
const AHEAD = { areas: [wood(outline(10, 34, 40, 39))] };

describe('how far a unit may go', () => {
  rule('7.2/max-distance', 'LX-04: its range and no farther, at most once a turn', () => {
    expect([9, 9.5].map(inches => ahead({}, inches))).toEqual(['legal', '7.2/max-distance']);
    expect(numbers(moving({ blue: HERE }), moveOf([forwardStep(9.5)]))).toEqual({ limit: 9, total: 9.5 });
    const moved = after(moving({ blue: HERE }), moveOf([forwardStep(1)]));
    expect(verdict(moved, moveOf([forwardStep(1)]))).toBe('7.2/max-distance');
    expect(verdict(moved, moveOf([forwardStep(1)], { again: true }))).toBe('legal');
  });
  rule('7.2/may-move-less', 'any shorter distance, or none', () => {
    expect([0.1, 4].map(inches => ahead({}, inches))).toEqual(['legal', 'legal']);
    expect(verdict(moving({ blue: HERE }), moveOf([]))).toBe('legal');
  });
  rule('7.2/measure-front-centre', 'the way of the front’s middle is what counts', () => {
    const { events } = played(moving({ blue: HERE }), moveOf([forwardStep(7)]));
    expect(events).toMatchObject([{ type: 'unitMoved', moved: 7000, to: { x: 24_000, y: 33_000 } }]);
  });
  rule('7.2/march-plus-3', 'LM-03: March adds 3', () => {
    expect([12, 12.5].map(inches => ahead({}, inches, MARCH))).toEqual(['legal', '7.2/max-distance']);
    expect(ahead({}, 12)).toBe('7.2/max-distance');
  });
  rule('7.2/other-modifiers', 'LX-04: a general’s trait 1 and a card 2 make 12', () => {
    const world: Overrides = {
      armies: { blue: { generals: [{ id: 'x', name: 'X', level: 'division', abilities: [], movement: 1 }] } },
    };
    const led: Sketch = {
      world,
      change: board => {
        board.generals.commanders.blue = [{ general: 'x', level: 'division', formation: 'i-1', first: true }];
      },
    };
    expect([12, 12.5].map(inches => ahead(led, inches, { modifier: 2000 }))).toEqual(['legal', '7.2/max-distance']);
    expect([9, 9.5].map(inches => ahead({ ...led, terrain: AHEAD }, inches, { modifier: 2000 }))).toEqual([
      'legal',
      '7.2/reduce-on-contact',
    ]);
    expect(ahead({}, 12, { modifier: 2000 })).toBe('7.2/max-distance');
  });
  rule('7.1/cap-double', 'LM-06: never more than twice M', () => {
    expect([18, 18.5].map(inches => ahead({}, inches, { ...MARCH, modifier: 9000 }))).toEqual([
      'legal',
      '7.1/cap-double',
    ]);
  });
  rule('7.1/cap-sources', 'LM-07: whatever adds; what terrain takes is taken from the capped range', () => {
    const through = (inches: number) => ahead({ terrain: AHEAD }, inches, { ...MARCH, modifier: 9000 });
    expect([15, 15.5].map(through)).toEqual(['legal', '7.2/reduce-on-contact']);
  });
  rule('7.1/min-range-3', 'LM-04, LM-05, LM-13: at least 3, but guns without movement stay', () => {
    const slow = infantryOf(4);
    const inWood = { areas: [wood(outline(10, 30, 40, 47))] };
    expect([3, 3.5].map(inches => ahead({ world: slow, terrain: inWood }, inches))).toEqual([
      'legal',
      '7.2/reduce-at-start',
    ]);
    const two = { areas: [wood(outline(10, 34, 40, 38))] };
    expect([3, 3.5].map(inches => ahead({ world: slow, terrain: two }, inches))).toEqual([
      'legal',
      '7.2/reduce-on-contact',
    ]);
    const guns = moving({ blue: { 'siege-guns': at(24, 40) } }, { corps: 'reserve' });
    expect(verdict(guns, moveOf([forwardStep(1)], { unit: 'siege-guns' }))).toBe('7.1/min-range-3');
  });
});

describe('what shortens a move', () => {
  rule('7.2/obstacles-affect', 'LX-05: terrain and friends', () => {
    expect(ahead({ terrain: AHEAD }, 6.5)).toBe('7.2/reduce-on-contact');
    expect(ahead({}, 6.5)).toBe('legal');
  });
  rule('7.2/wood-slows', 'LX-05: a wood', () => {
    expect([6, 6.5].map(inches => ahead({ terrain: AHEAD }, inches))).toEqual(['legal', '7.2/reduce-on-contact']);
  });
  rule('7.2/field-is-difficult', 'LX-05: a field, as other difficult terrain', () => {
    const other = wood(outline(10, 34, 40, 39), { terrain: 'difficult' });
    for (const area of [field(outline(10, 34, 40, 39)), other]) {
      expect([6, 6.5].map(inches => ahead({ terrain: { areas: [area] } }, inches))).toEqual([
        'legal',
        '7.2/reduce-on-contact',
      ]);
    }
  });
  rule('7.2/fence-slows', 'a fence', () => {
    const terrain = { barriers: [fence(way([10, 38], [40, 38]))] };
    expect([6, 6.5].map(inches => ahead({ terrain }, inches))).toEqual(['legal', '7.2/reduce-on-contact']);
  });
  rule('7.2/cost-own-unit', 'LM-35, LX-05: a friend, on whom the move may not end', () => {
    const blue = { ...HERE, 'i-1-b': at(24, 36) };
    expect([4, 6, 6.5].map(inches => ahead({ blue }, inches))).toEqual([
      '7.2/cost-own-unit',
      'legal',
      '7.2/reduce-on-contact',
    ]);
  });
  rule('7.2/cost-once-per-turn', 'LM-01, LM-10, LM-11: once, whatever is met, and anew next turn', () => {
    const terrain = {
      areas: [wood(outline(10, 38, 40, 39)), field(outline(10, 35, 40, 36))],
      barriers: [fence(way([10, 37], [40, 37]))],
    };
    const blue = { ...HERE, 'i-1-b': at(24, 33) };
    expect([9, 9.5].map(inches => ahead({ terrain, blue }, inches, MARCH))).toEqual(['legal', '7.2/reduce-on-contact']);
    const paid = (turn: number) => ({ [UNIT]: at(24, 40, 0, [], { paidOn: turn }) });
    expect(ahead({ terrain: AHEAD, blue: paid(3) }, 9)).toBe('legal');
    expect(ahead({ terrain: AHEAD, blue: paid(2) }, 9)).toBe('7.2/reduce-on-contact');
    const moved = played(moving({ blue: HERE, terrain: AHEAD }), moveOf([forwardStep(6)]));
    expect(moved.events).toMatchObject([{ paid: true }]);
    expect(moved.game.board.play.units.blue[UNIT]?.paidOn).toBe(3);
  });
  rule('7.2/reduce-on-contact', 'LM-02, LM-08: at the moment of contact, what was covered counted in', () => {
    const sixAhead = { areas: [field(outline(10, 20, 40, 34))] };
    expect([9, 9.5].map(inches => ahead({ terrain: sixAhead }, inches, MARCH))).toEqual([
      'legal',
      '7.2/reduce-on-contact',
    ]);
    const sevenAhead = { areas: [wood(outline(10, 20, 40, 33))] };
    expect([7, 7.5].map(inches => ahead({ terrain: sevenAhead }, inches))).toEqual(['legal', '7.2/reduce-on-contact']);
  });
  rule('7.2/reduce-at-start', 'LM-03: before moving, where it starts in a wood', () => {
    const terrain = { areas: [wood(outline(10, 34, 40, 47)), field(outline(10, 20, 40, 34))] };
    expect([9, 10].map(inches => ahead({ terrain }, inches, MARCH))).toEqual(['legal', '7.2/reduce-at-start']);
  });
  rule('7.2/cost-once-later-terrain', 'LM-03: a field after the wood is free', () => {
    const terrain = { areas: [wood(outline(10, 34, 40, 47)), field(outline(10, 20, 40, 34))] };
    const { game, events } = played(moving({ blue: HERE, terrain }), moveOf([forwardStep(9)], MARCH));
    expect(events).toMatchObject([{ paid: true, moved: 9000 }]);
    expect(game.board.play.units.blue[UNIT]?.pose.y).toBe(31_000);
  });
  rule('7.2/cost-is-3', 'always 3 inches', () => {
    expect(numbers(moving({ blue: HERE, terrain: AHEAD }), moveOf([forwardStep(7)]))).toEqual({ limit: 6, total: 7 });
  });
});

describe('terrain as the book has it', () => {
  rule('7.2/obstacles-affect', 'an owner of the book may say that a hill slows', () => {
    const terrain = { areas: [wood(outline(10, 34, 40, 39), { terrain: 'hill' as const })] };
    const hills = {
      ...DEFAULT_BOOK,
      effects: {
        ...DEFAULT_BOOK.effects,
        hill: { slows: true, blocks: false, impassable: false, source: 'owner' as const },
      },
    };
    expect(ahead({ terrain }, 9)).toBe('legal');
    expect(ahead({ terrain, world: { book: hills } }, 9)).toBe('7.2/reduce-on-contact');
  });
});
