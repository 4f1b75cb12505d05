import type { Game } from '@wigwag/kernel';
import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import type { Lee } from '../game.ts';
import { openGame } from '../ruleset.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { after, asked, carryOut, decider, engine, whyNot } from '../testing/play.fixture.ts';
import type { Options } from '../world.ts';
import { recommendedTable } from './tableSize.ts';

const rule = ruleTests<ClauseId>();

/** Both have said which lists they bring. */
function brought(blue: string, grey: string, options: Partial<Options> = {}) {
  const open = openGame(worldOf({ options })).game;
  return after(after(open, { do: 'chooseList', list: blue }), { do: 'chooseList', list: grey });
}

const years = (game: Game<Lee>): number[] =>
  engine.choices(game).flatMap(choice => (choice.do === 'proposeYear' ? [choice.year] : []));

describe('13.1 the table', () => {
  rule('13.1/table-small', 'LS-01: a battle of 1500 has a table of 48 by 48', () => {
    expect(recommendedTable(1500)).toEqual({ width: 48, height: 48 });
    expect(recommendedTable(1)).toEqual({ width: 48, height: 48 });
  });

  rule('13.1/table-large', 'LS-01: one of 1501 has 72 by 48', () => {
    expect(recommendedTable(1501)).toEqual({ width: 72, height: 48 });
  });

  rule('13.1/recommendation', 'LX-08: any other table is accepted', () => {
    const { game } = openGame(worldOf({ table: { width: 60, height: 44 } }));
    expect(game.world.table).toEqual({ width: 60, height: 44 });
    expect(asked(after(game, { do: 'chooseList', list: 'potomac' }))).toBe('lists');
  });
});

describe('13.3 army lists', () => {
  rule('13.3/all-required', 'each side brings a list of its own army, and no other', () => {
    const { game } = openGame(worldOf());
    expect(decider(game)).toBe('blue');
    expect(whyNot(game, { do: 'chooseList', list: 'potomac' })).toBeUndefined();
    expect(whyNot(game, { do: 'chooseList', list: 'valley' })).toBe('13.3/all-required');
    expect(whyNot(game, { do: 'chooseList', list: '' })).toBe('13.3/all-required');
    const next = after(game, { do: 'chooseList', list: 'potomac' });
    expect(decider(next)).toBe('grey');
    expect(whyNot(next, { do: 'chooseList', list: 'valley' })).toBeUndefined();
    expect(after(next, { do: 'chooseList', list: 'valley' }).board.armies.lists).toEqual({
      blue: 'potomac',
      grey: 'valley',
    });
  });
});

