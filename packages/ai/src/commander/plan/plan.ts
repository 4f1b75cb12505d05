import { type Game, NOWHERE, type Side } from '@wigwag/gcacw';
import type { Hex } from '@wigwag/hex';
import type { Order } from '../explanation.ts';
import { clockOf, marchable } from '../valuation/clock.ts';
import { inTime, WHOLE } from '../valuation/decay.ts';
import { distancesTo } from '../valuation/distances.ts';
import { isOpen, stakesOf } from '../valuation/stakes.ts';
import type { Goals, Survey } from '../valuation/survey.ts';

/** Something worth sending units to. */
interface Target {
  readonly hexes: readonly Hex[];
  readonly worth: number;
  /** One unit is enough for it. */
  readonly single: boolean;
  /** The least combat value of whoever goes, in quarters. */
  readonly least: number;
  /** What the enemy can bring there, in quarters. */
  readonly enemy: number;
  readonly distances: Uint16Array;
}

export interface UnitOrder {
  readonly order: Order;
  readonly hexes: readonly Hex[];
}

/** Another order has to be worth so much more than the old one, in hundredths. */
const CONSTANCY = 130;

const other = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

/** The force that a side can bring somewhere in time, in quarters of combat value. */
function forceTowards(survey: Survey, side: Side, goals: readonly Hex[]): number {
  const distances = distancesTo(survey.game, side, goals);
  return survey.game.world.unitsOfSide[side].reduce((sum, unit) => {
    const hex = survey.units[unit]?.hex ?? NOWHERE;
    if (hex === NOWHERE) return sum;
    const within = reachOf(survey, unit);
    return sum + Math.trunc((survey.valueOf(unit) * closeness(distances[hex] ?? 0, within)) / WHOLE);
  }, 0);
}

const reachOf = ({ game, units, clock }: Survey, unit: number): number =>
  marchable(game, unit, units[unit]?.fatigue ?? 0, clock.turnsToCome);

/** Nearer counts for more, also where there is time enough. */
const closeness = (halves: number, within: number): number => Math.trunc((inTime(halves, within) * 24) / (24 + halves));

function targetsOf(survey: Survey): Target[] {
  const { game, side } = survey;
  const { places, prizes } = stakesOf(game.world);
  const { turnsToCome } = clockOf(game);
  const target = (hexes: readonly Hex[], worth: number, single: boolean, least: number): Target => ({
    ...{ hexes, worth, single, least },
    enemy: forceTowards(survey, other(side), hexes),
    distances: distancesTo(game, side, hexes),
  });
  const held = places.map(({ hex, held, controlled, eachTurn }) => {
    const worth = (each: Side): number => held[each] + controlled[each] + eachTurn[each] * (turnsToCome + 1);
    return target([hex], worth('union') + worth('confederate'), false, 0);
  });
  const once = prizes
    .filter(prize => prize.side === side && isOpen(game, prize))
    .map(({ hexes, points, least }) => target(hexes, points, true, least));
  return [...held, ...once];
}

/** Who goes where this turn. Orders are kept while they are nearly as good as another. */
export class Plan {
  private orders = new Map<number, UnitOrder>();
  /** The goals as they were asked for last. */
  private meant:
    | { readonly orders: unknown; readonly ground: Game['derived']['ground']; readonly goals: Goals }
    | undefined;

  /** Thinks the orders over. */
  renew(survey: Survey): void {
    const targets = targetsOf(survey);
    const assigned = targets.map(() => 0);
    const own = survey.game.world.unitsOfSide[survey.side].filter(unit => survey.valueOf(unit) > 0);
    const next = new Map<number, UnitOrder>();
    const bySize = [...own].sort((a, b) => survey.valueOf(b) - survey.valueOf(a) || a - b);
    for (const unit of bySize) {
      const found = this.best(survey, unit, targets, assigned);
      if (found === undefined) continue;
      const { hexes, single } = targets[found] as Target;
      assigned[found] = (assigned[found] ?? 0) + survey.valueOf(unit);
      next.set(unit, { hexes, order: orderFor(survey, unit, hexes, single) });
    }
    this.orders = next;
  }

  orderOf(unit: number): UnitOrder | undefined {
    return this.orders.get(unit);
  }

  goals(game: Game, side: Side): Goals {
    const { ground } = game.derived;
    if (this.meant?.orders === this.orders && this.meant.ground === ground) return this.meant.goals;
    const goals: Goals = new Map([...this.orders].map(([unit, { hexes }]) => [unit, distancesTo(game, side, hexes)]));
    this.meant = { orders: this.orders, ground, goals };
    return goals;
  }

  private best(
    survey: Survey,
    unit: number,
    targets: readonly Target[],
    assigned: readonly number[],
  ): number | undefined {
    const hex = survey.units[unit]?.hex ?? NOWHERE;
    const value = survey.valueOf(unit);
    const within = reachOf(survey, unit);
    const before = this.orders.get(unit)?.hexes.join();
    let best: number | undefined;
    let most = 0;
    targets.forEach(({ hexes, worth, single, least, enemy, distances }, at) => {
      const there = assigned[at] ?? 0;
      if (value < least || (single && there > 0)) return;
      const near = closeness(distances[hex] ?? 0, within);
      const share = (force: number): number => Math.trunc((WHOLE * force) / (force + enemy + QUARTER_FORCE));
      const gain = single ? WHOLE >> 1 : share(there + value) - share(there);
      const kept = hexes.join() === before ? CONSTANCY : 100;
      const score = Math.trunc((worth * gain * near * kept) / (WHOLE * 100));
      if (score > most) [best, most] = [at, score];
    });
    return best;
  }
}

/** What a place takes that nobody defends, in quarters. */
const QUARTER_FORCE = 8;

function orderFor({ game, side, units }: Survey, unit: number, hexes: readonly Hex[], single: boolean): Order {
  const hex = units[unit]?.hex ?? NOWHERE;
  if (hexes.includes(hex)) return 'hold';
  if (single) return 'raid';
  const [goal = NOWHERE] = hexes;
  return (game.derived.count[side][goal] ?? 0) > 0 ? 'concentrate' : 'take';
}
