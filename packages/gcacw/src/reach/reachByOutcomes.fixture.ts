import type { Hex } from '@wigwag/hex';
import { outcomes, refusal } from '@wigwag/kernel';
import type { Event } from '../board.ts';
import { HALVES } from '../charts/terrainCosts.ts';
import type { AnyChoice, Game } from '../game.ts';
import { isUnderWay } from '../movement/march/marching.ts';
import { hexOf, unitOnMap } from '../pieces/pieces.ts';
import { gcacw } from '../ruleset.ts';
import { Costs } from './costs.ts';
import { firstHexes } from './flood.ts';
import { beginning, marchOf, most, type Prospect, WAYS } from './prospects.ts';
import type { Reach } from './reach.ts';

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
export function prospectsByOutcomes(g: Game, unit: number): Prospect[] {
  const marching = marchOf(g, unit);
  if (marching !== undefined) return [{ ways: WAYS, march: marching }];
  const choice = beginning(g, unit);
  return choice === undefined ? [] : afterwards(g, choice, unit, WAYS);
}

/** The same, each followed by a force march where one may be made. */
export function forcedByOutcomes(before: readonly Prospect[], unit: number): Prospect[] {
  return before.flatMap(prospect => {
    const { march, ways } = prospect;
    if (march === undefined || refusal(gcacw, march.game, march.frame.by, { do: 'force' }) !== undefined)
      return [prospect];
    return afterwards(march.game, { do: 'force' }, unit, ways);
  });
}

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

/** The oracle: every leaf of the dice is played. For every hex the cheapest way and the exact chance to get there, for a unit that marches or may begin to. */
export function reachByOutcomes(g: Game, unit: number): Reach {
  if (unitOnMap(g, unit) === undefined) return { hexes: [] };
  const plain = prospectsByOutcomes(g, unit);
  const forced = forcedByOutcomes(plain, unit);
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
