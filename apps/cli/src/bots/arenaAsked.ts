import { type BotName, MEASURED, type PairScore, type Sequential } from '@wigwag/ai';
import type { OptionName } from '@wigwag/gcacw';
import type { Translate } from '@wigwag/words';
import type { Arguments } from '../commandLine.ts';
import { Complaint } from '../terminal.ts';
import { botOf, numberOf, optionsOf, scenariosOf } from './asked.ts';

/** What is to be measured. */
export interface ArenaAsked {
  readonly a: BotName;
  readonly b: BotName;
  readonly scenarios: readonly string[];
  readonly options: readonly OptionName[];
  /** Of each scenario; at most, where a test may end it before. */
  readonly pairs: number;
  /** Pairs of each scenario in which a meets itself. */
  readonly mirrors: number;
  readonly seed: number;
  readonly sequential: Sequential | undefined;
}

/** A pair, and whether it was one of the control. */
export type Scored = PairScore & { readonly mirror?: true };

const MOST_PAIRS = 100_000;
/** One pair of the control for so many. */
const PAIRS_OF_A_MIRROR = 4;

/** From and to, in Elo. */
function sequentialOf(t: Translate, found: string | undefined): Sequential | undefined {
  if (found === undefined) return undefined;
  const [low = Number.NaN, high = Number.NaN, ...rest] = found.split(',').map(part => Number(part.trim() || 'none'));
  if (low < high && Math.abs(low) <= 1000 && Math.abs(high) <= 1000 && rest.length === 0) return { low, high };
  throw new Complaint(t('cli.arena.bad-sprt', { found }));
}

export function arenaAsked(t: Translate, given: Arguments, seed: number): ArenaAsked {
  const [a, b] = [botOf(t, '--a', given.a), botOf(t, '--b', given.b)];
  const scenarios = scenariosOf(t, given.scenarios, MEASURED);
  const pairs = numberOf(t, '--pairs', given.pairs, 20, [1, MOST_PAIRS]);
  return {
    ...{ a, b, scenarios, pairs, seed },
    options: optionsOf(t, given.option, scenarios),
    mirrors: given.noMirror ? 0 : Math.ceil(pairs / PAIRS_OF_A_MIRROR),
    sequential: sequentialOf(t, given.sprt),
  };
}
