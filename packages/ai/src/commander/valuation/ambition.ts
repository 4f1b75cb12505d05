import type { Game, Side } from '@wigwag/gcacw';
import { enemyOf, leadNow, leadToWin } from '@wigwag/gcacw/opponent';
import { WHOLE } from './decay.ts';

/** How much victory counts, in thousandths; points as such count for the rest. */
const FOR_VICTORY = 700;
/** Centi-points over which most of victory is won or lost, for a side that is behind as it stands and for one that is ahead. */
const BEHIND = 100;
const AHEAD = 200;
/** Whoever lacks more has lost. */
const IN_REACH = 600;
const CENTI = 100;

/** What points mean to a side when the game may end as it stands: those that decide who wins count for more than others. */
export class Ambition {
  /** If the game ended now, the side would not have won. */
  readonly isBehind: boolean;
  private readonly now: number;
  /** What is lacking to the middle between victory and defeat, in centi-points. */
  private readonly short: number;
  private readonly spread: number;
  private readonly steepness: number;

  constructor(now: number, short: number, isBehind: boolean) {
    this.now = now;
    this.short = short;
    this.isBehind = isBehind;
    this.spread = isBehind ? BEHIND : AHEAD;
    const share = short / this.spread;
    const base = 1 + share * share;
    this.steepness = FOR_VICTORY / (base * Math.sqrt(base)) + WHOLE - FOR_VICTORY;
  }

  /** Victory is not there as it stands, but may be had. */
  get isInReach(): boolean {
    return this.isBehind && this.short <= IN_REACH;
  }

  /** The same, where the position as it is counts for something else. */
  from(now: number): Ambition {
    return new Ambition(now, this.short, this.isBehind);
  }

  /** What a position that is worth so much means. A centi-point more than now counts as one. */
  of(worth: number): number {
    const change = worth - this.now;
    const towards = this.bent(change - this.short) - this.bent(-this.short);
    return this.now + Math.round((FOR_VICTORY * towards + (WHOLE - FOR_VICTORY) * change) / this.steepness);
  }

  /** Roots and divisions are the same on every machine. */
  private bent(lead: number): number {
    const share = lead / this.spread;
    return lead / Math.sqrt(1 + share * share);
  }
}

/** The ambition of a side to which the position is worth so much; undefined where the scenario does not say who wins. */
export function ambitionOf(game: Game, side: Side, worth: number): Ambition | undefined {
  const [needed, byEnemy] = [leadToWin(game, side), leadToWin(game, enemyOf(side))];
  if (needed === undefined || byEnemy === undefined) return undefined;
  const lead = leadNow(game, side);
  return new Ambition(worth, (CENTI * (needed - byEnemy)) / 2 - CENTI * lead, lead < needed);
}
