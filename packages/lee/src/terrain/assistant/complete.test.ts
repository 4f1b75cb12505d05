import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import type { AnyChoice, Game } from '../../game.ts';
import { openGame } from '../../ruleset.ts';
import { worldOf } from '../../testing/armies.fixture.ts';
import { after, engine, whyNot } from '../../testing/play.fixture.ts';
import { NO_COUNTS } from '../board.ts';
import { areaOf } from '../judging/worked.ts';
import {
  A,
  area,
  B,
  laidLine,
  line,
  linearTurn,
  ordinaryTurn,
  PLAIN,
  rect,
  type Sketch,
  table,
} from '../table.fixture.ts';
import { completeBattlefield } from './completeBattlefield.ts';

const LAST: Sketch = { world: PLAIN, pool: NO_COUNTS };

/** What is done first, in many tries; it is legal. */
function firsts(make: () => Game, tries: number): AnyChoice[] {
  const below = random(3);
  return Array.from({ length: tries }, () => {
    const game = make();
    const [first] = completeBattlefield(game, below);
    if (first === undefined) throw new Error('nothing');
    expect([first.do, whyNot(game, first)]).toEqual([first.do, undefined]);
    return first;
  });
}

const counts = (choices: readonly AnyChoice[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(choices.map(each => each.do))].map(verb => [verb, choices.filter(c => c.do === verb).length]),
  );

