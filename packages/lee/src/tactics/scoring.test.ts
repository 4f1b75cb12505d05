import { ruleTests } from '@wigwag/tests/rule';
import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../clauses.generated.ts';
import { goalsMet, type Outcome, quarterOf, type Tactic } from './goals.ts';
import { percentFor, scoreOf } from './scoring.ts';

const rule = ruleTests<ClauseId>();

/** LX-32: A holds 2 of 3 points, his base and B's; A lost 2 units, B 3 of 12; B's morale is not broken. */
const END: Outcome = {
  points: 3,
  held: 2,
  holdsOwnBase: true,
  tookEnemyBase: true,
  lost: 2,
  enemyLost: 3,
  enemyUnits: 12,
  brokeEnemyMorale: false,
};
const met = (tactic: Tactic, parts: Partial<Outcome> = {}) => goalsMet(tactic, { ...END, ...parts });
const value = (tactic: Tactic, ...goals: number[]) => (1000 * percentFor(tactic, goals)) / 100;

describe('13.12 the goals', () => {
  test('LX-32: what A has met by each tactic', () => {
    expect(met('cautious')).toEqual([1, 2, 3]);
    expect(met('neutral')).toEqual([1, 2, 3, 4]);
    expect(met('aggressive')).toEqual([3, 4, 5]);
  });

  rule('13.12/cautious-goal-1', 'LS-71: more than half of three points is two, of four points three', () => {
    expect(met('cautious', { held: 2 })).toContain(1);
    expect(met('cautious', { held: 1 })).not.toContain(1);
    expect(met('cautious', { points: 4, held: 3 })).toContain(1);
    expect(met('cautious', { points: 4, held: 2 })).not.toContain(1);
  });

  rule('13.12/cautious-goal-2', 'LX-32: the own base is held', () => {
    expect(met('cautious')).toContain(2);
    expect(met('cautious', { holdsOwnBase: false })).not.toContain(2);
  });

  rule('13.12/cautious-goal-3', 'LX-32: fewer units lost; as many would not do', () => {
    expect(met('cautious')).toContain(3);
    expect(met('cautious', { lost: 3 })).not.toContain(3);
  });

  rule('13.12/neutral-goal-1', 'LX-32: more than half of the points', () => {
    expect(met('neutral')).toContain(1);
    expect(met('neutral', { held: 1 })).not.toContain(1);
  });

  rule('13.12/neutral-goal-2', 'LX-32: the own base is held', () => {
    expect(met('neutral')).toContain(2);
    expect(met('neutral', { holdsOwnBase: false })).not.toContain(2);
  });

  rule('13.12/neutral-goal-3', 'LX-32: a quarter of the enemy destroyed', () => {
    expect(met('neutral')).toContain(3);
    expect(met('neutral', { enemyLost: 2 })).not.toContain(3);
  });

  rule('13.12/neutral-goal-4', 'LX-32: the enemy base taken', () => {
    expect(met('neutral')).toContain(4);
    expect(met('neutral', { tookEnemyBase: false })).not.toContain(4);
  });

  rule('13.12/aggressive-goal-1', 'LX-32: all points taken', () => {
    expect(met('aggressive', { held: 3 })).toContain(1);
    expect(met('aggressive')).not.toContain(1);
  });

  rule('13.12/aggressive-goal-2', 'LX-32: the enemy morale broken', () => {
    expect(met('aggressive', { brokeEnemyMorale: true })).toContain(2);
    expect(met('aggressive')).not.toContain(2);
  });

  rule('13.12/aggressive-goal-3', 'LX-32: the enemy base taken', () => {
    expect(met('aggressive')).toContain(3);
    expect(met('aggressive', { tookEnemyBase: false })).not.toContain(3);
  });

  rule('13.12/aggressive-goal-4', 'LX-32: a quarter of the enemy destroyed', () => {
    expect(met('aggressive')).toContain(4);
    expect(met('aggressive', { enemyLost: 2 })).not.toContain(4);
  });

  rule('13.12/aggressive-goal-5', 'LX-32: more than half of the points', () => {
    expect(met('aggressive')).toContain(5);
    expect(met('aggressive', { held: 1 })).not.toContain(5);
  });

  rule('13.12/quarter-round-up', 'LS-70: of 8, 9, 10 and 12 units 2, 3, 3 and 3', () => {
    expect([8, 9, 10, 12].map(quarterOf)).toEqual([2, 3, 3, 3]);
  });

  test('nobody holds all of no points or destroys a quarter of no units', () => {
    expect(met('aggressive', { points: 0, held: 0, enemyUnits: 0, enemyLost: 0, tookEnemyBase: false })).toEqual([]);
  });
});

describe('13.12 what they pay', () => {
  rule('13.12/cautious-all', 'LS-67: all three goals pay the value of the army', () => {
    expect(value('cautious', 1, 2, 3)).toBe(1000);
  });

  rule('13.12/cautious-two', 'LS-67: any two pay half of it, one pays nothing', () => {
    expect(value('cautious', 1, 3)).toBe(500);
    expect(value('cautious', 2)).toBe(0);
  });

  rule('13.12/neutral-all', 'LS-68: all four pay double', () => expect(value('neutral', 1, 2, 3, 4)).toBe(2000));
  rule('13.12/neutral-1-3', 'LS-68: goals 1 to 3 pay the value', () => expect(value('neutral', 1, 2, 3)).toBe(1000));
  rule('13.12/neutral-two', 'LS-68: any two pay half, and so do three others', () => {
    expect(value('neutral', 1, 3, 4)).toBe(500);
    expect(value('neutral', 2, 4)).toBe(500);
    expect(value('neutral', 4)).toBe(0);
  });

  rule('13.12/aggressive-1-4', 'goals 1 to 4 pay four times the value', () => {
    expect(value('aggressive', 1, 2, 3, 4)).toBe(4000);
    expect(value('aggressive', 2, 3, 4)).toBe(1000);
  });

  rule('13.12/aggressive-3-5', 'R-41: goals 3 to 5 pay three times; all points are more than half of them', () => {
    expect(value('aggressive', 3, 4, 5)).toBe(3000);
    expect(value('aggressive', 1, 3, 4)).toBe(3000);
  });

  rule('13.12/aggressive-three', 'R-41: any three pay the value, so do the first two, which are three', () => {
    expect(value('aggressive', 1, 2)).toBe(1000);
    expect(value('aggressive', 2, 4, 5)).toBe(1000);
    expect(value('aggressive', 4, 5)).toBe(0);
  });

  test('the score at the end', () => {
    expect(scoreOf('neutral', END, 1500)).toEqual({ goals: [1, 2, 3, 4], percent: 200, points: 3000 });
    expect(scoreOf('aggressive', END, 1500)).toEqual({ goals: [3, 4, 5], percent: 300, points: 4500 });
    expect(scoreOf('cautious', { ...END, lost: 9 }, 1001).points).toBe(500);
  });

  test('goals that a tactic does not have pay nothing', () => {
    expect(percentFor('cautious', [0, 4, 5, 6, -1])).toBe(0);
  });
});
