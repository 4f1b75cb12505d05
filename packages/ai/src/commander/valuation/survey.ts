import { combatValue, type Game, NOWHERE, QUARTERS, type Side } from '@wigwag/gcacw';
import type { Hex } from '@wigwag/hex';
import type { Term } from '../explanation.ts';
import type { Weights } from '../weights.ts';
import { type Ambition, ambitionOf } from './ambition.ts';
import { type Clock, clockOf, marchable } from './clock.ts';
import { inTime, nearness, WHOLE } from './decay.ts';
import { distancesTo, FAR } from './distances.ts';
import { isOpen, type Place, type Prize, type Stakes, stakesOf } from './stakes.ts';

/** A unit as the commander reckons with it. */
export interface Reckoned {
  hex: Hex;
  manpower: number;
  fatigue: number;
  disorganized: boolean;
  demoralized: number;
  /** Driven off to nobody knows where: so many halves of a point further from everything. */
  away: number;
}

/** Where each unit is sent: march distances of every hex to it. */
export type Goals = ReadonlyMap<number, Uint16Array>;

/** The chance of a deed for which somebody has come to the spot, in thousandths; that a crossing breaks when it is tried. */
const TAKEN_FOR_GRANTED = 900;
const ON_THE_SPOT = 600;
const ON_THE_LAST_DAY = 400;
const BREAKING = 500;

/** How a commander looks at a position. */
export interface Manner {
  /** How much of what can be marched in the turns to come he counts on, in hundredths. */
  readonly foresight: number;
  /** He counts points for deeds as had only when they are done, and sees what stands in the way. */
  readonly finishes: boolean;
  /** What a force march has to bring him beyond the men and the order that it costs, in centi-points. */
  readonly force: number;
}

const PLAIN: Manner = { foresight: 100, finishes: false, force: 0 };

const NO_GOALS: Goals = new Map();

type Sided = Readonly<Record<Side, number>>;

export type Account = Record<Term, number>;

const other = (side: Side): Side => (side === 'union' ? 'confederate' : 'union');

/** March distances to everything that gives points. */
interface Fields {
  readonly toPlace: Readonly<Record<Side, readonly Uint16Array[]>>;
  readonly toPrize: readonly Uint16Array[];
  readonly toExit: readonly Uint16Array[];
}

const knownFields = new WeakMap<Game['derived']['ground'], Fields>();

function fieldsOf(game: Game, { places, prizes, waysOut }: Stakes): Fields {
  const { ground } = game.derived;
  const found = knownFields.get(ground);
  if (found !== undefined) return found;
  const toPlaces = (of: Side) => places.map(({ hex }) => distancesTo(game, of, [hex]));
  const fields = {
    toPlace: { union: toPlaces('union'), confederate: toPlaces('confederate') },
    toPrize: prizes.map(prize => distancesTo(game, prize.side, prize.hexes)),
    toExit: waysOut.map(way => distancesTo(game, way.side, way.hexes)),
  };
  knownFields.set(ground, fields);
  return fields;
}

/** Terms that are sums over the units. */
const OF_UNITS = ['exits', 'losses', 'strength', 'plan', 'fatigue', 'disorder'] as const;
type OfUnits = (typeof OF_UNITS)[number];

/**
 * A position as one side values it, in centi-points: a sum of named terms. Units can be moved and hurt in it at little cost, and put
 * back; everything else stays as it was when the survey was made.
 */
export class Survey {
  readonly game: Game;
  readonly side: Side;
  readonly clock: Clock;
  readonly units: Reckoned[];
  private readonly before: readonly Reckoned[];
  private readonly stakes: Stakes;
  private readonly weights: Weights;
  private readonly goals: Goals;
  readonly manner: Manner;
  private readonly toPlace: Readonly<Record<Side, readonly Uint16Array[]>>;
  private readonly prizes: readonly Prize[];
  private readonly toPrize: readonly Uint16Array[];
  private readonly toExit: readonly Uint16Array[];
  /** By place: what each side brings to bear there, and how many of its units stand there. */
  private readonly pull: Readonly<Record<Side, Int32Array>>;
  private readonly standing: Readonly<Record<Side, Int16Array>>;
  private readonly control: readonly (Side | undefined)[];
  private readonly within: number[];
  /** The chance of a deed for which somebody is on the spot. */
  private readonly there: number;
  /** By side that is to be kept off: how surely the other keeps what it holds until the game, or the turn, ends. */
  private readonly gripInAll: Sided;
  private readonly gripThisTurn: Sided;
  private readonly scored: number;
  private ambition: Ambition | undefined;
  /** March distances to enemies who can be attacked, for whoever has to. */
  private quarry: Uint16Array | undefined;
  private hunt = 0;
  /** Units and what they were, two by two. */
  private readonly changed: (number | Reckoned)[] = [];
  private readonly sums: Record<OfUnits, number> = {
    exits: 0,
    losses: 0,
    strength: 0,
    plan: 0,
    fatigue: 0,
    disorder: 0,
  };

