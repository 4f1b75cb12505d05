import { describe, expect, test } from 'vitest';
import { setUp } from '../board.ts';
import type { Game } from '../game.ts';
import { type Overrides, worldOf } from '../testing/armies.fixture.ts';

import { UNNAMED_TACTIC } from './cavalryTactic.ts';
import { TACTICS } from './goals.ts';
import { tactics, tacticsFrames } from './tactics.ts';

function position(others: Overrides = {}, open = false): Game {
  const world = worldOf(others);
  const board = setUp(world);
  board.tactics = {
    chosen: ['blue', 'grey'],
    army: { blue: 'cautious', grey: 'aggressive' },
    shown: open ? ['blue', 'grey'] : [],
    cavalryChosen: ['blue', 'grey'],
    cavalry: { blue: 'raid', grey: 'pickets' },
    cavalryShown: open ? ['blue', 'grey'] : [],
  };
  return { world, board, stack: [], derived: {} };
}

const imagined = (game: Game, n: number): Game => {
  tactics.hide?.(game.board, 'blue');
  tactics.imagine?.(game, 'blue', limit => n % limit);
  return game;
};

describe('tactics', () => {
  test('the other’s are hidden until they are shown', () => {
    const secret = position();
    tactics.hide?.(secret.board, 'blue');
    expect(secret.board.tactics).toMatchObject({ army: { blue: 'cautious' }, cavalry: { blue: 'raid' } });
    expect([secret.board.tactics.army.grey, secret.board.tactics.cavalry.grey]).toEqual([undefined, undefined]);
    const open = position({}, true);
    tactics.hide?.(open.board, 'blue');
    expect(open.board.tactics).toEqual(position({}, true).board.tactics);
  });

  test('what is hidden may be any tactic of that army', () => {
    const known = worldOf().armies.grey.cavalryTactics.map(({ id }) => id);
    const [army, cavalry] = [new Set<string>(), new Set<string>()];
    for (let n = 0; n < 12; n++) {
      const { board } = imagined(position(), n);
      army.add(board.tactics.army.grey ?? '');
      cavalry.add(board.tactics.cavalry.grey ?? '');
      expect(board.tactics).toMatchObject({ army: { blue: 'cautious' }, cavalry: { blue: 'raid' } });
    }
    expect(army).toEqual(new Set(TACTICS));
    expect(cavalry).toEqual(new Set(known));
  });

  test('of an army without tactics in its book it is one without a name', () => {
    const none = { armies: { grey: { cavalryTactics: [] } } };
    expect(imagined(position(none), 5).board.tactics.cavalry.grey).toBe(UNNAMED_TACTIC);
  });

  test('what is open, or was never chosen, stays as it is', () => {
    expect(imagined(position({}, true), 1).board.tactics).toEqual(position({}, true).board.tactics);
    const early = position();
    early.board.tactics = { chosen: [], army: {}, shown: [], cavalryChosen: [], cavalry: {}, cavalryShown: [] };
    expect(imagined(early, 1).board.tactics).toMatchObject({ army: {}, cavalry: {} });
  });

  test('of the other’s choice a side sees only that it was made', () => {
    for (const type of ['armyTacticChosen', 'cavalryTacticChosen'] as const) {
      const event = { type, side: 'grey', tactic: 'neutral' } as const;
      expect(tactics.seen?.(position(), event, 'grey')).toBe('other');
      expect(tactics.seen?.(position(), event, 'blue')).toEqual({ type, side: 'grey' });
    }
    expect(tactics.seen?.(position(), { type: 'armyTacticShown', side: 'grey', tactic: 'neutral' }, 'blue')).toBe(
      'other',
    );
  });

  test('the auditor tries each of them, one without a name and one of nothing but a blank', () => {
    const tried = [...(tactics.attempts?.(position()) ?? [])];
    const verbs = new Set(Object.values(tacticsFrames).flatMap(({ verbs: of }) => Object.keys(of)));
    expect(new Set(tried.map(choice => choice.do))).toEqual(verbs);
    expect(tried.flatMap(c => (c.do === 'chooseTactic' ? [c.tactic] : []))).toEqual([...TACTICS]);
    const { blue, grey } = worldOf().armies;
    expect(tried.flatMap(c => (c.do === 'chooseCavalryTactic' ? [c.tactic] : []))).toEqual([
      '',
      ' ',
      ...[...blue.cavalryTactics, ...grey.cavalryTactics].map(({ id }) => id),
    ]);
  });
});
