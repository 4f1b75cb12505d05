import { type AnyChoice, type Game, marchFlood, NOWHERE, QUARTERS } from '@wigwag/gcacw';
import { leaderData } from '@wigwag/gcacw/opponent';
import { Flood, type Hex } from '@wigwag/hex';
import { TERMS } from '../explanation.ts';
import { MOST_FATIGUE } from '../valuation/clock.ts';
import type { Account, Survey } from '../valuation/survey.ts';
import { wear } from './activations.ts';
import { type Allowance, allowances, ledFormula } from './allowance.ts';
import { type Assault, weighAssault } from './assaults.ts';
import type { Fights } from './fights.ts';
import { type Idea, idea } from './idea.ts';
import type { Aim } from './marches.ts';
import { enemyOf, putAt, targetsFrom, unitsAt } from './scratch.ts';

/** Units that come together beside an enemy, to be led against him with the next action. */
export interface Gathering {
  readonly hex: Hex;
  /** Who marches there. */
  readonly units: readonly number[];
  /** What is to follow. */
  readonly assault: Assault;
  readonly turn: number;
  readonly actions: number;
}

/** In hundredths: that it comes to the attack, before the enemy has gone or struck first. */
const FOLLOWED = 60;
/** Of all hexes from which enemies could be attacked together so many are weighed, the strongest first. */
const MOST_PLACES = 4;
const MOST_UNITS = 6;
/** After the march and the assault nobody is more tired than can be. */
const FRESH_ENOUGH = 2;

interface Spot {
  readonly hex: Hex;
  readonly target: Hex;
  readonly movers: readonly number[];
  readonly there: readonly number[];
  readonly odds: number;
}

/** What a march brings in more than half of its rolls. */
function likely(rolls: readonly Allowance[]): number {
  const all = rolls.reduce((sum, { ways }) => sum + ways, 0);
  const best = [...rolls].sort((a, b) => b.halves - a.halves);
  let ways = 0;
  for (const roll of best) {
    ways += roll.ways;
    if (2 * ways >= all) return roll.halves;
  }
  return 0;
}

/** Attacks of several units at once, planned an action ahead: a leader gathers his men beside the enemy. */
export class Gatherings {
  private readonly survey: Survey;
  private readonly fights: Fights;
  private readonly flood: Flood;

  constructor(survey: Survey, fights: Fights) {
    this.survey = survey;
    this.fights = fights;
    this.flood = new Flood(fights.scratch.world.grid.size);
  }

  /** The best of a leader with some of these units; undefined: there is none. */
  best(leader: number, units: readonly number[]): Idea | undefined {
    let found: Idea | undefined;
    for (const spot of this.spots(leader, units)) {
      const weighed = this.weigh(leader, spot);
      if (weighed !== undefined && weighed.value > (found?.value ?? 0)) found = weighed;
    }
    return found;
  }

  private spots(leader: number, units: readonly number[]): Spot[] {
    const { survey } = this;
    const { scratch } = this.fights;
    const able = this.able(units);
    const comers = this.comers(leader, able);
    const side = leaderData(scratch, leader).side;
    const found: Spot[] = [];
    for (const [hex, movers] of comers) {
      const there = unitsAt(scratch, hex).filter(unit => able.includes(unit));
      if (movers.length + there.length < 2) continue;
      for (const target of targetsFrom(scratch, side, hex, true)) {
        const force = this.forceOf([...movers, ...there]);
        const odds = Math.trunc((100 * force) / Math.max(QUARTERS, this.forceOf(unitsAt(scratch, target))));
        if (odds > 100 && survey.sideOf(unitsAt(scratch, target)[0] ?? -1) === enemyOf(side))
          found.push({ hex, target, movers, there, odds });
      }
    }
    return found.sort((a, b) => b.odds - a.odds || a.hex - b.hex || a.target - b.target).slice(0, MOST_PLACES);
  }

