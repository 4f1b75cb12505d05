import { type Hex, neighboursOf } from '@wigwag/hex';
import { ready, refusal } from '@wigwag/kernel';
import { copyBoard } from '../board.ts';
import { ATTACK_TYPES, type AttackType } from '../combat/attack/attack.ts';
import { marchAttackOf } from '../combat/attack/attackOf.ts';
import { netModifier } from '../combat/attack/resolve.ts';
import { odds } from '../combat/results/odds.ts';
import type { Frame, Game } from '../game.ts';
import { enemyOf, hexOf, unitData, unitOnMap } from '../pieces/pieces.ts';
import { gcacw } from '../ruleset.ts';
import { isHeld } from '../zones/zones.ts';
import { asIfActing } from './acting.ts';
import { Costs, most, type Prospect, prospects, WAYS } from './reach.ts';

/** An attack that a unit could make in its next march. */
export interface Threat {
  readonly target: Hex;
  readonly from: Hex;
  readonly type: AttackType;
  /** That it gets there with enough left for the attack, exactly, over the dice of the march. */
  readonly chance: number;
  /** What all modifiers together add to its die. */
  readonly modifier: number;
  /** That it drives the defenders off then. */
  readonly drivenOff: number;
}

type March = NonNullable<Prospect['march']>;

/** The march as if the unit had come to a hex with so much left. */
function arrived(
  { game, frame }: March,
  hex: Hex,
  left: number,
): { readonly game: Game; readonly frame: Frame<'march'> } {
  const stays = hexOf(game, frame.unit) === hex;
  const board = copyBoard(game.board);
  board.units = board.units.map((state, unit) => (unit === frame.unit ? { ...state, hex } : state));
  const there: Frame<'march'> = { ...frame, left, step: 'march', moved: frame.moved || !stays };
  const stack = game.stack.map(each => (each === frame ? there : each));
  return { game: ready(gcacw, { world: game.world, board, stack, derived: undefined }), frame: there };
}

/** Which attacks are legal from a hex with so much left: asked of the guards, once for the same. */
class Attacks {
  private readonly known = new Map<string, readonly AttackType[]>();

  from(march: March, hex: Hex, left: number, target: Hex): readonly AttackType[] {
    const key = `${hex} ${left} ${target}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { game, frame } = arrived(march, hex, left);
    const legal = ATTACK_TYPES.filter(
      type => refusal(gcacw, game, frame.by, { do: 'attack', target, type }) === undefined,
    );
    this.known.set(key, legal);
    return legal;
  }
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

/**
 * Which hexes of its enemy a unit could attack if it marched next, the likeliest first. It goes by the game it is given: of what
 * a side sees, it tells what the side may know.
 */
export function threats(g: Game, unit: number): Threat[] {
  if (unitOnMap(g, unit) === undefined) return [];
  const { side } = unitData(g, unit);
  const all = prospects(asIfActing(g, side), unit);
  const costs = new Costs(most(all));
  const march = all.find(prospect => prospect.march !== undefined)?.march;
  if (march === undefined) return [];
  const attacks = new Attacks();
  return heldBy(g, enemyOf(side))
    .flatMap((target): Threat[] => {
      const way = best(waysTo(target, all, costs, attacks));
      if (way === undefined) return [];
      const { game } = arrived(march, way.from, march.frame.left);
      const { assessment, retreat, rout } = odds(game, marchAttackOf(game, unit, target, way.type));
      return [
        {
          ...{ target, from: way.from, type: way.type, chance: way.ways / WAYS },
          ...{ modifier: netModifier(assessment, false), drivenOff: retreat + rout },
        },
      ];
    })
    .sort((a, b) => b.chance - a.chance || b.drivenOff - a.drivenOff || a.target - b.target);
}