  constructor(game: Game, side: Side, weights: Weights, goals: Goals = NO_GOALS, manner: Manner = PLAIN) {
    this.manner = manner;
    this.game = game;
    this.side = side;
    this.weights = weights;
    this.goals = goals;
    this.clock = clockOf(game);
    this.there = manner.finishes ? (this.clock.turnsToCome > 0 ? ON_THE_SPOT : ON_THE_LAST_DAY) : TAKEN_FOR_GRANTED;
    this.stakes = stakesOf(game.world);
    const { places } = this.stakes;
    const fields = fieldsOf(game, this.stakes);
    const open = this.stakes.prizes.flatMap((prize, at) => (isOpen(game, prize) ? [at] : []));
    this.prizes = open.map(at => this.stakes.prizes[at] as Prize);
    this.toPlace = fields.toPlace;
    this.toPrize = open.map(at => fields.toPrize[at] as Uint16Array);
    this.toExit = fields.toExit;
    this.pull = { union: new Int32Array(places.length), confederate: new Int32Array(places.length) };
    this.standing = { union: new Int16Array(places.length), confederate: new Int16Array(places.length) };
    this.control = places.map(({ hex }) => game.board.control.find(each => each.hex === hex)?.side);
    this.units = game.board.units.map(({ hex, manpower, fatigue, disorganized, demoralized }) => {
      return { hex, manpower, fatigue, disorganized, demoralized, away: 0 };
    });
    // A unit that changes is another object: these stay as they are.
    this.before = [...this.units];
    this.within = this.units.map((unit, at) =>
      marchable(game, at, unit.fatigue, this.clock.turnsToCome, manner.foresight),
    );
    const { used, fresh } = this.clock;
    this.gripInAll = { union: this.grip(used.union), confederate: this.grip(used.confederate) };
    this.gripThisTurn = { union: this.grip(WHOLE - fresh.union), confederate: this.grip(WHOLE - fresh.confederate) };
    this.scored = this.pointsScored();
    for (let unit = 0; unit < this.units.length; unit++) this.count(unit, 1);
  }

  sideOf(unit: number): Side {
    return this.game.world.units[unit]?.side ?? 'union';
  }

  /** Combat value in quarters. */
  valueOf(unit: number): number {
    const state = this.units[unit];
    if (state === undefined || state.hex === NOWHERE || state.manpower <= 0) return 0;
    const value = combatValue(state.manpower, state.disorganized);
    return state.demoralized === 0 ? value : value >> 1;
  }

  /** Changes a unit, until `back`. */
  change(unit: number, to: Partial<Reckoned>): void {
    const was = this.units[unit] as Reckoned;
    this.changed.push(unit, was);
    this.exchange(unit, { ...was, ...to });
  }

  /** How many changes there are: to come back to. */
  get mark(): number {
    return this.changed.length;
  }

  /** Takes changes back, the last one or all since a mark. */
  back(mark = this.changed.length - 2): void {
    while (this.changed.length > mark) {
      const was = this.changed.pop() as Reckoned;
      this.exchange(this.changed.pop() as number, was);
    }
  }

  private exchange(unit: number, to: Reckoned): void {
    this.count(unit, -1);
    this.units[unit] = to;
    this.count(unit, 1);
  }

  /** From now on, where the last turn may end as it stands, it counts who wins. */
  forVictory(): this {
    if (this.clock.turnsToCome > 0) return this;
    const ambition = ambitionOf(this.game, this.side, this.worth());
    if (ambition?.isInReach === true) this.seekBattle();
    this.ambition = ambition?.from(this.worth());
    return this;
  }

