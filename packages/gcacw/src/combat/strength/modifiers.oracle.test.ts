import { type Hex, OFF_MAP } from '@wigwag/hex';
import { random } from '@wigwag/tests/random';
import { randomPosition } from '@wigwag/tests/randomPosition';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOBODY } from '../../board.ts';
import { QUARTERS } from '../../charts/strength.ts';
import type { Game } from '../../game.ts';
import {
  around,
  between,
  inFairWeather,
  isBareRiver,
  isClosedGround,
  isWet,
  terrainAt,
  unitsAt,
  zoneOver,
} from '../../testing/naive.ts';
import { Table } from '../../testing/table.ts';
import { SIDES, type Side, WORKS } from '../../vocabulary.ts';
import type { Attack } from '../attack/attack.ts';
import { assess } from '../attack/resolve.ts';

/** 7.2 to 7.4 read a second time, plainly, from counters and map; the engine has to come to the same. */

type Below = (n: number) => number;

const other = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const state = (g: Game, unit: number) => g.board.units[unit] as Game['board']['units'][number];
const counter = (g: Game, unit: number) => g.world.units[unit] as Game['world']['units'][number];

const DISORGANIZED = [0, 0.5, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7, 8, 9, 10, 10, 11, 12, 12, 13, 14, 14];

function combatValue(g: Game, unit: number): number {
  const { manpower, disorganized } = state(g, unit);
  return disorganized ? (DISORGANIZED[manpower] ?? 0) : manpower;
}

function attackValue(g: Game, unit: number): number {
  const value = combatValue(g, unit);
  const { demoralized } = state(g, unit);
  if (demoralized === 0) return value;
  if (value <= 1) return 0.5;
  return demoralized === 2 ? 1 : Math.floor(value / 2);
}

function inRedoubt(g: Game, unit: number): boolean {
  const redoubt = g.world.scenario.map.hexes[state(g, unit).hex]?.redoubt;
  const { year } = g.world;
  return (
    redoubt?.for.includes(counter(g, unit).side) === true &&
    (redoubt.from ?? year) <= year &&
    (redoubt.until ?? year) >= year
  );
}

function multiplier(g: Game, unit: number): number {
  const early = g.world.year < 1864;
  const own = {
    none: 1,
    'abatis-build': 1,
    abatis: 1.5,
    'breastwork-build': early ? 1 : 1.5,
    breastwork: 2,
    'fort-build': 2,
    'fort-build-1': 2,
    'fort-build-2': 2.5,
    fort: 3,
  }[state(g, unit).works];
  return Math.max(own, inRedoubt(g, unit) ? 1.5 : 1);
}

const isOtr = (g: Game): boolean => g.world.profile.code === 'OTR';

function attackTotal(g: Game, units: readonly number[]): number {
  const hexes = [...new Set(units.map(unit => state(g, unit).hex))];
  const inHex = (hex: Hex) => sum(units.filter(unit => state(g, unit).hex === hex).map(unit => attackValue(g, unit)));
  return sum(hexes.map(hex => Math.min(isOtr(g) ? 70 : 80, inHex(hex))));
}

function defenceTotal(g: Game, defenders: readonly number[]): number {
  const entrenched = defenders.filter(unit => multiplier(g, unit) > 1).length;
  const [open, half, all] = isOtr(g) ? [60, 100, 130] : [70, 120, 160];
  const cap = entrenched === defenders.length ? all : 2 * entrenched >= defenders.length ? half : open;
  return Math.min(cap, sum(defenders.map(unit => combatValue(g, unit) * multiplier(g, unit))));
}

/** The best whole ratio that the defender grants. */
function ratioModifier(attack: number, defence: number): number {
  for (let n = 14; n >= 1; n--) if (attack >= n * defence) return n - 1;
  for (let n = 2; n <= 12; n++) if (attack * n >= defence) return 1 - n;
  return -12;
}

