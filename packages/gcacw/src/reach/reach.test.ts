import { type Game as AnyGame, decide, ready, rolling, scripted, topFrame } from '@wigwag/kernel';
import { random } from '@wigwag/tests/random';
import { randomPosition } from '@wigwag/tests/randomPosition';
import { describe, expect, test } from 'vitest';
import type { Game, Gcacw } from '../game.ts';
import { hexOf, unitsOf } from '../pieces/pieces.ts';
import { engine, gcacw } from '../ruleset.ts';
import { settle } from '../testing/aftermath.ts';
import { strike, union } from '../testing/battle.ts';
import { Table } from '../testing/table.ts';
import { SIDES, type Side } from '../vocabulary.ts';
import { reach } from './reach.ts';

const ROAD = `
  map
    .   .   .   .
      .   w   .
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
    .   .   .   .
  road 0101-0201-0302-0402-0502-0602-0702
  U Newton 0101 inf div 7
  C Hill 0704 8
`;

const chanceTo = (t: Table, unit: string, hex: string) =>
  reach(t.game, t.unitId(unit)).hexes.find(each => each.hex === t.hex(hex));

/** The cavalry in the way stays where it is. */
function stood(game: AnyGame<Gcacw>, by: Side): AnyGame<Gcacw> {
  const verdict = engine.decide(game, by, { do: 'stand' }, scripted([]));
  if (!('decided' in verdict)) throw new Error('cavalry may not stand');
  return verdict.decided.game;
}

/** Every hex in which the march could be, by trying every choice of a step. */
function explored(game: AnyGame<Gcacw>, unit: number, seen = new Map<string, Set<number>>()): Set<number> {
  const frame = topFrame(game);
  if (frame?.kind === 'evasion') return explored(stood(game, frame.by), unit, seen);
  const at = hexOf(ready(gcacw, game), unit);
  if (at < 0) return new Set();
  if (frame?.kind !== 'march' || frame.unit !== unit) return new Set([at]);
  const key = `${at} ${frame.left} ${frame.moved}`;
  const known = seen.get(key);
  if (known !== undefined) return known;
  const found = new Set([at]);
  seen.set(key, found);
  for (const choice of engine.choices(game)) {
    if (choice.do !== 'step') continue;
    const verdict = engine.decide(game, frame.by, choice, scripted([]));
    if (!('decided' in verdict)) throw new Error('a step rolled');
    for (const hex of explored(verdict.decided.game, unit, seen)) found.add(hex);
    found.add(choice.to);
  }
  return found;
}

/** The chance of each hex by walking through every allowance and, after each, every step. */
function bruteForce(game: Game, unit: number): Map<number, number> {
  const chances = new Map<number, number>();
  for (const { game: end, ways, of } of engine.outcomes(game, { do: 'march', unit })) {
    if (end.board.units[unit]?.hex === -1) continue;
    for (const hex of explored(end, unit)) chances.set(hex, (chances.get(hex) ?? 0) + ways / of);
  }
  chances.delete(hexOf(game, unit));
  return chances;
}