  /** The strongest who can march and then still be led into an assault. */
  private able(units: readonly number[]): number[] {
    const { survey } = this;
    return units
      .filter(unit => (survey.units[unit]?.fatigue ?? MOST_FATIGUE) <= FRESH_ENOUGH && survey.valueOf(unit) > 0)
      .filter(unit => survey.game.world.units[unit]?.arm !== 'artillery')
      .sort((a, b) => survey.valueOf(b) - survey.valueOf(a) || a - b)
      .slice(0, MOST_UNITS);
  }

  /** By hex beside an enemy: who can come there with what the leader most likely rolls. */
  private comers(leader: number, units: readonly number[]): Map<Hex, number[]> {
    const { scratch } = this.fights;
    const budget = likely(allowances(ledFormula(scratch, leader)));
    const enemy = enemyOf(leaderData(scratch, leader).side);
    const found = new Map<Hex, number[]>();
    for (const unit of units) {
      const start = this.survey.units[unit]?.hex ?? NOWHERE;
      if (start === NOWHERE) continue;
      for (const hex of marchFlood(scratch, unit, false, budget, this.flood, start).reached) {
        if (hex === start || (scratch.derived.held[enemy][hex] ?? 0) === 0) continue;
        found.set(hex, [...(found.get(hex) ?? []), unit]);
      }
    }
    return found;
  }

  private forceOf(units: readonly number[]): number {
    return units.reduce((sum, unit) => sum + this.survey.valueOf(unit), 0);
  }

  private weigh(leader: number, { hex, target, movers, there }: Spot): Idea | undefined {
    const { survey } = this;
    const { scratch } = this.fights;
    const { mark } = survey;
    const before = survey.value();
    const undo: (() => void)[] = [];
    let worn = 0;
    for (const unit of movers) {
      worn += wear(survey, unit);
      survey.change(unit, { hex, fatigue: (survey.units[unit]?.fatigue ?? 0) + 1 });
      undo.push(putAt(scratch, unit, hex));
    }
    const gathered = survey.value() - before - worn;
    const units = [...movers, ...there].sort((a, b) => a - b);
    const assault: Assault = { do: 'assault', leader, units, target };
    const attack = weighAssault(survey, this.fights, assault);
    for (const back of undo.reverse()) back();
    survey.back(mark);
    if (attack === undefined || attack.value <= 0) return undefined;
    const value = gathered + Math.trunc((FOLLOWED * attack.value) / 100);
    return this.ideaOf(assault, { hex, movers }, value, attack.odds);
  }

  private ideaOf(
    assault: Assault,
    { hex, movers }: Pick<Spot, 'hex' | 'movers'>,
    value: number,
    odds: Idea['odds'],
  ): Idea {
    const { leader } = assault;
    const { turn, actions } = this.survey.game.board;
    const units = [...movers].sort((a, b) => a - b);
    const aim: Aim = { hex, attack: undefined, need: 0, value, drivenOff: 0 };
    const choice: AnyChoice = { do: 'activate', leader, units, digging: [] };
    const gathering: Gathering = { hex, units, assault, turn, actions };
    const later = odds && ({ ...odds, later: true } as const);
    const moves = units.map(unit => ({ unit, aim, spread: [{ aim, ways: 1 }] }));
    return idea('activate', choice, value, { leader, units, goal: hex, odds: later, moves, gathering });
  }
}

/** An account as far as it counts before the assault that is to follow, whose account is known. */
export function inPart(gathered: Account, assaulted: Account): Account {
  const part = { ...gathered };
  for (const term of TERMS) part[term] += Math.trunc((FOLLOWED * (assaulted[term] - gathered[term])) / 100);
  return part;
}

/** Where a unit is to come in a march of this action; undefined: it goes its own way. */
export function gatheringHex(gathering: Gathering | undefined, { board }: Game, unit: number): Hex | undefined {
  const isMeant =
    gathering?.turn === board.turn && gathering.actions === board.actions && gathering.units.includes(unit);
  return isMeant ? gathering.hex : undefined;
}
