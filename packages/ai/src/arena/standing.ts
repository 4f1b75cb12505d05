import type { Fired } from '../bot.ts';
import { firedIn, type PairScore } from './pair.ts';
import { likelihood, type Sequential, type Verdict, verdictOf } from './sequential.ts';
import { eloOf, type Interval, meanOf, scoreInterval, standardError } from './statistics.ts';

/** What some pairs say of a against b. */
export interface Standing {
  readonly pairs: number;
  readonly games: number;
  /** Share of the games that a won, a draw as half. */
  readonly winRate: number;
  readonly interval: Interval;
  /** Victory points of a less those of b, both games of a pair together. */
  readonly margin: number;
  readonly marginError: number;
  /** Share of the pairs that a won by points, equal ones as half: says more where one side nearly always wins. */
  readonly pairRate: number;
  /** Null: without limit. */
  readonly elo: number | null;
  readonly eloInterval: readonly [low: number | null, high: number | null];
}

export interface ArenaReport extends Standing {
  readonly fired: { readonly a: Fired; readonly b: Fired };
  readonly byScenario: readonly (Standing & { readonly scenario: string })[];
  readonly sequential?: Sequential & { readonly verdict: Verdict; readonly likelihood: number };
  /** The control: a against itself, with as many scenarios and other seeds. Its interval should hold one half. */
  readonly mirror?: Standing;
}

const scoreOfPair = ({ games }: PairScore): number => meanOf(games.map(({ score }) => score));
const marginOfPair = ({ games }: PairScore): number => games[0].lead + games[1].lead;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const eloIn = (score: number): number | null => {
  const elo = eloOf(score);
  return elo === undefined ? null : rounded(elo, 0);
};

export function standingOf(pairs: readonly PairScore[]): Standing {
  const scores = pairs.map(scoreOfPair);
  const margins = pairs.map(marginOfPair);
  const [low, high] = scoreInterval(scores);
  return {
    pairs: pairs.length,
    games: 2 * pairs.length,
    winRate: rounded(meanOf(scores), 4),
    interval: [rounded(low, 4), rounded(high, 4)],
    margin: rounded(meanOf(margins), 3),
    marginError: rounded(standardError(margins), 3),
    pairRate: rounded(meanOf(margins.map(margin => (1 + Math.sign(margin)) / 2)), 4),
    elo: eloIn(meanOf(scores)),
    eloInterval: [eloIn(low), eloIn(high)],
  };
}

const inOrder = (scenarios: readonly string[], pairs: readonly PairScore[]): PairScore[] =>
  [...pairs].sort(
    (one, other) => one.pair - other.pair || scenarios.indexOf(one.scenario) - scenarios.indexOf(other.scenario),
  );

/**
 * How many rounds, one pair of every scenario each, it takes until the test is decided; undefined: more than there are. Only whole
 * rounds from the first on count, so that it does not matter which pair was finished first.
 */
export function decidedAfter(
  scenarios: readonly string[],
  pairs: readonly PairScore[],
  asked: Sequential,
): number | undefined {
  const scores: number[] = [];
  for (let round = 0; ; round++) {
    const own = inOrder(
      scenarios,
      pairs.filter(({ pair }) => pair === round),
    );
    if (own.length < scenarios.length) return undefined;
    scores.push(...own.map(scoreOfPair));
    if (verdictOf(scores, asked) !== 'open') return round + 1;
  }
}

export interface Reported {
  readonly scenarios: readonly string[];
  readonly pairs: readonly PairScore[];
  readonly mirror?: readonly PairScore[] | undefined;
  readonly sequential?: Sequential | undefined;
}

export function arenaReport({ scenarios, pairs, mirror, sequential }: Reported): ArenaReport {
  const all = inOrder(scenarios, pairs);
  const scores = all.map(scoreOfPair);
  return {
    ...standingOf(all),
    fired: { a: firedIn(all.map(({ fired }) => fired.a)), b: firedIn(all.map(({ fired }) => fired.b)) },
    byScenario: scenarios.map(scenario => ({
      scenario,
      ...standingOf(all.filter(pair => pair.scenario === scenario)),
    })),
    ...(sequential && {
      sequential: {
        ...sequential,
        verdict: verdictOf(scores, sequential),
        likelihood: rounded(likelihood(scores, sequential), 3),
      },
    }),
    ...(mirror && { mirror: standingOf(inOrder(scenarios, mirror)) }),
  };
}
