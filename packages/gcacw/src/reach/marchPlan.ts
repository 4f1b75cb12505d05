import { Flood, type Hex, neighboursOf } from '@wigwag/hex';
import { HALVES } from '../charts/terrainCosts.ts';
import type { AttackType } from '../combat/attack/attack.ts';
import { marchAttackOf } from '../combat/attack/attackOf.ts';
import { quickOdds } from '../combat/results/odds.ts';
import type { Game } from '../game.ts';
import { marchFormula } from '../movement/march/allowance.ts';
import { isUnderWay } from '../movement/march/marching.ts';
import { enemyOf, hexOf, unitData, unitOnMap, unitState } from '../pieces/pieces.ts';
import { isHeld } from '../zones/zones.ts';
import { Attacks, arrived } from './arrival.ts';
import { firstHexes, marchFlood, spentAlong } from './flood.ts';
import { forcedProspects, type March, most, type Prospect, prospects, WAYS } from './prospects.ts';

/** An attack that the unit could make at the end of its way, and how likely it gets there with enough left for it. */
export interface WayAttack {
  readonly target: Hex;
  readonly type: AttackType;
  readonly chance: number;
}

/** A way that is laid out for a march, hex by hex from where the unit stands. */
export interface MarchWay {
  readonly path: readonly Hex[];
  /** Movement points spent at each hex of it. */
  readonly points: readonly number[];
  readonly chance: number;
  /** With a force march, where one may be made. */
  readonly forced: number;
  /** The least that the dice of the allowance must come to; undefined: they do not decide. */
  readonly needed: { readonly dice: number; readonly sum: number } | undefined;
  readonly attacks: readonly WayAttack[];
}

/** The first number from which on all dice suffice; undefined: all do, none does, or it depends on other dice. */
function neededOf(all: readonly Prospect[], suffices: (prospect: Prospect) => boolean): number | undefined {
  const sums = [...new Set(all.map(({ rolled }) => rolled))].sort((a = 0, b = 0) => a - b);
  const good = (sum: number | undefined): boolean => all.every(each => each.rolled !== sum || suffices(each));
  const bad = (sum: number | undefined): boolean => all.every(each => each.rolled !== sum || !suffices(each));
  const first = sums.findIndex(good);
  const isSplit = first > 0 && sums.slice(0, first).every(bad) && sums.slice(first).every(good);
  return isSplit ? sums[first] : undefined;
}

/** Lays out ways for a unit that marches or may begin to: the dice are gone through once, each way is weighed by them. */
export class MarchPlan {
  private readonly unit: number;
  private readonly start: Hex;
  private readonly plain: readonly Prospect[];
  private readonly forced: readonly Prospect[];
  /** The march that the way is looked for in: where dice make a difference, they are asked again. */
  private readonly first: March | undefined;
  private readonly attacks = new Attacks();
  private readonly flood: Flood;
  private readonly budget: number;
  private readonly dice: number;

  constructor(g: Game, unit: number) {
    this.unit = unit;
    this.start = hexOf(g, unit);
    this.plain = unitOnMap(g, unit) === undefined ? [] : prospects(g, unit);
    this.forced = forcedProspects(this.plain);
    this.first = [...this.plain, ...this.forced].find(({ march }) => march !== undefined)?.march;
    this.flood = new Flood(g.world.grid.size);
    this.budget = Math.max(most(this.plain), most(this.forced));
    this.dice = marchFormula(g, unit).dice;
  }

  /** The cheapest way through these hexes to the last; undefined: there is none. */
  wayThrough(stops: readonly Hex[]): MarchWay | undefined {
    const path = this.first && this.pathThrough(this.first, stops);
    return path && this.weighed(path);
  }

  /** What the cheapest way to a hex takes, however many points there are; undefined: no march could go there. */
  pointsTo(hex: Hex): number | undefined {
    const { first } = this;
    if (first === undefined) return undefined;
    const flood = marchFlood(first.game, this.unit, isUnderWay(first.frame), Number.POSITIVE_INFINITY, this.flood);
    const cost = flood.costTo(hex);
    return cost === undefined ? undefined : cost / HALVES;
  }

