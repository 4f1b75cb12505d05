import { copyOf, refusal, scripted, simulate, topFrame } from '@wigwag/kernel';
import type { ExtendedResult } from '../charts/extendedMarch.ts';
import { FORCE_DICE, forceBonus, forcedAs, forceLoss } from '../charts/forceMarch.ts';
import { HALVES } from '../charts/terrainCosts.ts';
import type { AnyChoice, Frame, Game } from '../game.ts';
import { marchFormula, pointsOfRoll, SUMS } from '../movement/march/allowance.ts';
import { extendedMarchResults } from '../movement/march/beginMarch.ts';
import type { MarchStep } from '../movement/shapes.ts';
import { unitData, unitOnMap, unitState } from '../pieces/pieces.ts';
import { gcacw } from '../ruleset.ts';

/** Chances are counted in this many ways, so that they add up exactly: at most five dice are rolled for a march. */
export const WAYS = 6 ** 5;

export interface March {
  readonly game: Game;
  readonly frame: Frame<'march'>;
}

/** A march about to be made, in so many ways; undefined: the unit did not live to make it. */
export interface Prospect {
  readonly ways: number;
  readonly march: March | undefined;
  /** What the dice of its allowance came to, where they are still to be rolled. */
  readonly rolled?: number | undefined;
}

/** The choice that would set the unit marching now; undefined when it is marching already or may not. */
export function beginning(g: Game, unit: number): AnyChoice | undefined {
  const frame = topFrame(g);
  const choice: AnyChoice = frame?.kind === 'activation' ? { do: 'go', unit } : { do: 'march', unit };
  const digs = frame?.kind === 'activation' && frame.digging.includes(unit);
  const may = frame !== undefined && !digs && refusal(gcacw, g, frame.by, choice) === undefined;
  return may ? choice : undefined;
}

/** Nothing more is marched. */
const SPENT: readonly MarchStep[] = ['last-window', 'ended', 'over'];

/** The march that the unit is making; undefined: it is making none. */
export function marchOf(game: Game, unit: number): March | undefined {
  const frame = game.stack.find(each => each.kind === 'march');
  return frame?.kind === 'march' && frame.unit === unit && !SPENT.includes(frame.step) && unitOnMap(game, unit)
    ? { game, frame }
    : undefined;
}

/** The game after a choice with these dice. */
export function after(g: Game, choice: AnyChoice, ...dice: readonly number[]): Game {
  const game = copyOf(gcacw, g, gcacw.copyDerived(g.derived));
  simulate(gcacw, game, choice, scripted(dice.map(die => [die])));
  return game;
}

/** Faces of a die that the Extended March Table answers alike, the highest first. */
interface Alike {
  readonly result: ExtendedResult;
  readonly face: number;
  readonly count: number;
}

export function alikeIn(results: readonly ExtendedResult[]): Alike[] {
  const found: Alike[] = [];
  for (let face = results.length; face >= 1; face--) {
    const result = results[face - 1] ?? 'NE';
    const before = found.at(-1);
    if (before?.result === result) found[found.length - 1] = { ...before, count: before.count + 1 };
    else found.push({ result, face, count: 1 });
  }
  return found;
}

const withLeft = ({ game, frame }: March, left: number): March => {
  const other = { ...frame, left };
  return { game: { ...game, stack: game.stack.map(each => (each === frame ? other : each)) }, frame: other };
};

/**
 * The allowance changes nothing but what is left to march, and faces of the Extended March Table that it answers alike lead to
 * the same: each different case is played once.
 */
function begun(g: Game, unit: number, choice: AnyChoice): Prospect[] {
  const formula = choice.do === 'march' ? marchFormula(g, unit) : undefined;
  const sums = formula === undefined ? [] : [...SUMS[formula.dice]].reverse();
  const highest = sums.slice(0, 1).map(({ sum }) => sum);
  const results = extendedMarchResults(g, unit);
  const cases =
    results.length === 0
      ? [{ ways: WAYS, march: marchOf(after(g, choice, ...highest), unit) }]
      : alikeIn(results).map(({ face, count }) => ({
          ways: (WAYS / results.length) * count,
          march: marchOf(after(g, choice, ...highest, face), unit),
        }));
  if (formula === undefined) return cases;
  const all = sums.reduce((sum, { ways }) => sum + ways, 0);
  return sums.flatMap(({ sum, ways }) => {
    const points = pointsOfRoll(formula, sum);
    return cases.map(each => ({
      ways: (each.ways / all) * ways,
      march: each.march && withLeft(each.march, points * HALVES),
      rolled: points - formula.plus,
    }));
  });
}

/** Every way the dice may fall before the unit takes its first step. */
export function prospects(g: Game, unit: number): Prospect[] {
  const marching = marchOf(g, unit);
  if (marching !== undefined) return [{ ways: WAYS, march: marching }];
  const choice = beginning(g, unit);
  return choice === undefined ? [] : begun(g, unit, choice);
}

/** One roll of a force march: what it adds, in halves, what it costs, and in how many ways of all it comes up. */
export interface ForceRoll {
  readonly sum: number;
  readonly ways: number;
  readonly of: number;
  readonly bonus: number;
  readonly loss: number;
}

export function forceRolls(g: Game, unit: number, manpower: number): ForceRoll[] {
  const arm = forcedAs(unitData(g, unit).arm);
  const dice = FORCE_DICE[arm];
  const of = dice === 1 ? 6 : 36;
  return SUMS[dice].map(({ sum, ways }) => ({
    ...{ sum, ways, of },
    bonus: forceBonus[arm](sum) * HALVES,
    loss: forceLoss[arm](sum, manpower),
  }));
}

type Forced = readonly (ForceRoll & { readonly march: March | undefined })[];

/** Rolls that cost the same lead to the same, but for what is left. Undefined: it may not be made. */
function forcedFrom({ game, frame }: March): Forced | undefined {
  if (refusal(gcacw, game, frame.by, { do: 'force' }) !== undefined) return undefined;
  const { unit } = frame;
  const played = new Map<number, March | undefined>();
  return forceRolls(game, unit, unitState(game, unit).manpower).map(roll => {
    if (!played.has(roll.loss)) played.set(roll.loss, marchOf(after(game, { do: 'force' }, roll.sum), unit));
    return { ...roll, march: played.get(roll.loss) };
  });
}

/** The same, each followed by a force march where one may be made. */
export function forcedProspects(before: readonly Prospect[]): Prospect[] {
  const known = new Map<object, Forced | undefined>();
  return before.flatMap((prospect): Prospect[] => {
    const { march, ways } = prospect;
    if (march === undefined) return [prospect];
    const { board } = march.game;
    if (!known.has(board)) known.set(board, forcedFrom(march));
    const rolls = known.get(board);
    if (rolls === undefined) return [prospect];
    return rolls.map(roll => ({
      ways: (ways / roll.of) * roll.ways,
      march: roll.march && withLeft(roll.march, march.frame.left + roll.bonus),
    }));
  });
}

export const most = (all: readonly Prospect[]): number =>
  Math.max(0, ...all.map(({ march }) => march?.frame.left ?? 0));