describe('reach', () => {
  test('counts the faces of the allowance die that suffice', () => {
    const t = new Table(ROAD).atAction('union');
    expect(chanceTo(t, 'newton', '0201')).toMatchObject({ points: 1, chance: 1 });
    expect(chanceTo(t, 'newton', '0302')?.chance).toBeCloseTo(5 / 6);
    expect(chanceTo(t, 'newton', '0502')).toMatchObject({ points: 4 });
    expect(chanceTo(t, 'newton', '0502')?.chance).toBeCloseTo(3 / 6);
    expect(chanceTo(t, 'newton', '0502')?.path.map(hex => hex)).toEqual(
      ['0101', '0201', '0302', '0402', '0502'].map(hex => t.hex(hex)),
    );
  });

  test('a force march adds at least two points: 0502, four away, by 2 and more', () => {
    const t = new Table(ROAD).atAction('union');
    const forced = [2, 2, 2, 3, 4, 5];
    const wins = [1, 2, 3, 4, 5, 6].flatMap(die => forced.map(bonus => (die + bonus >= 4 ? 1 : 0) as number));
    expect(chanceTo(t, 'newton', '0502')?.forced).toBeCloseTo(wins.reduce((sum, win) => sum + win, 0) / 36);
  });

  test('a march under way knows its points: certain or not at all', () => {
    const t = new Table(ROAD).atAction('union');
    t.do({ do: 'march', unit: 'newton' }, 3);
    t.walk('0201');
    expect(chanceTo(t, 'newton', '0402')?.chance).toBe(1);
    expect(chanceTo(t, 'newton', '0502')).toBeUndefined();
  });

  test('after an attack no hex is free: one must be paid for, and none is open in a zone', () => {
    const after = (points: number, ...more: string[]): (number | undefined)[] => {
      const t = union(['U Newton 0404 7', 'C Hill 0504 1', 'C Far 0909', ...more].join('\n'));
      t.do({ do: 'march', unit: 'newton' }, points);
      strike(t, 'newton', '0504', 6);
      settle(t);
      expect(t.asked).toBe('march union');
      const steps = t.open('step').map(choice => ('to' in choice ? choice.to : 0));
      const near = reach(t.game, t.unitId('newton')).hexes.filter(({ path }) => path.length === 2);
      expect(near.map(({ hex }) => hex).sort()).toEqual(steps.sort());
      return near.map(({ chance }) => chance);
    };
    expect(after(6)).toEqual(Array(6).fill(1));
    expect(after(4)).toEqual([]);
    expect(after(6, 'C Early 0403 1')).toEqual([]);
  });

  test('a unit that may be lost on the way out reaches nothing then', () => {
    const t = new Table(ROAD.replace('inf div 7', 'inf div 1 f3 disorganized exhausted')).atAction('union');
    // FL 4 exhausted: +3, Union +1, outside the Army of the Potomac +1; a die of 1 makes 6, which costs its one Manpower.
    expect(chanceTo(t, 'newton', '0201')?.chance ?? 0).toBe(0);
  });

  test('is empty for a unit that may not march', () => {
    const t = new Table(ROAD.replace('inf div 7', 'inf div 7 f4')).atAction('union');
    expect(reach(t.game, t.unitId('newton')).hexes).toEqual([]);
    expect(reach(t.game, t.unitId('hill')).hexes).toEqual([]);
  });

  test('in an activation: each selected unit that is to march, with the roll that all share', () => {
    const text = `game GTC\n${ROAD}\nU Wood 0101; leader Logan\nU Getty 0102\nU Other 0101 cmd=B`;
    const t = new Table(text).atAction('union');
    t.do({ do: 'activate', leader: 'logan', units: ['newton', 'wood'], digging: ['wood'] }, 2);
    const reached = (unit: string) => reach(t.game, t.unitId(unit)).hexes.length;
    expect(reached('newton'), 'not before the leader is attached').toBe(0);
    t.do({ do: 'attach', unit: 'wood', along: [] });
    expect(chanceTo(t, 'newton', '0302')).toMatchObject({ points: 2, chance: 1 });
    expect(['wood', 'getty', 'other'].map(reached), 'one digs, two are not selected').toEqual([0, 0, 0]);
  });

  test('is empty when the game is over', () => {
    const t = new Table(ROAD);
    t.game.stack.length = 0;
    expect(reach(t.game, t.unitId('newton')).hexes).toEqual([]);
  });

  test('equals trying everything, on random ground with enemies about', () => {
    let compared = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const t = new Table(randomPosition(random(seed)));
      for (const side of SIDES) {
        const { game } = t.atAction(side);
        for (const unit of unitsOf(game, side).slice(0, 2)) {
          if (engine.refusal(game, side, { do: 'march', unit }) !== undefined) continue;
          const found = new Map(
            reach(game, unit).hexes.flatMap(({ hex, chance }) => (chance > 0 ? [[hex, chance] as const] : [])),
          );
          const expected = bruteForce(game, unit);
          expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
          for (const [hex, chance] of expected) expect(found.get(hex)).toBeCloseTo(chance, 10);
          compared += expected.size;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('leaves the game as it was', () => {
    const { game } = new Table(ROAD).atAction('union');
    const before = JSON.stringify([game.board, game.stack]);
    reach(game, 0);
    expect(JSON.stringify([game.board, game.stack])).toBe(before);
    expect(
      decide(
        gcacw,
        game,
        'union',
        { do: 'march', unit: 0 },
        rolling(() => 0),
      ),
    ).toHaveProperty('decided');
  });
});
