import { type ClauseRow, firstToSpeak, holds } from '@wigwag/kernel';
import { NOWHERE } from '../board.ts';
import type { ClauseId } from '../clauses.generated.ts';
import { inCommandRadius, isTooFar, isUndisturbed, RADIUS_CLAUSES, whyOutside } from '../command/radius.ts';
import type { Game } from '../game.ts';
import { hexOf, hexOfLeader, leaderData, unitData, unitState } from '../pieces/pieces.ts';
import { isHeldBack } from '../sequence/notBefore.ts';

type Case = [g: Game, leader: number, unit: number];

const inRadius = (g: Game, leader: number, unit: number): boolean =>
  inCommandRadius(g, leaderData(g, leader).side, hexOfLeader(g, leader), hexOf(g, unit));

const whyNotInRadius = (g: Game, leader: number, unit: number): ClauseId | undefined =>
  whyOutside(g, leaderData(g, leader).side, hexOfLeader(g, leader), hexOf(g, unit));

const isArtillery = (g: Game, unit: number): boolean => unitData(g, unit).arm === 'artillery';

/** 5.2/no-union-cavalry-leaders: in games without them Union cavalry is in nobody's command. */
const isUncommandedCavalry = (g: Game, unit: number): boolean =>
  !g.world.profile.unionCavalryLeaders && unitData(g, unit).side === 'union' && unitData(g, unit).arm === 'cavalry';

/** In nobody's command, not even in that of a leader of the whole side. */
const isNobodys = (g: Game, unit: number): boolean =>
  holds('5.2/units-without-leader', unitData(g, unit).command === undefined) ||
  holds('5.2/no-union-cavalry-leaders', isUncommandedCavalry(g, unit));

/** A unit of the leader's own command. */
export const isOwnCommand = (g: Game, leader: number, unit: number): boolean =>
  (g.world.leads[leader]?.[unit] ?? false) && !isNobodys(g, unit);

/** 5.2/artillery-exception: artillery of another or of no command may join, but not under a cavalry leader. */
const mayJoin = (g: Game, leader: number, unit: number): boolean =>
  isArtillery(g, unit) && leaderData(g, leader).arm !== 'cavalry';

const isSpent = (g: Game, unit: number): boolean => unitState(g, unit).fatigue > 3;

/** Why a unit is not his to take. */
const COMMAND: readonly ClauseRow<ClauseId, Case>[] = [
  ['5.2/units-without-leader', (g, _leader, unit) => unitData(g, unit).command === undefined && !isArtillery(g, unit)],
  ['5.2/no-union-cavalry-leaders', (g, _leader, unit) => isUncommandedCavalry(g, unit)],
  [
    '5.2/artillery-exception',
    (g, leader, unit) => isArtillery(g, unit) && !isOwnCommand(g, leader, unit) && !mayJoin(g, leader, unit),
  ],
  ['5.2/step-2-select-units', (g, leader, unit) => !isOwnCommand(g, leader, unit) && !mayJoin(g, leader, unit)],
];

/** Why a unit is too tired, or not yet free to act. */
const FATIGUE: readonly ClauseRow<ClauseId, Case>[] = [
  ['SC/not-before', (g, _leader, unit) => isHeldBack(g, unit)],
  ['6.5/fatigue-4-no-action', (g, _leader, unit) => isSpent(g, unit) && !g.world.options.fatigue4March],
  ['5.2/optional-fatigue-4', (g, _leader, unit) => isSpent(g, unit) && unitState(g, unit).disorganized],
];

export const SELECTION_CLAUSES: readonly ClauseId[] = [
  ...COMMAND.map(([clause]) => clause),
  ...RADIUS_CLAUSES,
  ...FATIGUE.map(([clause]) => clause),
];

/** Why a unit of one's own may not be selected for a leader's activation. */
export const whyNotSelect = (g: Game, leader: number, unit: number): ClauseId | undefined =>
  firstToSpeak(COMMAND, g, leader, unit) ?? whyNotInRadius(g, leader, unit) ?? firstToSpeak(FATIGUE, g, leader, unit);