  /** That way and no other. */
  weighed(path: readonly Hex[]): MarchWay | undefined {
    const { first, plain } = this;
    const spent = first && this.spentOn(first, path);
    if (first === undefined || spent === undefined) return undefined;
    const suffices = ({ march }: Prospect): boolean => march !== undefined && this.leftAfter(march, path) !== undefined;
    const share = (all: readonly Prospect[]): number =>
      all.filter(suffices).reduce((sum, { ways }) => sum + ways, 0) / WAYS;
    const sum = neededOf(plain, suffices);
    return {
      path,
      points: spent.map(halves => halves / HALVES),
      chance: share(plain),
      forced: share(this.forced),
      needed: sum === undefined ? undefined : { dice: this.dice, sum },
      attacks: this.attacksAfter(path),
    };
  }

  /** How likely an attack at the end of a way drives the defenders off, once it is made. */
  drivenOff(path: readonly Hex[], { target, type }: Pick<WayAttack, 'target' | 'type'>): number {
    const end = path.at(-1);
    if (this.first === undefined || end === undefined) return 0;
    const { game } = arrived(this.first, end, this.first.frame.left);
    const { retreat, rout } = quickOdds(game, marchAttackOf(game, this.unit, target, type));
    return retreat + rout;
  }

  private pathThrough(march: March, stops: readonly Hex[]): readonly Hex[] | undefined {
    const { game, frame } = march;
    let path: readonly Hex[] = [this.start];
    for (const stop of stops) {
      const from = path.at(-1) ?? this.start;
      if (stop === from) continue;
      const underWay = path.length > 1 || isUnderWay(frame);
      const flood = marchFlood(game, this.unit, underWay, this.budget, this.flood, from);
      if (flood.costTo(stop) !== undefined) path = [...path, ...flood.pathTo(stop).slice(1)];
      else if (path.length === 1 && this.isFirst(march, stop)) path = [from, stop];
      else return undefined;
    }
    return path.length > 1 ? path : undefined;
  }

  private isFirst({ game, frame }: March, hex: Hex): boolean {
    return !isUnderWay(frame) && firstHexes(game, this.unit).includes(hex);
  }

  /** In halves; the first hex may always be entered, and takes all there is where that is not enough. */
  private spentOn(march: March, path: readonly Hex[]): number[] | undefined {
    const { game, frame } = march;
    const spent = spentAlong(game, this.unit, isUnderWay(frame), path);
    if (spent !== undefined && (path.length > 2 || (spent[1] ?? 0) <= frame.left)) return spent;
    const [, to] = path;
    const isOnlyStep = path.length === 2 && to !== undefined && this.isFirst(march, to);
    return isOnlyStep ? [0, Math.max(0, frame.left)] : spent;
  }

  /** What is left at the end of a way, in halves; undefined: it is not enough. */
  private leftAfter(march: March, path: readonly Hex[]): number | undefined {
    const spent = this.spentOn(march, path)?.at(-1);
    const left = spent === undefined ? -1 : Math.max(0, march.frame.left) - spent;
    return left < 0 ? undefined : left;
  }

  private attacksAfter(path: readonly Hex[]): WayAttack[] {
    const [game, end] = [this.first?.game, path.at(-1)];
    if (game === undefined || end === undefined) return [];
    const enemy = enemyOf(unitData(game, this.unit).side);
    const targets = neighboursOf(game.world.grid, end).filter(hex => isHeld(game, enemy, hex));
    const found = new Map<string, Omit<WayAttack, 'chance'> & { readonly ways: number }>();
    for (const { ways, march } of targets.length === 0 ? [] : this.plain) {
      const left = march && this.leftAfter(march, path);
      if (march === undefined || left === undefined) continue;
      for (const target of targets) {
        for (const type of this.attacks.from(march, end, left, target)) {
          const key = `${target} ${type}`;
          found.set(key, { target, type, ways: (found.get(key)?.ways ?? 0) + ways });
        }
      }
    }
    return [...found.values()].map(({ target, type, ways }) => ({ target, type, chance: ways / WAYS }));
  }
}

/** What a march has done to a unit beyond the way it goes: whoever sent it may want to think again. */
export const isWorseOff = (before: Game, after: Game, unit: number): boolean => {
  if (unitOnMap(after, unit) === undefined) return true;
  const [was, is] = [unitState(before, unit), unitState(after, unit)];
  return is.manpower < was.manpower || (is.disorganized && !was.disorganized);
};
