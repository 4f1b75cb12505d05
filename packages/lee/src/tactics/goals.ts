import { type ClauseRow, holds } from '@wigwag/kernel';
import type { ClauseId } from '../clauses.generated.ts';

/** 13.12/three-tactics. */
export const TACTICS = ['cautious', 'neutral', 'aggressive'] as const;
export type Tactic = (typeof TACTICS)[number];

/** How the battle ended for one side, as the players report it (14.2 and 14.3 are not in the two chapters). */
export interface Outcome {
  /** Strategic points in all, and those that the side holds. */
  readonly points: number;
  readonly held: number;
  readonly holdsOwnBase: boolean;
  readonly tookEnemyBase: boolean;
  /** Units lost, and those with which the enemy began. */
  readonly lost: number;
  readonly enemyLost: number;
  readonly enemyUnits: number;
  readonly brokeEnemyMorale: boolean;
}

/** 13.12/quarter-round-up. */
export function quarterOf(units: number): number {
  const quarter = units / 4;
  return holds('13.12/quarter-round-up', !Number.isInteger(quarter)) ? Math.ceil(quarter) : Math.floor(quarter);
}

const holdsMost = ({ points, held }: Outcome): boolean => held * 2 > points;
const holdsAll = ({ points, held }: Outcome): boolean => points > 0 && held >= points;
const holdsBase = ({ holdsOwnBase }: Outcome): boolean => holdsOwnBase;
const tookBase = ({ tookEnemyBase }: Outcome): boolean => tookEnemyBase;
const destroyedQuarter = ({ enemyLost, enemyUnits }: Outcome): boolean =>
  enemyUnits > 0 && enemyLost >= quarterOf(enemyUnits);

type Goals = readonly ClauseRow<ClauseId, [Outcome]>[];

/** In the order of their numbers. */
const GOALS: Readonly<Record<Tactic, Goals>> = {
  cautious: [
    ['13.12/cautious-goal-1', holdsMost],
    ['13.12/cautious-goal-2', holdsBase],
    ['13.12/cautious-goal-3', ({ lost, enemyLost }) => lost < enemyLost],
  ],
  neutral: [
    ['13.12/neutral-goal-1', holdsMost],
    ['13.12/neutral-goal-2', holdsBase],
    ['13.12/neutral-goal-3', destroyedQuarter],
    ['13.12/neutral-goal-4', tookBase],
  ],
  aggressive: [
    ['13.12/aggressive-goal-1', holdsAll],
    ['13.12/aggressive-goal-2', ({ brokeEnemyMorale }) => brokeEnemyMorale],
    ['13.12/aggressive-goal-3', tookBase],
    ['13.12/aggressive-goal-4', destroyedQuarter],
    ['13.12/aggressive-goal-5', holdsMost],
  ],
};

/** The numbers of the goals of a tactic that are met. */
export const goalsMet = (tactic: Tactic, outcome: Outcome): number[] =>
  GOALS[tactic].flatMap(([clause, isMet], i) => (holds(clause, isMet(outcome)) ? [i + 1] : []));

export const goalCount = (tactic: Tactic): number => GOALS[tactic].length;
