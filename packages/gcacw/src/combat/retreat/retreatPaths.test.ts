import { hexName } from '@wigwag/hex';
import { describe, expect, test } from 'vitest';
import { field } from '../../testing/battle.ts';
import { Table } from '../../testing/table.ts';
import { nextSteps, RETREATS, type Retreat, type RetreatManner, whyNotEnd, whyNotRetreatTo } from './retreatPaths.ts';

/** Hill leaves 0505 before Newton in 0504. */
const table = (lines = ''): Table => new Table(field(`U Newton 0504 18\nC Hill 0505 6\n${lines}`));

const retreat = (t: Table, manner: RetreatManner, path: string, overridden = false): Retreat => ({
  by: 'confederate',
  units: [t.unitId('hill')],
  manner,
  reference: t.hex('0504'),
  path: path.split(' ').map(hex => t.hex(hex)),
  overridden,
});

const STRAIGHT = ['0505', '0506', '0507', '0508', '0509'];
const steps = (n: number): string => STRAIGHT.slice(0, n + 1).join(' ');

describe('where it may end', () => {
  const why = (manner: RetreatManner, path: string, t = table()) => whyNotEnd(t.game, retreat(t, manner, path));

  test('not before its least length, by the clause of its manner', () => {
    expect([why('retreat', steps(1)), why('retreat', steps(2))]).toEqual(['7.6/retreat-normal-length', undefined]);
    expect([why('rout', steps(3)), why('rout', steps(4))]).toEqual(['7.6/retreat-rout-length', undefined]);
    expect([why('cavalry', steps(3)), why('cavalry', steps(4))]).toEqual(['7.7/step3-distance', undefined]);
    expect([why('voluntary', steps(0)), why('voluntary', steps(1))]).toEqual(['7.6/retreat-normal-length', undefined]);
  });

  test('not with the enemy, and beside its first hex only if it is voluntary', () => {
    for (const manner of RETREATS)
      expect(why(manner, steps(4), table('U Wood 0509')), manner).toBe('7.6/enemy-hex-not-end');
    const round = '0505 0405 0406 0506';
    expect([why('retreat', round), why('voluntary', round)]).toEqual(['7.6/restrict-adjacent-end', undefined]);
  });
});

describe('how it goes on', () => {
  /** The hexes it may go on to; those against priority with a mark. */
  const onward = (t: Table, from: Retreat): string[] =>
    nextSteps(t.game, from)
      .map(({ to, overrides }) => `${hexName(t.game.world.grid, to)}${overrides ? '!' : ''}`)
      .sort();

  test('no farther than its greatest length, but out of a hex that the enemy holds', () => {
    const long = '0505 0506 0507 0508 0408';
    const open = table();
    expect(onward(open, retreat(open, 'retreat', '0505 0506 0507 0508'))).not.toEqual([]);
    for (const manner of ['retreat', 'voluntary'] as const)
      expect(onward(open, retreat(open, manner, long)), manner).toEqual([]);
    const held = table('U Wood 0408');
    expect(onward(held, retreat(held, 'retreat', long))).not.toEqual([]);
    expect(onward(held, retreat(held, 'voluntary', long))).toEqual([]);
    expect(onward(held, retreat(held, 'rout', long))).not.toEqual([]);
  });

  /** The road south, priority 1, ends in water. */
  const DEAD_END = 'road 0505-0506\nmajor-river 0506 | 0405 0605 0406 0606 0507';

  test('by priority, and once against it where obeying leads nowhere', () => {
    const road = table('road 0505-0506');
    expect(onward(road, retreat(road, 'retreat', '0505'))).toEqual(['0506']);
    const dead = table(DEAD_END);
    expect(onward(dead, retreat(dead, 'retreat', '0505'))).toEqual(['0404!', '0405!', '0604!', '0605!']);
    expect(onward(dead, retreat(dead, 'retreat', '0505', true)), 'it has been done before').toEqual([]);
    expect(onward(dead, retreat(dead, 'voluntary', '0505')), 'one hex is far enough').toEqual(['0506']);
  });

  test('whoever points at a closed hex is told why', () => {
    const t = table('road 0505-0506');
    const why = (hex: string) => whyNotRetreatTo(t.game, retreat(t, 'retreat', '0505'), t.hex(hex));
    expect([why('0506'), why('0405')]).toEqual([undefined, '7.6/procedure-lowest-priority']);
    expect([why('0504'), why('0507')]).toEqual(['7.6/restrict-active-hex', '7.6/procedure-each-hex']);
  });
});
