import { describe, expect, test } from 'vitest';
import { at, moveOf, moving, outline, UNIT, wood } from '../battle.fixture.ts';
import { groundFor, onTable } from './ground.ts';
import { forcedInches, judge } from './judge.ts';
import { distancesOf, reachOf } from './looks.ts';
import { forwardStep } from './told.ts';

const game = () =>
  moving({
    blue: { [UNIT]: at(24, 30), 'i-1-b': at(40, 30) },
    grey: { 'first-1-a': at(24, 20, 180), 'first-1-b': at(40, 10, 180, ['destroyed']), 'first-2-a': at(24, 4, 180) },
    terrain: { areas: [wood(outline(22, 26, 26, 28))] },
    change: board => {
      board.field.points = [{ x: 24_000, y: 34_000 }];
    },
  });

describe('for the screen', () => {
  test('reach direction by direction, and none of nobody', () => {
    const rays = reachOf(game(), 'blue', UNIT);
    expect(rays).toHaveLength(72);
    expect(rays[0]).toMatchObject({ distance: 6, paidAt: 2, why: '7.2/reduce-on-contact' });
    expect(reachOf(game(), 'blue', UNIT, { march: true, modifier: 0 }, 4)[0]?.distance).toBeCloseTo(7, 6);
    expect(reachOf(game(), 'blue', 'nobody')).toEqual([]);
  });
  test('distances to enemies on the table and to points', () => {
    const { enemies, points } = distancesOf(game(), 'blue', UNIT);
    expect(enemies.map(({ unit }) => unit)).toEqual(['first-1-a', 'first-2-a']);
    expect(enemies[0]?.inches).toBeCloseTo(10, 6);
    expect(points[0]).toBeCloseTo(2.8, 6);
    expect(distancesOf(game(), 'blue', 'nobody')).toEqual({ enemies: [], points: [] });
  });
  test('a refused move says how far it is legal, what it met and what stops it', () => {
    const judged = judge(game(), moveOf([forwardStep(8)]));
    expect(judged).toMatchObject({
      legal: false,
      clause: '7.2/reduce-on-contact',
      moved: 6,
      paidAt: 2,
      causes: [{ id: 'p1' }],
    });
    expect(judge(game(), { do: 'endMoves' })).toBeUndefined();
    const told = { side: 'blue', unit: UNIT, cause: 'push-back', towards: '', heading: 0, extra: 1000 } as const;
    expect(forcedInches(game(), told)).toBe(5);
  });
  test('what was worked out of a board is kept with it', () => {
    const now = game();
    expect(onTable(now)).toBe(onTable(now));
    expect(groundFor(now, 'blue', UNIT).patches).toBe(groundFor(now, 'grey').patches);
    expect(groundFor(now, 'blue', UNIT).friends.map(({ id }) => id)).toEqual(['i-1-b']);
  });
});
