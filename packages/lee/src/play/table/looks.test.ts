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
  test('the ground has what slows or blocks, and an embankment where a railway has one', () => {
    const railway = (bed: 'flat' | 'embanked') =>
      ({
        id: 'p2',
        linear: 'railway',
        line: [
          { x: 0, y: 12_000 },
          { x: 72_000, y: 12_000 },
        ],
        width: 1000,
        by: 'blue',
        sunken: false,
        bed,
      }) as const;
    const hill = { ...wood(outline(50, 26, 56, 28)), id: 'p3', terrain: 'hill' as const };
    const on = (bed: 'flat' | 'embanked') =>
      groundFor(moving({ blue: { [UNIT]: at(24, 30) }, terrain: { areas: [hill], lines: [railway(bed)] } }), 'blue');
    expect(on('flat').patches).toEqual([]);
    expect(on('embanked').patches).toMatchObject([{ id: 'p2', kind: 'band', slows: true }]);
    expect(on('flat').roads).toMatchObject([{ id: 'p2', isRailway: true, width: 1 }]);
    const road = { ...railway('flat'), linear: 'road' as const };
    const stream = { ...railway('flat'), id: 'p4', linear: 'stream' as const };
    const both = moving({ blue: { [UNIT]: at(24, 30) }, terrain: { lines: [road, stream] } });
    expect(groundFor(both, 'blue').roads).toMatchObject([{ id: 'p2', isRailway: false }]);
    expect(groundFor(both, 'blue').patches).toMatchObject([{ id: 'p4', slows: true }]);
  });
  test('what was worked out of a board is kept with it', () => {
    const now = game();
    expect(onTable(now)).toBe(onTable(now));
    expect(groundFor(now, 'blue', UNIT).patches).toBe(groundFor(now, 'grey').patches);
    expect(groundFor(now, 'blue', UNIT).friends.map(({ id }) => id)).toEqual(['i-1-b']);
  });
});
