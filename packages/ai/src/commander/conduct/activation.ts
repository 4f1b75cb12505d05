import type { AnyChoice, Frame, Game } from '@wigwag/gcacw';
import { bestWithin, Marches } from '../candidates/marches.ts';
import { scratchOf } from '../candidates/scratch.ts';
import type { Survey } from '../valuation/survey.ts';

type F = Frame<'activation'>;
type Go = Extract<AnyChoice, { do: 'go' }>;
type Attach = Extract<AnyChoice, { do: 'attach' }>;

/** What each of the units would gain with the points that were rolled. */
function gains(survey: Survey, mind: Game, f: F): Map<number, number> {
  const marches = new Marches(survey, scratchOf(mind));
  const budget = Math.max(0, f.allowance);
  return new Map(
    f.waiting.map(unit => {
      if (f.digging.includes(unit)) return [unit, Number.MAX_SAFE_INTEGER] as const;
      const setting = { underWay: false, tires: 1, mayAttack: true, seen: new Set<number>(), budget };
      return [unit, bestWithin(marches.aims(unit, setting), budget)?.value ?? 0] as const;
    }),
  );
}

/** He goes with the unit that gains most, and who gains most goes first; diggers do not hold up the others. */
export function directActivation(survey: Survey, f: F, choices: readonly AnyChoice[]): AnyChoice | undefined {
  const worth = gains(survey, survey.game, f);
  const by = (unit: number): number => worth.get(unit) ?? -1;
  const goes = choices.filter((choice): choice is Go => choice.do === 'go').sort((a, b) => by(b.unit) - by(a.unit));
  if (goes.length > 0) return goes[0];
  const value = ({ unit, along }: Attach): number =>
    (f.waiting.includes(unit) && !f.digging.includes(unit) ? 1_000_000 + survey.valueOf(unit) : 0) - along.length;
  return choices
    .filter((choice): choice is Attach => choice.do === 'attach')
    .sort((a, b) => value(b) - value(a) || a.unit - b.unit)[0];
}