/** Rested enough to make his leader eligible; under its option an organized unit at FL 4 too. */
function isRested(g: Game, unit: number): boolean {
  if (holds('SC/not-before', isHeldBack(g, unit))) return false;
  const { fatigue4MakesLeaderEligible, fatigue4March } = g.world.options;
  return !isSpent(g, unit) || (fatigue4MakesLeaderEligible && fatigue4March && !unitState(g, unit).disorganized);
}

/** 5.2/leader-eligibility: a unit of his own command in his radius at FL 3 or less. */
export const isEligibleLeader = (g: Game, leader: number): boolean =>
  followersOf(g, leader).some(
    unit =>
      hexOf(g, unit) !== NOWHERE && isOwnCommand(g, leader, unit) && isRested(g, unit) && inRadius(g, leader, unit),
  );

/** A set is named in rising order, so that it has one name; where order says nothing, each piece at least only once. */
export const isAscending = (ids: readonly number[]): boolean =>
  ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? id));

/** Some of them, each once and in their order: a set has one form, or the same choice written otherwise would meet other dice. */
export function isPickedFrom(pool: readonly number[], picked: readonly number[]): boolean {
  let next = 0;
  return picked.every(id => {
    const at = pool.indexOf(id, next);
    next = at + 1;
    return at >= 0;
  });
}

/** Beyond this many units the list of sets is a sample: each alone, all, all but one. */
const ALL_SETS_UP_TO = 6;

export function setsOf(units: readonly number[]): number[][] {
  if (units.length > ALL_SETS_UP_TO) {
    return [...units.map(unit => [unit]), [...units], ...units.map(left => units.filter(unit => unit !== left))];
  }
  const found: number[][] = [];
  addSets(units, 0, [], found);
  return found;
}

/** The sets that begin with these, and go on with units from a place onwards. */
function addSets(units: readonly number[], from: number, begun: readonly number[], found: number[][]): void {
  for (let place = from; place < units.length; place++) {
    const set = [...begun, units[place] as number];
    found.push(set);
    addSets(units, place + 1, set, found);
  }
}

/** Beyond this many units the sets of one size are a sample: each unit with those after it, round and round. */
const ALL_OF_A_SIZE_UP_TO = 9;

export function setsOfSize(units: readonly number[], size: number): number[][] {
  if (units.length > ALL_OF_A_SIZE_UP_TO) {
    const round = [...units, ...units];
    return units.map((_, first) => round.slice(first, first + size).sort((a, b) => a - b));
  }
  const [first, ...rest] = units;
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...setsOfSize(rest, size - 1).map(set => [first, ...set]), ...setsOfSize(rest, size)];
}

const followersOf = (g: Game, leader: number): readonly number[] => g.world.followers[leader] ?? [];

/** The units a leader could select; most of his command is too far away, which is quick to see. */
export function candidates(g: Game, leader: number): number[] {
  const from = hexOfLeader(g, leader);
  const { side } = leaderData(g, leader);
  const found: number[] = [];
  let undisturbed: boolean | undefined;
  for (const unit of followersOf(g, leader)) {
    const at = hexOf(g, unit);
    // The world has listed only units that are his to take.
    if (at === NOWHERE || isTooFar(g, from, at) || firstToSpeak(FATIGUE, g, leader, unit) !== undefined) continue;
    if (at !== from) undisturbed ??= isUndisturbed(g, side, from);
    if (undisturbed || inCommandRadius(g, side, from, at)) found.push(unit);
  }
  return found;
}

/** Do units he could select make him eligible? (5.2/leader-eligibility) */
export const makeEligible = (g: Game, leader: number, units: readonly number[]): boolean =>
  units.some(unit => isOwnCommand(g, leader, unit) && isRested(g, unit));