  /** Whoever cannot let it stand goes where he can attack somebody. */
  private seekBattle(): void {
    const { game, side } = this;
    const own = game.world.unitsOfSide[side];
    const strongest = Math.max(0, ...own.map(unit => this.valueOf(unit)));
    const foes = new Map<Hex, number>();
    for (const unit of game.world.unitsOfSide[other(side)]) {
      const value = this.valueOf(unit);
      const hex = this.units[unit]?.hex ?? NOWHERE;
      // Cavalry alone slips away.
      if (value > 0 && (game.world.units[unit]?.arm !== 'cavalry' || foes.has(hex)))
        foes.set(hex, (foes.get(hex) ?? 0) + value);
    }
    const weak = [...foes].flatMap(([hex, force]) => (force <= 2 * strongest ? [hex] : []));
    if (weak.length === 0) return;
    for (const unit of own) this.count(unit, -1);
    this.quarry = distancesTo(game, side, weak);
    for (const unit of own) this.count(unit, 1);
  }

  /** He who lets it stand has not won. */
  get isBehind(): boolean {
    return this.ambition?.isBehind ?? false;
  }

  value(): number {
    const worth = this.worth();
    return this.ambition?.of(worth) ?? worth;
  }

  /** What so many centi-points more would mean. */
  meaningOf(more: number): number {
    const worth = this.worth();
    return this.ambition === undefined ? more : this.ambition.of(worth + more) - this.ambition.of(worth);
  }

  private worth(): number {
    const { sums } = this;
    return (
      this.scored +
      this.placesValue() +
      this.prizesValue() +
      sums.exits +
      sums.losses +
      sums.strength +
      sums.plan +
      sums.fatigue +
      sums.disorder +
      this.hunt
    );
  }

  account(): Account {
    const { exits, losses, strength, plan, fatigue, disorder } = this.sums;
    const sums = { exits, losses, strength, plan, fatigue, disorder };
    const [places, prizes] = [this.placesValue(), this.prizesValue()];
    const victory = this.value() - this.worth() + this.hunt;
    return { points: this.scored, places, prizes, ...sums, victory, misjudged: 0 };
  }

  /** Points in the ledger; of men lost also those that do not make a full point yet. */
  private pointsScored(): number {
    const { board, world } = this.game;
    const per = new Map((world.scenario.victory?.rules ?? []).map(rule => [rule.id, rule]));
    let sum = 0;
    for (const { side, points, rule, count } of board.ledger) {
      const row = per.get(rule);
      const worth = row?.kind === 'losses' ? Math.trunc((100 * row.points * count) / (row.per ?? 1)) : 100 * points;
      sum += side === this.side ? worth : -worth;
    }
    return sum;
  }

  /** Adds what a unit brings, or takes it off. */
  private count(unit: number, sign: 1 | -1): void {
    const side = this.sideOf(unit);
    const value = this.valueOf(unit);
    const toward = side === this.side ? sign : -sign;
    this.countLosses(unit, toward);
    if (value === 0) return;
    const state = this.units[unit] as Reckoned;
    this.countPulls(unit, side, state, value, sign);
    this.countCondition(unit, state, value, toward);
  }

  private countPulls(unit: number, side: Side, { hex, away }: Reckoned, value: number, sign: number): void {
    const mounted = this.game.world.units[unit]?.arm === 'cavalry';
    const fields = this.toPlace[side];
    const pull = this.pull[side];
    const { places } = this.stakes;
    const within = this.within[unit] ?? 0;
    for (let at = 0; at < fields.length; at++) {
      const halves = fields[at]?.[hex] ?? 0;
      pull[at] = (pull[at] ?? 0) + sign * value * nearness(Math.min(halves + away, FAR), mounted, within);
      if (away !== 0 || places[at]?.hex !== hex) continue;
      const standing = this.standing[side];
      standing[at] = (standing[at] ?? 0) + sign;
    }
  }