describe('what somebody without a plan does', () => {
  test('lays a line of any kind, roads most often, and passes now and then', () => {
    const done = firsts(() => linearTurn(A, { ...LAST, linearLeft: 1 }), 60);
    const { passLinear = 0, layRoad = 0, layRiver = 0, layStream = 0, layRailway = 0 } = counts(done);
    expect(passLinear + layRoad + layRiver + layStream + layRailway).toBe(60);
    expect(passLinear).toBeGreaterThan(4);
    expect(passLinear).toBeLessThan(22);
    expect(Math.min(layRiver, layStream, layRailway)).toBeGreaterThan(2);
    expect(layRoad).toBeGreaterThan(layRiver);
    const beds = done.flatMap(choice => (choice.do === 'layRailway' ? [choice.bed] : []));
    expect(new Set(beds)).toEqual(new Set(['flat', 'embanked']));
    expect(beds.filter(bed => bed === 'flat').length).toBeGreaterThanOrEqual(beds.length / 2);
  });

  test('lays no railway on an embankment where the list of terrain bans that', () => {
    const terrain = { counts: { hill: 4, difficult: 4, wood: 4, 'built-up': 3 }, bans: ['embankment'] as const };
    const world = { ...PLAIN, armies: { ...PLAIN.armies, grey: { ...PLAIN.armies?.grey, terrain } } };
    const done = firsts(() => linearTurn(A, { ...LAST, world, list: 'b', linearLeft: 1 }), 60);
    const beds = done.flatMap(choice => (choice.do === 'layRailway' ? [choice.bed] : []));
    expect(new Set(beds)).toEqual(new Set(['flat']));
  });

  test('passes where no line may be laid any more', () => {
    const roads = [10, 20, 50, 60].map((x, i) => laidLine(`p${i}`, 'road', line([x, 0], [x, 48]), A));
    const railways = [4, 68].map((x, i) => laidLine(`p${i + 5}`, 'railway', line([x, 0], [x, 48]), A));
    const stream = laidLine('p9', 'stream', line([0, 30], [72, 30]), A);
    const full = () => linearTurn(B, { ...LAST, linearLeft: 1, lines: [...roads, ...railways, stream] });
    expect(counts(firsts(full, 5))).toEqual({ passLinear: 5 });
  });

  test('places the bridges of a river all along it', () => {
    const lines = [laidLine('p1', 'river', line([0, 20], [72, 20]), A)];
    const make = () => table({ kind: 'bridges', by: B, river: 'p1', left: 1 }, { ...LAST, linearLeft: 0, lines });
    const done = firsts(make, 12).flatMap(choice => (choice.do === 'placeBridge' ? [choice.at.x] : []));
    expect(done).toHaveLength(12);
    expect(Math.max(...done) - Math.min(...done)).toBeGreaterThan(30_000);
  });

  test('lays whole elements of any kind that is left, none of them a speck', () => {
    const pool = { ...NO_COUNTS, wood: 1, hill: 1 };
    const done = firsts(() => ordinaryTurn(A, { world: PLAIN, pool, areas: OWN() }), 40);
    expect(counts(done)).toEqual({ layArea: 40 });
    const sizes = done.flatMap(choice => (choice.do === 'layArea' ? [areaOf(choice.ring)] : []));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7);
    const kinds = new Set(done.flatMap(choice => (choice.do === 'layArea' ? [choice.terrain] : [])));
    expect(kinds).toEqual(new Set(['wood', 'hill']));
  });

  test('spreads elements over the ground', () => {
    const pool = { ...NO_COUNTS, wood: 1 };
    const far = firsts(() => ordinaryTurn(A, { world: PLAIN, pool, areas: OWN() }), 24).flatMap(choice => {
      if (choice.do !== 'layArea') return [];
      const xs = choice.ring.map(({ x }) => x / 1000);
      return [(Math.min(...xs) + Math.max(...xs)) / 2];
    });
    expect(far.filter(x => x > 36).length).toBeGreaterThan(14);
  });

  test('searches where tries find nothing, and leaves out what has no place', () => {
    const covered = (holes: boolean) => [
      area('p1', 'wood', rect(0, 0, 72, 14), B),
      area('p2', 'wood', rect(holes ? 3.2 : 0, 14, 72, 36), B),
      area('p3', 'wood', rect(0, 17.2, 3.2, 36), B),
    ];
    const pool = { ...NO_COUNTS, wood: 9 };
    const make = (holes: boolean) => () => ordinaryTurn(A, { world: PLAIN, pool, areas: covered(holes) });
    expect(counts(firsts(make(true), 2))).toEqual({ layArea: 2 });
    const [first] = firsts(make(false), 1);
    expect(first).toEqual({ do: 'leaveOut', terrain: 'wood' });
    const game = table({ kind: 'leaveOut', by: B, terrain: 'wood' }, { ...LAST, pool: { ...NO_COUNTS, wood: 1 } });
    const [agreed] = completeBattlefield(game, random(1));
    expect(agreed).toEqual({ do: 'agreeToLeaveOut' });
  });

  test('puts up fences and walls, or passes', () => {
    const lines = [
      laidLine('p1', 'road', line([36, 0], [36, 48]), A),
      laidLine('p2', 'road', line([9, 0], [9, 48]), A),
    ];
    const done = firsts(() => table({ kind: 'barriers', by: A }, { ...LAST, lines, barriersLeft: 1 }), 24);
    const { layBarrier = 0, passBarrier = 0 } = counts(done);
    expect(layBarrier + passBarrier).toBe(24);
    expect(Math.min(layBarrier, passBarrier)).toBeGreaterThan(2);
    expect(layBarrier).toBeGreaterThan(passBarrier);
    expect(new Set(done.flatMap(choice => (choice.do === 'layBarrier' ? [choice.along] : [])))).toEqual(
      new Set(['p1', 'p2']),
    );
  });

  test('changes nothing, digs what it may, and confirms a map as it lies', () => {
    expect(counts(firsts(() => table({ kind: 'changes', by: A }, { ...LAST, battlefield: 'offensive' }), 2))).toEqual({
      changed: 2,
    });
    expect(counts(firsts(() => table({ kind: 'works', by: A, left: 1 }, LAST), 2))).toEqual({ layWorks: 2 });
    const cards = [{ id: 'x', title: { en: '', pl: '' }, count: 1, abilities: ['works'] }] as const;
    const spent = () =>
      table({ kind: 'works', by: A, left: 0 }, { pool: NO_COUNTS, world: { armies: { blue: { cards } } } });
    expect(counts(firsts(spent, 2))).toEqual({ noWorks: 2 });
    const whole = () =>
      table({ kind: 'whole', by: A, confirmed: false }, { world: { ...PLAIN, options: { method: 'agreement' } } });
    expect(completeBattlefield(whole(), random(1))).toEqual([{ do: 'confirmTerrain' }, { do: 'confirmTerrain' }]);
  });

  test('goes to the end, and leaves the game alone that it was asked about', () => {
    const game = linearTurn(B, { world: PLAIN, linearLeft: 2, pool: { ...NO_COUNTS, wood: 2 } });
    const before = JSON.stringify([game.board, game.stack]);
    const choices = completeBattlefield(game, random(4));
    expect(JSON.stringify([game.board, game.stack])).toBe(before);
    const end = choices.reduce((now, choice) => after(now, choice), game);
    expect(end.board.step).not.toBe('terrain');
    expect(engine.choices(end).length).toBeGreaterThan(0);
  });

  test('does nothing where terrain is not being laid', () => {
    expect(completeBattlefield(openGame(worldOf()).game as Game, random(1))).toEqual([]);
  });
});

/** Blue has three elements in its zone and may lie anywhere. */
function OWN() {
  return [0, 1, 2].map(i => area(`p${i}`, 'difficult', rect(2 + 8 * i, 2, 6 + 8 * i, 6), A));
}
