import { DIRECTIONS, distance, neighbour, OFF_MAP } from '@wigwag/hex';
import { random } from '@wigwag/tests/random';
import { randomPosition } from '@wigwag/tests/randomPosition';
import { describe, expect, test } from 'vitest';
import { type Event, NOWHERE } from '../../board.ts';
import type { AnyChoice, Frame } from '../../game.ts';
import { enemyOf, unitData, unitsIn, unitsOf } from '../../pieces/pieces.ts';
import { field, ways } from '../../testing/battle.ts';
import { Table } from '../../testing/table.ts';
import { isHeld } from '../../zones/zones.ts';
import { LENGTHS, RETREATS } from './retreatPaths.ts';

type Below = (n: number) => number;

const hexes = Array.from({ length: 81 }, (_, n) => `0${1 + (n % 9)}0${1 + Math.floor(n / 9)}`);
const pick = <T>(below: Below, from: readonly T[]): T => from[below(from.length)] as T;

const FIXED = ['0504', '0505', '0109'];

/** Broken ground, a few roads and rivers, Newton before Hill and Ewell, others anywhere. */
function battlefield(below: Below): string {
  const ground: Record<string, string> = {};
  const free: string[] = [];
  for (const hex of hexes) {
    const letter = pick(below, ['.', '.', '.', '.', 'w', 'w', 's', 'm', '~', '#', 'c', 'h']);
    if (FIXED.includes(hex) || letter === '.') free.push(hex);
    else ground[letter] = `${ground[letter] ?? ''} ${hex}`;
  }
  const places = free.filter(hex => !FIXED.includes(hex));
  const others = Array.from({ length: below(9) }, (_, n) => {
    const [hex] = places.splice(below(places.length), 1);
    return hex === undefined ? '' : `${pick(below, ['U', 'U', 'C'])} Other${n} ${hex} ${1 + below(6)}`;
  });
  const rivers = ['0405', '0506', '0605', '0404', '0604'].filter(() => below(4) === 0);
  const sides = rivers.filter(hex => free.includes(hex)).map(hex => `minor-river 0505 | ${hex}`);
  const pieces = `U Newton 0504 12\nC Hill 0505 ${1 + below(6)}; leader Jackson corps\nC Ewell 0505 ${1 + below(6)}\nC Last 0109 1`;
  return field([...sides, pieces, ...others].join('\n'), ground);
}

/** What may not happen between two positions of one retreat. */
function checkStep(t: Table, f: Frame<'retreat'>, from: number, to: number): void {
  const { grid } = t.game.world;
  const { terrain } = t.game.derived.ground;
  expect(distance(grid, from, to)).toBe(1);
  expect(to).not.toBe(f.reference);
  expect(['water', 'off-map']).not.toContain(terrain[to]);
  expect(f.path).not.toContain(to);
  expect(distance(grid, to, f.reference)).toBeGreaterThanOrEqual(distance(grid, from, f.reference));
}

function checkEnd(t: Table, f: Frame<'retreat'>): void {
  const end = f.path[f.path.length - 1] ?? NOWHERE;
  const { least, most } = LENGTHS[f.manner];
  expect(f.path.length - 1).toBeGreaterThanOrEqual(least);
  expect(isHeld(t.game, enemyOf(f.by), end)).toBe(false);
  if (f.manner !== 'voluntary') expect(distance(t.game.world.grid, end, f.path[0] ?? end)).toBeGreaterThan(1);
  if (f.path.length - 1 > most) expect(f.manner).not.toBe('voluntary');
}

const isOf = (t: Table, side: string, event: Event): boolean =>
  'unit' in event && event.unit >= 0 && unitData(t.game, event.unit).side === side;
const lostBy = (t: Table, side: string, events: readonly Event[]): number =>
  events.reduce(
    (sum, event) =>
      sum +
      (event.type === 'manpowerLost' && event.because === '7.5/number-manpower' && isOf(t, side, event)
        ? event.lost
        : 0),
    0,
  );

/** Decides at random in a retreat, and checks it; was it a step? */
function decideRetreat(t: Table, f: Frame<'retreat'>, choice: AnyChoice): boolean {
  if (choice.do === 'halt') checkEnd(t, f);
  if (choice.do !== 'retreat') return false;
  checkStep(t, f, f.path[f.path.length - 1] ?? NOWHERE, choice.to);
  return true;
}

