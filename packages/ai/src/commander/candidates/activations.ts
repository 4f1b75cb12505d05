import type { AnyChoice, Game } from '@wigwag/gcacw';
import type { Survey } from '../valuation/survey.ts';
import { allowances, ledFormula, wearingSixths } from './allowance.ts';
import { type Idea, idea, type Move } from './idea.ts';
import { ABOUT_TO, expected, type Marches } from './marches.ts';
import { putAt } from './scratch.ts';

type Activate = Extract<AnyChoice, { do: 'activate' }>;

/** By leader: all units that he could take along. */
export function followersIn(choices: readonly AnyChoice[]): Map<number, number[]> {
  const found = new Map<number, Set<number>>();
  for (const choice of choices) {
    if (choice.do !== 'activate') continue;
    const known = found.get(choice.leader) ?? new Set<number>();
    for (const unit of choice.units) known.add(unit);
    found.set(choice.leader, known);
  }
  return new Map([...found].map(([leader, units]) => [leader, [...units].sort((a, b) => a - b)]));
}

/** What an extended march does to a unit, and in how many cases of six; undefined: it does nothing. */
export function wearOn({ game, units }: Survey, unit: number) {
  const state = units[unit];
  const sixths = state === undefined ? 0 : wearingSixths(game, unit, Math.min(4, state.fatigue + 1));
  if (state === undefined || sixths === 0) return undefined;
  return {
    sixths,
    hurt: state.disorganized ? { manpower: Math.max(0, state.manpower - 1) } : { disorganized: true },
  };
}

/** What a march that tires the unit so much may cost it beyond that. */
export function wear(survey: Survey, unit: number): number {
  const worn = wearOn(survey, unit);
  if (worn === undefined) return 0;
  const { sixths, hurt } = worn;
  const before = survey.value();
  survey.change(unit, hurt);
  const loss = before - survey.value();
  survey.back();
  return Math.trunc((sixths * loss) / 6);
}

/** A leader with those of his units who gain by it, each placed before the next is weighed. */
export function weighActivation(
  survey: Survey,
  scratch: Game,
  marches: Marches,
  leader: number,
  units: readonly number[],
  { least, leaders }: { readonly least: number; readonly leaders: number },
): Idea | undefined {
  const rolls = allowances(ledFormula(scratch, leader));
  const budget = Math.max(...rolls.map(({ halves }) => halves));
  const weigh = (unit: number) => {
    const { value, aim, reached, spread } = expected(marches.aims(unit, { ...ABOUT_TO, budget }), rolls);
    return { unit, aim, reached, spread, value: value - wear(survey, unit) };
  };
  const first = units.map(weigh).sort((a, b) => b.value - a.value || a.unit - b.unit);
  const { mark } = survey;
  const undo: (() => void)[] = [];
  const moves: Move[] = [];
  let value = 0;
  let odds: Idea['odds'];
  for (const { unit, value: alone } of first) {
    if (moves.length === leaders) break;
    if (alone < least && moves.length === 0) break;
    const now = weigh(unit);
    if (now.aim === undefined || now.value < least) continue;
    value += now.value;
    moves.push({ unit, aim: now.aim, spread: now.spread });
    const fatigue = (survey.units[unit]?.fatigue ?? 0) + 1;
    survey.change(unit, { hex: now.aim.hex, fatigue });
    undo.push(putAt(scratch, unit, now.aim.hex));
    const { attack, drivenOff } = now.aim;
    if (attack === undefined) continue;
    odds ??= { target: attack.target, drivenOff, reached: now.reached };
    marches.struck.set(attack.target, Math.max(drivenOff, marches.struck.get(attack.target) ?? 0));
  }
  for (const back of undo.reverse()) back();
  survey.back(mark);
  marches.struck.clear();
  if (moves.length === 0) return undefined;
  const set = moves.map(({ unit }) => unit).sort((a, b) => a - b);
  const choice: Activate = { do: 'activate', leader, units: set, digging: [] };
  return idea('activate', choice, value, { leader, units: set, goal: moves[0]?.aim.hex, odds, moves });
}
