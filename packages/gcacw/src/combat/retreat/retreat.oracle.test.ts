import { distance, type Hex, OFF_MAP } from '@wigwag/hex';
import { random } from '@wigwag/tests/random';
import { randomPosition } from '@wigwag/tests/randomPosition';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '../../game.ts';
import { field } from '../../testing/battle.ts';
import {
  around,
  inFairWeather,
  isBareRiver,
  isClosedGround,
  isWay,
  isWet,
  terrainAt,
  unitsAt,
  zoneOver,
} from '../../testing/naive.ts';
import { Table } from '../../testing/table.ts';
import { SIDES, type Side } from '../../vocabulary.ts';
import { nextSteps, RETREATS, type Retreat, whyNotEnd } from './retreatPaths.ts';

/** 7.6 read a second time: every complete path is walked, and a step is lawful if it lies on a lawful one. */

const LEAST = { retreat: 2, rout: 4, cavalry: 4, voluntary: 1 } as const;
const MOST = { retreat: 4, rout: 6, cavalry: 6, voluntary: 4 } as const;

const other = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');
type Below = (n: number) => number;

const last = (path: readonly Hex[]): Hex => path[path.length - 1] as Hex;

interface Step {
  readonly to: Hex;
  readonly priority: number;
  readonly loss: number;
}

const ENDS = ['within', 'beyond', 'destroyed'] as const;
type End = (typeof ENDS)[number];

/** A path to its end: its first step, how many steps of it go against priority, and what it comes to. */
interface Way {
  readonly first: Step;
  readonly against: number;
  readonly end: End;
}

/** A position looked at by the one who retreats; each hex only once. */
class Country {
  private readonly zones = new Map<Hex, boolean>();
  private readonly g: Game;
  private readonly retreat: Pick<Retreat, 'by' | 'manner' | 'reference'>;

  constructor(g: Game, retreat: Retreat) {
    this.g = g;
    this.retreat = retreat;
  }

  hasEnemy(hex: Hex): boolean {
    return unitsAt(this.g, other(this.retreat.by), hex).length > 0;
  }

  inZone(hex: Hex): boolean {
    const known = this.zones.get(hex);
    if (known !== undefined) return known;
    const near = around(this.g, hex).filter(from => from !== OFF_MAP && this.hasEnemy(from));
    const found = near.some(from => zoneOver(this.g, from, hex) !== 'none');
    this.zones.set(hex, found);
    return found;
  }

  private far(hex: Hex): number {
    return distance(this.g.world.grid, hex, this.retreat.reference);
  }

  private isOpen(path: readonly Hex[], to: Hex): boolean {
    const { g } = this;
    const { by } = this.retreat;
    const from = last(path);
    if (to === OFF_MAP || terrainAt(g, to) === 'off-map' || isWet(g, from, to) || isBareRiver(g, from, to, by))
      return false;
    const city = terrainAt(g, from) === 'city' || terrainAt(g, to) === 'city';
    if (isClosedGround(g, from, to, by) && !city) return false;
    return to !== this.retreat.reference && !path.includes(to) && this.far(to) >= this.far(from);
  }

  private judge(path: readonly Hex[], to: Hex): Step {
    const { g } = this;
    const { manner, by } = this.retreat;
    const from = last(path);
    const road = isWay(g, from, to, by) || [from, to].some(hex => terrainAt(g, hex) === 'city');
    const eased = road || unitsAt(g, by, to).length > 0;
    const nth = path.length;
    const chart1 = nth <= (manner === 'rout' || manner === 'cavalry' ? 4 : 1) || this.inZone(from);
    const farther = this.far(to) > this.far(from);
    if (this.hasEnemy(to)) return { to, priority: chart1 ? 5 : 3, loss: 3 };
    if (!chart1) return this.inZone(to) ? { to, priority: 2, loss: eased ? 0 : 1 } : { to, priority: 1, loss: 0 };
    if (this.inZone(to)) return { to, priority: 4, loss: (farther ? 1 : 2) - (eased ? 1 : 0) };
    if (!farther) return { to, priority: 3, loss: road ? 0 : 1 };
    return { to, priority: road ? 1 : 2, loss: 0 };
  }

