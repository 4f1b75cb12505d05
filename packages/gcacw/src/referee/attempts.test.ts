import { random } from '@wigwag/tests/random';
import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../board.ts';
import type { Edit, EditName } from '../game.ts';
import { Table } from '../testing/table.ts';
import { someEdit } from './attempts.ts';
import { referee } from './referee.ts';

const FIELD = `
  turns 3
  map
    .   .   .   .
      .   .   .
    .   .   .   .
      .   .   .
  minor-river 0301 | 0201
  U Newton 0101 6; leader Reynolds
  U Sykes 0101 3
  C Hill 0701 8; leader Jackson
`;
const [BEFORE, AFTER_UNITS, AFTER_LEADERS] = [-1, 3, 2];

/** Edits that the fuzzer comes upon. */
function edits(text = FIELD, times = 3000): Edit[] {
  const { game } = new Table(text);
  const below = random(5);
  return Array.from({ length: times }, () => someEdit(game, below));
}

const only = <D extends EditName>(all: readonly Edit[], verb: D): Edit<D>[] =>
  all.filter(edit => edit.do === verb) as unknown as Edit<D>[];
const values = <T, K extends keyof T>(all: readonly T[], field: K): T[K][] => [
  ...new Set(all.map(each => each[field])),
];
const numbers = <T>(all: readonly T[], field: keyof T): number[] =>
  (values(all, field) as number[]).sort((a, b) => a - b);
const upTo = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const share = <T>(all: readonly T[], is: (each: T) => boolean): number => all.filter(is).length / all.length;

describe('edits for the fuzzer', () => {
  test('are of every kind, mostly with a reason', () => {
    const all = edits();
    expect(values(all, 'do').sort()).toEqual(Object.keys(referee).sort());
    expect(values(all, 'reason').sort()).toEqual([' ', 'correction', 'fuzz', 'house-rule', 'żółw 🐢'].sort());
    expect(share(all, ({ reason }) => reason === 'fuzz')).toBeGreaterThan(0.8);
  });

  test('name every piece and hex, and some that there are not', () => {
    const { game } = new Table(FIELD);
    const all = edits();
    expect(numbers(only(all, 'removeUnit'), 'unit')).toEqual(upTo(BEFORE, AFTER_UNITS));
    expect(numbers(only(all, 'removeLeader'), 'leader')).toEqual(upTo(BEFORE, AFTER_LEADERS));
    expect(numbers(only(all, 'placeUnit'), 'hex')).toEqual(upTo(BEFORE, game.world.grid.size));
    expect(numbers(only(all, 'setStation'), 'hex')).toEqual(upTo(BEFORE, game.world.grid.size));
    expect(numbers(only(all, 'attachLeader'), 'unit')).toEqual(upTo(BEFORE, AFTER_UNITS));
  });

  test('are mostly sensible: units in hexes with units, leaders with units of theirs, hexsides with rivers', () => {
    const t = new Table(FIELD);
    const all = edits();
    const occupied = [t.hex('0101'), t.hex('0701')];
    expect(values(only(all, 'setFlanks'), 'hex').sort()).toEqual(occupied.sort());
    expect(share(only(all, 'placeUnit'), ({ hex }) => occupied.includes(hex))).toBeGreaterThan(0.4);
    const his = ({ leader, unit }: Edit<'attachLeader'>) => t.game.world.attaches[leader]?.[unit] === true;
    expect(share(only(all, 'attachLeader'), his)).toBeGreaterThan(0.3);
    const wet = ({ from, to }: Edit<'setCrossing'>) =>
      [from, to].sort().join() === [t.hex('0201'), t.hex('0301')].sort().join();
    expect(share(only(all, 'setCrossing'), wet)).toBeGreaterThan(0.7);
    expect(share(only(all, 'setCrossing'), wet)).toBeLessThan(1);
  });

  test('find a hexside on a map without rivers', () => {
    const dry = only(edits(FIELD.replace('  minor-river 0301 | 0201\n', ''), 500), 'setCrossing');
    expect(dry.length).toBeGreaterThan(10);
    expect(share(dry, ({ from, to }) => from >= NOWHERE && to >= NOWHERE && from !== to)).toBe(1);
  });

  test('set every state of a unit, at times beyond what there is', () => {
    const states = only(edits(FIELD, 6000), 'setUnit');
    expect(numbers(states, 'manpower')).toEqual(upTo(0, new Table(FIELD).game.world.profile.maxManpower));
    expect(numbers(states, 'fatigue')).toEqual(upTo(0, 5));
    expect(numbers(states, 'demoralized')).toEqual(upTo(0, 3));
    expect(share(states, ({ works }) => works === 'none')).toBeGreaterThan(0.5);
    expect(values(states, 'works')).toContain('breastwork');
    for (const is of ['disorganized', 'exhausted'] as const) expect(values(states, is).sort()).toEqual([false, true]);
    const strange = (state: Edit<'setUnit'>) => state.manpower === 0 || state.fatigue === 5 || state.demoralized === 3;
    expect(share(states, strange)).toBeLessThan(0.3);
  });

  test('set turns, weather, stations and crossings, one too few and too many', () => {
    const all = edits();
    expect(numbers(only(all, 'setTurn'), 'turn')).toEqual(upTo(-1, 4));
    for (const field of ['rain', 'minor', 'major'] as const)
      expect(numbers(only(all, 'setWeather'), field)).toEqual(upTo(-1, 4));
    expect(values(only(all, 'setStation'), 'damage').sort()).toEqual(['damaged', 'destroyed', 'none']);
    expect(values(only(all, 'setCrossing'), 'destroyed').sort()).toEqual([false, true]);
    expect(values(only(all, 'setCrossing'), 'pontoon').sort()).toEqual(['confederate', 'none', 'union']);
    expect(values(only(all, 'setFlanks'), 'refused').sort()).toEqual([false, true]);
  });
});