  private countCondition(unit: number, state: Reckoned, value: number, toward: number): void {
    const { sums, weights, clock } = this;
    sums.strength += toward * Math.trunc((weights.strength * value) / QUARTERS);
    const lasting = clock.turnsToCome > 0 ? 2 : 0;
    sums.fatigue -= toward * Math.trunc((weights.fatigue * lasting * state.fatigue * value) / (16 * QUARTERS));
    const disorder = (state.disorganized ? weights.disorder : 0) + weights.demoralized * state.demoralized;
    sums.disorder -= toward * Math.trunc((disorder * (lasting + 1) * value) / (32 * QUARTERS));
    const goal = this.goals.get(unit);
    if (goal !== undefined && clock.turnsToCome > 0) sums.plan -= toward * this.wayTo(goal, state, value);
    if (this.quarry !== undefined && this.sideOf(unit) === this.side)
      this.hunt -= toward * this.wayTo(this.quarry, state, value);
    sums.exits += toward * this.exitWorth(unit, state);
  }

  private wayTo(goal: Uint16Array, { hex, away }: Reckoned, value: number): number {
    const halves = Math.min(200, (goal[hex] ?? 0) + away);
    return Math.trunc((this.weights.plan * value * halves) / (8 * QUARTERS));
  }

  private exitWorth(unit: number, { hex, manpower }: Reckoned): number {
    let best = 0;
    for (let way = 0; way < this.stakes.waysOut.length; way++) {
      const { worth = [], perMan = false } = this.stakes.waysOut[way] ?? {};
      const points = (worth[unit] ?? 0) * (perMan ? manpower : 1);
      if (points === 0) continue;
      const halves = this.toExit[way]?.[hex] ?? 0;
      const chance = inTime(halves, this.within[unit] ?? 0);
      best = Math.max(best, Math.trunc((points * chance * this.there) / (WHOLE * TAKEN_FOR_GRANTED)));
    }
    return best;
  }

  private countLosses(unit: number, toward: number): void {
    const [was, is] = [this.before[unit], this.units[unit]];
    const lost = (was?.manpower ?? 0) - (is?.manpower ?? 0);
    if (lost <= 0) return;
    const ended = is?.manpower === 0 ? (this.stakes.end[unit] ?? 0) : 0;
    const worth = lost * (this.stakes.man[unit] ?? 0) + ended;
    const weight = this.sideOf(unit) === this.side ? this.weights.ownMan : this.weights.enemyMan;
    this.sums.losses -= toward * Math.trunc((worth * weight) / 100);
  }

  /** How surely a side keeps what it holds against an enemy with so much time. */
  private grip(used: number): number {
    return this.weights.early + Math.trunc(((this.weights.late - this.weights.early) * used) / WHOLE);
  }

  private placesValue(): number {
    let sum = 0;
    for (let at = 0; at < this.stakes.places.length; at++) sum += this.placeValue(at);
    return sum;
  }

  private placeValue(at: number): number {
    const { side } = this;
    const mine = this.pull[side][at] ?? 0;
    const theirs = this.pull[other(side)][at] ?? 0;
    const share = mine + theirs === 0 ? WHOLE / 2 : Math.trunc((WHOLE * mine) / (mine + theirs));
    const stands = this.stander(at);
    const sum = this.placeFor(at, side, share, stands) - this.placeFor(at, other(side), WHOLE - share, stands);
    return Math.trunc(sum / WHOLE);
  }

  /** What a place is worth to one of the sides, by its share of the force about it. */
  private placeFor(at: number, each: Side, share: number, stands: Side | undefined): number {
    const { held, controlled, eachTurn } = this.stakes.places[at] as Place;
    const worth = held[each] + eachTurn[each] * this.clock.turnsToCome;
    let sum = worth === 0 ? 0 : worth * this.chance(each, share, stands, this.gripInAll);
    if (controlled[each] !== 0)
      sum += controlled[each] * this.chance(each, share, stands ?? this.control[at], this.gripInAll);
    if (eachTurn[each] !== 0) sum += eachTurn[each] * this.chance(each, share, stands, this.gripThisTurn);
    return sum;
  }

  private stander(at: number): Side | undefined {
    if ((this.standing[this.side][at] ?? 0) > 0) return this.side;
    return (this.standing[other(this.side)][at] ?? 0) > 0 ? other(this.side) : undefined;
  }

