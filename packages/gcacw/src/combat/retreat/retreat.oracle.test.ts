import { distance, type Hex, OFF_MAP } from '@wigwag/hex';
import { random } from '@wigwag/tests/random';
import { randomPosition } from '@wigwag/tests/randomPosition';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Game } from '../../game.ts';
import {
  around,
  asPrinted,
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
const last = (path: readonly Hex[]): Hex => path[path.length - 1] as Hex;

interface Step {
  readonly to: Hex;
  readonly priority: number;
  readonly loss: number;
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
    const from = last(path);
    if (to === OFF_MAP || terrainAt(g, to) === 'off-map' || isWet(g, from, to) || isBareRiver(g, from, to))
      return false;
    const city = terrainAt(g, from) === 'city' || terrainAt(g, to) === 'city';
    if (isClosedGround(g, from, to) && !city) return false;
    return to !== this.retreat.reference && !path.includes(to) && this.far(to) >= this.far(from);
  }

  private judge(path: readonly Hex[], to: Hex): Step {
    const { g } = this;
    const { manner, by } = this.retreat;
    const from = last(path);
    const road = isWay(g, from, to) || [from, to].some(hex => terrainAt(g, hex) === 'city');
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
    return this.retreat.manner !== 'voluntary' && this.hasEnemy(last(path)) && !tooFar;
  }

  /** For each way to a lawful end: its first step, and how many steps went against priority. */
  private *ways(path: readonly Hex[], budget: number): Generator<{ first: Step; against: number }> {
    if (!this.mayGoOn(path)) return;
    const steps = this.steps(path);
    const lowest = Math.min(...steps.map(step => step.priority));
    for (const first of steps) {
      const against = first.priority > lowest ? 1 : 0;
      if (against > budget) continue;
      const on = [...path, first.to];
      if (this.mayEnd(on)) yield { first, against };
      for (const way of this.ways(on, budget - against)) yield { first, against: against + way.against };
    }
  }

  next(path: readonly Hex[], overridden: boolean): Step[] {
    const firsts = (against: number) => {
      const found = new Map<Hex, Step>();
      for (const way of this.ways(path, against)) if (way.against === against) found.set(way.first.to, way.first);
      return [...found.values()];
    };
    const obeying = firsts(0);
    if (obeying.length > 0 || overridden || this.mayEnd(path) || this.retreat.manner === 'voluntary') return obeying;
    return firsts(1);
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
      return RETREATS.map(manner => ({ by, manner, reference, path: [hex], overridden: false }));
    });
  });
}

test('the steps of every retreat in random positions, their priorities, losses and ends', () => {
  let [steps, overrides, surrenders] = [0, 0, 0];
  const run = (g: Game, start: Retreat, below: (n: number) => number): void => {
    const country = new Country(g, start);
    let now = start;
    for (;;) {
      const expected = country.next(now.path, now.overridden);
      const found = nextSteps(g, now);
      expect(sorted(found.map(({ to, rank: { priority, loss } }) => ({ to, priority, loss })))).toEqual(
        sorted(expected),
      );
      expect(whyNotEnd(g, now) === undefined).toBe(country.mayEnd(now.path));
      const step = found[below(found.length || 1)];
      if (step === undefined) {
        surrenders += country.mayEnd(now.path) ? 0 : 1;
        return;
      }
      const lowest = Math.min(...country.steps(now.path).map(({ priority }) => priority));
      expect(step.overrides).toBe(step.rank.priority > lowest);
      steps += 1;
      overrides += step.overrides ? 1 : 0;
      now = { ...now, path: [...now.path, step.to], overridden: now.overridden || step.overrides };
    }
  };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), seed => {
      const below = random(seed);
      const { game } = new Table(asPrinted(randomPosition(below)));
      for (const start of retreats(game)) run(game, start, below);
    }),
    { seed: 7, numRuns: 25 },
  );
  expect([steps > 200, overrides > 2, surrenders > 2]).toEqual([true, true, true]);
});
