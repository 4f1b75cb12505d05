import { type Hex, neighboursOf } from '@wigwag/hex';
import { topFrame } from '@wigwag/kernel';
import { ATTACK_TYPES, type AttackType } from '../combat/attack/attack.ts';
import { marchAttackOf } from '../combat/attack/attackOf.ts';
import { quickOdds } from '../combat/results/odds.ts';
import type { Game } from '../game.ts';
import { enemyOf, hexOf, unitData, unitOnMap } from '../pieces/pieces.ts';
import { isHeld } from '../zones/zones.ts';
import { asIfActing } from './acting.ts';
import { Attacks, arrived } from './arrival.ts';
import { assaultOdds, assaultsWith } from './assaults.ts';
import { Costs } from './costs.ts';
import { beginning, marchOf, most, type Prospect, prospects, WAYS } from './prospects.ts';

/** An attack that a unit could make in its next march, or an assault that it could be led into. */
export interface Threat {
  readonly target: Hex;
  readonly from: Hex;
  readonly type: AttackType | 'assault';
  /** That it gets there with enough left for the attack, or that the order for the assault arrives: exactly, over the dice. */
  readonly chance: number;
  /** What all modifiers together add to its die. */
  readonly modifier: number;
  /** That it drives the defenders off then. */
  readonly drivenOff: number;
}

interface Way {
  readonly from: Hex;
  readonly type: AttackType;
  readonly ways: number;
}

/** Every place and way to attack a hex from, and in how many ways of the dice it comes to that. */
function waysTo(target: Hex, all: readonly Prospect[], costs: Costs, attacks: Attacks): Way[] {
  const found = new Map<string, Way>();
  for (const { ways, march } of all) {
    if (march === undefined) continue;
    const flood = costs.of(march);
    const start = hexOf(march.game, march.frame.unit);
    for (const from of neighboursOf(march.game.world.grid, target)) {
      const left = march.frame.left - (from === start ? 0 : (flood.costTo(from) ?? Number.POSITIVE_INFINITY));
      if (left < 0) continue;
      for (const type of attacks.from(march, from, left, target)) {
        const key = `${from} ${type}`;
        found.set(key, { from, type, ways: (found.get(key)?.ways ?? 0) + ways });
      }
    }
  }
  return [...found.values()];
}

/** The likeliest; of equally likely ones the best prepared. */
const best = (ways: readonly Way[]): Way | undefined =>
  ways.reduce<Way | undefined>(
    (found, way) =>
      found === undefined ||
      way.ways > found.ways ||
      (way.ways === found.ways && ATTACK_TYPES.indexOf(way.type) > ATTACK_TYPES.indexOf(found.type))
        ? way
        : found,
    undefined,
  );

const heldBy = (g: Game, side: ReturnType<typeof enemyOf>): Hex[] =>
  [...g.derived.count[side].keys()].filter(hex => isHeld(g, side, hex));

/** The attacks that a unit could make in its march, as the game it is given stands. */
function marchThreats(g: Game, unit: number): Threat[] {
  const { side } = unitData(g, unit);
  const all = prospects(g, unit);
  const costs = new Costs(most(all));
  const march = all.find(prospect => prospect.march !== undefined)?.march;
  if (march === undefined) return [];
  const attacks = new Attacks();
  return heldBy(g, enemyOf(side)).flatMap((target): Threat[] => {
    const way = best(waysTo(target, all, costs, attacks));
    if (way === undefined) return [];
    const { game } = arrived(march, way.from, march.frame.left);
    const { modifier, retreat, rout } = quickOdds(game, marchAttackOf(game, unit, target, way.type));
    return [
      {
        ...{ target, from: way.from, type: way.type, chance: way.ways / WAYS },
        ...{ modifier, drivenOff: retreat + rout },
      },
    ];
  });
}

/** The assaults that a unit could be led into from where it stands. */
const assaultThreats = (g: Game, unit: number): Threat[] =>
  assaultsWith(g, unit).map(attack => {
    const { attack: chance, drivenOff } = assaultOdds(g, attack);
    return {
      ...{ target: attack.target, from: attack.from, type: 'assault', chance },
      ...{ modifier: quickOdds(g, attack).modifier, drivenOff: chance === 0 ? 0 : drivenOff / chance },
    };
  });

/** Of several ways to attack the same hex the one that drives its defenders off most likely, all dice counted. */
function strongest(all: readonly Threat[]): Threat[] {
  const found = new Map<Hex, Threat>();
  const weight = ({ chance, drivenOff }: Threat): number => chance * drivenOff;
  for (const threat of all) {
    const before = found.get(threat.target);
    if (before === undefined || weight(threat) > weight(before)) found.set(threat.target, threat);
  }
  return [...found.values()];
}

const inOrder = (all: Threat[]): Threat[] =>
  all.sort((a, b) => b.chance - a.chance || b.drivenOff - a.drivenOff || a.target - b.target);

/**
 * Which hexes of its enemy a unit could attack next, by a march or led into an assault, the likeliest first. It goes by the game
 * it is given: of what a side sees, it tells what the side may know.
 */
export function threats(g: Game, unit: number): Threat[] {
  if (unitOnMap(g, unit) === undefined) return [];
  const acting = asIfActing(g, unitData(g, unit).side);
  return inOrder(strongest([...marchThreats(acting, unit), ...assaultThreats(g, unit)]));
}

/**
 * The same with what is rolled already: of the unit that marches, or may go next in an activation. Undefined: it is neither, and
 * its next march is still to be rolled for.
 */
export function threatsUnderWay(g: Game, unit: number): Threat[] | undefined {
  const isToGo = topFrame(g)?.kind === 'activation' && beginning(g, unit) !== undefined;
  return marchOf(g, unit) !== undefined || isToGo ? inOrder(marchThreats(g, unit)) : undefined;
}
