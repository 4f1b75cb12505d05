import type { Action } from '../chronicle/actions.ts';
import { movesOf } from '../chronicle/moves.ts';
import type { Points } from '../victory/tally.ts';
import type { Side } from '../vocabulary.ts';
import type { Combat } from './combats.ts';
import { type Loss, lostIn } from './muster.ts';
import { type Sided, sided } from './sided.ts';

/** An action of the report: what it brought and what it cost. */
export interface ReportMoment {
  /** Undefined: the opening. */
  readonly action: Action | undefined;
  /** As the replay counts them, from 1. */
  readonly number: number;
  readonly turn: number;
  /** The log had so many lines when it was over. */
  readonly lines: number;
  readonly losses: Sided<number>;
  /** If the game had ended then; undefined: nobody counts. */
  readonly points: Points | undefined;
  /** By how much the lead of the Union changed. */
  readonly swing: number;
  readonly combats: readonly Combat[];
}

/** What players do in their action phases: the rest happens by the sequence of play. */
const DEEDS: readonly Action['kind'][] = ['march', 'activate', 'assault', 'burn', 'entrench', 'force'];

const isDeed = ({ action }: ReportMoment): boolean => action !== undefined && DEEDS.includes(action.kind);

const lossesOf = ({ losses }: ReportMoment): number => losses.union + losses.confederate;

const byTime = (one: ReportMoment, other: ReportMoment): number => one.number - other.number;

/** The largest first; of equals the earlier one. */
const largest = (moments: readonly ReportMoment[], by: (moment: ReportMoment) => number): readonly ReportMoment[] =>
  moments.filter(moment => by(moment) > 0).sort((one, other) => by(other) - by(one) || byTime(one, other));

const MOST_DECISIVE = 5;

/**
 * What moved the score most; where less than five actions did, those in which most was lost besides. In their order.
 */
export function decisiveOf(moments: readonly ReportMoment[]): readonly ReportMoment[] {
  const deeds = moments.filter(isDeed);
  const swings = largest(deeds, moment => Math.abs(moment.swing) * LOST_BEFORE + lossesOf(moment)).filter(
    ({ swing }) => swing !== 0,
  );
  const costly = largest(deeds, lossesOf).filter(moment => !swings.includes(moment));
  return [...swings, ...costly].slice(0, MOST_DECISIVE).sort(byTime);
}

/** A point counts for more than anything that can be lost in one action: losses only part equals. */
const LOST_BEFORE = 1000;

/** Somebody goes somewhere on the map, or fights there. */
const isSeen = ({ action, combats }: ReportMoment): boolean =>
  combats.length > 0 || (action !== undefined && movesOf(action).length > 0);

/** How much there is to see of it. */
const weightOf = ({ swing, combats, losses }: ReportMoment): number =>
  1 + 3 * Math.abs(swing) + 2 * (losses.union + losses.confederate) + 2 * combats.length;

const MOST_PICTURED = 4;

/** Those that are worth a picture: the weightiest, and not all of one turn where there were several. In their order. */
export function picturedOf(moments: readonly ReportMoment[]): readonly ReportMoment[] {
  const listed = largest(
    moments.filter(moment => isDeed(moment) && isSeen(moment)),
    weightOf,
  );
  const turns = new Set(listed.map(({ turn }) => turn)).size;
  const ofATurn = turns > 1 ? Math.ceil(MOST_PICTURED / Math.min(turns, MOST_PICTURED / 2)) : MOST_PICTURED;
  const picked: ReportMoment[] = [];
  for (const moment of listed) {
    const same = picked.filter(({ turn }) => turn === moment.turn).length;
    if (picked.length < MOST_PICTURED && same < ofATurn) picked.push(moment);
  }
  return picked.sort(byTime);
}

/** What happened in a turn. */
export interface TurnRow {
  readonly turn: number;
  /** Actions of each side, and combats. */
  readonly actions: Sided<number>;
  readonly combats: number;
  readonly losses: Sided<number>;
  /** If the game had ended with it. */
  readonly points: Points | undefined;
}

export function turnsOf(moments: readonly ReportMoment[], losses: readonly Loss[]): readonly TurnRow[] {
  const turns = [...new Set([...moments, ...losses].map(({ turn }) => turn))].sort((one, other) => one - other);
  return turns.map(turn => {
    const own = moments.filter(moment => moment.turn === turn);
    const actionsOf = (side: Side): number =>
      own.filter(moment => isDeed(moment) && moment.action?.side === side).length;
    const lost = losses.filter(loss => loss.turn === turn);
    return {
      turn,
      actions: sided(actionsOf),
      combats: own.reduce((sum, { combats }) => sum + combats.length, 0),
      losses: sided(side => lostIn(lost, side)),
      points: own.at(-1)?.points,
    };
  });
}

/** Of each combat how likely it was that it went as well for whoever gained by the action; undefined: none, or no odds were known. */
export function chancesOf({
  swing,
  losses,
  combats,
}: ReportMoment): { readonly side: Side; readonly shares: readonly number[] } | undefined {
  const known = combats.flatMap(({ attacker, chances }) => (chances === undefined ? [] : [{ attacker, chances }]));
  const last = known.at(-1);
  if (last === undefined) return undefined;
  const gained = swing !== 0 ? swing : losses.confederate - losses.union;
  const side: Side = gained === 0 ? last.attacker : gained > 0 ? 'union' : 'confederate';
  const shares = known.map(({ attacker, chances }) => (side === attacker ? chances.forAttacker : chances.forDefender));
  return { side, shares };
}