  steps(path: readonly Hex[]): Step[] {
    return around(this.g, last(path))
      .filter(to => this.isOpen(path, to))
      .map(to => this.judge(path, to));
  }

  mayEnd(path: readonly Hex[]): boolean {
    const { manner } = this.retreat;
    const beside = distance(this.g.world.grid, last(path), path[0] as Hex) <= 1;
    return path.length > LEAST[manner] && !this.hasEnemy(last(path)) && (manner === 'voluntary' || !beside);
  }

  private mayGoOn(path: readonly Hex[]): boolean {
    if (path.length <= MOST[this.retreat.manner]) return true;
    const tooFar = path.length > MOST[this.retreat.manner] + 6;
    return this.hasEnemy(last(path)) && !tooFar;
  }

  /** 7.7: cavalry pays for nothing but enemies. */
  cost({ to, loss }: Step): number {
    return this.retreat.manner === 'cavalry' && !this.hasEnemy(to) ? 0 : loss;
  }

  /** Every way that comes to something, with so many men and at most so many steps against priority. */
  private *ways(path: readonly Hex[], men: number, budget: number): Generator<Way> {
    if (!this.mayGoOn(path)) return;
    const steps = this.steps(path);
    const lowest = Math.min(...steps.map(step => step.priority));
    for (const first of steps) {
      const against = first.priority > lowest ? 1 : 0;
      if (against > budget) continue;
      const on = [...path, first.to];
      const left = men - this.cost(first);
      if (this.mayEnd(on))
        yield { first, against, end: on.length - 1 > MOST[this.retreat.manner] ? 'beyond' : 'within' };
      else if (left <= 0) yield { first, against, end: 'destroyed' };
      for (const way of this.ways(on, left, budget - against)) yield { ...way, first, against: against + way.against };
    }
  }

  /**
   * Ends within the length come first, then those beyond it; who is destroyed by losses has not surrendered either.
   * Only if all of these fail may one step go against priority.
   */
  next(path: readonly Hex[], men: number, overridden: boolean): { readonly steps: Step[]; readonly end: End | 'none' } {
    const firsts = (against: number, end: End): Step[] => {
      const found = new Map<Hex, Step>();
      for (const way of this.ways(path, men, against))
        if (way.against === against && way.end === end) found.set(way.first.to, way.first);
      return [...found.values()];
    };
    const bound = this.mayEnd(path) || this.retreat.manner === 'voluntary';
    for (const against of overridden || bound ? [0] : [0, 1]) {
      for (const end of bound ? (['within'] as const) : ENDS) {
        const steps = against === 1 && end === 'destroyed' ? [] : firsts(against, end);
        if (steps.length > 0) return { steps, end };
      }
    }
    return { steps: [], end: 'none' };
  }
}

const sorted = (steps: readonly Step[]): Step[] => [...steps].sort((a, b) => a.to - b.to);

/** Retreats from each hex with an enemy beside it. */
function retreats(g: Game): Retreat[] {
  return SIDES.flatMap(by => {
    const hexes = [...new Set(g.board.units.map(unit => unit.hex))].filter(hex => unitsAt(g, by, hex).length > 0);
    return hexes.flatMap(hex => {
      const reference = around(g, hex).find(near => near !== OFF_MAP && unitsAt(g, other(by), near).length > 0);
      if (reference === undefined) return [];
      return RETREATS.map(manner => ({
        by,
        units: unitsAt(g, by, hex),
        manner,
        reference,
        path: [hex],
        overridden: false,
      }));
    });
  });
}

const COLUMN = Array.from({ length: 9 }, (_, n) => `050${n + 1}`);
const BESIDE = COLUMN.flatMap(hex => [hex.replace('05', '04'), hex.replace('05', '06')]);