function artillery(g: Game, { units, target, by }: Attack): readonly [even: number, odd: number] {
  const guns = (unit: number) => (state(g, unit).demoralized > 0 ? 0 : counter(g, unit).artillery);
  const defenders = unitsAt(g, other(by), target);
  const printed = sum(defenders.map(guns));
  const defence = Math.ceil(sum(defenders.map(unit => guns(unit) * multiplier(g, unit))));
  const attack = sum(units.map(guns));
  if (attack === 0 && defence === 0) return [0, 0];
  const column = [-4, 1, 4, 7, Number.POSITIVE_INFINITY].findIndex(last => attack - defence <= last);
  const rows: Record<string, readonly string[]> = {
    clear: ['-3', '-2', '0', '1', '2†'],
    rolling: ['-2', '-1', '0', '1*', '1'],
    rough: ['-1', '-1*', '0', '0', '1*'],
  };
  const terrain = terrainAt(g, target);
  const row = rows[terrain === 'hill' || terrain === 'provisional-swamp' ? 'rough' : terrain];
  const cell = row?.[column] ?? '0';
  let value = Number.parseInt(cell, 10);
  if (defence === 0) value = Math.max(0, value);
  if (printed === 1 && value === -2) value = -1;
  if (printed === 2 && value === -3) value = -2;
  return [value, cell.endsWith('†') ? 1 : cell.endsWith('*') ? 0 : value];
}

/** Undemoralized units of the attacker's in a hex next to the defender, and those whose zone reaches it. */
function coverers(
  g: Game,
  by: Side,
  hex: Hex,
): { readonly unit: number; readonly how: 'in' | 'normal' | 'restricted' }[] {
  const steadfast = (at: Hex) => unitsAt(g, by, at).filter(unit => state(g, unit).demoralized === 0);
  const inside = steadfast(hex).map(unit => ({ unit, how: 'in' as const }));
  const near = around(g, hex).flatMap(from => {
    const how = from === OFF_MAP ? 'none' : zoneOver(g, from, hex);
    return how === 'none' ? [] : steadfast(from).map(unit => ({ unit, how }));
  });
  return [...inside, ...near];
}

function flank(g: Game, attack: Attack): { readonly covered: number; readonly plain: number; readonly final: number } {
  const { by, target } = attack;
  const defenders = unitsAt(g, other(by), target);
  const quarter = defenceTotal(g, defenders) / 4;
  const judged = around(g, target).map(hex => {
    if (terrainAt(g, hex) === 'off-map') return { covered: true, reduced: true };
    const shut =
      isClosedGround(g, target, hex, 'either') || isBareRiver(g, target, hex, 'either') || isWet(g, target, hex);
    const found = coverers(g, by, hex);
    const strong = found.length > 0 && sum(found.map(({ unit }) => combatValue(g, unit))) >= quarter;
    const friend = unitsAt(g, other(by), hex).some(unit => state(g, unit).demoralized === 0);
    const empty = SIDES.every(side => unitsAt(g, side, hex).length === 0);
    const woods = empty && found.length > 0 && found.every(({ how }) => how === 'restricted');
    const ignoresWoods = g.world.profile.code === 'SLB' && by === 'confederate';
    return { covered: shut || strong, reduced: shut || friend || (woods && !ignoresWoods) };
  });
  const covered = judged.filter(each => each.covered).length;
  const reductions = Math.min(3, judged.filter(each => each.covered && each.reduced).length);
  const plain = covered < 5 ? 0 : Math.max(0, (covered === 6 ? 4 : 2) - reductions);
  const mounted =
    attack.type === 'assault'
      ? g.world.leaders[attack.leader]?.arm === 'cavalry'
      : attack.units.every(unit => counter(g, unit).arm === 'cavalry');
  const riders = defenders.filter(unit => counter(g, unit).arm === 'cavalry').map(unit => combatValue(g, unit));
  const cavalryFight = mounted && sum(riders) > sum(defenders.map(unit => combatValue(g, unit))) / 2;
  const halved = [0, 0, 1, 1, 2][plain] ?? 0;
  if (g.board.refused.includes(target)) return { covered, plain, final: Math.max(1, halved) };
  const served = defenders.some(unit => inRedoubt(g, unit));
  return { covered, plain, final: served || cavalryFight ? halved : plain };
}

