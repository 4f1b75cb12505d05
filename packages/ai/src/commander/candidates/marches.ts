import { ATTACK_TYPES, type AttackType, type Game, HALVES, marchFlood, NOWHERE } from '@wigwag/gcacw';
import { Flood, type Hex } from '@wigwag/hex';
import type { Term } from '../explanation.ts';
import { MOST_FATIGUE } from '../valuation/clock.ts';
import type { Reckoned, Survey } from '../valuation/survey.ts';
import type { Allowance } from './allowance.ts';
import { Fights } from './fights.ts';
import { enemyOf, firstHexes, putAt, targetsFrom } from './scratch.ts';

/** Somewhere that a march can lead to, and what it makes of the position. */
export interface Aim {
  readonly hex: Hex;
  readonly attack: { readonly target: Hex; readonly type: AttackType } | undefined;
  /** Halves of a point that it takes; the first hex may always be entered. */
  readonly need: number;
  /** Change against the position as it is, in centi-points. */
  readonly value: number;
  readonly drivenOff: number;
  /** How the unit stands there, where not as it did before: off the map, or in disorder. */
  readonly state?: Partial<Reckoned>;
  /** What a deed at the end of the march brings besides. */
  readonly brings?: { readonly term: Term; readonly value: number };
}

const COST: Readonly<Record<AttackType, readonly [foot: number, mounted: number]>> = {
  column: [0, 0],
  hasty: [1, 2],
  normal: [2, 4],
  prepared: [4, 8],
};

/** Of the hexes that a target can be attacked from, so many are looked at, the nearest first. */
const FROM_HEXES = 2;
const MOST_FIGHTS = 8;

interface Setting {
  readonly underWay: boolean;
  /** Fatigue that the march adds. */
  readonly tires: number;
  readonly mayAttack: boolean;
  /** Hexes that it does not go back to. */
  readonly seen: ReadonlySet<Hex>;
  readonly budget: number;
}

export const ABOUT_TO: Omit<Setting, 'budget'> = { underWay: false, tires: 1, mayAttack: true, seen: new Set() };

/** Everything that a unit can do in a march. */
export class Marches {
  private readonly survey: Survey;
  private readonly fights: Fights;
  private readonly scratch: Game;
  private readonly flood: Flood;
  /** Targets that others are to attack first, and how surely they drive them off, in hundredths. */
  readonly struck = new Map<Hex, number>();
  weighed = 0;

  constructor(survey: Survey, scratch: Game) {
    this.survey = survey;
    this.scratch = scratch;
    this.fights = new Fights(survey, scratch);
    this.flood = new Flood(scratch.world.grid.size);
  }

  /** Every aim within a budget, the cheapest first; the first is to stay. */
  aims(unit: number, setting: Setting): Aim[] {
    const { survey, scratch } = this;
    const state = survey.units[unit];
    if (state === undefined || state.hex === NOWHERE) return [];
    const start = state.hex;
    const base = survey.value();
    const tired = Math.min(MOST_FATIGUE, state.fatigue + setting.tires);
    survey.change(unit, { fatigue: tired });
    const flood = marchFlood(scratch, unit, setting.underWay, setting.budget, this.flood, start);
    const found: Aim[] = [];
    const near = new Map<Hex, { readonly from: Hex; readonly cost: number }[]>();
    for (const hex of flood.reached) {
      if (hex !== start && setting.seen.has(hex)) continue;
      const cost = flood.costTo(hex) ?? 0;
      found.push({ hex, attack: undefined, need: cost, value: this.valueAt(unit, hex) - base, drivenOff: 0 });
      if (survey.manner.finishes) found.push(...this.deedsAt(unit, hex, cost, base));
      if (setting.mayAttack) this.noteTargets(unit, hex, start, cost, near);
    }
    if (!setting.underWay) found.push(...this.firstSteps(unit, start, flood, base));
    found.push(...this.attacks(unit, near, setting.budget, base));
    survey.back();
    this.weighed += found.length;
    return found.sort((a, b) => a.need - b.need);
  }

  /** What can be done at the end of a march besides standing there: crossings are broken, units leave the map. */
  private deedsAt(unit: number, hex: Hex, cost: number, base: number): Aim[] {
    const common = { hex, attack: undefined, drivenOff: 0 };
    const breaking = this.survey.breakingAt(unit, hex);
    const leaving = this.survey.leavingFrom(unit, hex);
    const found: Aim[] = [];
    if (breaking > 0) {
      const brings = { term: 'prizes', value: breaking } as const;
      found.push({ ...common, need: cost, value: this.valueAt(unit, hex) + breaking - base, brings });
    }
    if (leaving !== undefined) {
      const brings = { term: 'points', value: leaving.worth } as const;
      const need = cost + leaving.cost;
      found.push({ ...common, need, value: leaving.value - base, state: { hex: NOWHERE }, brings });
    }
    return found;
  }

