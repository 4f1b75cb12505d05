import { Flood, type Hex } from '@wigwag/hex';
import { outcomes, refusal, topFrame } from '@wigwag/kernel';
import type { Event } from '../board.ts';
import { HALVES } from '../charts/terrainCosts.ts';
import type { AnyChoice, Frame, Game } from '../game.ts';
import { isUnderWay } from '../movement/march/marching.ts';
import type { MarchStep } from '../movement/shapes.ts';
import { hexOf, unitOnMap, unitState } from '../pieces/pieces.ts';
import { gcacw } from '../ruleset.ts';
import { firstHexes, marchFlood } from './flood.ts';

/** How to get to a hex, and how likely: exactly, over the dice still to be rolled. */
export interface Reached {
  readonly hex: Hex;
  /** Movement points of the cheapest way. */
  readonly points: number;
  readonly chance: number;
  /** With a force march, where one may be made. */
  readonly forced: number;
  readonly path: readonly Hex[];
}

export interface Reach {
  readonly hexes: readonly Reached[];
}

/** Chances are counted in this many ways, so that they add up exactly: at most five dice are rolled for a march. */
export const WAYS = 6 ** 5;

/** A march about to be made, in so many ways; undefined: the unit did not live to make it. */
export interface Prospect {
  readonly ways: number;
  readonly march: { readonly game: Game; readonly frame: Frame<'march'> } | undefined;
  /** What the dice of its allowance came to, where they are still to be rolled. */
  readonly rolled?: number | undefined;
}

/** The choice that would set the unit marching now; undefined when it is marching already or may not. */
function beginning(g: Game, unit: number): AnyChoice | undefined {
  const frame = topFrame(g);
  const choice: AnyChoice = frame?.kind === 'activation' ? { do: 'go', unit } : { do: 'march', unit };
  const digs = frame?.kind === 'activation' && frame.digging.includes(unit);
  const may = frame !== undefined && !digs && refusal(gcacw, g, frame.by, choice) === undefined;
  return may ? choice : undefined;
}

/** Nothing more is marched. */
const SPENT: readonly MarchStep[] = ['last-window', 'ended', 'over'];

const marchOf = (game: Game, unit: number): Prospect['march'] => {
  const frame = game.stack.find(each => each.kind === 'march');
  return frame?.kind === 'march' && frame.unit === unit && !SPENT.includes(frame.step) && unitOnMap(game, unit)
    ? { game, frame }
    : undefined;
};

/** What the dice of an allowance came to: without what is added to them. */
const rolledIn = (events: readonly Event[]): number | undefined =>
  events.flatMap(event => (event.type === 'allowanceRolled' ? [event.points - event.plus] : []))[0];

function afterwards(g: Game, choice: AnyChoice, unit: number, before: number): Prospect[] {
  return outcomes(gcacw, g, choice).map(({ game, ways, of, events }) => ({
    ways: (before * ways) / of,
    march: marchOf(game, unit),
    rolled: rolledIn(events),
  }));
}

/** Every way the dice may fall before the unit takes its first step. */
export function prospects(g: Game, unit: number): Prospect[] {
  const marching = marchOf(g, unit);
  if (marching !== undefined) return [{ ways: WAYS, march: marching }];
  const choice = beginning(g, unit);
  return choice === undefined ? [] : afterwards(g, choice, unit, WAYS);
}

/** The same, each followed by a force march where one may be made. */
export function forcedProspects(before: readonly Prospect[], unit: number): Prospect[] {
  return before.flatMap(prospect => {
    const { march, ways } = prospect;
    if (march === undefined || refusal(gcacw, march.game, march.frame.by, { do: 'force' }) !== undefined)
      return [prospect];
    return afterwards(march.game, { do: 'force' }, unit, ways);
  });
}

/** Which hexes an allowance reaches. Boats go by Manpower, so that losses on the way matter. */
export class Costs {
  private readonly floods = new Map<number, Flood>();
  private readonly budget: number;

  constructor(budget: number) {
    this.budget = budget;
  }

  of({ game, frame }: NonNullable<Prospect['march']>): Flood {
    const { unit } = frame;
    const { manpower } = unitState(game, unit);
    const known = this.floods.get(manpower);
    if (known !== undefined) return known;
    const flood = marchFlood(game, unit, isUnderWay(frame), this.budget, new Flood(game.world.grid.size));
    this.floods.set(manpower, flood);
    return flood;
  }
}

export const most = (all: readonly Prospect[]): number =>
  Math.max(0, ...all.map(({ march }) => march?.frame.left ?? 0));

function chances(all: readonly Prospect[], costs: Costs): Map<Hex, number> {
  const found = new Map<Hex, number>();
  for (const { ways, march } of all) {
    if (march === undefined) continue;
    const { left, unit } = march.frame;
    const flood = costs.of(march);
    const reached = new Set(flood.reached.filter(hex => (flood.costTo(hex) ?? 0) <= left));
    for (const hex of isUnderWay(march.frame) ? reached : [...reached, ...firstHexes(march.game, unit)])
      reached.add(hex);
    for (const hex of reached) found.set(hex, (found.get(hex) ?? 0) + ways);
  }
  return found;
}

/** For every hex the cheapest way and the exact chance to get there, for a unit that marches or may begin to. */
export function reach(g: Game, unit: number): Reach {
  if (unitOnMap(g, unit) === undefined) return { hexes: [] };
  const plain = prospects(g, unit);
  const forced = forcedProspects(plain, unit);
  const costs = new Costs(Math.max(most(plain), most(forced)));
  const [without, withForce] = [chances(plain, costs), chances(forced, costs)];
  const first = [...plain, ...forced].find(({ march }) => march !== undefined)?.march;
  if (first === undefined) return { hexes: [] };
  const flood = costs.of(first);
  const start = hexOf(g, unit);
  const hexes = [...new Set([...without.keys(), ...withForce.keys()])].filter(hex => hex !== start);
  return {
    hexes: hexes.map(hex => ({
      hex,
      points: (flood.costTo(hex) ?? first.frame.left) / HALVES,
      chance: (without.get(hex) ?? 0) / WAYS,
      forced: (withForce.get(hex) ?? 0) / WAYS,
      path: flood.costTo(hex) === undefined ? [start, hex] : flood.pathTo(hex),
    })),
  };
}