/** Plays one combat to its end, at random; how many steps of retreat it had. */
function play(t: Table, below: Below): number {
  t.do({ do: 'march', unit: 'newton' }, 6);
  t.do({ do: 'attack', target: '0505', type: 'prepared' });
  const manpower = { union: 12, confederate: t.unit('hill').manpower + t.unit('ewell').manpower };
  const all: Event[] = [...t.do({ do: 'roll' }, [6 - below(2), 1 + below(6)])];
  let steps = 0;
  while (
    t.top?.kind === 'losses' ||
    t.top?.kind === 'withdrawal' ||
    t.top?.kind === 'retreat' ||
    t.top?.kind === 'displaced'
  ) {
    const open = ['divide', 'withdraw', 'retreat', 'halt', 'attachTo'].flatMap(verb => t.open(verb));
    const choice = pick(below, open);
    const frame = t.top;
    if (frame.kind === 'retreat' && decideRetreat(t, frame, choice)) steps += 1;
    all.push(...t.do(choice));
  }
  const resolved = all.find(event => event.type === 'combatResolved');
  const number = (cell: string | undefined): number => Number.parseInt(cell ?? '', 10) || 0;
  expect(lostBy(t, 'confederate', all)).toBe(Math.min(number(resolved?.defender), manpower.confederate));
  expect(lostBy(t, 'union', all)).toBe(Math.min(number(resolved?.attacker), manpower.union));
  const last = all.findLastIndex(event => event.type !== 'leaderAttached' && isOf(t, 'confederate', event));
  const first = all.findIndex(event => event.type !== 'marchEnded' && isOf(t, 'union', event));
  if (first >= 0 && last >= 0) expect(first).toBeGreaterThan(last);
  for (const id of ['hill', 'ewell'])
    if (t.unit(id).hex !== NOWHERE) expect(isHeld(t.game, 'union', t.unit(id).hex)).toBe(false);
  return steps;
}

/** Retreats from every hex beside an enemy, one of each manner. */
function meetings(t: Table): Frame<'retreat'>[] {
  const { grid } = t.game.world;
  const from = [...new Set(unitsOf(t.game, 'confederate').map(unit => t.game.board.units[unit]?.hex ?? NOWHERE))];
  return from.flatMap(hex => {
    const reference = DIRECTIONS.map(d => neighbour(grid, hex, d)).find(
      near => near !== OFF_MAP && isHeld(t.game, 'union', near),
    );
    if (reference === undefined) return [];
    const begin = {
      kind: 'retreat',
      by: 'confederate',
      units: unitsIn(t.game, hex),
      reference,
      path: [hex],
      overridden: false,
    } as const;
    return RETREATS.map(manner => ({ ...begin, manner }));
  });
}

/** Runs a retreat to its end; how many steps it had. */
function run(t: Table, start: Frame<'retreat'>, below: Below): number {
  const { game } = t;
  t.game = { ...game, stack: [...game.stack, { ...start }] };
  let steps = 0;
  while (t.top?.kind === 'displaced' || (t.top?.kind === 'retreat' && ways(t).length + t.open('halt').length > 0)) {
    const choice = pick(
      below,
      ['retreat', 'halt', 'attachTo'].flatMap(verb => t.open(verb)),
    );
    if (t.top.kind === 'retreat' && decideRetreat(t, t.top, choice)) steps += 1;
    t.do(choice);
  }
  t.game = game;
  return steps;
}

describe('retreats on random ground', () => {
  test('never enter the active enemy’s hex, water or a hex twice, never come closer, and results are borne in full and in order', () => {
    const below = random(20);
    let steps = 0;
    for (let n = 0; n < 24; n++) {
      const t = new Table(battlefield(below)).atAction('union');
      const { game } = t;
      for (let again = 0; again < 10; again++) {
        t.game = game;
        steps += play(t, below);
      }
    }
    expect(steps).toBeGreaterThan(300);
  });

  test('of every manner, in the random positions of the fuzzer', () => {
    const below = random(21);
    let steps = 0;
    for (let n = 0; n < 16; n++) {
      const t = new Table(randomPosition(below)).atAction('union');
      for (const start of meetings(t)) steps += run(t, start, below);
    }
    expect(steps).toBeGreaterThan(100);
  });
});