  private valueAt(unit: number, hex: Hex, more: Partial<Reckoned> = {}): number {
    this.survey.change(unit, { hex, ...more });
    const value = this.survey.value();
    this.survey.back();
    return value;
  }

  private noteTargets(
    unit: number,
    hex: Hex,
    start: Hex,
    cost: number,
    near: Map<Hex, { readonly from: Hex; readonly cost: number }[]>,
  ): void {
    for (const target of targetsFrom(this.scratch, this.survey.sideOf(unit), hex, hex === start)) {
      const known = near.get(target) ?? [];
      known.push({ from: hex, cost });
      near.set(target, known);
    }
  }

  /** Out of reach by the price, but the first hex may always be entered; from zone to zone it costs order. */
  private firstSteps(unit: number, start: Hex, flood: Flood, base: number): Aim[] {
    const side = this.survey.sideOf(unit);
    return firstHexes(this.scratch, side, start)
      .filter(hex => flood.costTo(hex) === undefined)
      .map(hex => {
        const slips = this.scratch.derived.held[enemyOf(side)][start] !== 0;
        const state = slips ? { disorganized: true } : {};
        const value = this.valueAt(unit, hex, state) - base;
        return { hex, attack: undefined, need: 0, value, drivenOff: 0, state };
      });
  }

  private attacks(
    unit: number,
    near: ReadonlyMap<Hex, readonly { readonly from: Hex; readonly cost: number }[]>,
    budget: number,
    base: number,
  ): Aim[] {
    const { arm, tactical } = this.scratch.world.units[unit] ?? {};
    if (arm === 'artillery' || tactical?.parenthesised === true) return [];
    const found: Aim[] = [];
    let fights = 0;
    for (const [target, places] of near) {
      for (const { from, cost } of places.slice(0, FROM_HEXES)) {
        if (fights++ >= MOST_FIGHTS) return found;
        found.push(...this.attacksFrom(unit, from, cost, target, budget, base));
      }
    }
    return found;
  }

  private attacksFrom(unit: number, from: Hex, cost: number, target: Hex, budget: number, base: number): Aim[] {
    const { survey, scratch } = this;
    const mounted = scratch.world.units[unit]?.arm === 'cavalry';
    survey.change(unit, { hex: from });
    const unput = putAt(scratch, unit, from);
    const here = survey.value() - base;
    const chance = 100 - (this.struck.get(target) ?? 0);
    const needOf = (type: AttackType): number => cost + COST[type][mounted ? 1 : 0] * HALVES;
    const types = ATTACK_TYPES.filter(type => type !== 'column' && needOf(type) <= budget);
    const found = this.fights.weighByType(unit, target, types).map(({ type, value, drivenOff }) => ({
      ...{ hex: from, attack: { target, type }, need: needOf(type), drivenOff },
      value: here + Math.trunc((value * chance) / 100),
    }));
    unput();
    survey.back();
    return found;
  }
}

/** The best aim with so many halves of a point. */
export function bestWithin(aims: readonly Aim[], halves: number): Aim | undefined {
  let best: Aim | undefined;
  for (const aim of aims) {
    if (aim.need > halves) break;
    if (best === undefined || aim.value > best.value) best = aim;
  }
  return best;
}

export interface Expected {
  readonly value: number;
  /** What it most likely comes to. */
  readonly aim: Aim | undefined;
  /** That it comes to that or better, in hundredths. */
  readonly reached: number;
  /** What each roll leads to. */
  readonly spread: Spread;
}

/** Aims, each in so many ways of all of them together. */
export type Spread = readonly { readonly aim: Aim; readonly ways: number }[];

/** What a march is worth over every roll of its allowance. */
export function expected(aims: readonly Aim[], allowances: readonly Allowance[]): Expected {
  let [sum, all] = [0, 0];
  const byAim = new Map<Aim, number>();
  for (const { halves, ways } of allowances) {
    const aim = bestWithin(aims, halves);
    all += ways;
    if (aim === undefined) continue;
    sum += ways * aim.value;
    byAim.set(aim, (byAim.get(aim) ?? 0) + ways);
  }
  const spread = [...byAim]
    .map(([aim, each]) => ({ aim, ways: each }))
    .sort((a, b) => b.ways - a.ways || b.aim.value - a.aim.value);
  const likeliest = spread[0]?.aim;
  const enough = allowances.filter(({ halves }) => halves >= (likeliest?.need ?? 0));
  const ways = enough.reduce((total, each) => total + each.ways, 0);
  return {
    value: all === 0 ? 0 : Math.trunc(sum / all),
    aim: likeliest,
    reached: all === 0 ? 0 : Math.trunc((100 * ways) / all),
    spread,
  };
}
