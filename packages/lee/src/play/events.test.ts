import { describe, expect, test } from 'vitest';
import { setUp } from '../board.ts';
import type { Game } from '../game.ts';
import { worldOf } from '../testing/armies.fixture.ts';
import { at, moving, UNIT } from './battle.fixture.ts';
import { playWriters } from './events.ts';

const game = (): Game =>
  moving({
    blue: { [UNIT]: at(24, 30), 'i-1-b': at(28, 30) },
    grey: { 'first-1-a': at(24, 20, 180) },
    play: {
      passages: [
        { side: 'blue', one: 'a', other: 'b' },
        { side: 'grey', one: 'a', other: 'b' },
        { side: 'blue', one: 'a', other: 'c' },
        { side: 'blue', one: 'd', other: 'b' },
      ],
    },
  });

describe('what is written of the battle', () => {
  test('of several passages the one that is meant goes', () => {
    const left = (event: { side: 'blue' | 'grey'; one: string; other: string }) => {
      const now = game();
      playWriters.passageDropped(now, { type: 'passageDropped', ...event });
      return now.board.play.passages.map(({ side, one, other }) => `${side} ${one} ${other}`);
    };
    expect(left({ side: 'grey', one: 'a', other: 'b' })).toEqual(['blue a b', 'blue a c', 'blue d b']);
    expect(left({ side: 'blue', one: 'a', other: 'c' })).toEqual(['blue a b', 'grey a b', 'blue d b']);
    expect(left({ side: 'blue', one: 'd', other: 'b' })).toEqual(['blue a b', 'grey a b', 'blue a c']);
    expect(left({ side: 'grey', one: 'd', other: 'b' })).toHaveLength(4);
  });

  test('a normal move is remembered, a support move is not; the three inches are', () => {
    const moved = (moveKind: 'normal' | 'support', paid: boolean) => {
      const now = game();
      const [from, to] = [at(24, 30).pose, at(24, 28).pose];
      const rest = { turn: 3, moved: 2000, path: [] };
      playWriters.unitMoved(now, { type: 'unitMoved', side: 'blue', unit: UNIT, from, to, moveKind, paid, ...rest });
      const { pose, movedOn, paidOn } = now.board.play.units.blue[UNIT] ?? at(0, 0);
      return [pose.y, movedOn, paidOn];
    };
    expect([moved('normal', true), moved('normal', false), moved('support', true)]).toEqual([
      [28_000, 3, 3],
      [28_000, 3, 0],
      [28_000, 0, 3],
    ]);
  });

  test('only who is pushed back, and really goes, leaves a place; a turn on the spot leaves none', () => {
    const left = (cause: 'push-back' | 'break-off', x: number, y: number) => {
      const now = game();
      const [from, to] = [at(24, 30).pose, at(x, y, 90).pose];
      playWriters.unitForced(now, { type: 'unitForced', side: 'blue', unit: UNIT, cause, from, to, moved: 0 });
      return now.board.play.vacated.length;
    };
    expect([
      left('push-back', 24, 34),
      left('push-back', 28, 30),
      left('push-back', 24, 30),
      left('break-off', 24, 34),
    ]).toEqual([1, 1, 0, 0]);
  });

  test('a place that is taken is the enemy’s who was there, not a friend’s of the same name', () => {
    const now = game();
    const pose = at(24, 20).pose;
    now.board.play.vacated = [
      { side: 'blue', unit: 'x', pose },
      { side: 'grey', unit: 'y', pose },
      { side: 'grey', unit: 'x', pose },
    ];
    playWriters.placeTaken(now, { type: 'placeTaken', side: 'blue', unit: UNIT, from: pose, to: pose, enemy: 'x' });
    expect(now.board.play.vacated.map(({ side, unit }) => `${side} ${unit}`)).toEqual(['blue x', 'grey y']);
  });

  test('before the battle nothing has happened', () => {
    expect(setUp(worldOf()).play).toEqual({
      turn: 0,
      initiative: '',
      drawn: false,
      units: { blue: {}, grey: {} },
      activated: { blue: [], grey: [] },
      passed: { blue: false, grey: false },
      vacated: [],
      passages: [],
      score: [],
    });
  });
});