describe('13.4 the year', () => {
  rule('13.4/later-year', 'LS-02: an army of 1862 and one of 1863 fight in 1863', () => {
    const game = brought('potomac', 'gettysburg');
    expect(years(game)).toEqual([1863]);
    expect(whyNot(game, { do: 'proposeYear', year: 1862 })).toBe('13.4/later-year');
    expect(engine.refusal(game, 'blue', { do: 'proposeYear', year: 1862 })?.params).toEqual({ year: 1863 });
    expect(years(brought('potomac', 'valley'))).toEqual([1862, 1863]);
  });

  rule('13.4/later-year', 'R-19: a list of a later year is refused where a referee has said the year', () => {
    const open = openGame(worldOf({ options: { yearBy: 'referee', year: 1862 } })).game;
    const grey = after(open, { do: 'chooseList', list: 'potomac' });
    expect(whyNot(grey, { do: 'chooseList', list: 'valley' })).toBeUndefined();
    expect(whyNot(grey, { do: 'chooseList', list: 'gettysburg' })).toBe('13.4/later-year');
  });

  rule(
    '13.4/availability',
    'LS-02: the Alabama Brigade is to be had from 1863 on, also if both lists are of 1862',
    () => {
      const game = brought('potomac', 'alabama');
      expect(whyNot(game, { do: 'proposeYear', year: 1862 })).toBe('13.4/availability');
      expect(engine.refusal(game, 'blue', { do: 'proposeYear', year: 1862 })?.params).toEqual({ year: 1863 });
      expect(whyNot(game, { do: 'proposeYear', year: 1863 })).toBeUndefined();
    },
  );

  rule('13.4/availability', 'an upgrade of a later year is refused as well', () => {
    const game = brought('detachment', 'valley');
    expect(whyNot(game, { do: 'proposeYear', year: 1862 })).toBe('13.4/availability');
    expect(whyNot(game, { do: 'proposeYear', year: 1863 })).toBeUndefined();
  });

  rule('13.4/availability', 'R-19: where an event has said the year, a list with a later unit is refused', () => {
    const open = openGame(worldOf({ options: { yearBy: 'event', year: 1862 } })).game;
    expect(whyNot(open, { do: 'chooseList', list: 'detachment' })).toBe('13.4/availability');
    const grey = after(open, { do: 'chooseList', list: 'potomac' });
    expect(whyNot(grey, { do: 'chooseList', list: 'alabama' })).toBe('13.4/availability');
  });

  rule('13.4/year-agreed', 'LX-10: a year holds when one side has proposed it and the other agrees', () => {
    const game = brought('potomac', 'valley');
    expect(whyNot(game, { do: 'agreeYear' })).toBe('13.4/year-agreed');
    const proposed = after(game, { do: 'proposeYear', year: 1862 });
    expect(decider(proposed)).toBe('grey');
    expect(proposed.board.armies.year).toBe(0);
    const agreed = after(proposed, { do: 'agreeYear' });
    expect(agreed.board.armies.year).toBe(1862);
    expect(agreed.board.step).toBe('generals');
  });

  rule('13.4/year-agreed', 'the other side may propose another year, but not the same or one that nobody knows', () => {
    const proposed = after(brought('potomac', 'valley'), { do: 'proposeYear', year: 1862 });
    expect(whyNot(proposed, { do: 'proposeYear', year: 1862 })).toBe('13.4/year-agreed');
    expect(whyNot(proposed, { do: 'proposeYear', year: 1864 })).toBe('13.4/year-agreed');
    const other = after(proposed, { do: 'proposeYear', year: 1863 });
    expect(decider(other)).toBe('blue');
    expect(after(other, { do: 'agreeYear' }).board.armies.year).toBe(1863);
  });

  rule('13.4/year-events', 'LX-10: a referee or an event sets the year, and nobody is asked', () => {
    for (const yearBy of ['referee', 'event'] as const) {
      const open = openGame(worldOf({ options: { yearBy, year: 1863 } })).game;
      const decided = carryOut(after(open, { do: 'chooseList', list: 'potomac' }), {
        do: 'chooseList',
        list: 'valley',
      });
      expect(decided.events).toContainEqual({ type: 'yearSet', year: 1863, maker: yearBy });
      expect(decided.game.board.step).toBe('generals');
    }
  });

  test('a player may bring another list instead, which takes back the proposal', () => {
    const proposed = after(brought('potomac', 'alabama'), { do: 'proposeYear', year: 1863 });
    const other = after(proposed, { do: 'chooseList', list: 'valley' });
    expect(decider(other)).toBe('grey');
    expect(whyNot(other, { do: 'agreeYear' })).toBe('13.4/year-agreed');
    expect(whyNot(other, { do: 'proposeYear', year: 1862 })).toBeUndefined();
  });

  test('nobody is stuck: what comes after the last year of the book makes the battle later', () => {
    const late = worldOf();
    const [list] = late.armies.grey.lists;
    if (list === undefined) throw new Error('no list');
    const armies = { grey: { lists: [{ ...list, year: 1865 }] } };
    const bring = (options: Partial<Options>) => {
      const open = openGame(worldOf({ armies, options })).game;
      return after(after(open, { do: 'chooseList', list: 'potomac' }), { do: 'chooseList', list: list.id });
    };
    expect(years(bring({}))).toEqual([1865]);
    expect(bring({ yearBy: 'event', year: 1862 }).board.armies.year).toBe(1865);
  });
});
