import { FACES, holds, type ModifierRow, modifiersOf } from '@wigwag/kernel';
import { NOBODY, NOWHERE } from '../../board.ts';
import { type ExtendedResult, extendedMarch, unionPlus, wearinessPlus } from '../../charts/extendedMarch.ts';
import type { ClauseId } from '../../clauses.generated.ts';
import type { Flow, Game } from '../../game.ts';
import { pushMarch } from '../../intelligence/markers/dummies.ts';
import { type Force, forceUnder } from '../../intelligence/markers/force.ts';
import { forceOf, isDummy } from '../../intelligence/markers/forces.ts';
import { SHAMS } from '../../intelligence/shapes.ts';
import { hexOf, unitData, unitOnMap, unitState } from '../../pieces/pieces.ts';
import type { Side } from '../../vocabulary.ts';
import { disorganize, loseManpower } from '../losses.ts';

/** 5.1/extended-trigger-*: the level at which a march becomes an extended march. */
function isExtendedAt(g: Game, unit: number, fatigue: number): boolean {
  const { exhausted } = unitState(g, unit);
  return exhausted
    ? holds('5.1/extended-trigger-exhausted', fatigue >= 2)
    : holds('5.1/extended-trigger-normal', fatigue >= 3);
}

/** It would march at Fatigue Level 4, by the option. */
export const isWeary = (g: Game, unit: number): boolean => unitState(g, unit).fatigue > 3;

/** Will the unit have to roll on the table if it marches now? */
export function mustRoll(g: Game, unit: number): boolean {
  const { fatigue } = unitState(g, unit);
  const weary = isWeary(g, unit);
  return !holds('5.1/optional-fatigue-4-no-table', weary) && isExtendedAt(g, unit, weary ? fatigue : fatigue + 1);
}

const isCavalry = (g: Game, unit: number): boolean => unitData(g, unit).arm === 'cavalry';

function plusOfUnion(g: Game, unit: number): number {
  const { side, army } = unitData(g, unit);
  return side === 'union' ? unionPlus(g.world.profile.unionExtendedMarch, isCavalry(g, unit), army) : 0;
}

const plusOfWeariness = (g: Game, unit: number, fatigue: number): number =>
  wearinessPlus(fatigue, unitState(g, unit).exhausted);

/** Modifiers of the Extended March Table; the fatigue is the one already reached. */
const MODIFIERS: readonly ModifierRow<ClauseId, [Game, unit: number, fatigue: number]>[] = [
  ['5.1/extended-compulsory', plusOfUnion],
  ['5.1/extended-compulsory', plusOfWeariness],
];

const extendedMarchModifier = (g: Game, unit: number, fatigue: number): number =>
  modifiersOf(MODIFIERS, g, unit, fatigue).reduce((sum, { value }) => sum + value, 0);

/** What the table would say to each die if the unit marched now, in the order of the dice; none: it does not roll. */
export function extendedMarchResults(g: Game, unit: number): ExtendedResult[] {
  if (!mustRoll(g, unit)) return [];
  const { manpower, disorganized, fatigue } = unitState(g, unit);
  const modifier = extendedMarchModifier(g, unit, fatigue + 1);
  return Array.from({ length: FACES }, (_, face) => extendedMarch(1 + face + modifier, manpower, disorganized));
}

/** The roll that an extended march is, before the die falls. */
export interface ExtendedRoll {
  /** The Fatigue Level that the march comes to. */
  readonly fatigue: number;
  readonly exhausted: boolean;
  /** What is added for a Union unit, and for the fatigue. */
  readonly plus: { readonly union: number; readonly weariness: number };
  /** What the table says to each die, in their order. */
  readonly results: readonly ExtendedResult[];
}

/** Undefined: the unit does not roll if it marches now. */
export function extendedRollOf(g: Game, unit: number): ExtendedRoll | undefined {
  const results = extendedMarchResults(g, unit);
  if (results.length === 0) return undefined;
  const { exhausted, fatigue: before } = unitState(g, unit);
  const fatigue = before + 1;
  const plus = { union: plusOfUnion(g, unit), weariness: plusOfWeariness(g, unit, fatigue) };
  return { fatigue, exhausted, plus, results };
}

function makeExtendedMarch(flow: Flow, unit: number): void {
  const { manpower, disorganized, fatigue } = unitState(flow.game, unit);
  const modifier = extendedMarchModifier(flow.game, unit, fatigue);
  const die = flow.sum(1, 'extended-march');
  const result = extendedMarch(die + modifier, manpower, disorganized);
  flow.emit({ type: 'extendedMarch', unit, die, modifier, result: `${result}` });
  if (result === 'NE') return;
  disorganize(flow, unit, result === 'D' ? '5.1/extended-d' : '5.1/extended-loss');
  if (result !== 'D') loseManpower(flow, unit, result, '5.1/extended-loss');
}

/** The unit was lost under its marker, which nobody sees: the marker marches on as a dummy. */
export function goOnEmpty(flow: Flow, unit: number, { side, id }: Force, left: number, shams: number): void {
  pushMarch(flow, side, id, isCavalry(flow.game, unit) ? 'cavalry' : 'infantry', left, shams);
}

/** The unit was lost, and nothing else is under the marker that lay over it. */
export function isEmptied(g: Game, unit: number, lain: Force | undefined): lain is Force {
  const marker = lain && forceOf(g, lain.side, lain.id);
  return unitOnMap(g, unit) === undefined && marker !== undefined && isDummy(marker);
}

export const firstStep = (): 'start-window' | 'force-march' =>
  holds('7.7/trigger-starts-adjacent', true) ? 'start-window' : 'force-march';

/** March Step 2 (Step 6 of a leader's activation): fatigue, the extended march; then the march itself. */
export function beginMarch(flow: Flow, by: Side, unit: number, left: number, mayAttack = true): void {
  const { game } = flow;
  const { fatigue } = unitState(game, unit);
  const weary = isWeary(game, unit);
  const rolls = mustRoll(game, unit);
  if (weary) disorganize(flow, unit, '5.1/optional-fatigue-4-march');
  else flow.emit({ type: 'fatigued', unit, fatigue: fatigue + 1, because: '5.1/fatigue-plus-one' });
  const marker = forceUnder(game.board.forces, unit);
  if (rolls) makeExtendedMarch(flow, unit);
  if (isEmptied(game, unit, marker)) {
    goOnEmpty(flow, unit, marker, left, SHAMS.alone);
    return;
  }
  flow.push({
    kind: 'march',
    by,
    unit,
    start: hexOf(game, unit),
    left,
    step: firstStep(),
    moved: false,
    fought: 'no',
    weary,
    mayAttack,
    joining: NOBODY,
    stood: [],
    aim: NOWHERE,
    aimType: 'normal',
    shammed: false,
    veiled: false,
  });
}