/** A lane three hexes wide, with gaps, fords, pontoons over them and many enemies: retreats are long or lead nowhere. */
function narrows(below: Below): string {
  const land = [...COLUMN, ...BESIDE.filter(() => below(3) === 0)];
  const everywhere = Array.from({ length: 81 }, (_, n) => `0${1 + (n % 9)}0${1 + Math.floor(n / 9)}`);
  const block = below(2) === 0 ? COLUMN.slice(4, 7 + below(2)) : [];
  const held = land.filter(hex => !['0502', '0503'].includes(hex) && (block.includes(hex) || below(4) === 0));
  const sides = COLUMN.slice(3).map((hex, n) => [COLUMN[n + 2] ?? '', hex] as const);
  const rivers = sides.filter(() => below(3) === 0);
  const ground = {
    '~': everywhere.filter(hex => !land.includes(hex)),
    m: COLUMN.slice(3).filter(() => below(4) === 0),
  };
  const lines = [
    ...rivers.flatMap(([a, b]) => [`minor-river ${a} | ${b}`, `ford ${a}-${b}`]),
    ...rivers.flatMap(([a, b]) => (below(2) === 0 ? [`pontoon ${SIDES[below(2)]} ${a}-${b}`] : [])).slice(0, 4),
    ...sides.filter(side => below(2) === 0 && !rivers.includes(side)).map(([a, b]) => `road ${a}-${b}`),
    `U Newton 0502 18\nC Hill 0503 ${[1, 2, 3, 6, 12, 18][below(6)]}\nC Ewell 0503 ${1 + below(3)}`,
    ...held.map((hex, n) => `${below(4) === 0 ? 'C' : 'U'} Few${n} ${hex} ${1 + below(4)}`),
  ];
  return field(lines.join('\n'), { '~': ground['~'].join(' '), m: ground.m.join(' ') });
}

/** The same game with men of its own to lose. */
const withOwnUnits = (g: Game): Game => ({
  ...g,
  board: { ...g.board, units: g.board.units.map(unit => ({ ...unit })) },
});

type Tally = Record<'steps' | 'overrides' | 'surrenders' | End | 'none', number>;

/** Goes a way at random, the engine and the oracle side by side. */
function run(game: Game, start: Retreat, below: Below, tally: Tally): void {
  const g = withOwnUnits(game);
  const country = new Country(g, start);
  const men = (unit: number): number => g.board.units[unit]?.manpower ?? 0;
  for (let now = start; now.units.length > 0; ) {
    const expected = country.next(now.path, Math.max(...now.units.map(men)), now.overridden);
    const found = nextSteps(g, now);
    const plain = found.map(({ to, rank: { priority, loss } }) => ({ to, priority, loss }));
    expect(sorted(plain)).toEqual(sorted(expected.steps));
    expect(whyNotEnd(g, now) === undefined).toBe(country.mayEnd(now.path));
    tally[expected.end] += 1;
    const step = found[below(found.length || 1)];
    if (step === undefined) {
      tally.surrenders += country.mayEnd(now.path) ? 0 : 1;
      return;
    }
    const lowest = Math.min(...country.steps(now.path).map(({ priority }) => priority));
    expect(step.overrides).toBe(step.rank.priority > lowest);
    tally.steps += 1;
    tally.overrides += step.overrides ? 1 : 0;
    const loss = country.cost({ to: step.to, ...step.rank });
    for (const unit of now.units) Object.assign(g.board.units[unit] ?? {}, { manpower: men(unit) - loss });
    const units = now.units.filter(unit => men(unit) > 0);
    now = { ...now, units, path: [...now.path, step.to], overridden: now.overridden || step.overrides };
  }
}

test('the steps of every retreat in random positions, their priorities, losses and ends', () => {
  const tally: Tally = { steps: 0, overrides: 0, surrenders: 0, within: 0, beyond: 0, destroyed: 0, none: 0 };
  const kinds = [(below: Below) => inFairWeather(randomPosition(below)), narrows, narrows];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), seed => {
      const below = random(seed);
      for (const position of kinds) {
        const { game } = new Table(position(below));
        for (const start of retreats(game)) run(game, start, below, tally);
      }
    }),
    { seed: 7, numRuns: 25 },
  );
  const rare = [tally.overrides, tally.surrenders, tally.beyond, tally.destroyed];
  expect([tally.steps > 200, ...rare.map(times => times > 2)]).toEqual([true, true, true, true, true]);
});
