import { OFF_MAP } from '@wigwag/hex';
import { random } from '@wigwag/tests/random';
import { randomPosition } from '@wigwag/tests/randomPosition';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Frame, Game } from '../../game.ts';
import { around, between, inFairWeather, terrainAt, unitsAt } from '../../testing/naive.ts';
import { Table } from '../../testing/table.ts';
import { SIDES, type Side } from '../../vocabulary.ts';
import { endsOf } from '../../world/crossings.ts';

/** 7.7, step 1, read a second time: what is taken off the march of those from whom cavalry rides away. */

const other = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

const DISORGANIZED = [0, 0.5, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7, 8, 9, 10, 10, 11, 12, 12, 13, 14, 14];

function entrenched(g: Game, unit: number): number {
  const { manpower, disorganized, works, hex } = g.board.units[unit] as Game['board']['units'][number];
  const { redoubt } = g.world.scenario.map.hexes[hex] ?? {};
  const { year } = g.world;
  const served = redoubt?.for.includes(g.world.units[unit]?.side ?? 'union') ?? false;
  const standing = (redoubt?.from ?? year) <= year && (redoubt?.until ?? year) >= year;
  expect(works, 'random positions have no works').toBe('none');
  return (disorganized ? (DISORGANIZED[manpower] ?? 0) : manpower) * (served && standing ? 1.5 : 1);
}

/** By game and side: 3 and more, 2 to under 3, over 1/2 to 1, a lone 1/2. */
function sizeLine(g: Game, side: Side): readonly [number, number, number, number] {
  const { code } = g.world.profile;
  if (side === 'union') return [2, 0, -2, -4];
  if (code === 'SJW' || code === 'HCR') return [3, 1, -1, -3];
  return code === 'OTR' || code === 'SIV' ? [4, 2, 0, -2] : [2, 0, -2, -4];
}

function modifier(g: Game, side: Side, riders: readonly number[], from: number, hex: number): number {
  const states = riders.map(unit => g.board.units[unit]);
  const [large, middling, small, least] = sizeLine(g, side);
  const value = riders.reduce((sum, unit) => sum + entrenched(g, unit), 0);
  const size = value >= 3 ? large : value >= 2 ? middling : value > 1 ? 0 : value === 0.5 ? least : small;
  const mountain = terrainAt(g, hex) !== 'mountain' ? 0 : terrainAt(g, from) === 'mountain' ? 1 : 3;
  const crossed = between(g, from, hex, 'either')?.crossing === undefined ? 0 : 2;
  const shaken = states.every(state => (state?.demoralized ?? 0) > 0) ? -2 : 0;
  const weary = states.every(state => state?.fatigue === 4) ? -2 : 0;
  return size + mountain + crossed + shaken + weary;
}

/** A random position with cavalry beside its pontoons. */
function scene(below: (n: number) => number): Table {
  const t = new Table(inFairWeather(randomPosition(below))).atAction('union');
  const { units, grid } = t.game.world;
  const cavalry = units.filter(({ arm }) => arm === 'cavalry');
  for (const { hexside } of t.game.board.crossings.filter(({ pontoon }) => pontoon !== undefined)) {
    const rider = cavalry[below(cavalry.length || 1)];
    const hex = endsOf(grid, hexside)[below(2)];
    if (rider !== undefined && hex !== undefined) t.put(rider.id, { hex });
  }
  return t;
}

/** What the cavalry of a hex takes off by each number of the die. */
function delays(t: Table, by: Side, from: number, hex: number, loser: number): number[] {
  const start = t.game;
  const asked: Frame<'evasion'> = { kind: 'evasion', by, hex, from, step: 'asked', delay: 0, going: [] };
  const found = [1, 2, 3, 4, 5, 6].map(die => {
    t.game = { ...start, stack: [...start.stack, asked] };
    const events = t.do({ do: 'evade', loser }, die);
    return events.flatMap(event => (event.type === 'cavalryEvaded' ? [event.delay] : []))[0] ?? Number.NaN;
  });
  t.game = start;
  return found;
}

test('the delay that cavalry brings in random positions, by every number of the die', () => {
  let [rides, bridged] = [0, 0];
  const check = (t: Table, by: Side, hex: number, from: number): void => {
    const riders = unitsAt(t.game, by, hex).filter(unit => t.game.world.units[unit]?.arm === 'cavalry');
    const [loser] = riders;
    if (loser === undefined) return;
    const plus = modifier(t.game, by, riders, from, hex);
    const expected = [1, 2, 3, 4, 5, 6].map(die => Math.max(0, Math.floor((die + plus) / 2)));
    expect(delays(t, by, from, hex, loser)).toEqual(expected);
    rides += 1;
    const own = between(t.game, from, hex, by)?.crossing;
    bridged += own !== between(t.game, from, hex, other(by))?.crossing ? 1 : 0;
  };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), seed => {
      const t = scene(random(seed));
      const hexes = [...new Set(t.game.board.units.map(({ hex }) => hex))].filter(hex => hex >= 0);
      for (const by of SIDES) {
        for (const hex of hexes) {
          const near = around(t.game, hex).filter(from => from !== OFF_MAP && terrainAt(t.game, from) !== 'off-map');
          for (const from of near) check(t, by, hex, from);
        }
      }
    }),
    { seed: 7, numRuns: 25 },
  );
  expect([rides > 200, bridged > 2]).toEqual([true, true]);
});