  /** That a side has a place in the end, in thousandths, by its share of the force about it and who has it now. */
  private chance(each: Side, share: number, holder: Side | undefined, grips: Sided): number {
    if (holder === each) {
      const grip = grips[other(each)];
      return grip + Math.trunc(((WHOLE - grip) * share) / WHOLE);
    }
    const open = Math.trunc(((WHOLE - grips[each]) * share) / WHOLE);
    return holder === undefined ? open : Math.trunc((open * this.weights.guarded) / WHOLE);
  }

  private prizesValue(): number {
    return this.prizesOf(this.side) - this.prizesOf(other(this.side));
  }

  /** The likeliest in full, each further a part of the one before: nobody can be everywhere. */
  private prizesOf(side: Side): number {
    const worth: number[] = [];
    for (let at = 0; at < this.prizes.length; at++) {
      if (this.prizes[at]?.side === side) worth.push(this.prizeWorth(at));
    }
    worth.sort((a, b) => b - a);
    let [sum, share] = [0, WHOLE];
    for (const each of worth) {
      sum += Math.trunc((each * share) / WHOLE);
      share = Math.trunc((share * this.weights.prizeNext) / WHOLE);
    }
    return sum;
  }

  private prizeWorth(at: number): number {
    const { side, points, least, onFoot, hexes } = this.prizes[at] as Prize;
    const { units } = this.game.world;
    const field = this.toPrize[at];
    const there = this.there;
    let best = 0;
    for (const unit of this.game.world.unitsOfSide[side]) {
      const value = this.valueOf(unit);
      if (value === 0 || value < least || (onFoot && units[unit]?.arm !== 'infantry')) continue;
      const { hex, away } = this.units[unit] as Reckoned;
      const halves = (field?.[hex] ?? 0) + away;
      const mounted = units[unit]?.arm === 'cavalry';
      const chance =
        halves === 0 ? there : Math.trunc((nearness(halves, mounted, this.within[unit] ?? 0) * there) / WHOLE);
      if (chance > best) best = chance;
    }
    if (this.manner.finishes && best > 0 && this.isBarred(side, hexes))
      best = Math.trunc((best * (WHOLE - this.weights.resisted)) / WHOLE);
    return Math.trunc((points * best) / WHOLE);
  }

  /** Whether the enemy of a side stands in one of the hexes. */
  private isBarred(side: Side, hexes: readonly Hex[]): boolean {
    return this.game.world.unitsOfSide[other(side)].some(unit => {
      const state = this.units[unit];
      return state !== undefined && state.away === 0 && state.manpower > 0 && hexes.includes(state.hex);
    });
  }

  /** What a unit may bring by breaking a crossing at the end of a march there. */
  breakingAt(unit: number, hex: Hex): number {
    const side = this.sideOf(unit);
    const { board, derived, world } = this.game;
    if (board.wreckers.includes(unit)) return 0;
    let most = 0;
    for (const { kind, side: whose, hexes, points, least, onFoot } of this.prizes) {
      if (kind !== 'destroyed' || whose !== side || !hexes.includes(hex) || this.valueOf(unit) < least) continue;
      const { arm } = world.units[unit] ?? {};
      if (arm === 'artillery' || (onFoot && arm !== 'infantry') || this.isBarred(side, hexes)) continue;
      const isCovered = hexes.some(
        end => end !== hex && derived.held[other(side)][end] !== 0 && derived.count[side][end] === 0,
      );
      if (!isCovered) most = Math.max(most, Math.trunc((points * BREAKING * (WHOLE - this.there)) / (WHOLE * WHOLE)));
    }
    return most;
  }

  /** What a unit's leaving from a hex changes, and what it takes of its march. */
  leavingFrom(
    unit: number,
    hex: Hex,
  ): { readonly value: number; readonly cost: number; readonly worth: number } | undefined {
    const manpower = this.units[unit]?.manpower ?? 0;
    let best: { readonly worth: number; readonly cost: number } | undefined;
    for (const { hexes, worth, perMan, cost } of this.stakes.waysOut) {
      const points = hexes.includes(hex) ? (worth[unit] ?? 0) * (perMan ? manpower : 1) : 0;
      if (points > (best?.worth ?? 0)) best = { worth: points, cost };
    }
    if (best === undefined) return undefined;
    this.change(unit, { hex: NOWHERE });
    const value = this.value() + best.worth;
    this.back();
    return { value, ...best };
  }
}
