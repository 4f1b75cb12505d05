import { holds } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';
import { goalCount, goalsMet, type Outcome, type Tactic } from './goals.ts';

type Met = ReadonlySet<number>;

const all =
  (...goals: readonly number[]) =>
  (met: Met): boolean =>
    goals.every(goal => met.has(goal));

const anyOf =
  (count: number) =>
  (met: Met): boolean =>
    met.size >= count;

type Reward = readonly [clause: ClauseId, isEarned: (met: Met) => boolean, percent: number];

const REWARDS: Readonly<Record<Tactic, readonly Reward[]>> = {
  cautious: [
    ['13.12/cautious-all', all(1, 2, 3), 100],
    ['13.12/cautious-two', anyOf(2), 50],
  ],
  neutral: [
    ['13.12/neutral-all', all(1, 2, 3, 4), 200],
    ['13.12/neutral-1-3', all(1, 2, 3), 100],
    ['13.12/neutral-two', anyOf(2), 50],
  ],
  aggressive: [
    ['13.12/aggressive-1-4', all(1, 2, 3, 4), 400],
    ['13.12/aggressive-3-5', all(3, 4, 5), 300],
    ['13.12/aggressive-three', anyOf(3), 100],
  ],
};

/** Who holds all points holds more than half of them: R-41. */
function completed(tactic: Tactic, goals: readonly number[]): Met {
  const known = goals.filter(goal => goal >= 1 && goal <= goalCount(tactic));
  return new Set(tactic === 'aggressive' && known.includes(1) ? [...known, 5] : known);
}

/** of the rewards that are earned, only the best one. */
export function percentFor(tactic: Tactic, goals: readonly number[]): number {
  const met = completed(tactic, goals);
  const earned = REWARDS[tactic].filter(([clause, isEarned]) => holds(clause, isEarned(met)));
  return Math.max(0, ...earned.map(([, , percent]) => percent));
}

export interface Score {
  readonly goals: readonly number[];
  /** Of the point value of one's own army. */
  readonly percent: number;
  readonly points: number;
}

/** 13.12: what a tactic pays at the end. Half a point counts for nothing: the two chapters know no fractions. */
export function scoreOf(tactic: Tactic, outcome: Outcome, armyValue: number): Score {
  const goals = goalsMet(tactic, outcome);
  const percent = percentFor(tactic, goals);
  return { goals, percent, points: Math.floor((armyValue * percent) / 100) };
}