function defenderDie(g: Game, { from, target, by }: Attack): number {
  const side = between(g, from, target, by);
  const [low, high] = [terrainAt(g, from), terrainAt(g, target)];
  const [down, up] = [side?.ridge === from, side?.ridge === target];
  const crossing = side?.crossing === undefined ? 0 : 2;
  const creek = side?.water === 'creek' ? 1 : 0;
  const hill = high === 'hill' && low !== 'hill' && low !== 'mountain' && !down ? 1 : 0;
  const mountain = high !== 'mountain' ? 0 : low === 'mountain' || down ? 1 : 2;
  const defenders = unitsAt(g, other(by), target);
  const shaken = defenders.filter(unit => state(g, unit).demoralized === 2).map(unit => combatValue(g, unit));
  const most = sum(shaken) > sum(defenders.map(unit => combatValue(g, unit))) / 2;
  return crossing + creek + hill + mountain + (up ? 2 : 0) - (most ? 1 : 0);
}

/** Attacks by each unit, and by all units of a hex under each of its leaders, on each hex beside it. */
function attacksOf(g: Game): Attack[] {
  return SIDES.flatMap(by => {
    const hexes = [
      ...new Set(g.board.units.flatMap((unit, id) => (counter(g, id).side === by && unit.hex >= 0 ? [unit.hex] : []))),
    ];
    return hexes.flatMap(from =>
      around(g, from)
        .filter(target => target !== OFF_MAP && unitsAt(g, other(by), target).length > 0)
        .flatMap(target => {
          const units = unitsAt(g, by, from);
          const attack = { by, from, target, grand: false, leader: NOBODY, lee: false } as const;
          const leaders = g.board.leaders.flatMap((at, id) =>
            at.hex === from && g.world.leaders[id]?.size !== 'army' ? [id] : [],
          );
          return [
            ...units.map(unit => ({ ...attack, units: [unit], type: 'normal' as const })),
            ...leaders.map(leader => ({ ...attack, units, leader, type: 'assault' as const })),
            ...leaders.map(leader => {
              const ring = around(g, target).flatMap(hex => unitsAt(g, by, hex));
              return { ...attack, units: ring, leader, type: 'assault' as const, grand: true };
            }),
          ];
        }),
    );
  });
}

/** A random position with works, refused flanks and strong units here and there. */
function scene(seed: number): Game {
  const below: Below = random(seed);
  const { game: g } = new Table(inFairWeather(randomPosition(below)));
  for (const unit of g.board.units) {
    if (below(3) === 0) unit.works = WORKS[below(WORKS.length)] ?? 'none';
    if (below(4) === 0) unit.manpower = 21;
    if (below(6) === 0) g.board.refused.push(unit.hex);
  }
  return g;
}

test('values, ratio, artillery, flanks and ground of every attack in random positions', () => {
  let bonuses = 0;
  const check = (g: Game, attack: Attack): void => {
    const found = assess(g, attack);
    const by = (clause: string) => found.modifiers.find(each => each.clause === clause)?.value ?? 0;
    const defenders = unitsAt(g, other(attack.by), attack.target);
    const [attackers, defence] = [attackTotal(g, attack.units), defenceTotal(g, defenders)];
    const expected = flank(g, attack);
    bonuses += expected.plain > 0 ? 1 : 0;
    expect([found.attackValue / QUARTERS, found.defenceValue / QUARTERS]).toEqual([attackers, defence]);
    expect(found.plainDefenceValue / QUARTERS).toBe(sum(defenders.map(unit => combatValue(g, unit))));
    expect(by('7.4/ratio-modifier')).toBe(ratioModifier(attackers, defence));
    expect([found.artillery.even, found.artillery.odd]).toEqual(artillery(g, attack));
    expect({
      covered: found.flank.ring.filter(each => each.covered !== undefined).length,
      plain: found.flank.plain,
      final: by('7.4/flank-apply'),
    }).toEqual(expected);
    expect(sum(found.modifiers.filter(each => each.die === 'defender').map(each => each.value))).toBe(
      defenderDie(g, attack),
    );
    expect(found.extraLoss).toBe(attack.grand ? Math.max(0, Math.min(3, Math.floor(attackers / 10) - 7)) : 0);
  };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), seed => {
      const g = scene(seed);
      for (const attack of attacksOf(g)) check(g, attack);
    }),
    { seed: 7, numRuns: 40 },
  );
  expect(bonuses).toBeGreaterThan(50);
});
